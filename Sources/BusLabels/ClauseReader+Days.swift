internal import BusModel

extension ClauseReader {
  /// Takes a word that names days.
  mutating func takeDays(_ token: PatternToken) {
    draft.places(token)
    switch token.meaning {
    case .days(let days): takeWeekdays(days, token)
    case .ordinals(let ordinals):
      draft.ordinals = ordinals
      draft.words.append(text.quote(token.places))
    case .period(let period):
      draft.words.append(text.quote(token.places))
      draft.add(.period(period), gap: token.gap)
    case .everyMonth: takeDaysOfMonth(token)
    case .tilde: takeUntil(token)
    default: takeDates(token)
    }
  }

  private mutating func takeWeekdays(_ days: DaySet, _ token: PatternToken) {
    var days = days
    draft.words.append(text.quote(token.places))
    if isUnclear(days, token) || isStandIn(token) { return spoil(token, isWhole: true) }
    if isHolidayAgain(token) { return }
    if let first = days.only, let (last, rest) = rangeEnd() {
      days = DaySet.week(from: first, to: last).union(rest)
    }
    if let ordinals = draft.ordinals {
      if sharesOrdinals(token) { return spoil(token, isWhole: true) }
      guard let numbered = days.numbered(ordinals) else { return spoil(token) }
      days = numbered
      draft.ordinals = nil
    }
    if days == .everyDay, !draft.separated, case .days = draft.items.last?.content {
      // 平日毎日: every one of them.
      return
    }
    if draft.joins, case .days = draft.items.last?.content {
      // 土曜の祝日; of 休日の土曜 there is no telling.
      if days != DaySet(kinds: [.holiday]) || !draft.limitToHolidays() { spoil(token) }
      return
    }
    draft.add(.days(days), gap: token.gap)
  }

  /// Whether what follows may have the same ordinals: 第1・3土・日曜 are two Sundays of the month, or all.
  private func sharesOrdinals(_ token: PatternToken) -> Bool {
    guard token.places.count == 1, at + 1 < tokens.endIndex, tokens[at].meaning == .separator,
      case .days(let days) = tokens[at + 1].meaning, days.only != nil
    else { return false }
    return text.quote(tokens[at + 1].places).contains("曜")
  }

  /// The 振替休日 of 日曜、祝日、振替休日.
  private func isHolidayAgain(_ token: PatternToken) -> Bool {
    guard draft.separated, ["振替休日", "振休", "国民の休日"].contains(text.quote(token.places)) else {
      return false
    }
    return draft.items.contains { item in
      if case .days(let days) = item.content { days.kinds.contains(.holiday) } else { false }
    }
  }

  /// 休　日・祝 (rests on two days, or the holidays), 平日 月・水・金 (each of them, or these).
  private func isUnclear(_ days: DaySet, _ token: PatternToken) -> Bool {
    let printed = text.quote(token.places)
    if printed.first == "休", printed.contains(where: \.isWhitespace), at + 1 < tokens.endIndex,
      tokens[at].meaning == .separator, tokens[at + 1].places.count == 1
    {
      return tokens[at + 1].isOfWeek
    }
    guard token.gap, !draft.separated, case .days(let before)? = draft.items.last?.content else {
      return false
    }
    return before == DaySet(kinds: [.weekday]) && days.kinds.isEmpty && !days.weekdays.isEmpty
      && (at >= tokens.endIndex || tokens[at].meaning != .tilde)
  }

  /// The 金 of 月～金.
  private mutating func rangeEnd() -> (Weekday, rest: DaySet)? {
    var next = at
    while next < tokens.endIndex, tokens[next].meaning == .filler { next += 1 }
    // "lunes a viernes".
    if next > at, text.quote(tokens[next - 1].places) == "a" { next -= 1 }
    guard next + 1 < tokens.endIndex,
      tokens[next].meaning == .tilde || tokens[next].meaning == .filler,
      case .days(let days) = tokens[next + 1].meaning
    else { return nil }
    // 月～日祝 ends on Sunday and names the holidays besides.
    let isSunday = days == DaySet(kinds: [.sunday, .holiday])
    guard let last = isSunday ? .sunday : days.only, isRun(tokens[next], to: tokens[next + 1])
    else { return nil }
    draft.words.append(text.quote(tokens[next + 1].places))
    draft.places(tokens[next + 1])
    at = next + 2
    if at < tokens.endIndex, tokens[at].meaning == .until { at += 1 }
    return (last, isSunday ? DaySet(kinds: [.holiday]) : DaySet())
  }

  /// 月～金 and 月曜-金曜 are runs of days, 火・木-日曜 and 土曜-日曜運休 may be two things.
  private func isRun(_ dash: PatternToken, to last: PatternToken) -> Bool {
    guard text.quote(dash.places) == "-" else { return true }
    let first = tokens[..<at].last { $0.isOfWeek }
    let next = tokens.first { $0.places.lowerBound >= last.places.upperBound }
    // Monday-Saturday: names of days in Latin letters are of any length.
    let isLatin =
      first.map { text.characters[$0.places.lowerBound].isLatin } == true
      && text.characters[last.places.lowerBound].isLatin
    let isAlike = (isLatin || first?.places.count == last.places.count) && !draft.separated
    return isAlike && (last.places.count == 1 || next?.meaning != .verb(runs: false))
  }

  /// 毎月13日, 毎月1日・15日, 毎月末日; before 第2土曜 or alone it says nothing more.
  private mutating func takeDaysOfMonth(_ token: PatternToken) {
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
  private mutating func takeUntil(_ token: PatternToken) {
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

  private mutating func takeDates(_ token: PatternToken) {
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
    if let end = last, end.weekday != nil, first.weekday == nil,
      !isOnItsDay(end) || text.quote(taken[taken.count - 1].places).contains("曜")
    {
      return place(nil, taken)
    }
    place(draft.dates.span(from: first, to: last, isRange: true), taken)
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

  /// A word of days that makes no sense takes its whole statement with it.
  private mutating func spoil(_ token: PatternToken, isWhole: Bool = false) {
    draft.unread.append(text.quote(token.places))
    losesDays = losesDays || isWhole || draft.ordinals != nil
    draft.isSpoilt =
      isWhole || draft.isSpoilt || !draft.items.isEmpty || !draft.topic.isEmpty
      || draft.ordinals != nil
    draft.ordinals = nil
  }
}

extension PatternToken {
  fileprivate var isOfWeek: Bool {
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

extension DaySet {
  /// Only the n-th of each of its weekdays; nil when it names kinds of day that are no weekday.
  func numbered(_ ordinals: Ordinals) -> DaySet? {
    guard kinds.isSubset(of: [.saturday, .sunday]), self.ordinals.isEmpty, !isEmpty else {
      return nil
    }
    var set = DaySet()
    for day in weekdays { set.ordinals[day] = ordinals }
    if kinds.contains(.saturday) { set.ordinals[.saturday] = ordinals }
    if kinds.contains(.sunday) { set.ordinals[.sunday] = ordinals }
    return set
  }
}
