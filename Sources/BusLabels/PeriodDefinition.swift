package import BusModel

/// The dates that a page gives for words such as お盆 and 年末年始.
package enum PeriodDefinition {
  /// "お盆 8月14日～8月16日 年末年始（12/29～1/3）" as the dates of both words; words without dates
  /// beside them are not among them.
  package static func spans(in text: String) -> [String: [DateSpan]] {
    let label = LabelText(text)
    let mayName = zip(label.characters, label.characters.dropFirst() + [" "]).contains {
      isBeginning($0, $1)
    }
    guard mayName else { return [:] }
    let tokens = PatternScanner.tokens(of: label)
    var found: [String: [DateSpan]] = [:]
    for (index, token) in tokens.enumerated() {
      guard case .period(.open(let period)) = token.meaning, period.doubt != nil,
        let spans = spans(behind: index, tokens, label)
      else { continue }
      found[period.word] = found[period.word] ?? spans
    }
    return found
  }

  private static func isBeginning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    beginnings[first].map { $0.isEmpty || $0.contains(second) } ?? false
  }

  /// The characters with which such words begin and go on, none behind a word of one: most texts have
  /// no such pair.
  private static let beginnings: [Unicode.Scalar: Set<Unicode.Scalar>] = {
    var beginnings: [Unicode.Scalar: Set<Unicode.Scalar>] = [:]
    var alone: Set<Unicode.Scalar> = []
    for entry in Vocabulary.entries.values.joined() {
      guard case .period(.open(let period)) = entry.meaning, period.doubt != nil,
        let first = entry.characters.first
      else { continue }
      if entry.characters.count > 1 {
        beginnings[first, default: []].insert(entry.characters[1])
      } else {
        alone.insert(first)
      }
    }
    for first in alone { beginnings[first] = [] }
    return beginnings
  }()

  /// The dates that stand directly behind a word, in brackets or not.
  private static func spans(
    behind index: Int, _ tokens: [PatternToken], _ label: LabelText
  ) -> [DateSpan]? {
    let rest = tokens[(index + 1)...].drop { $0.meaning == .open || $0.meaning == .filler }
    let dates = rest.prefix { token in
      switch token.meaning {
      case .date, .number, .tilde, .until, .separator, .days, .filler: true
      default: false
      }
    }
    guard !dates.isEmpty else { return nil }
    var reader = ClauseReader(dates, of: label)
    reader.read()
    guard reader.unread.isEmpty, reader.clauses.count == 1, reader.clauses[0].isLabel else {
      return nil
    }
    var spans: [DateSpan] = []
    for term in reader.clauses[0].terms {
      guard term.days.isEmpty, term.except.isEmpty else { return nil }
      for period in term.periods {
        guard case .span(let span) = period else { return nil }
        spans.append(span)
      }
    }
    return spans.isEmpty ? nil : spans
  }
}
