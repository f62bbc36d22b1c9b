internal import BusModel

/// What brackets say of holidays, and of the days before them once more.
extension ClauseReader {
  /// 平日（12/19～3/28の月～金、祝日除く）: what says the days before the bracket again, within a part of the year, is no
  /// exception to them: the part of the year, and the days that are left. Nil where nothing says them again.
  func repeated(in except: [DayTerm]) -> (part: DayTerm, rest: DayTerm)? {
    guard except.count == 1, let term = except.first, !term.periods.isEmpty, term.except.isEmpty,
      term.days.weekdays.isEmpty, term.days.ordinals.isEmpty,
      case .days(let days)? = draft.items.last?.content, days.weekdays.isEmpty, !days.kinds.isEmpty,
      term.days.kinds.isStrictSuperset(of: days.kinds)
    else { return nil }
    let rest = DayTerm(days: DaySet(kinds: term.days.kinds.subtracting(days.kinds)))
    return (DayTerm(periods: term.periods), rest)
  }

  /// 火・木（祝日運行）: on Tuesdays and Thursdays that are holidays, and on no others.
  func keepsHolidays(_ clause: Clause) -> Bool {
    clause.runs == true && clause.topic.isEmpty && !clause.isBut && !clause.isSubject
      && clause.terms == [DayTerm(days: DaySet(kinds: [.holiday]))]
      && draft.items.allSatisfy { item in
        guard case .days(let days) = item.content else { return false }
        return !days.weekdays.isEmpty && days.kinds.isEmpty || days.kinds == [.weekday]
      }
  }
}
