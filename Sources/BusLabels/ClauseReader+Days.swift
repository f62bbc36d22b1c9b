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

  /// A word of days that makes no sense takes its whole statement with it.
  mutating func spoil(_ token: PatternToken, isWhole: Bool = false) {
    draft.unread.append(text.quote(token.places))
    losesDays = losesDays || isWhole || draft.ordinals != nil
    draft.isSpoilt =
      isWhole || draft.isSpoilt || !draft.items.isEmpty || !draft.topic.isEmpty
      || draft.ordinals != nil
    draft.ordinals = nil
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
