/// How a day stands to another that a text speaks of: 祝日の翌日, 祝日に当たる日.
package enum DayShift: String, Hashable, Sendable, CaseIterable {
  /// The day itself.
  case sameDay = "に当たる日"
  /// The day after.
  case nextDay = "翌日"
  /// The day before.
  case dayBefore = "前日"
  /// The first Monday to Friday after it that is no holiday.
  case nextWeekday = "翌平日"

  /// Whether a day stands so to one of some others.
  ///
  /// - Parameters:
  ///   - day: the day asked for.
  ///   - calendar: the operator's days.
  ///   - isOne: whether a day is one of the others.
  /// - Returns: what `isOne` says of the day or days in question.
  func matches(
    _ day: ServiceDay, in calendar: ServiceCalendar, _ isOne: (ServiceDay) -> Match
  ) -> Match {
    let neighbour = { (offset: Int) in calendar.day(day.date.adding(days: offset)).byKindIfResting }
    switch self {
    case .sameDay: return isOne(day)
    case .nextDay: return isOne(neighbour(-1))
    case .dayBefore: return isOne(neighbour(1))
    case .nextWeekday:
      guard day.kind == .weekday else { return .no }
      var match = Match.no
      for offset in 1...Self.longestBreak {
        let before = neighbour(-offset)
        if before.kind == .weekday { break }
        match = match.or(isOne(before))
      }
      return match
    }
  }

  /// No run of weekends and holidays is longer (2019: ten days).
  private static let longestBreak = 14
}

/// What takes the place of days that are holidays, or weekends: 祝日の場合は翌日, 土日祝の場合は前日.
package struct StandIn: Hashable, Sendable {
  /// The kinds of day that are replaced.
  package var kinds: Set<DayKind>
  /// By which day.
  package var shift: DayShift

  package init(kinds: Set<DayKind>, shift: DayShift) {
    self.kinds = kinds
    self.shift = shift
  }

  /// Its words, in the brackets that hold them.
  var text: String { "（\(DaySet(kinds: kinds).text)の場合は\(shift.rawValue)）" }
}
