internal import BusModel

/// Days with a name and a date at the ends of a span: 大晦日～1月3日, 元日から3日まで, 大晦日（12月31日）から三が日（1月3日まで）.
enum FeastSpans {
  /// The words, such names as the dates that they are. Names without dates at an end are not understood.
  static func resolved(_ words: [PatternToken]) -> [PatternToken] {
    guard words.contains(where: { $0.meaning == .tilde }) else { return words }
    var tokens = withoutBrackets(words)
    for index in tokens.indices {
      guard case .period(let period) = tokens[index].meaning else { continue }
      let isFirst = isTilde(tokens, index + 1) && isEnd(tokens, index + 2)
      let isLast = isTilde(tokens, index - 1) && isEnd(tokens, index - 2)
      guard isFirst || isLast else { continue }
      if let span = feast(period), let end = isFirst ? span.first : span.last {
        tokens[index].meaning = .date(DateWord(month: end.month, part: .day(end.latest)))
      } else if isFirst, period.isName, isDate(tokens, index + 2) {
        tokens[index].meaning = .unread
      }
    }
    return tokens
  }

  /// 大晦日（12月31日）から as 大晦日から: the bracket says the day again.
  private static func withoutBrackets(_ words: [PatternToken]) -> [PatternToken] {
    var tokens = words
    for index in words.indices.reversed() {
      guard case .period(let period) = words[index].meaning, let span = feast(period),
        words.indices.contains(index + 3), words[index + 1].meaning == .open,
        case .date(let date) = words[index + 2].meaning, case .day(let day) = date.part,
        [span.first, span.last].contains(where: { $0?.month == date.month && $0?.latest == day })
      else { continue }
      let close = words[index + 3].meaning == .until ? index + 4 : index + 3
      guard words.indices.contains(close), words[close].meaning == .close else { continue }
      tokens.removeSubrange(index + 1...close)
    }
    return tokens
  }

  private static func isTilde(_ tokens: [PatternToken], _ place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].meaning == .tilde
  }

  /// Whether the other end of the span is one.
  private static func isEnd(_ tokens: [PatternToken], _ place: Int) -> Bool {
    if isDate(tokens, place) { return true }
    guard tokens.indices.contains(place), case .period(let period) = tokens[place].meaning else {
      return false
    }
    return feast(period) != nil
  }

  private static func isDate(_ tokens: [PatternToken], _ place: Int) -> Bool {
    guard tokens.indices.contains(place) else { return false }
    switch tokens[place].meaning {
    case .date: return true
    default: return false
    }
  }

  /// The dates of a day with a name.
  private static func feast(_ period: Period) -> DateSpan? {
    guard case .span(let span) = period, let first = span.first, let last = span.last,
      first.year == nil, first.isExact, last.isExact, first.month == last.month
    else { return nil }
    return span
  }
}
