/// Whether a date is one of the days a text speaks of: yes, no, or the text leaves it open.
enum Match: Hashable, Sendable {
  case yes, no, unknown

  init(_ isSo: Bool) { self = isSo ? .yes : .no }

  /// Kleene's "and".
  func and(_ other: @autoclosure () -> Match) -> Match {
    if self == .no { return .no }
    let other = other()
    return other == .no ? .no : self == .yes ? other : .unknown
  }

  /// Kleene's "or".
  func or(_ other: @autoclosure () -> Match) -> Match {
    if self == .yes { return .yes }
    let other = other()
    return other == .yes ? .yes : self == .no ? other : .unknown
  }

  /// Yes for no and no for yes.
  var not: Match { self == .yes ? .no : self == .no ? .yes : .unknown }
}

/// Days that a text names in one breath: "6/1～6/30の日祝（6/15を除く）".
package struct DayTerm: Hashable, Sendable {
  /// The parts of the year; empty for all of it.
  package var periods: [Period] = []
  /// The days of the week; empty for all of them.
  package var days = DaySet()
  /// What is taken out again.
  package var except: [DayTerm] = []
  /// Which days another one takes the place of: 月曜（祝日の場合は翌日）.
  package var stand: StandIn?

  package init(
    periods: [Period] = [], days: DaySet = DaySet(), except: [DayTerm] = [], stand: StandIn? = nil
  ) {
    self.periods = periods
    self.days = days
    self.except = except
    self.stand = stand
  }

  /// Whether it names nothing.
  package var isEmpty: Bool { periods.isEmpty && days.isEmpty }

  /// Whether a day is one of them.
  func matches(_ day: ServiceDay, in calendar: ServiceCalendar, holidaysApart: Bool) -> Match {
    guard let stand else { return names(day, in: calendar, holidaysApart) }
    let inPlace = stand.shift.matches(day, in: calendar) { other in
      Match(stand.kinds.contains(other.kind)).and(names(other, in: calendar, holidaysApart))
    }
    return Match(!stand.kinds.contains(day.kind)).and(names(day, in: calendar, holidaysApart))
      .or(inPlace)
  }

  private func names(
    _ day: ServiceDay, in calendar: ServiceCalendar, _ holidaysApart: Bool
  ) -> Match {
    let inPeriod =
      periods.isEmpty
      ? Match.yes : periods.reduce(.no) { $0.or($1.matches(day, in: calendar)) }
    let inDays = days.isEmpty ? Match.yes : days.matches(day, holidaysApart: holidaysApart)
    // Who takes Tuesdays out takes out those that are holidays, whatever other columns name.
    return inPeriod.and(inDays).and(except.matches(day, in: calendar, holidaysApart: false).not)
  }

  /// Its words; reading them gives it back.
  var text: String {
    var text = periods.map(\.text).joined(separator: "・")
    if !periods.isEmpty && !days.isEmpty { text += "の" }
    text += days.text
    if !except.isEmpty { text += "（\(except.text)を除く）" }
    return text + (stand?.text ?? "")
  }
}

extension [DayTerm] {
  /// Whether a day is one of them.
  func matches(_ day: ServiceDay, in calendar: ServiceCalendar, holidaysApart: Bool) -> Match {
    reduce(.no) {
      $0.or($1.matches(day, in: calendar, holidaysApart: holidaysApart))
    }
  }

  /// Their words.
  var text: String { map(\.text).joined(separator: "、") }

  /// The same days in the one form that their words have: what can be said together is together,
  /// and parts of the year that stand alone come last, where no 曜日 follows to which they could
  /// seem to belong.
  package var settled: [DayTerm] {
    var terms: [DayTerm] = []
    for term in self where !term.isEmpty {
      if let index = terms.firstIndex(where: { $0.joins(term) }) {
        terms[index].days = terms[index].days.union(term.days)
        terms[index].periods += term.periods.filter { !terms[index].periods.contains($0) }
      } else if !terms.contains(term) {
        terms.append(term)
      }
    }
    for index in terms.indices { terms[index].except = terms[index].except.settled }
    let open = terms.filter { !$0.endsItsList }
    return terms.filter(\.endsItsList) + open.filter { $0.periods.isEmpty }
      + open.filter { !$0.periods.isEmpty && !$0.days.isEmpty } + open.filter { $0.days.isEmpty }
  }
}

extension DayTerm {
  /// An exception ends its list, so that it cannot seem to be of the terms before it.
  fileprivate var endsItsList: Bool { !except.isEmpty || stand != nil }

  fileprivate func joins(_ other: DayTerm) -> Bool {
    guard except == other.except, stand == other.stand else { return false }
    if days.isEmpty && other.days.isEmpty { return true }
    return periods == other.periods && !days.isEmpty && !other.days.isEmpty
  }
}
