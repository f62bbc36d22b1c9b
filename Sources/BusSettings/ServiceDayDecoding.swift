import BusJSON
import BusModel

extension SettingsDecoder {
  /// One element of an operator's `serviceDays`.
  mutating func serviceDayRule(_ node: SettingsNode) -> ServiceDayRule? {
    let isObject = keys(
      of: node, what: .serviceDayRule,
      required: [
        "on": .days,
        "runs": .service(Self.plainServiceWords),
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
    if elements.isEmpty { note(node, expected: .someDate, found: .some(.none)) }
    return elements.compactMap { dateRange($0) }
  }

  /// A date or a range of dates.
  mutating func dateRange(_ node: SettingsNode) -> DateRange? {
    guard let text = node.value.stringValue else {
      note(node, expected: .dateRange)
      return nil
    }
    do throws(DateRangeError) {
      return try DateRange(text)
    } catch {
      note(node, expected: Self.expectation(error.fault))
      return nil
    }
  }

  private static func expectation(_ fault: DateRangeError.Fault) -> SettingsExpectation {
    switch fault {
    case .tooManyEnds, .noDate: .dateRange
    case .impossibleDate: .existingDate
    case .mixedEnds: .evenRange
    case .reversed: .forwardRange
    }
  }
}
