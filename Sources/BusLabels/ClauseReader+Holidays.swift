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

extension [DayTerm] {
  /// The same days within parts of the year; nil when they name parts of it themselves.
  func all(within parts: [DayTerm]) -> [DayTerm]? {
    let terms = parts.flatMap { part in compactMap { part.within($0) } }
    return terms.count == count * parts.count && allSatisfy(\.periods.isEmpty) ? terms : nil
  }

  /// 年末年始運休（12/29～1/3）: gives the last name its dates; false when it is none.
  mutating func defineLast(_ dates: [DayTerm]) -> Bool {
    guard let last = indices.last, let period = self[last].periods.last, period.isName,
      dates.allSatisfy({ $0.days.isEmpty && $0.periods.allSatisfy(\.isDated) })
    else { return false }
    self[last].periods.removeLast()
    self[last].periods += dates.flatMap(\.periods)
    return true
  }
}
