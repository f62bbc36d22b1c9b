import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Sentences that say of all buses of a page when they run, above or below columns that have labels of their own: what
/// they say holds beside the labels, whatever its words.
@Suite("what is said of all buses is heard beside labels")
struct LimitBesideLabelTests {
  private static let rows =
    "<tr><td>7</td><td>05 35</td><td>10</td></tr><tr><td>8</td><td>05</td><td>10</td></tr><tr><td>9</td><td>25</td><td>40</td></tr>"

  /// What runs on a date in the columns 平日 and 土日祝 with a sentence above them and below.
  private func runs(_ sentence: String, on date: String) throws -> [[PatternAnswer.Runs]] {
    let line = "<p>\(sentence)</p>"
    let table =
      "<h2>中央駅行き</h2><table><tr><th>時</th><th>平日</th><th>土日祝</th></tr>\(Self.rows)</table>"
    return try [line + table, table + line].map { body in
      let page = read("<title>緑町 時刻表</title><h1>緑町</h1>" + body)
      let told = Normalise.timetables(of: page)
      try #require(told.timetables.count == 2)
      let calendar = ServiceCalendar(operator: nil).adding(told.dayRules)
      let day = try #require(CivilDate(date))
      if calendar.day(day).isOpen { return [.unknown, .unknown] }
      let patterns = try told.timetables.map { try #require($0.pattern) }
      return ServicePattern.answers(of: patterns, on: calendar.day(day), in: calendar).map(\.runs)
    }
  }

  @Test(
    "days of the week alone run",
    arguments: ["運行日：月・水・金", "月水金運行", "バスは月・水・金に運行します。", "運行日は月・水・金です。", "毎週月曜・水曜・金曜に運行します。"])
  func week(_ sentence: String) throws {
    #expect(try runs(sentence, on: "2027-01-26").allSatisfy { !$0.contains(.yes) })
    #expect(try runs(sentence, on: "2027-01-31").allSatisfy { !$0.contains(.yes) })
    #expect(try runs(sentence, on: "2027-01-27").allSatisfy { $0 == [.yes, .no] })
  }

  @Test(
    "a season, and not all but that season",
    arguments: [
      "4月1日から11月30日までのみ運行します。", "このバスは4月1日～11月30日の季節運行です。", "4月1日～11月30日の季節限定運行",
      "本路線は、4月1日から11月30日までの季節運行となります",
    ])
  func season(_ sentence: String) throws {
    #expect(try runs(sentence, on: "2027-01-27").allSatisfy { $0 == [.no, .no] })
    #expect(try runs(sentence, on: "2027-06-02").allSatisfy { $0 == [.yes, .no] })
  }

  @Test(
    "days that no calendar tells are open",
    arguments: [
      "バスは図書館の開館日に運行します。", "このバスは特定日のみ運行します。", "指定日のみ運行します。", "運行日は学校の行事に合わせて変わります。",
      "バスはイベント開催日のみ運行します。港駅で列車に接続します。",
    ])
  func open(_ sentence: String) throws {
    #expect(try runs(sentence, on: "2027-01-27").allSatisfy { !$0.contains(.yes) })
  }

  @Test(
    "how long a timetable holds, and when another comes",
    arguments: [
      ("2027年2月28日まで", "2027-03-03"), ("2027年2月28日までの時刻", "2027-03-03"),
      ("この時刻表の有効期限は2027年2月28日です。", "2027-03-03"), ("4月1日から時刻表が変わります。", "2027-04-07"),
      ("2027年4月1日にダイヤ改正を実施します。", "2027-04-07"), ("2027年4月1日より新しい時刻表になります。", "2027-04-07"),
      ("4月1日からダイヤが変更になります。", "2027-04-07"),
    ])
  func until(_ sentence: String, _ after: String) throws {
    #expect(try runs(sentence, on: after).allSatisfy { !$0.contains(.yes) })
    #expect(try runs(sentence, on: "2027-01-27").allSatisfy { $0 == [.yes, .no] })
  }

  @Test(
    "a timetable that begins is not said to be another's end",
    arguments: ["2027年1月10日からの時刻表です。", "この時刻表は2027年1月10日からのものです。"])
  func beginning(_ sentence: String) throws {
    #expect(try runs(sentence, on: "2027-01-27").allSatisfy { $0 == [.yes, .no] })
  }

  @Test("a change of times is no title of other dates that follow")
  func changeBeforeDates() throws {
    let sentence = "3月15日～19日は時刻が変わります。</p><p>12月30日・31日は土日祝ダイヤとなります。"
    #expect(try runs(sentence, on: "2027-03-17").allSatisfy { !$0.contains(.yes) })
    #expect(try runs(sentence, on: "2026-12-30").allSatisfy { $0 == [.no, .yes] })
  }

  @Test("a definition ends at a blank, behind which something else is said")
  func definition() throws {
    let sentence = "※土日祝＝土曜・日曜・祝日・年末年始（12/31～1/3）　お盆期間（8/12～8/13）の平日は土日祝ダイヤ"
    #expect(try runs(sentence, on: "2027-08-12").allSatisfy { $0 == [.no, .yes] })
    #expect(try runs(sentence, on: "2026-12-31").allSatisfy { $0 == [.no, .yes] })
    #expect(try runs(sentence, on: "2027-01-27").allSatisfy { $0 == [.yes, .no] })
  }

  @Test(
    "the last day of the old year and the first of the new one",
    arguments: [
      "年末は12月30日まで、年始は1月4日から動きます", "年末は12月30日まで、年始は1月4日から運行します。", "※年末は30日（水）まで、年始は4日（月）からの運行です",
    ])
  func turnOfYear(_ sentence: String) throws {
    #expect(try runs(sentence, on: "2027-01-03").allSatisfy { $0 == [.no, .no] })
    #expect(try runs(sentence, on: "2026-12-30").allSatisfy { $0 == [.yes, .no] })
    #expect(try runs(sentence, on: "2027-01-04").allSatisfy { $0 == [.yes, .no] })
  }

  @Test(
    "what may be said of another service, or of something else, takes no day for sure",
    arguments: [
      "温泉線は4月1日～11月30日の季節運行です", "運行日：月・木（南コース）", "青コース　月・水・金運行",
      "年末は12月30日まで、年始は1月5日から運行ルートが変わります", "年末は12月30日まで、年始は1月5日から通常どおり運行します。",
      "土日祝＝土曜・日曜・祝日　年末年始運行",
    ])
  func another(_ sentence: String) throws {
    for date in ["2027-01-04", "2027-01-05", "2027-01-26"] {
      #expect(try runs(sentence, on: date).allSatisfy { $0[0] != .no }, "\(date)")
    }
  }

  @Test(
    "words for something else in the same line silence no change",
    arguments: ["2027年4月1日に時刻を変更します。詳しくは下記まで。", "2027年4月1日に上記の時刻を変更します。運賃は以下のとおりです。"])
  func changeBesideOthers(_ sentence: String) throws {
    #expect(try runs(sentence, on: "2027-04-07").allSatisfy { !$0.contains(.yes) })
  }

  @Test(
    "what changes besides the times opens nothing",
    arguments: ["4月1日に運賃改正を行います", "4月1日に規約の改正を実施します。"])
  func fares(_ sentence: String) throws {
    #expect(try runs(sentence, on: "2027-04-07").allSatisfy { $0 == [.yes, .no] })
  }

  @Test("when leaves or blossoms are at their best is of no bus")
  func blossoms() throws {
    for sentence in ["山いっぱいの赤と金。見頃は10月下旬から。", "桜の見頃は4月上旬です。"] {
      #expect(try runs(sentence, on: "2027-01-27").allSatisfy { $0 == [.yes, .no] })
    }
  }
}
