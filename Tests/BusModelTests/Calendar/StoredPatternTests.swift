import BusModel
import Testing

@Suite struct StoredPatternTests {
  @Test(
    "the coded form is short, and reading it gives the pattern back",
    arguments: [
      ("1;w", ServicePattern(base: [DayTerm(days: DaySet(kinds: [.weekday]))], rules: [])),
      (
        "1;uh",
        ServicePattern(base: [DayTerm(days: DaySet(kinds: [.sunday, .holiday]))], rules: [])
      ),
      (
        "1;;-[8-13~8-16]O[12-27~1-5]\"年末年始\"",
        ServicePattern(
          base: [],
          rules: [
            .cancels([
              DayTerm(periods: [
                .span(span(8, 13, 8, 16)),
                .open(OpenPeriod(word: "年末年始", doubt: span(12, 27, 1, 5))),
              ])
            ])
          ])
      ),
      (
        "1;N\"\\\"特\\\\\"#624;=:[2026-4-1~]",
        ServicePattern(
          base: [DayTerm(periods: [.named("\"特\\", doubt: nil)], days: ordinals)],
          rules: [
            .limits(
              topic: [],
              to: [
                DayTerm(periods: [
                  .span(
                    DateSpan(first: SpanEnd(year: 2026, month: 4, days: 1...1), last: nil))
                ])
              ])
          ])
      ),
    ])
  func examples(stored: String, pattern: ServicePattern) {
    #expect(pattern.stored == stored)
    #expect(ServicePattern(stored: stored) == pattern)
  }

  @Test("patterns at random come back as they were", arguments: [1, 2, 3, 4] as [UInt64])
  func random(seed: UInt64) {
    var patterns = RandomPatterns(seed: seed)
    for _ in 0..<2_000 {
      let pattern = patterns.pattern()
      #expect(ServicePattern(stored: pattern.stored) == pattern, "\(pattern.stored)")
    }
  }

  @Test(
    "what is no stored pattern is none",
    arguments: [
      "", "1", "1;", "2;w", "平日", "1;平日", "1;ww", "1;w;", "1;w,", "1;w;-h;x", "1;w!()", "1;w!(h",
      "1;[13-1]", "1;[2-30.1]", "1;[", "1;[~]", "1;M4294967296.", "1;M.", "1;#6", "1;#60", "1;Sx",
      "1;O\"\"", "1;O\"盆", "1;wB", "1;w?h", "1;[8-13~8-16", "1;w\u{0}", "1;99999999999999999999-1",
    ])
  func refuses(text: String) { #expect(ServicePattern(stored: text) == nil) }

  @Test("damage anywhere in a stored pattern neither crashes the reader nor hangs it")
  func damaged() {
    var patterns = RandomPatterns(seed: 9)
    for _ in 0..<300 {
      var bytes = Array(patterns.pattern().stored.utf8)
      let place = Int.random(in: bytes.indices, using: &patterns.generator)
      bytes[place] = UInt8.random(in: 0...127, using: &patterns.generator)
      let damaged = String(decoding: bytes, as: UTF8.self)
      // Some damage makes another pattern; that one then has a coded form of its own.
      guard let read = ServicePattern(stored: damaged) else { continue }
      #expect(ServicePattern(stored: read.stored) == read, "\(damaged)")
    }
    let nested = "1;" + String(repeating: "w!(", count: 100_000)
    #expect(ServicePattern(stored: nested) == nil)
  }

  private static func span(_ month: Int, _ day: Int, _ lastMonth: Int, _ lastDay: Int) -> DateSpan {
    DateSpan(
      first: SpanEnd(month: month, day: day), last: SpanEnd(month: lastMonth, day: lastDay))
  }

  private static let ordinals: DaySet = {
    var days = DaySet()
    days.ordinals[.saturday] = [.nth(2), .nth(4)]
    return days
  }()
}

@Suite struct StoredDayRulesTests {
  @Test("what a page says of dates comes back from its coded form, with its words")
  func roundTrip() {
    var patterns = RandomPatterns(seed: 5)
    let kinds: [ServiceDayKind?] = [
      .weekday, .saturday, .sundayHoliday, ServiceDayKind.none, nil, .special("正月\"ダイヤ"),
    ]
    for _ in 0..<200 {
      let rules = kinds.shuffled(using: &patterns.generator).prefix(3).map { kind in
        PageDayRule(when: patterns.terms(1...3), runs: kind, because: "8/13～は；\"\\土曜ダイヤ")
      }
      #expect(rules.stored.flatMap { [PageDayRule](stored: $0) } == rules, "\(rules)")
    }
    #expect([PageDayRule]().stored == nil)
  }

  @Test(
    "what is no stored rule is none",
    arguments: ["", "1;", "1;w", "1;w>w", "1;>w\"x\"", "1;w>y\"x\"", "1;w>w\"x\";", "2;w>w\"x\""])
  func refuses(text: String) { #expect([PageDayRule](stored: text) == nil) }
}
