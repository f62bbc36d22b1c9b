import BusModel
import BusNormalise
import Testing

@Suite("Days on which something runs after all")
struct RestoredDayTests {
  private func runs(
    _ labels: [String], _ lines: [String], on date: String
  ) throws -> [PatternAnswer.Runs] {
    var page = RawPage(
      encoding: PageEncoding(name: "UTF-8", replacedCharacters: 0), judgement: .timetable)
    page.timetables = labels.map { label in
      RawTimetable(
        label: label, departures: [RawDeparture(hour: 7, minute: 0, at: "td[1]")], at: "table[1]")
    }
    page.dayLines = lines
    let read = Normalise.timetables(of: page)
    let calendar = ServiceCalendar(operator: nil).adding(read.dayRules)
    let day = try #require(CivilDate(date))
    if calendar.day(day).isOpen { return read.timetables.map { _ in .unknown } }
    return read.timetables.map { $0.pattern?.runs(on: day, in: calendar).runs ?? .unknown }
  }

  @Test("the one column of a page has them")
  func one() throws {
    let lines = ["土日祝運休。ただし、11月23日は運行します。"]
    #expect(try runs(["平日"], lines, on: "2027-11-23") == [.yes])
    #expect(try runs(["平日"], lines, on: "2027-11-03") == [.no])
  }

  @Test("which of two columns has them nobody can tell")
  func two() throws {
    let lines = ["祝日運休。ただし、11月23日は運行します。"]
    #expect(try runs(["平日", "土曜"], lines, on: "2027-11-23") == [.unknown, .unknown])
  }

  @Test(
    "holidays that run are of the weekday that rests, and none of the dates beside it",
    arguments: [
      "定休日の月曜日（祝日の場合は営業）と12月31日・1月1日は運休", "火曜と12月31日・1月1日は運休（祝日は運行）",
    ])
  func besideDates(_ label: String) throws {
    #expect(try runs([label], [], on: "2027-01-01") == [.no])
    #expect(try runs([label], [], on: "2027-02-23") == [.yes])
    #expect(try runs([label], [], on: "2027-01-20") == [.yes])
  }

  @Test("a day with a timetable of its own is open where only rests are said")
  func special() throws {
    let lines = ["3月20日・27日は臨時ダイヤで運行します。"]
    #expect(try runs(["日祝運休"], lines, on: "2027-03-20") == [.unknown])
    #expect(try runs(["日祝運休"], lines, on: "2027-03-19") == [.yes])
  }

  @Test("a day of rest that is a holiday runs, and the day after it rests")
  func shifted() throws {
    let lines = ["火曜が祝日の場合は運行し、翌日を運休とします。"]
    #expect(try runs(["毎日（火曜を除く）"], lines, on: "2027-02-23") == [.yes])
    #expect(try runs(["毎日（火曜を除く）"], lines, on: "2027-02-24") == [.no])
    #expect(try runs(["毎日（火曜を除く）"], lines, on: "2027-02-25") == [.yes])
  }

  @Test("a line that names holidays beside the days of the only label adds them")
  func wider() throws {
    #expect(try runs(["平日"], ["運行日：月曜日から金曜日（祝日含む）"], on: "2027-02-11") == [.yes])
    #expect(try runs(["金・土・日"], ["金土日および祝日に運行"], on: "2027-01-11") == [.yes])
  }

  @Test("holidays that run too are those of the weekday of each column")
  func named() throws {
    let lines = ["祝日も運行。8月14日～16日は運休。"]
    #expect(try runs(["月", "水"], lines, on: "2027-03-22") == [.yes, .no])
    #expect(try runs(["月", "水"], lines, on: "2027-08-16") == [.no, .no])
    #expect(try runs(["月～金"], ["祝日運行。1/1～1/3運休。"], on: "2027-02-11") == [.yes])
    #expect(try runs(["月～金"], ["祝日運行。1/1～1/3運休。"], on: "2027-01-01") == [.no])
  }

  @Test("a line about holidays alone shifts the days of the labels beside it")
  func standIn() throws {
    let lines = ["※祝日の場合は翌日に運行します。"]
    #expect(try runs(["火曜・金曜"], lines, on: "2027-02-23") == [.no])
    #expect(try runs(["火曜・金曜"], lines, on: "2027-02-24") == [.yes])
    #expect(try runs(["平日", "土日祝"], ["祝日の場合は翌日も窓口を開けます"], on: "2027-02-23") == [.no, .yes])
  }

  @Test("a bracket behind 休日 says in any line which days they are")
  func bracket() throws {
    let lines = ["休日（土・日・祝）に走る遊覧バスです。1月～2月は運休します。"]
    #expect(try runs(["休日"], lines, on: "2026-11-28") == [.yes])
    #expect(try runs(["休日"], lines, on: "2027-02-06") == [.no])
  }

  @Test("日曜ダイヤ on other days is the column 日曜")
  func asSundays() throws {
    let labels = ["平日", "土曜", "日曜"]
    #expect(try runs(labels, ["祝日は日曜ダイヤ。"], on: "2027-02-11") == [.no, .no, .yes])
  }

  @Test("holidays that run as ever are those of the weekday, but beside a column of holidays")
  func usual() throws {
    #expect(try runs(["平日", "土日"], ["祝日も通常どおり運行"], on: "2027-02-11") == [.yes, .no])
    #expect(try runs(["平日", "土日祝"], ["祝日も通常どおり運行"], on: "2027-02-11") == [.no, .yes])
  }

  @Test("dates that a line gives for 学休日 are those of its columns")
  func breaks() throws {
    let labels = ["平日（学休日を除く）", "土日祝・学休日"]
    let lines = ["学休日：7/20～8/30、12/23～1/8"]
    #expect(try runs(labels, lines, on: "2026-12-22") == [.yes, .no])
    #expect(try runs(labels, lines, on: "2026-12-23") == [.no, .yes])
  }

  @Test("a line of dates that nobody understands leaves these open")
  func unheard() throws {
    let lines = ["8月9日～12日は灯籠流しの都合による土日祝ダイヤ等"]
    #expect(try runs(["平日", "土日祝"], lines, on: "2027-08-10") == [.unknown, .unknown])
    #expect(try runs(["平日", "土日祝"], lines, on: "2027-08-16") == [.yes, .no])
    #expect(
      try runs(["毎日"], ["【運行期間】4月第2土曜日から11月第3日曜日まで"], on: "2026-12-01") == [.unknown])
  }

  @Test("days that a calendar elsewhere tells are open")
  func calendars() throws {
    let lines = ["運行日は園のカレンダーをご覧ください。"]
    #expect(try runs(["登園日"], lines, on: "2026-11-27") == [.unknown])
  }
}
