internal import BusModel

extension ClauseReader {
  /// 毎月13日, 毎月1日・15日, 毎月末日; before 第2土曜 or alone it says nothing more.
  mutating func takeDaysOfMonth(_ token: PatternToken) {
    var days: UInt32 = 0
    var end = at
    while let next = dayOfMonth(after: end) {
      days |= next.bit
      end = next.end
    }
    guard days != 0 else { return }
    for index in at..<end { draft.words.append(text.quote(tokens[index].places)) }
    at = end
    draft.words.append(text.quote(token.places))
    draft.add(.period(.daysOfMonth(days)), gap: token.gap)
  }

  /// The bit of the next day in a list, and where it ends.
  private func dayOfMonth(after end: Int) -> (bit: UInt32, end: Int)? {
    let isNext = end > at && end < tokens.endIndex && tokens[end].meaning == .separator
    let next = isNext ? end + 1 : end
    guard next < tokens.endIndex else { return nil }
    if text.quote(tokens[next].places) == "末日" { return (1, next + 1) }
    guard let date = tokens[next].date, date.month == nil, case .day(let day) = date.part
    else { return nil }
    return (1 << UInt32(day), next + 1)
  }

  /// ～11/30 and 11/30まで.
  mutating func takeUntil(_ token: PatternToken) {
    guard draft.items.isEmpty || token.gap || draft.separated, at < tokens.endIndex,
      case .date(let last) = tokens[at].meaning, last.month != nil
    else {
      // 月～金-日曜運休: a dash that makes no run of days.
      // And 日祝 －: the sign for no service.
      let isBetween = !token.gap && at < tokens.endIndex && tokens[at].beginsDays
      let isLast = at == tokens.endIndex && tokens.first?.meaning != .tilde
      if isBetween || isLast, case .days = draft.items.last?.content { spoil(token) }
      return
    }
    let date = tokens[at]
    at += 1
    place(draft.dates.span(from: nil, to: last, isRange: true), [token, date])
  }

  mutating func takeDates(_ token: PatternToken) {
    guard let first = token.date else { return spoil(token) }
    if case .number = token.meaning, at < tokens.endIndex, !tokens[at].gap,
      case .days(let days) = tokens[at].meaning, days.only != nil
    {
      // 1月曜: the first Monday, or Mondays of the first line.
      return spoil(token, isWhole: true)
    }
    if draft.isAboutMonths(first, tokens[at...]) {
      let month = DateWord(month: first.number, part: .month)
      return place(draft.dates.span(from: month, to: nil, isRange: false), [token])
    }
    var taken = [token]
    guard at < tokens.endIndex, tokens[at].meaning == .tilde else {
      if at < tokens.endIndex, tokens[at].meaning == .until {
        at += 1
        return place(draft.dates.span(from: nil, to: first, isRange: true), taken)
      }
      return place(draft.dates.span(from: first, to: nil, isRange: false), taken)
    }
    taken.append(tokens[at])
    at += 1
    var last: DateWord?
    if at < tokens.endIndex, let end = tokens[at].date, !tokens[at].gap || end.month != nil {
      last = end
      taken.append(tokens[at])
      at += 1
      if at < tokens.endIndex, tokens[at].meaning == .until { at += 1 }
    }
    // 12月1日～2月20日（土）: its last day, or the Saturdays in it.
    if let end = last, end.weekday != nil, first.weekday == nil, !isWithinWeek(first, end),
      !isOnItsDay(end) || text.quote(taken[taken.count - 1].places).contains("曜")
    {
      return place(nil, taken)
    }
    place(draft.dates.span(from: first, to: last, isRange: true), taken)
  }

  /// Whether dates lie within a week: a weekday in brackets behind them is that of the last.
  private func isWithinWeek(_ first: DateWord, _ last: DateWord) -> Bool {
    guard case .day(let start) = first.part, case .day(let end) = last.part,
      let month = first.month, !text.quote(tokens[at - 1].places).contains("曜")
    else { return false }
    let days = last.month.map { $0 == month } ?? true ? end - start : end + 31 - start
    return (0..<7).contains(days)
  }

  /// Whether a date bears the weekday that it has.
  private func isOnItsDay(_ date: DateWord) -> Bool {
    guard let year = date.year, let month = date.month, case .day(let day) = date.part else {
      return false
    }
    return CivilDate(year: year, month: month, day: day)?.weekday == date.weekday
  }

  private mutating func place(_ span: DateSpan?, _ taken: [PatternToken]) {
    guard let first = taken.first, let last = taken.last else { return }
    let places = first.places.lowerBound..<last.places.upperBound
    draft.places(last)
    guard let span else {
      return spoil(PatternToken(meaning: .unread, places: places, gap: first.gap))
    }
    draft.words.append(text.quote(places))
    draft.add(.period(.span(span)), gap: first.gap)
    draft.items[draft.items.count - 1].saysUntil =
      at > tokens.startIndex && tokens[at - 1].meaning == .until
  }
}

extension PatternToken {
  var isOfWeek: Bool {
    if case .days = meaning { true } else { false }
  }

  /// The date a word gives; a bare number is a day of the month said before.
  fileprivate var date: DateWord? {
    switch meaning {
    case .date(let word): word
    case .number(let number) where (1...31).contains(number): DateWord(part: .day(number))
    default: nil
    }
  }
}

extension DateWord {
  fileprivate var number: Int? {
    if month == nil, case .day(let number) = part, number <= 12 { number } else { nil }
  }
}

extension ClauseDraft {
  /// Whether a bare number is a month, as 7 is in 7・8月.
  fileprivate func isAboutMonths(
    _ word: DateWord, _ following: ArraySlice<PatternToken>
  ) -> Bool {
    guard word.number != nil, word.weekday == nil, following.first?.meaning == .separator else {
      return false
    }
    for token in following {
      switch token.meaning {
      case .separator, .number: continue
      case .date(let date): return date.part == .month
      default: return false
      }
    }
    return false
  }
}
