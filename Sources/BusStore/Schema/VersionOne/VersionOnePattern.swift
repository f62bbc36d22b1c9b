internal import BusModel

/// Reads service patterns in the words that version 1 of the schema stored: "平日",
/// "月曜・水曜運行。祝日運休", "12/29～1/3運休".
///
/// Only the migration uses it, and it is frozen: what is here was true of every database of that
/// version and stays true, whatever becomes of the grammar of labels and of a pattern's own words.
/// Each method gives every way in which the text can go on from a place, the likeliest first.
struct VersionOnePattern {
  /// What begins at a place, and where it ends.
  typealias Found<Value> = [(value: Value, end: Int)]

  let text: [Character]

  /// The pattern of some words; nil when they are none of version 1.
  static func read(_ words: String) -> ServicePattern? {
    let statements = words.split(separator: "。", omittingEmptySubsequences: false)
      .map { VersionOnePattern(text: Array($0)) }
    guard let first = statements.first else { return nil }
    if statements.count == 1, let base = first.whole(first.terms(at: 0)) {
      return ServicePattern(settled: base, rules: [])
    }
    var (base, rules) = ([DayTerm](), statements[...])
    if statements.count > 1, let terms = first.whole(first.terms(at: 0), then: "運行") {
      base = terms
      rules = rules.dropFirst()
    }
    let read = rules.compactMap { $0.rule() }
    return read.count == rules.count ? ServicePattern(settled: base, rules: read) : nil
  }

  private func rule() -> PatternRule? {
    if let after = end(of: "ただし", at: 0), let terms = whole(terms(at: after), then: "運行") {
      return .restores(terms)
    }
    if let terms = whole(terms(at: 0), then: "運休") { return .cancels(terms) }
    if let terms = whole(terms(at: 0), then: "のみ運行") { return .limits(topic: [], to: terms) }
    for topic in terms(at: 0) {
      if let after = end(of: "は", at: topic.end),
        let terms = whole(terms(at: after), then: "のみ運行")
      {
        return .limits(topic: topic.value, to: terms)
      }
    }
    return nil
  }

  /// The first of some ways that a word, or the text's end, follows.
  private func whole<Value>(_ found: Found<Value>, then word: String = "") -> Value? {
    found.first { end(of: word, at: $0.end) == text.count }?.value
  }

  /// Where a word ends that begins at a place; nil when it does not.
  func end(of word: String, at start: Int) -> Int? {
    var place = start
    for character in word {
      guard place < text.count, text[place] == character else { return nil }
      place += 1
    }
    return place
  }
}

extension VersionOnePattern {
  /// "平日、8/13（8/15を除く）".
  func terms(at start: Int) -> Found<[DayTerm]> {
    term(at: start).flatMap { first -> Found<[DayTerm]> in
      guard let after = end(of: "、", at: first.end) else { return [([first.value], first.end)] }
      let more = terms(at: after).map { (value: [first.value] + $0.value, end: $0.end) }
      return more + [([first.value], first.end)]
    }
  }

  private func term(at start: Int) -> Found<DayTerm> {
    var found: Found<DayTerm> = days(at: start).map { (DayTerm(days: $0.value), $0.end) }
    for periods in periods(at: start) {
      if let after = end(of: "の", at: periods.end) {
        found += days(at: after).map { days in
          (DayTerm(periods: periods.value, days: days.value), days.end)
        }
      }
      found.append((DayTerm(periods: periods.value), periods.end))
    }
    return found.flatMap { withStand($0) + withExcept($0).flatMap { withStand($0) + [$0] } + [$0] }
      .sorted { $0.end > $1.end }
  }

  /// （12/29～1/3を除く）.
  private func withExcept(_ term: (value: DayTerm, end: Int)) -> Found<DayTerm> {
    guard let after = end(of: "（", at: term.end) else { return [] }
    return terms(at: after).compactMap { except in
      guard let end = end(of: "を除く）", at: except.end) else { return nil }
      var value = term.value
      value.except = except.value
      return (value, end)
    }
  }

  /// （祝日の場合は翌日）.
  private func withStand(_ term: (value: DayTerm, end: Int)) -> Found<DayTerm> {
    guard let after = end(of: "（", at: term.end) else { return [] }
    return days(at: after).compactMap { days in
      guard let after = end(of: "の場合は", at: days.end),
        let shift = shift(at: after), let end = end(of: "）", at: shift.end)
      else { return nil }
      var value = term.value
      value.stand = StandIn(kinds: days.value.kinds, shift: shift.value)
      return (value, end)
    }
  }

  func shift(at start: Int) -> (value: DayShift, end: Int)? {
    let words: [(String, DayShift)] = [
      ("に当たる日", .sameDay), ("翌日", .nextDay), ("前日", .dayBefore), ("翌平日", .nextWeekday),
    ]
    for (word, shift) in words {
      if let end = end(of: word, at: start) { return (shift, end) }
    }
    return nil
  }
}
