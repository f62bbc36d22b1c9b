@testable import BusJSON
import BusModel
import BusQuery
import Testing

@Suite("a doubt is shown with the answer")
struct DoubtTests {
  /// Two weekdays at the end of December, of which the second is in the season.
  private static let eve = "2026-12-28T23:55"

  @Test("the next service of a day in the season carries the season's note")
  func nextService() throws {
    let answer = try next(Self.eve, published(page(column("平日", "07:03 23:30"))))
    #expect(answer.nextService?.day.date == (try date("2026-12-29")))
    #expect(answer.nextService?.notices == [.unsettledSeason(try date("2026-12-29"))])
    #expect(
      answer.json(.en)["nextService"]?["notices"]?[0]?["code"]?.stringValue == "unsettledSeason")
    #expect(answer.text(.en).contains("note: many companies run another service on Tue 29 Dec"))
    #expect(answer.text(.ja).contains("※ 12月29日(火)は特別なダイヤのことが多い時期です"))
  }

  @Test("while tomorrow is of no interest its note is not shown, and an operator's rule ends it")
  func silence() throws {
    let route = try published(page(column("平日", "07:03 23:30")))
    #expect(try !next("2026-12-28T06:00", route, count: 1).text(.en).contains("many companies"))
    let rule = ServiceDayRule(on: [try DateRange("12-29..01-03")], runs: .weekday, path: "a")
    let known = ServiceCalendar(operator: OperatorSetting(id: "a", serviceDays: [rule]))
    #expect(try next(Self.eve, route, in: known).nextService?.notices == [])
  }

  @Test("the calendar says that the law alone does not settle the season, in words and JSON")
  func calendar() throws {
    let days = try [date("2026-12-28"), date("2026-12-29")]
    let answer = CalendarDays(days, in: law)
    #expect(answer.text(.en).contains("note: many companies run another service on Tue 29 Dec"))
    #expect(answer.text(.ja).contains("※ 12月29日(火)"))
    let lines = answer.json.split(separator: "\n")
    #expect(!lines[0].contains("notices"))
    #expect(lines[1].contains("\"notices\":[{\"code\":\"seasonByLaw\""))
  }

  @Test("on the board a note stands with the heading, above what does not fit")
  func board() throws {
    let route = try published(page(column("毎日", "06:00 07:00 08:00 09:00 10:00 11:00 12:00")))
    let answer = try next("2026-12-30T05:00", route, count: 100)
    let lines = TerminalBoard(.live(answer), now: answer.now)
      .lines(.en, TerminalStyle(width: 200), height: 8)
    #expect(lines[1].hasPrefix("note: many companies"))
    #expect(lines[4].hasPrefix("  06:00"))
    let day = DayTimetable(
      of: home, .outbound, on: try date("2026-12-30"), from: route, in: law,
      clock: try at("2026-12-30T05:00"))
    let picture = TerminalBoard(.day(day), now: answer.now)
      .lines(.en, TerminalStyle(width: 200), height: 6)
    #expect(picture[1].hasPrefix("note: many companies"))
  }
}
