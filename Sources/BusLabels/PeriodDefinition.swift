package import BusModel

/// The dates that a page gives for words such as お盆 and 年末年始.
package enum PeriodDefinition {
  /// "お盆 8月14日～8月16日 年末年始（12/29～1/3）" as the dates of both words; words without dates
  /// beside them are not among them.
  package static func spans(in text: String) -> [String: [DateSpan]] {
    memo.value(of: text, read: spansAfresh)
  }

  // The pages of a company say the same of their days.
  private static let memo = TextMemo<[String: [DateSpan]]>()

  private static func spansAfresh(in text: String) -> [String: [DateSpan]] {
    let label = LabelText(text)
    let mayName = zip(label.characters, label.characters.dropFirst() + [" "]).contains {
      isBeginning($0, $1)
    }
    guard mayName else { return [:] }
    let tokens = PatternScanner.tokens(of: label)
    var found: [String: [DateSpan]] = [:]
    for (index, token) in tokens.enumerated() {
      guard let word = word(token.meaning, index, tokens, label),
        let spans = spans(behind: index, tokens, label)
      else { continue }
      found[word] = found[word] ?? spans
    }
    return found
  }

  /// Whether a line says when the days of a word are that has no dates by itself: "学休日：7/21～8/31".
  package static func isLine(_ text: String) -> Bool {
    heads.contains(where: text.holds(bytes:)) && text.contains(where: \.isNumber)
      && !spans(in: text).isEmpty
  }

  private static let heads = [
    "学休日", "学校休業", "長期休", "休校日", "休校期間", "夏休み", "冬休み", "春休み", "授業期間", "特定日", "多客期", "繁忙期", "学校休校",
    "休業期間", "夏季休業", "冬季休業", "春季休業", "学年末休業",
  ]

  /// The word that dates behind it explain: お盆 in any case, 学休日 and 特定日 with a sign behind them.
  private static func word(
    _ meaning: PatternToken.Meaning, _ index: Int, _ tokens: [PatternToken], _ label: LabelText
  ) -> String? {
    switch meaning {
    case .period(.open(let period)) where period.doubt != nil: return period.word
    case .period(.open(let period)) where isSaid(index, tokens, label): return period.word
    case .period(.school(let time)) where time != .schoolDay: return time.rawValue
    default: return nil
    }
  }

  /// Whether a colon, とは or a bracket stands behind a word, or a blank behind the first one.
  private static func isSaid(
    _ index: Int, _ tokens: [PatternToken], _ label: LabelText
  ) -> Bool {
    guard index + 1 < tokens.count else { return false }
    return ":=(".unicodeScalars.contains(label.characters[tokens[index + 1].places.lowerBound])
      || index == 0 && tokens[index + 1].gap
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
      guard explains(entry.meaning), let first = entry.characters.first else { continue }
      if entry.characters.count > 1 {
        beginnings[first, default: []].insert(entry.characters[1])
      } else {
        alone.insert(first)
      }
    }
    for first in alone { beginnings[first] = [] }
    return beginnings
  }()

  private static func explains(_ meaning: PatternToken.Meaning) -> Bool {
    switch meaning {
    case .period(.open), .period(.school): true
    default: false
    }
  }

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
    // 特定日（7/21～8/31の平日）: not all days between its dates.
    let behind = rest.dropFirst(dates.count).first?.meaning
    guard !dates.isEmpty, behind != .of else { return nil }
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

/// The words that head the part of the year in which buses run.
package enum PeriodHeading {
  /// As companies print them: 運行期間, 実証期間.
  package static let words = [
    "運行期間", "運転期間", "運航期間", "実証期間", "実証運行期間", "試験運行期間", "試行期間", "運行実施期間",
  ]
}
