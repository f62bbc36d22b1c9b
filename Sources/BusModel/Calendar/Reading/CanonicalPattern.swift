extension ServicePattern {
  /// The pattern of a canonical text, as ``text`` gives it; nil when it is none.
  ///
  /// The kinds of day that nearly all timetables go by are found at once, without the vocabulary of
  /// the reader, which takes a millisecond to set up.
  public init?(canonicalText text: String) {
    if let weekly = Self.weekly(text) {
      self = weekly
    } else if let pattern = Self.read(text).pattern {
      self = pattern
    } else {
      return nil
    }
  }

  /// "平日", "土日祝", "平日・土曜": kinds of day and nothing else.
  private static func weekly(_ text: String) -> ServicePattern? {
    var kinds: Set<DayKind> = []
    for word in text.split(separator: "・") {
      guard let named = weeklyWords.first(where: { $0.word == word }) else { return nil }
      kinds.formUnion(named.kinds)
    }
    let days = DaySet(kinds: kinds)
    return !kinds.isEmpty && days.text == text
      ? ServicePattern(base: [DayTerm(days: days)], rules: []) : nil
  }

  /// The words that `DaySet.text` has for kinds of day.
  private static let weeklyWords: [(word: String, kinds: [DayKind])] = [
    ("平日", [.weekday]), ("土曜", [.saturday]), ("日曜", [.sunday]), ("祝日", [.holiday]),
    ("日祝", [.sunday, .holiday]), ("土日", [.saturday, .sunday]),
    ("土日祝", [.saturday, .sunday, .holiday]), ("毎日", DayKind.allCases),
  ]
}
