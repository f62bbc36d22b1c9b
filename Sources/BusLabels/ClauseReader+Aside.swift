internal import BusModel

extension ClauseReader {
  /// Takes a word that speaks of days without naming them: 祝日の場合, 翌日, その他の期間.
  mutating func takeAside(_ token: PatternToken) {
    draft.places(token)
    switch token.meaning {
    case .ifHoliday: takeIfHoliday(token)
    case .inCase: takeInCase(token)
    case .shift(let shift): takeShift(shift, token)
    default:
      guard draft.isBare else { return takeUnread(token) }
      draft.words.append(text.quote(token.places))
      draft.isRest = true
    }
  }

  /// 祝日の場合は運行: of the days said before; 月曜が祝日の場合は運行 says them again.
  private mutating func takeIfHoliday(_ token: PatternToken) {
    draft.words.append(text.quote(token.places))
    draft.inCase = [.holiday]
    isInCase = true
    // 日曜・祝日の場合は is of both.
    if draft.separated || !draft.limitToHolidays() {
      draft.add(.days(DaySet(kinds: [.holiday])), gap: token.gap)
    }
  }

  /// （祝日のときは火曜日）: another day of the week stands for it, which no word says.
  mutating func isStandIn(_ token: PatternToken) -> Bool {
    guard draft.inCase != nil, draft.stand == nil, depth > 0, draft.topic.count == 1,
      case .days(let days) = token.meaning, days.only != nil
    else { return false }
    return tokens[at...].allSatisfy { $0.meaning == .filler }
  }

  /// 土日祝の場合は運休 says what 土日祝は運休 says; 祝日が土曜の場合 does not.
  private mutating func takeInCase(_ token: PatternToken) {
    let start = draft.extent?.lowerBound ?? token.places.lowerBound
    let said = tokens[..<at].reversed().prefix { $0.places.lowerBound >= start }
    guard let last = draft.items.last, last.isPlain,
      !said.contains(where: { text.quote($0.places) == "が" })
    else { return takeUnread(token) }
    draft.words.append(text.quote(token.places))
    isInCase = true
    let days = draft.items.reduce(DaySet()) { set, item in
      if case .days(let days) = item.content { set.union(days) } else { set }
    }
    if days.weekdays.isEmpty, days.ordinals.isEmpty { draft.inCase = days.kinds }
  }

  /// （祝日の場合は）翌日, and 休日の翌日.
  private mutating func takeShift(_ shift: DayShift, _ token: PatternToken) {
    if let kinds = draft.inCase, shift != .sameDay {
      guard draft.stand == nil else { return takeUnread(token) }
      draft.words.append(text.quote(token.places))
      draft.topic = []
      draft.items = []
      draft.stand = StandIn(kinds: kinds, shift: shift)
      return
    }
    // 12/29～1/3に当たる日 are these dates.
    if shift == .sameDay, let last = draft.items.last, last.isPlain, last.isPeriod { return }
    guard let (first, days) = draft.daysBeside(shift) else { return takeUnread(token) }
    draft.words.append(text.quote(token.places))
    draft.items[first].content = .period(.beside(days, shift))
    draft.items.removeSubrange((first + 1)...)
    draft.joins = false
  }
}

extension ClauseItem {
  /// Days of the week, or dates.
  fileprivate var isPlain: Bool {
    switch content {
    case .days, .period(.span): true
    default: false
    }
  }
}

extension ClauseDraft {
  /// 月曜が祝日の場合, 土曜の祝日: those of the days before that are holidays; false when there are none.
  mutating func limitToHolidays() -> Bool {
    guard let last = items.indices.last, case .days(let days) = items[last].content else {
      return false
    }
    items[last].content = .days(days.onHolidays)
    joins = true
    add(.period(.beside(DaySet(kinds: [.holiday]), .sameDay)), gap: false)
    return true
  }

  /// The days that a word like 翌日 stands beside, and where they begin: those before it, and of
  /// 土・日・祝日の翌日 all three.
  fileprivate func daysBeside(_ shift: DayShift) -> (first: Int, DaySet)? {
    guard let last = items.indices.last, case .days(let days) = items[last].content,
      days.ordinals.isEmpty
    else { return nil }
    let weekend = DaySet(kinds: [.saturday, .sunday, .holiday])
    var (first, all) = (last, days)
    while shift != .dayBefore, first > 0, items[first].separated || !items[first].gap,
      case .days(let more) = items[first - 1].content, more.union(weekend) == weekend
    {
      first -= 1
      all = all.union(more)
    }
    return all.kinds.isSuperset(of: [.sunday, .holiday]) ? (first, all) : (last, days)
  }
}
