import BusModel
import BusNormalise
import Testing

@testable import BusExtract

/// Columns whose labels are no words of days, and what the page says that they mean.
@Suite("labels that the page defines")
struct LabelDefinitionTests {
  @Test(
    "the dates of 学校休業日 run its column however the page defines it, and others do not",
    arguments: [
      "<p>学校休業日：土・日・祝日、冬休み（12月25日～1月7日）</p>",
      "<p>※「学校休業日」とは、土曜・日曜・祝日および12月25日から1月7日までをいいます。</p>",
      "<p>「学校休業日」の時刻は、土曜・日曜・祝日のほか、冬休み（12月25日～1月7日）の平日にも適用します。バスは前乗りです。</p>",
      "<dl><dt>学校休業日</dt><dd>土日祝、12/25～1/7</dd><dt>運賃</dt><dd>200円</dd></dl>",
      "<table><tr><td>学校休業日</td><td>土日祝、12月25日～1月7日</td></tr></table>",
      "<p>学校休業日：土・日・祝日のほか、次の日<br>・12月25日（金）～1月7日（木）　冬季休業<br>・3月25日（木）　終業式の翌日</p>",
    ])
  func school(below: String) throws {
    let read = hourPage(below, heads: ["平日", "学校休業日"])
    #expect(try columns(read, on: "2026-12-24") == [0])
    #expect(try columns(read, on: "2026-12-26") == [1])
    #expect(try shown(read, on: "2026-12-29") == [1])
    #expect(try columns(read, on: "2027-01-08") == [0])
  }

  @Test("the rest of the days run the column that is said to be theirs")
  func rest() throws {
    let read = hourPage(
      "<p>多客期ダイヤは、12月26日から1月5日まで、8月7日から8月16日までの毎日です。それ以外の期間は通常ダイヤで運航します。</p>",
      heads: ["通常ダイヤ", "多客期ダイヤ"])
    #expect(try columns(read, on: "2026-12-25") == [0])
    #expect(try shown(read, on: "2026-12-26") == [1])
    #expect(try columns(read, on: "2027-02-21") == [0])
  }

  @Test("左記以外 is of the days of no other column")
  func others() throws {
    let read = hourPage("", heads: ["月曜～金曜", "左記以外の日"])
    #expect(try columns(read, on: "2026-12-25") == [0])
    #expect(try columns(read, on: "2026-12-27") == [1])
  }

  @Test("その他の日 over the only timetable of a page says no days")
  func alone() throws {
    let read = hourPage("", heads: ["その他の日"])
    #expect(read.timetables.allSatisfy { $0.pattern == nil })
  }

  @Test("what another label means is no day of this one, and its own words are not lost")
  func besides() throws {
    let read = hourPage(
      "<p>休校日ダイヤ：12月25日～1月7日、登校日：それ以外の土曜</p>", heads: ["平日", "休校日ダイヤ"])
    #expect(try columns(read, on: "2026-12-05") != [1])
  }

  @Test("登校日 is no rest of the days where the page gives no dates of its holidays")
  func holidays() throws {
    let read = hourPage("<p>休校日：土・日・祝日</p>", heads: ["登校日", "休校日"])
    let calendar = ServiceCalendar(operator: nil).adding(read.dayRules)
    let day = calendar.day(try #require(CivilDate("2027-08-10")))
    let answers = ServicePattern.answers(
      of: read.timetables.compactMap(\.pattern), on: day, in: calendar)
    #expect(answers.first?.runs != .yes)
  }

  @Test("what one label means limits no other column")
  func limit() throws {
    let read = hourPage(
      "<dl><dt>休業期間</dt><dd>2026年12月24日～2027年1月5日の平日</dd><dt>土曜</dt><dd>授業期間中の土曜のみ運行します</dd></dl>",
      heads: ["授業期間", "休業期間", "土曜"])
    #expect(try columns(read, on: "2026-12-22") != [])
    #expect(try shown(read, on: "2026-12-24") == [1])
  }

  @Test("a definition with words that nobody knows leaves the days of its label open")
  func unknown() throws {
    for days in ["校長が別に定める日、12月25日～1月7日", "校長が認める日、土日祝、12月25日～1月7日"] {
      let read = hourPage("<p>学校休業日：\(days)</p>", heads: ["平日", "学校休業日"])
      #expect(try columns(read, on: "2026-12-28") == nil, "\(days)")
    }
  }

  @Test("a line about the office beside a column 営業日 defines no bus")
  func office() throws {
    let read = hourPage("<p>営業日：月曜～金曜（当社窓口）</p>", heads: ["平日", "土日祝"])
    #expect(try columns(read, on: "2026-12-25") == [0])
    #expect(try columns(read, on: "2026-12-26") == [1])
  }

  /// The columns of the labels that a date runs by name.
  private func shown(_ read: Normalise.Result, on date: String) throws -> [Int]? {
    let calendar = ServiceCalendar(operator: nil).adding(read.dayRules)
    let day = calendar.day(try #require(CivilDate(date)))
    guard case .special(let name) = day.runs else { return try columns(read, on: date) }
    return read.timetables.indices.filter { read.timetables[$0].label == name }
  }

  @Test(
    "labels of two columns side by side are explained by rows, by definitions and by lines alike",
    arguments: [
      "<table><tr><th>A日程</th><td>12月1日～12月18日の平日</td></tr><tr><th>B日程</th><td>12月21日～23日、1月7日</td></tr></table>",
      "<dl><dt>A日程</dt><dd>12月1日～12月18日の平日</dd><dt>B日程</dt><dd>12月21日～23日、1月7日</dd></dl>",
      "<p>A日程：12月1日～12月18日の平日</p><p>B日程：12月21日～23日、1月7日</p>",
    ])
  func sideBySide(definitions: String) {
    let read = hourPage("<h3>運行日程</h3>\(definitions)", heads: ["A日程", "B日程"])
    #expect(read.timetables.map { $0.pattern?.text } == ["12/1～12/18の平日", "12/21～12/23・1/7"])
  }
}
