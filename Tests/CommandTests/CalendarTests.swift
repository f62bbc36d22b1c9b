import BusModel
import BusStore
import Foundation
import Testing

@Suite("bus calendar, and what doctor says of holidays")
struct CalendarTests {
  @Test("without --operator the law answers, and a note names the company with other rules")
  func note() async throws {
    let home = try Household(isIngested: false)
    let english = try await home.bus("calendar 2026-12-30 2026-12-04")
    #expect(
      english.output == "2026-12-30  Wed  weekday service\n2026-12-04  Fri  weekday service\n")
    #expect(
      english.errors == """
        bus: by the law alone; --operator goes by a company's own rules for these days: \
        example (2026-12-30: Sunday and holiday service)

        """)
    let japanese = try await home.bus("calendar 2026-12-30 --lang ja")
    #expect(
      japanese.errors
        == "bus: 法律だけで答えています。--operator を付けるとバス会社の規則に従います: example(2026-12-30 は日祝ダイヤ)\n")
    #expect(try await home.bus("calendar 2026-12-04").errors == "")
    #expect(try await home.bus("calendar 2026-12-30 --operator example").errors == "")
    #expect(try await home.bus("calendar 2026-12-30 --json").errors == "")
  }

  @Test("a route's days are its own operator's and pages', in either language")
  func route() async throws {
    let home = try Household()
    let clash = try await home.bus("calendar 2024-12-30 --route home --operator example")
    #expect(clash.exitStatus == 64)
    #expect(clash.errors.contains("leave out --operator"))
    let japanese = try await home.bus("calendar 2024-12-30 --route home --lang ja")
    #expect(japanese.output.hasPrefix("2024-12-30  月  "))
    let nothing = try await home.bus("calendar 2024-12-30 --route school")
    #expect(nothing.exitStatus == 3)
    #expect(nothing.output.contains("unknown"))
  }

  @Test("a pattern's answers and a holiday's names are in the language of the question")
  func languages() async throws {
    let home = try Household(isIngested: false)
    let days = "calendar --pattern 月曜運休（祝日の場合は翌日） 2026-11-23..2026-11-25"
    #expect(
      try await home.bus(days).output == """
        2026-11-23  yes  not among the days of “月曜（祝日の場合は翌日）運休”
        2026-11-24  no   “月曜（祝日の場合は翌日）運休”
        2026-11-25  yes  not among the days of “月曜（祝日の場合は翌日）運休”

        """)
    #expect(
      try await home.bus(days + " --lang ja").output == """
        2026-11-23  運行  「月曜（祝日の場合は翌日）運休」の日に当たらない
        2026-11-24  運休  「月曜（祝日の場合は翌日）運休」
        2026-11-25  運行  「月曜（祝日の場合は翌日）運休」の日に当たらない

        """)
    #expect(
      try await home.bus("calendar 2026-05-06 2026-09-22 2019-05-01").output == """
        2026-05-06  Wed  Sunday and holiday service  substitute holiday (Constitution Memorial Day)
        2026-09-22  Tue  Sunday and holiday service  citizens' holiday
        2019-05-01  Wed  Sunday and holiday service  holiday by a special act (the Emperor's enthronement)

        """)
  }

  @Test("no holiday of two centuries has a Japanese name in an English answer")
  func englishNames() async throws {
    let home = try Household(isIngested: false)
    let listed = try await home.bus("calendar --from 1948-01-01 --to 2150-12-31 --holidays").output
    #expect(listed.split(separator: "\n").count > 2_500)
    #expect(listed.utf8.allSatisfy { $0 < 128 })
  }

  @Test("doctor shows where a list differs from the law")
  func differences() async throws {
    let home = try Household()
    let year = home.confirmed.date.year
    let workday = (1...9).compactMap { CivilDate(year: year, month: 6, day: $0) }
      .first { HolidayLaw.dayKind(of: $0) == .weekday }
    let ceremony = Holiday(date: try #require(workday), name: "式典の日", kind: .special)
    let law = (year...(year + 1)).flatMap { HolidayLaw.holidays(in: $0) }
    let line = try await doctor(home, says: law.filter { $0.name != "元日" } + [ceremony])
    #expect(
      line == """
        look   holidays: feed and law differ: +\(ceremony.date), -\(year + 1)-01-01
        """)
  }

  @Test("doctor warns before a list ends, and names the file's last day")
  func horizon() async throws {
    let home = try Household()
    let end = home.confirmed.date.adding(days: 30)
    let law = ((end.year - 1)...end.year).flatMap { HolidayLaw.holidays(in: $0) }
    let told = law.filter { $0.date <= end }
    let line = try await doctor(home, says: told)
    #expect(line == "look   holidays: the feed reaches \(try #require(told.last).date)")
  }

  /// Doctor's line on holidays when a list of one's own was taken in.
  private func doctor(_ home: Household, says holidays: [Holiday]) async throws -> String? {
    let settings = try String(contentsOfFile: home.config, encoding: .utf8)
    try settings.replacingOccurrences(
      of: "\"operators\": [", with: "\"holidays\": {\"file\": \"days.csv\"}, \"operators\": ["
    ).write(toFile: home.config, atomically: true, encoding: .utf8)
    let store = try TimetableStore.open(path: home.database, .readWrite)
    try store.replaceHolidays(
      HolidayFeed(url: "file:///days.csv", fetchedAt: home.confirmed, holidays: holidays))
    return try await home.bus("doctor").output.split(separator: "\n").map(String.init)
      .first { $0.contains("holidays: ") }
  }
}
