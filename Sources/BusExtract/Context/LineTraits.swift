import BusLabels

/// Which of the word lists that are asked of every line beside the timetables have a word in one: judged once
/// for each text, since the pages of a company repeat their menus, notes and footers.
struct LineTraits: OptionSet, Sendable {
  let rawValue: UInt64

  /// One for each list; a new list is asked so when it is among `lists` too.
  static let dayHint = LineTraits(rawValue: 1)
  static let service = LineTraits(rawValue: 1 << 1)
  static let rest = LineTraits(rawValue: 1 << 2)
  static let special = LineTraits(rawValue: 1 << 3)
  static let dated = LineTraits(rawValue: 1 << 4)
  static let trip = LineTraits(rawValue: 1 << 5)
  static let alighting = LineTraits(rawValue: 1 << 6)
  static let passing = LineTraits(rawValue: 1 << 7)
  static let boarding = LineTraits(rawValue: 1 << 8)
  static let end = LineTraits(rawValue: 1 << 9)
  static let interval = LineTraits(rawValue: 1 << 10)
  static let firstStop = LineTraits(rawValue: 1 << 11)
  static let legend = LineTraits(rawValue: 1 << 12)
  static let busTopic = LineTraits(rawValue: 1 << 13)
  static let sign = LineTraits(rawValue: 1 << 14)
  static let dots = LineTraits(rawValue: 1 << 15)
  static let quote = LineTraits(rawValue: 1 << 16)
  static let bracketTopic = LineTraits(rawValue: 1 << 17)
  static let closing = LineTraits(rawValue: 1 << 18)
  static let defined = LineTraits(rawValue: 1 << 19)
  static let headed = LineTraits(rawValue: 1 << 20)
  static let dayHead = LineTraits(rawValue: 1 << 21)
  static let dayFollow = LineTraits(rawValue: 1 << 22)
  static let dayClosing = LineTraits(rawValue: 1 << 23)
  static let lapsed = LineTraits(rawValue: 1 << 24)
  static let bus = LineTraits(rawValue: 1 << 25)
  static let marked = LineTraits(rawValue: 1 << 26)
  static let house = LineTraits(rawValue: 1 << 27)
  static let month = LineTraits(rawValue: 1 << 28)
  static let separator = LineTraits(rawValue: 1 << 29)
  /// Of no list: it speaks of a part of a timetable's buses.
  static let part = LineTraits(rawValue: 1 << 30)

  /// The lists, each with the trait by which a line tells that it has one of its words.
  static let lists = [
    DayWords.hints, DayStatements.services, DayWords.rests, SpecialDayLines.words,
    DatedNotices.beginning, TripRule.subjects, AlightingSentences.words,
    PassingSentences.words, BoardingSentences.words, EndSentences.hints,
    IntervalSentences.intervals, LoneTimes.firstLetters, LegendForms.words, LegendForms.topics,
    LegendSentences.sign, LegendLine.dots, QuotedLegend.quotes, LegendReader.topics,
    RemarkLines.closings, DefinedLabels.letters, HeadedDays.letters, HeadedDays.headLetters,
    DayHead.follows, HeadedDays.closingLetters, LapsedWords.hints,
    LegendForms.buses, LegendForms.marked, HouseDays.words,
    DatedNotices.months, LegendLine.anySeparator,
  ]

  /// Whether a line of a page may stand on others too and is long enough to be remembered: a row of minutes is
  /// on no other page, and of a word the lists are asked as quickly.
  static func mayRecur(_ text: String) -> Bool {
    guard text.utf8.count > 12, let first = text.utf8.first else { return false }
    return !(0x30...0x39).contains(first)
  }

  /// Those of a text.
  static func of(_ text: String) -> LineTraits { memo.value(of: text, read: judged) }

  private static let memo = TextMemo<LineTraits>()

  private static func judged(_ text: String) -> LineTraits {
    lists.reduce(into: PartSentences.namesPart(text) ? .part : []) { traits, list in
      if let trait = list.trait, list.isFound(in: text) { traits.insert(trait) }
    }
  }
}

extension WordList {
  /// Whether any of the words stands in a line, of which that may be known.
  func isFound(in line: PageLines.Line) -> Bool {
    guard let trait, let traits = line.traits else { return isFound(in: line.text) }
    return traits.contains(trait)
  }
}
