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
    return ServiceDayRule(
      on: days, only: kinds, runs: runs, because: because, path: node.place.path)
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
    do throws(DateRangeFault) {
      return try readDateRange(text)
    } catch {
      note(node, expected: error.expected)
      return nil
    }
  }
}

/// What a text should have been to be a date or a range.
private struct DateRangeFault: Error {
  let expected: String
}

private func readDateRange(_ text: String) throws(DateRangeFault) -> DateRange {
  var ends: [DateRange.Day] = []
  for end in dateRangeEnds(text) { ends.append(try readDay(end)) }
  let first = ends[0]
  let last = ends[ends.count - 1]
  guard (first.year == nil) == (last.year == nil) else {
    throw DateRangeFault(expected: "a range with a year at both ends or at none")
  }
  let isBackward =
    (first.year ?? 0, first.month, first.day) > (last.year ?? 0, last.month, last.day)
  if first.year != nil, isBackward {
    throw DateRangeFault(expected: "a range that does not end before it begins")
  }
  return DateRange(first: first, last: last)
}

/// The text at both sides of the two dots, or the whole text.
private func dateRangeEnds(_ text: String) -> [Substring] {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  return parts.count == 3 && parts[1].isEmpty ? [parts[0], parts[2]] : [text[...]]
}

private func readDay(_ text: Substring) throws(DateRangeFault) -> DateRange.Day {
  let isYearly = text.utf8.count == 5
  // 2000 is a leap year: a rule of every year may name 29 February.
  guard let date = CivilDate(isYearly ? "2000-" + text : text) else {
    throw DateRangeFault(
      expected: "a date or range such as \"08-13..08-15\" or \"2026-07-21\"")
  }
  return DateRange.Day(year: isYearly ? nil : date.year, month: date.month, day: date.day)
}

/// What `dateRange` reads: "12-29..01-03"; a single day without dots.
func dateRangeText(_ range: DateRange) -> String {
  let first = dayText(range.first)
  let last = dayText(range.last)
  return first == last ? first : "\(first)..\(last)"
}

private func dayText(_ day: DateRange.Day) -> String {
  let year = day.year.map { padded($0, to: 4) + "-" } ?? ""
  return year + padded(day.month, to: 2) + "-" + padded(day.day, to: 2)
}
