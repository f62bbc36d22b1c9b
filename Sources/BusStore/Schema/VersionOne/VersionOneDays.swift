internal import BusModel

/// Days of the week as version 1 wrote them: "平日・土曜", "月曜・水曜", "第2・第4土曜", "全月曜".
extension VersionOnePattern {
  /// The longest list of days first, then each shorter one.
  func days(at start: Int) -> Found<DaySet> {
    var found: Found<DaySet> = []
    var (days, place) = (DaySet(), start)
    while let next = day(at: place) {
      days = DaySet(all: [days, next.value])
      found.append((days, next.end))
      guard let after = end(of: "・", at: next.end) else { break }
      place = after
    }
    return found.reversed()
  }

  private func day(at start: Int) -> (value: DaySet, end: Int)? {
    if let numbered = numbered(at: start) { return numbered }
    for (word, kinds) in Self.kinds {
      if let end = end(of: word, at: start) { return (DaySet(kinds: kinds), end) }
    }
    guard let weekday = weekday(at: start) else { return nil }
    var days = DaySet()
    days.weekdays = [weekday]
    return (days, start + 2)
  }

  /// "第1・第3土曜", "最終日曜", "全月曜".
  private func numbered(at start: Int) -> (value: DaySet, end: Int)? {
    var (ordinals, place) = (DaySet.Ordinals(), start)
    if let after = end(of: "全", at: start) {
      (ordinals, place) = (.all, after)
    } else {
      while let next = ordinal(at: place) {
        ordinals.formUnion(next.value)
        place = end(of: "・", at: next.end) ?? next.end
      }
    }
    guard place > start, let weekday = weekday(at: place) else { return nil }
    var days = DaySet()
    days.ordinals = [weekday: ordinals]
    return (days, place + 2)
  }

  private func ordinal(at start: Int) -> (value: DaySet.Ordinals, end: Int)? {
    if let end = end(of: "最終", at: start) { return (.last, end) }
    for number in 1...5 {
      if let end = end(of: "第\(number)", at: start) { return (.nth(number), end) }
    }
    return nil
  }

  /// The weekday of "木曜".
  private func weekday(at start: Int) -> Weekday? {
    guard start < text.count, end(of: "曜", at: start + 1) != nil else { return nil }
    return Weekday.allCases.first { $0.kanji == text[start] }
  }

  private static let kinds: [(String, Set<DayKind>)] = [
    ("毎日", Set(DayKind.allCases)), ("平日", [.weekday]),
    ("土日祝", [.saturday, .sunday, .holiday]), ("日祝", [.sunday, .holiday]),
    ("土日", [.saturday, .sunday]), ("土曜", [.saturday]), ("日曜", [.sunday]), ("祝日", [.holiday]),
  ]
}

extension DaySet {
  /// All of some days, as they were written.
  fileprivate init(all sets: [DaySet]) {
    self.init()
    for set in sets {
      kinds.formUnion(set.kinds)
      weekdays.formUnion(set.weekdays)
      ordinals.merge(set.ordinals) { $0.union($1) }
    }
  }
}
