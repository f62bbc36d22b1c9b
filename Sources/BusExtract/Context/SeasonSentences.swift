import BusLabels
import BusModel

/// Sentences that say of each part of the year by itself when something runs: "4月～11月：毎日運行",
/// "12月～3月：土日祝のみ運行". Together they are one statement.
enum SeasonSentences {
  /// The words of the days of all of them; nil unless each is of a part of its own.
  static func joined(_ sentences: [String]) -> String? {
    let patterns = sentences.compactMap { ServicePattern.read($0).pattern }
    guard patterns.count > 1, patterns.count == sentences.count else { return nil }
    var base: [DayTerm] = []
    var rests: [PatternRule] = []
    for pattern in patterns {
      let terms = pattern.base
      let rules = pattern.inclusive.rules
      guard !terms.isEmpty, rules.allSatisfy(isOfRest), terms.allSatisfy(isOfSeason),
        !terms.contains(where: { term in base.contains { $0.periods == term.periods } })
      else { return nil }
      base += terms
      rests += rules
    }
    // 土日祝のみ運行: on no other day.
    let isExclusive = patterns.contains { $0 != $0.inclusive }
    let limits: [PatternRule] = isExclusive ? [.limits(topic: [], to: base.settled)] : []
    return ServicePattern(base: base, rules: limits + rests).text
  }

  /// "11中～2中", "4～11中/2中～3末", "9月下旬～11月": a part of the year, its months cut short.
  static func isShortSpan(_ part: String) -> Bool {
    let scalars = part.unicodeScalars
    let spans = scalars.count { "～〜~".unicodeScalars.contains($0) }
    guard spans > 0, scalars.count <= 30 else { return false }
    let digits = scalars.count { (0x30...0x39).contains(Scalars.folded($0.value)) }
    let others = scalars.filter {
      !(0x30...0x39).contains(Scalars.folded($0.value)) && !spanWords.contains($0)
    }
    return digits >= 2 && others.isEmpty
  }

  private static let spanWords = Set("～〜~月日上中下旬初末/／・、,頃".unicodeScalars)

  private static func isOfRest(_ rule: PatternRule) -> Bool {
    if case .cancels = rule { true } else { false }
  }

  private static func isOfSeason(_ term: DayTerm) -> Bool {
    !term.periods.isEmpty
      && term.periods.allSatisfy { period in
        if case .span(let span) = period { !span.isDay && !span.isFeast } else { false }
      }
  }
}
