import BusLabels
import BusModel
import Foundation
import Testing

/// Cases that lie outside the repository; skipped where they are absent.
@Suite struct SharedCasesTests {
  static let folder = "/work/shared/data/calendar/"

  struct Case: Decodable {
    struct Rule: Decodable {
      let on: String
      let runs: String
      let only: [String]?
    }
    let id: String
    let text: String?
    let columns: [String]?
    let serviceDays: [Rule]?
    let schoolBreaks: [String]?
    let expected: [String: String]
  }

  static func data(_ name: String) -> Data? { FileManager.default.contents(atPath: folder + name) }

  static func calendar(_ item: Case) throws -> ServiceCalendar {
    let rules = try (item.serviceDays ?? []).enumerated().map { index, rule in
      ServiceDayRule(
        on: [try DateRange(rule.on)],
        only: Set((rule.only ?? []).compactMap { DayKind(rawValue: $0) }),
        runs: ServiceDayKind(rule.runs), path: "operators[0].serviceDays[\(index)]")
    }
    let breaks = try (item.schoolBreaks ?? []).map { try DateRange($0) }
    return ServiceCalendar(
      operator: OperatorSetting(id: item.id, serviceDays: rules, schoolBreaks: breaks))
  }

  /// As what a date runs by the columns: a 土休日 column is what covers a Saturday too.
  static func runs(_ columns: [String], _ date: CivilDate, _ calendar: ServiceCalendar) -> String {
    let patterns = columns.compactMap { ServicePattern.read($0).pattern }
    let answers = ServicePattern.answers(of: patterns, on: calendar.day(date), in: calendar)
    let running = columns.indices.filter { answers[$0].runs == .yes }
    guard running.count == 1, let place = running.first else { return "no column" }
    return ServiceDayKind(columns[place]).name
  }

  @Test("Every operator's statement is answered", .enabled(if: data("cases.json") != nil))
  func cases() throws {
    let data = try #require(Self.data("cases.json"))
    for item in try JSONDecoder().decode([Case].self, from: data) {
      let calendar = try Self.calendar(item)
      for (day, expected) in item.expected {
        let date = try #require(CivilDate(day))
        if let text = item.text {
          let answer = ServicePattern.read(text).pattern?.runs(on: date, in: calendar)
          #expect(answer?.runs.rawValue == expected, "\(item.id) \(day)")
        } else {
          #expect(
            Self.runs(item.columns ?? [], date, calendar) == expected, "\(item.id) \(day)")
        }
      }
    }
  }

  @Test("The law equals the official list", .enabled(if: data("syukujitsu.csv") != nil))
  func officialList() throws {
    // The dates are ASCII in CP932; the names are compared by hand, with iconv.
    let lines = try #require(Self.data("syukujitsu.csv")).split(separator: 10).dropFirst()
    let official = lines.compactMap { line -> CivilDate? in
      let date = String(decoding: line.prefix { $0 != 44 }, as: UTF8.self)
      let parts = date.split(separator: "/").compactMap { Int($0) }
      return parts.count == 3 ? CivilDate(year: parts[0], month: parts[1], day: parts[2]) : nil
    }
    #expect(official == (1955...2027).flatMap { HolidayLaw.holidays(in: $0).map(\.date) })
  }
}
