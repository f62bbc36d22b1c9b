import BusModel

/// Patterns at random, of every part that a pattern can have; the same ones for the same seed.
struct RandomPatterns {
  var generator: Generator

  /// xorshift, so that a failure can be repeated.
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  init(seed: UInt64) { generator = Generator(state: seed &* 0x9E37_79B9_7F4A_7C15) }

  mutating func pattern() -> ServicePattern {
    let base = terms(0...3)
    var rules: [PatternRule] = []
    for _ in 0..<number(base.isEmpty ? 1...3 : 0...2) {
      switch number(0...2) {
      case 0: rules.append(.cancels(terms(1...2)))
      case 1: rules.append(.restores(terms(1...2)))
      default: rules.append(.limits(topic: terms(0...1), to: terms(1...2)))
      }
    }
    return ServicePattern(base: base, rules: rules)
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func isLikely(_ percent: Int) -> Bool { number(1...100) <= percent }

  mutating func terms(_ count: ClosedRange<Int>, depth: Int = 0) -> [DayTerm] {
    var terms: [DayTerm] = []
    for _ in 0..<number(count) { terms.append(term(depth)) }
    return terms
  }

  private mutating func term(_ depth: Int) -> DayTerm {
    var term = DayTerm()
    for _ in 0..<number(0...2) { term.periods.append(period()) }
    if term.periods.isEmpty || isLikely(50) { term.days = days() }
    if depth < 2, isLikely(20) { term.except = terms(1...2, depth: depth + 1) }
    if isLikely(10) { term.stand = StandIn(kinds: kinds(), shift: shift()) }
    return term
  }

  private mutating func kinds() -> Set<DayKind> {
    let kinds = DayKind.allCases.filter { _ in isLikely(50) }
    return kinds.isEmpty ? [.holiday] : Set(kinds)
  }

  private mutating func shift() -> DayShift {
    DayShift.allCases[number(0...(DayShift.allCases.count - 1))]
  }

  private mutating func days() -> DaySet {
    var days = DaySet(kinds: isLikely(70) ? kinds() : [])
    for day in Weekday.allCases where isLikely(15) { days.weekdays.insert(day) }
    for day in Weekday.allCases where isLikely(10) || days.isEmpty {
      days.ordinals[day] = isLikely(20) ? .all : [.nth(number(1...5)), .nth(number(1...5)), .last]
    }
    return days
  }

  private mutating func end() -> SpanEnd {
    let first = number(1...28)
    var end = SpanEnd(
      year: isLikely(30) ? number(1900...2200) : nil, month: number(1...12),
      days: first...(isLikely(80) ? first : number(first...31)))
    if isLikely(20) { end.weekday = Weekday.allCases[number(0...6)] }
    return end
  }

  private mutating func span() -> DateSpan {
    let first = end()
    switch number(0...3) {
    case 0: return DateSpan(first: first, last: first)
    case 1: return DateSpan(first: nil, last: first)
    case 2: return DateSpan(first: first, last: nil)
    default: return DateSpan(first: first, last: end())
    }
  }

  private mutating func period() -> Period {
    let doubt = isLikely(50) ? span() : nil
    let name = ["お盆", "正月ダイヤ", "\"'\\;:,[]()~", "海の日", "a b", "\u{1}"][number(0...5)]
    switch number(0...6) {
    case 0: return .span(span())
    case 1: return .daysOfMonth(UInt32.random(in: 1...UInt32.max, using: &generator))
    case 2: return .open(OpenPeriod(word: name, doubt: doubt))
    case 3:
      let times: [SchoolTime] = [.schoolDay, .freeDay, .anyBreak, .summer, .winter, .spring]
      return .school(times[number(0...5)])
    case 4: return .named(name, doubt: doubt)
    case 5: return .holiday(name)
    default: return .beside(days(), shift())
    }
  }
}
