import BusLabels

/// What a sentence is to the net below all readers by its words alone, whatever stands around it: judged
/// once for each text, since the pages of a company repeat theirs.
struct SentenceTraits: OptionSet, Sendable {
  let rawValue: UInt8

  /// It may limit the buses, by whatever page it is said; nothing else is asked of it then.
  static let limits = SentenceTraits(rawValue: 1)
  /// It must not get lost where it speaks of a part of the buses.
  static let matters = SentenceTraits(rawValue: 1 << 1)
  /// It speaks of buses on some days in words of the widest net.
  static let unheard = SentenceTraits(rawValue: 1 << 2)
  /// It says how long a timetable holds.
  static let validity = SentenceTraits(rawValue: 1 << 3)
  /// It is news of buses besides those of the timetable; nothing else is asked of it then.
  static let adds = SentenceTraits(rawValue: 1 << 4)

  /// The traits of a sentence as printed.
  static func of(_ text: String) -> SentenceTraits { memo.value(of: text, read: judged) }

  private static let memo = TextMemo<SentenceTraits>()

  private static func judged(_ text: String) -> SentenceTraits {
    if AddedBuses.isOne(text) { return .adds }
    if LimitingWords.isLimit(text) || LimitingWords.headsDays(text)
      || ParsedDayRules.mayHappen(text) || BusRests.isOne(text)
    {
      return .limits
    }
    var traits: SentenceTraits = []
    if PartSentences.matters(text) { traits.insert(.matters) }
    if UnheardWords.isOne(text) { traits.insert(.unheard) }
    if ParsedDayRules.validity(text) != nil { traits.insert(.validity) }
    return traits
  }
}
