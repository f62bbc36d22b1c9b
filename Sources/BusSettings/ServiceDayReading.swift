import BusJSON
import BusModel

extension SettingsReading {
  /// One element of an operator's `serviceDays`.
  mutating func serviceDayRule(_ node: SettingsNode) -> ServiceDayRule? {
    let isObject = keys(
      of: node, what: "a service day rule",
      required: [
        "on": "a date or range such as \"08-13..08-15\", or an array of them",
        "runs": "weekday, saturday, sundayHoliday, none or the name of a special timetable",
      ],
      optional: ["only", "because"])
    guard isObject else { return nil }
    let days = dateRanges(node["on"])
    let kinds = dayKinds(node["only"])
    let runs = serviceDayKind(node["runs"])
    let because = text(node["because"])
    guard let runs else { return nil }
    let rule = ServiceDayRule(
      on: days, only: kinds, runs: runs, because: because, path: node.place.path)
    for fault in rule.faults() { note(fault) }
    return rule
  }

  private mutating func dateRanges(_ node: SettingsNode?) -> [DateRange] {
    guard let node else { return [] }
    guard let elements = node.elements else { return dateRange(node).map { [$0] } ?? [] }
    if elements.isEmpty { note(node, expected: "at least one date or range", found: "none") }
    return elements.compactMap { dateRange($0) }
  }

  /// A date or a range of dates.
  mutating func dateRange(_ node: SettingsNode) -> DateRange? {
    guard let text = node.value.stringValue else {
      note(node, expected: "a date or range such as \"08-13..08-15\" or \"2026-07-21\"")
      return nil
    }
    do throws(DateRangeError) {
      return try DateRange(text)
    } catch {
      note(node, expected: Self.expectation(error.code))
      return nil
    }
  }

  private static func expectation(_ code: DateRangeError.Code) -> String {
    switch code {
    case .malformed: "a date or range such as \"08-13..08-15\" or \"2026-07-21\""
    case .impossibleDate: "a date that exists"
    case .mixedEnds: "a range with a year at both ends or at none"
    case .reversed: "a range that does not end before it begins"
    }
  }
}
