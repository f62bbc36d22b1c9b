internal import BusModel

extension DayTerm {
  /// The days of both; nil when each has a part of the year, or each has days of the week.
  func within(_ other: DayTerm) -> DayTerm? {
    if periods.allSatisfy(\.isName), !periods.isEmpty, days.isEmpty, other.days.isEmpty,
      other.periods.allSatisfy(\.isDated)
    {
      // 年末年始は12/31～1/3運休 says when it is.
      return other
    }
    if days.only != nil, other.days.numberedDay == days.only, periods.isEmpty { return other }
    guard days.isEmpty || other.days.isEmpty, periods.isEmpty || other.periods.isEmpty else {
      return nil
    }
    return DayTerm(
      periods: periods + other.periods, days: days.isEmpty ? other.days : days,
      except: except + other.except)
  }
}

extension [DayTerm] {
  /// 毎日 Daily（1/1を除く）: days that are said twice, as in two languages, are said once, and what one of
  /// them takes out the other does not give back.
  var saidOnce: [DayTerm] {
    reduce(into: []) { terms, term in
      let index = terms.firstIndex {
        $0.periods == term.periods && $0.days == term.days && $0.stand == term.stand
      }
      guard let index else { return terms.append(term) }
      terms[index].except += term.except.filter { !terms[index].except.contains($0) }
    }
  }
}

extension DaySet {
  /// The weekday whose n-th it names, when it names no other day.
  var numberedDay: Weekday? {
    kinds.isEmpty && weekdays.isEmpty && ordinals.count == 1 ? ordinals.keys.first : nil
  }

  /// Whether a day can be in both.
  func overlaps(_ other: DaySet) -> Bool {
    if isEmpty || other.isEmpty { return true }
    if !kinds.isDisjoint(with: other.kinds) { return true }
    if !weekdays.isDisjoint(with: other.weekdays) { return true }
    return kinds.contains(.weekday) && other.namesWorkdays
      || other.kinds.contains(.weekday) && namesWorkdays
  }
}

extension DayTerm {
  /// 12月1日～3月31日, and no day of the week; お盆 and 年末年始 are days more or fewer.
  var isPartOfYear: Bool {
    days.isEmpty && !periods.isEmpty
      && periods.allSatisfy { period in
        if case .span(let span) = period { !span.isDay && !span.isFeast } else { false }
      }
  }

  /// Whether it speaks of a part of the year by itself, and of none that another one names.
  func isOfAnotherPart(than other: DayTerm) -> Bool {
    !periods.isEmpty && !periods.contains(where: other.periods.contains)
      && periods.allSatisfy { if case .span = $0 { true } else { false } }
  }

  /// 10月1日から: dates of which one end is missing, and no day of the week.
  var isOpen: Bool {
    days.isEmpty
      && periods.contains { period in
        if case .span(let span) = period { span.isOpen } else { false }
      }
  }
}
