import BusModel
import Foundation
import Testing

@Suite struct HolidayLawTests {
  @Test(
    "A holiday has the law's name and article",
    arguments: [
      ("1948-09-23", "秋分の日", Holiday.Kind.national), ("1959-04-10", "結婚の儀", .special),
      ("1973-04-30", "休日", .substitute), ("1988-05-04", "休日", .citizen),
      ("2000-01-10", "成人の日", .national), ("2009-05-06", "休日", .substitute),
      ("2009-09-22", "休日", .citizen), ("2019-04-30", "休日", .citizen),
      ("2019-05-01", "休日（祝日扱い）", .special), ("2019-05-02", "休日", .citizen),
      ("2020-07-24", "スポーツの日", .national), ("2021-08-09", "休日", .substitute),
      ("2026-09-22", "休日", .citizen), ("2032-09-21", "休日", .citizen),
      ("2099-09-23", "秋分の日", .national), ("2100-03-20", "春分の日", .national),
      ("2150-09-23", "秋分の日", .national),
    ])
  func names(text: String, name: String, kind: Holiday.Kind) throws {
    let date = try #require(CivilDate(text))
    #expect(HolidayLaw.holiday(on: date) == Holiday(date: date, name: name, kind: kind))
  }

  @Test("Every name that the law gives a day leads back to the day, and 休日 leads to none")
  func namesLeadBack() {
    for holiday in (1948...2150).flatMap({ HolidayLaw.holidays(in: $0) }) {
      #expect((NationalDay(named: holiday.name) == nil) == (holiday.name == "休日"), "\(holiday)")
    }
  }

  @Test(
    "A day that only looks like a holiday is none",
    arguments: [
      "1948-05-03", "1966-02-11", "1973-02-12", "1986-05-04", "1995-07-20",
      "2015-08-11", "2019-02-23", "2019-12-23", "2020-10-12", "2026-05-07", "2151-01-01",
    ])
  func noHoliday(text: String) throws {
    #expect(HolidayLaw.holiday(on: try #require(CivilDate(text))) == nil)
  }

  @Test("Every date has one kind, the same alone and in a list, and holiday only when it is named")
  func kindsAgree() throws {
    let first = try #require(CivilDate(year: 1947, month: 1, day: 1)).dayNumber
    let last = try #require(CivilDate(year: 2151, month: 12, day: 31)).dayNumber
    let dates = (first...last).map { CivilDate(dayNumber: $0) }
    let kinds = HolidayLaw.dayKinds(of: dates)
    let wrong = zip(dates, kinds).filter { date, kind in
      kind != HolidayLaw.dayKind(of: date)
        || (kind == .holiday) != (HolidayLaw.holiday(on: date) != nil)
    }
    #expect(wrong.map(\.0) == [])
  }

  @Test(
    "Years hold as many holidays as the official list",
    arguments: [
      (1955, 9), (1973, 14), (1990, 19), (2007, 19), (2019, 22), (2026, 18), (2027, 17),
    ])
  func counts(year: Int, count: Int) {
    #expect(HolidayLaw.holidays(in: year).count == count)
  }

  @Test("from 1955 to 2027 the law gives the days and names of the Cabinet Office's list")
  func officialList() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let list = try String(
      contentsOf: root.appending(path: "fixtures/calendar/holidays.csv"), encoding: .utf8)
    let ours = (1955...2027).flatMap { HolidayLaw.holidays(in: $0) }.map { "\($0.date),\($0.name)" }
    let official = list.split(separator: "\n").map(String.init)
    #expect(Set(ours).symmetricDifference(official).sorted() == [])
    #expect(ours.count == official.count)
  }
}
