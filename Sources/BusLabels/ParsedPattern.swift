public import BusModel

/// What a text says on the days of service, and what of it was not understood.
public struct ParsedPattern: Hashable, Sendable {
  /// The pattern, or nil when the text says nothing of days.
  public let pattern: ServicePattern?
  /// The words that the pattern rests on, as printed; never empty when there is a pattern.
  public let words: [String]
  /// The parts that were not understood, as printed. A text that is a label and nothing else leaves
  /// none; on a legend's text they say whether its days can be relied on.
  public let unread: [String]
  /// Whether words of days are among them: what the pattern says is then but a part of it.
  public let losesDays: Bool

  init(
    pattern: ServicePattern?, words: [String], unread: [String], losesDays: Bool = false
  ) {
    self.pattern = pattern
    self.words = words
    self.unread = unread
    self.losesDays = losesDays
  }

  /// The days that a text names, where it says nothing else; nil for any other.
  package var daysAlone: [DayTerm]? { unread.isEmpty ? pattern?.daysAlone : nil }
}

extension ServicePattern {
  /// Reads a label, a caption, a legend's text or a sentence like 運休日：….
  ///
  /// "平日", "月～金曜日運行（祝日運休）", "12/29～1/3を除く". Nothing is dropped silently: what is no
  /// word of days is in `unread`, and a sentence whose days are but part of what it says (土曜は一部運休)
  /// is there as a whole.
  ///
  /// A text so tangled that its canonical words would mean something else makes no pattern.
  public static func read(_ text: String) -> ParsedPattern {
    memo.value(of: text, read: readAfresh)
  }

  private static let memo = TextMemo<ParsedPattern>()
  /// The canonical words of patterns, of which there are few.
  private static let canonicalMemo = TextMemo<ParsedPattern>()

  /// Forgets what was read.
  package static func forgetReadings() {
    memo.forget()
    canonicalMemo.forget()
    ParsedDayRules.forgetReadings()
  }

  private static func readAfresh(_ text: String) -> ParsedPattern {
    let reading = readOnce(text)
    guard let pattern = reading.pattern else { return reading }
    let canonical = canonicalMemo.value(of: pattern.text, read: readOnce)
    return canonical.pattern == pattern
      ? reading : ParsedPattern(pattern: nil, words: [], unread: [text], losesDays: true)
  }

  /// 第2・第4水曜日（1月のみ第3・第4水曜日）: in a bracket behind days the other days of a month: 1月は.
  private static func ofMonths(_ text: String) -> String {
    guard let range = text[...].firstRange(ofBytes: "月のみ第"),
      let open = text[..<range.lowerBound].lastIndex(where: { "（(".contains($0) }),
      text[open..<range.lowerBound].dropFirst().allSatisfy(\.isNumber)
    else { return text }
    return text[..<range.lowerBound] + "月は第" + text[range.upperBound...]
  }

  private static let restAsides = ["バス", "送迎", "シャトル", "便", "車"].flatMap { ride in
    ["も運休）", "も運休)", "運休）", "も運休します）", "もお休み）", "も休み）", "も運休です）"].map { ride + $0 }
  }

  private static func readOnce(_ text: String) -> ParsedPattern {
    let label = LabelText(ofMonths(RestHead.joined(text)))
    let tokens = PatternScanner.tokens(of: label)
    var reader = ClauseReader(tokens[...], of: label)
    reader.read()
    let assembler = PatternAssembler(reader.clauses)
    guard let pattern = assembler.pattern, !reader.words.isEmpty else {
      // Words that say how, but not when, are no pattern: 運行日（A）.
      let isSilent = reader.unread.isEmpty && text.unicodeScalars.contains { $0.isWord }
      return ParsedPattern(
        pattern: nil, words: [], unread: isSilent ? [text] : reader.unread,
        losesDays: reader.losesDays)
    }
    // 冬季休業：12月21日～3月19日（バスも運休）.
    if text.holds(bytes: "休"), !pattern.saysNoService,
      restAsides.contains(where: text.holds(bytes:))
    {
      return ParsedPattern(pattern: nil, words: [], unread: [text], losesDays: true)
    }
    let unread = reader.unread + (assembler.isIncomplete ? [text] : [])
    return ParsedPattern(
      pattern: pattern, words: reader.words, unread: unread,
      losesDays: assembler.isIncomplete || reader.losesDays)
  }
}
