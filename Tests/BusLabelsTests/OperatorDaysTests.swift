import BusLabels
import BusModel
import Testing

/// What operators say of their days, in rules and columns of our own making, each with the dates that
/// would go wrong first.
@Suite struct OperatorDaysTests {
  /// An operator: its rules, its columns, and which of them runs on a date.
  struct Operator: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var rules: [(on: String, only: [DayKind], runs: String)]
    var columns: [String]
    /// By the date; nil where no column runs.
    var runs: [String: String?]
  }

  static let operators = [
    Operator(
      testDescription: "New Year runs as Sundays do, over the turn of the year",
      rules: [("12-30..01-03", [], "日祝")], columns: ["平日", "土曜", "日祝"],
      runs: [
        "2026-12-29": "平日", "2026-12-30": "日祝", "2027-01-02": "日祝", "2027-01-04": "平日",
        "2026-11-21": "土曜", "2026-11-23": "日祝", "2026-12-26": "土曜",
      ]),
    Operator(
      testDescription: "one column for Saturdays and all holidays",
      rules: [("08-13..08-15", [], "sundayHoliday")], columns: ["平日", "土日祝"],
      runs: [
        "2026-08-12": "平日", "2026-08-13": "土日祝", "2026-08-15": "土日祝", "2026-08-17": "平日",
        "2026-11-21": "土日祝", "2026-11-23": "土日祝", "2026-05-06": "土日祝",
      ]),
    Operator(
      testDescription: "of two rules for a date the last one counts",
      rules: [("12-29..01-03", [], "日祝"), ("12-31", [], "土曜")], columns: ["平日", "土曜", "日祝"],
      runs: ["2026-12-30": "日祝", "2026-12-31": "土曜", "2027-01-01": "日祝"]),
    Operator(
      testDescription: "a winter's Saturdays run as Sundays, its other days as ever",
      rules: [("2026-01-31..2026-03-31", [.saturday], "日祝")], columns: ["平日", "土曜", "日祝"],
      runs: [
        "2026-01-24": "土曜", "2026-01-31": "日祝", "2026-03-28": "日祝", "2026-03-30": "平日",
        "2026-04-04": "土曜",
      ]),
    Operator(
      testDescription: "no bus on a day on which the company does not run",
      rules: [("02-01", [], "運休")], columns: ["平日", "土日祝"],
      runs: ["2027-01-31": "土日祝", "2027-02-01": nil, "2027-02-02": "平日"]),
  ]

  @Test("an operator's rules choose the column", arguments: operators)
  func columns(company: Operator) throws {
    let rules = try company.rules.enumerated().map { index, rule in
      ServiceDayRule(
        on: [try DateRange(rule.on)], only: Set(rule.only), runs: ServiceDayKind(rule.runs),
        path: "operators[0].serviceDays[\(index)]")
    }
    let calendar = ServiceCalendar(operator: OperatorSetting(id: "example", serviceDays: rules))
    let patterns = company.columns.compactMap { ServicePattern.read($0).pattern }
    for (day, expected) in company.runs {
      let date = try #require(CivilDate(day))
      let answers = ServicePattern.answers(of: patterns, on: calendar.day(date), in: calendar)
      let running = company.columns.indices.filter { answers[$0].runs == .yes }
      #expect(running.map { company.columns[$0] } == [expected].compactMap { $0 }, "\(day)")
    }
  }

  @Test(
    "the words of a column answer for the days beside its edges",
    arguments: [
      (
        "平日（8/13～8/15を除く）",
        ["2026-08-12": "yes", "2026-08-13": "no", "2026-08-14": "no", "2026-08-17": "yes"]
      ),
      (
        "土曜・休日",
        ["2026-11-20": "no", "2026-11-21": "yes", "2026-11-22": "yes", "2026-11-23": "yes"]
      ),
      (
        "12/31～1/3運休",
        ["2026-12-30": "yes", "2026-12-31": "no", "2027-01-03": "no", "2027-01-04": "yes"]
      ),
      ("第2土曜", ["2026-11-07": "no", "2026-11-14": "yes", "2026-11-21": "no"]),
      ("学休日運休", ["2026-07-17": "yes", "2026-07-22": "no", "2026-08-24": "no"]),
    ])
  func words(text: String, expected: [String: String]) throws {
    let breaks = [try DateRange("2026-07-21..2026-08-24")]
    let calendar = ServiceCalendar(
      operator: OperatorSetting(id: "example", schoolBreaks: breaks))
    let pattern = try #require(ServicePattern.read(text).pattern)
    for (day, runs) in expected {
      let date = try #require(CivilDate(day))
      #expect(pattern.runs(on: date, in: calendar).runs.rawValue == runs, "\(day)")
    }
  }
}
