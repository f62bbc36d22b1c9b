/// A run of dates as a text gives it; one end may be missing ("3月中旬～"), and both may be the same.
package struct DateSpan: Hashable, Sendable {
  /// The first day, or nil for "until".
  package var first: SpanEnd?
  /// The last day, or nil for "from".
  package var last: SpanEnd?

  package init(first: SpanEnd?, last: SpanEnd?) {
    self.first = first
    self.last = last
  }

  /// "8/13", "12/29～1/3", "3月中旬～", "～11/30".
  var text: String {
    if first == last { return first?.text ?? "" }
    return (first?.text ?? "") + "～" + (last?.text ?? "")
  }

  /// Whether one of its ends is missing.
  package var isOpen: Bool { first == nil || last == nil }

  /// Whether it is one exact day.
  package var isDay: Bool { first == last && first?.isExact == true }

  /// Whether a date lies in it; unknown on the days that words like 中旬 leave open.
  ///
  /// Without a year a run that has but one end is open to the other side, of which nobody knows how
  /// far: it holds for the months behind 12月1日から and before 11月30日まで, and nothing is said of the rest.
  func matches(_ date: CivilDate) -> Match {
    guard let first, let last else {
      if let end = first ?? last, end.year == nil { return openMatch(end, date) }
      return (first.map { Self.begun($0, date) } ?? .yes)
        .and(last.map { Self.ended($0, date).not } ?? .yes)
    }
    if first == last { return single(first, date) }
    let wraps =
      first.year == nil && (last.month, last.latest) < (first.month, first.earliest)
    guard !wraps else {
      let inFirstYear = Self.begun(first, date).and(Self.holds(last, in: date.year + 1))
      let inLastYear = Self.ended(last, date).not.and(Self.holds(first, in: date.year - 1))
      return inFirstYear.or(inLastYear)
    }
    return Self.begun(first, date).and(Self.ended(last, date).not)
  }

  /// How many months a run with one end and no year surely goes on, and is surely over.
  private static let near = (held: 6, over: 3)

  private func openMatch(_ end: SpanEnd, _ date: CivilDate) -> Match {
    let isFrom = first != nil
    let months = isFrom ? date.month - end.month : end.month - date.month
    let behind = (months + 12) % 12
    if behind == 0 {
      return isFrom ? Self.begun(end, date) : Self.ended(end, date).not
    }
    if behind < Self.near.held { return .yes }
    return behind >= 12 - Self.near.over ? .no : .unknown
  }

  private func single(_ end: SpanEnd, _ date: CivilDate) -> Match {
    guard date.month == end.month, (end.earliest...end.latest).contains(date.day),
      end.year == nil || end.year == date.year
    else { return .no }
    return Self.holds(end, in: date.year).and(end.isExact ? .yes : .unknown)
  }

  /// Whether the weekday printed beside a date is right in a year.
  private static func holds(_ end: SpanEnd, in year: Int) -> Match {
    guard let weekday = end.weekday else { return .yes }
    let date = CivilDate(year: end.year ?? year, month: end.month, day: end.earliest)
    return Match(date?.weekday == weekday)
  }

  private static func begun(_ end: SpanEnd, _ date: CivilDate) -> Match {
    let day = (date.year, date.month, date.day)
    let year = end.year ?? date.year
    if day < (year, end.month, end.earliest) { return .no }
    return holds(end, in: year).and(day < (year, end.month, end.latest) ? .unknown : .yes)
  }

  private static func ended(_ end: SpanEnd, _ date: CivilDate) -> Match {
    let day = (date.year, date.month, date.day)
    let year = end.year ?? date.year
    if day > (year, end.month, end.latest) { return .yes }
    return holds(end, in: year).not.or(day > (year, end.month, end.earliest) ? .unknown : .no)
  }
}

extension DateSpan {
  /// Whether it lies within お盆 or 年末年始: a column names such dates to add them, not to hold on
  /// these alone.
  package var isFeast: Bool {
    guard let first, let last else { return false }
    let ends = (first.month * 100 + first.earliest, last.month * 100 + last.latest)
    if (810...820).contains(ends.0) { return (ends.0...820).contains(ends.1) }
    let isFromJanuaryOn = ends.0 <= 107 && ends.1 >= 1224
    return (ends.0 >= 1224 || ends.0 <= 107) && (ends.1 >= 1224 || ends.1 <= 107)
      && !isFromJanuaryOn
  }
}
