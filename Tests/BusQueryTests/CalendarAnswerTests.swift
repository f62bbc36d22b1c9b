import BusLabels
import BusModel
import BusQuery
import Testing

@Suite struct CalendarAnswerTests {
  private static func days(
    _ named: [(String, String)] = [], from: String? = nil, to: String? = nil,
    wholeYear: Bool = false
  ) throws -> [String] {
    let spans = try named.map { AskedDays.Span(try date($0), try date($1)) }
    return try AskedDays(
      spans, from: try from.map { try date($0) }, to: try to.map { try date($0) },
      today: try date("2026-11-21"), wholeYear: wholeYear
    ).dates.map(\.description)
  }

  @Test("without a day today is meant, or the year; a range may lack either end")
  func meant() throws {
    #expect(try Self.days() == ["2026-11-21"])
    #expect(try Self.days(wholeYear: true).count == 365)
    #expect(try Self.days(from: "2026-12-01").last == "2026-12-31")
    #expect(try Self.days(to: "2026-11-23") == ["2026-11-21", "2026-11-22", "2026-11-23"])
    #expect(
      try Self.days([("2026-12-31", "2027-01-01"), ("2026-01-01", "2026-01-01")])
        == ["2026-12-31", "2027-01-01", "2026-01-01"])
  }

  @Test("a range that goes backwards and one without an end are refused")
  func refused() throws {
    let span = AskedDays.Span(try date("2026-12-02"), try date("2026-12-01"))
    #expect(throws: AskedDays.Fault.backwards(span)) {
      try Self.days([("2026-12-02", "2026-12-01")])
    }
    let long = AskedDays.Span(try date("1900-01-01"), try date("2400-01-01"))
    #expect(throws: AskedDays.Fault.tooMany(long)) { try Self.days([("1900-01-01", "2400-01-01")]) }
  }

  @Test("a day is told with its service, and why only when the day of the week does not say it")
  func text() throws {
    let dates = [try date("2026-11-20"), try date("2026-11-23")]
    let answer = CalendarDays(dates, in: law)
    #expect(
      answer.text(.en) == """
        2026-11-20  Fri  weekday service
        2026-11-23  Mon  Sunday and holiday service  national holiday (Labour Thanksgiving Day)

        """)
    #expect(CalendarDays(dates, in: law, onlyHolidays: true).days.map(\.date) == [dates[1]])
    #expect(answer.json.hasPrefix(#"{"date":"2026-11-20","weekday":"friday","holiday":null,"#))
  }

  @Test("companies are named whose rules say otherwise on a day asked for, with that day")
  func deviations() throws {
    let rule = ServiceDayRule(
      on: [try DateRange("08-13..08-15")], runs: .sundayHoliday, path: "operators[0].serviceDays[0]"
    )
    let company = OperatorSetting(id: "example", serviceDays: [rule])
    let bon = [try date("2026-08-12"), try date("2026-08-14")]
    #expect(
      OperatorDeviations(of: [company], on: bon).text(.en)?
        .hasSuffix("example (2026-08-14: Sunday and holiday service)") == true)
    #expect(OperatorDeviations(of: [company], on: [bon[0]]).text(.en) == nil)
  }

  @Test("of the holidays that a feed tells only the days count that the law does not know")
  func feed() throws {
    let calendar = ServiceCalendar(
      operator: nil,
      feed: [
        Holiday(date: try date("2026-11-20"), name: "記念の日", kind: .special),
        Holiday(date: try date("2026-11-23"), name: "another name", kind: .special),
      ])
    #expect(calendar.day(try date("2026-11-20")).holiday?.name == "記念の日")
    #expect(calendar.day(try date("2026-11-23")).holiday?.name == "勤労感謝の日")
  }
}
