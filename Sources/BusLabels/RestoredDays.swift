package import BusModel

/// Days on which something runs after all, and days that run as the law has them.
extension ServicePattern {
  /// The same days with some more, whatever else is said of these.
  package func restoring(_ days: [DayTerm]) -> ServicePattern {
    days.isEmpty ? self : ServicePattern(base: base, rules: rules + [.restores(days.settled)])
  }

  /// Whether it names all days of the week that another pattern does, holidays beside them, and nothing
  /// else is said on either side.
  package func covers(_ other: ServicePattern) -> Bool {
    let (own, others) = (inclusive, other.inclusive)
    guard own.rules.isEmpty, others.rules.isEmpty, own.base.count == 1, others.base.count == 1,
      own != others, let all = own.base.first, let some = others.base.first,
      (own.base + others.base).allSatisfy({
        $0.periods.isEmpty && $0.except.isEmpty && $0.stand == nil
          && $0.days.ordinals.values.allSatisfy { $0 == .all }
      })
    else { return false }
    let isSame = all.days.weekdays.isSuperset(of: some.days.weekdays)
    return isSame && all.days.kinds.subtracting(some.days.kinds).isSubset(of: [.holiday])
      && all.days.kinds.isSuperset(of: some.days.kinds) && all.days != some.days
  }
}

extension ServicePattern {
  /// The kinds of day of a column that is of Saturdays, Sundays and holidays; nil for any other.
  package var weekend: Set<DayKind>? {
    guard let terms = daysAlone, terms.allSatisfy({ $0.periods.isEmpty && $0.except.isEmpty })
    else {
      return nil
    }
    let kinds = terms.reduce(into: Set<DayKind>()) { $0.formUnion($1.days.kinds) }
    return kinds.contains(.weekday) || !kinds.contains(.holiday) ? nil : kinds
  }

  /// The same days, 学休日 among them without the days that columns of their own are of.
  package func leaving(_ kinds: Set<DayKind>) -> ServicePattern {
    guard !kinds.isEmpty else { return self }
    var terms = base
    for index in terms.indices
    where terms[index].periods == [.school(.freeDay)] && terms[index].days.isEmpty
      && terms[index].except.isEmpty && base.count == 1
    {
      terms[index].except = [DayTerm(days: DaySet(kinds: kinds))]
    }
    return terms == base ? self : ServicePattern(base: terms, rules: rules)
  }
}

extension PageDayRule {
  /// That holidays from Monday to Friday run as weekdays.
  static func weekdaysOnHolidays(because words: String) -> PageDayRule {
    let holiday = [Period.beside(DaySet(kinds: [.holiday]), .sameDay)]
    var week = DaySet()
    week.weekdays = [.monday, .tuesday, .wednesday, .thursday, .friday]
    return PageDayRule(
      when: [DayTerm(periods: holiday, days: week)], runs: .weekday, because: words)
  }

  /// 祝日も通常どおり.
  package var isOfUsualHolidays: Bool {
    runs == .weekday && when.allSatisfy { $0.isOfHolidays && !$0.days.weekdays.isEmpty }
  }
}

extension DayTerm {
  /// 祝日.
  package static let holidays = DayTerm(days: DaySet(kinds: [.holiday]))

  /// Whether all its days are holidays: 祝日, 祝日の月曜.
  package var isOfHolidays: Bool {
    days == DaySet(kinds: [.holiday]) && periods.isEmpty
      || periods == [.beside(DaySet(kinds: [.holiday]), .sameDay)]
  }

  /// That its days run as the law has them; nil where it names days of the week by which nobody can tell.
  package func usualRules(because words: String) -> [PageDayRule]? {
    if isOfHolidays {
      return [PageDayRule(when: [self], runs: .sundayHoliday, because: words)]
    }
    if periods.isEmpty, days.kinds.isSubset(of: [.saturday]), days.weekdays.isEmpty,
      !days.isEmpty, Set(days.ordinals.keys).isSubset(of: [.saturday])
    {
      return [PageDayRule(when: [self], runs: .saturday, because: words)]
    }
    guard days.isEmpty, except.isEmpty, stand == nil, !periods.isEmpty else { return nil }
    let kinds: [(Set<DayKind>, ServiceDayKind)] = [
      ([.weekday], .weekday), ([.saturday], .saturday), ([.sunday, .holiday], .sundayHoliday),
    ]
    return kinds.map { kinds, runs in
      PageDayRule(
        when: [DayTerm(periods: periods, days: DaySet(kinds: kinds))], runs: runs, because: words)
    }
  }
}

extension ServicePattern {
  /// Whether all it names are days from Monday to Friday by name, or Saturday: 火・木.
  package var isOfWeekdaysByName: Bool {
    isWeekly && !base.isEmpty
      && base.allSatisfy { term in
        term.days.kinds.isSubset(of: [.saturday]) && term.days.ordinals.isEmpty
      }
  }

  /// The same days of the week but for holidays.
  package var leavingHolidays: ServicePattern {
    ServicePattern(
      base: base.map { term in
        guard !term.days.weekdays.isEmpty, !term.except.contains(.holidays) else { return term }
        var term = term
        term.except.append(.holidays)
        return term
      }, rules: rules)
  }

  /// The same days of the week, be they holidays or not.
  package var withHolidays: ServicePattern {
    ServicePattern(
      base: base.map { term in
        var term = term
        term.days = term.days.withHolidays
        return term
      }, rules: rules)
  }

  /// The same days with another in place of those that are holidays, where days are named by name.
  package func standing(_ stand: StandIn?) -> ServicePattern {
    guard let stand, isOfWeekdaysByName else { return self }
    return ServicePattern(
      base: base.map { term in
        var term = term
        term.stand = stand
        return term
      }, rules: rules)
  }
}

extension StandIn {
  /// What a line says of the days of the labels beside it: "（祝祭日の場合は翌日に運行）"; nil for any other.
  package static func said(by line: String) -> StandIn? {
    guard line.utf8.count <= 90, line.contains("場合"), line.contains("翌") else { return nil }
    let bare = line.filter { !"（）()※・。●■ 　".contains($0) }
      .replacing("祝祭日", with: "祝日").replacing("祭日", with: "祝日")
    guard bare.hasPrefix("祝日") else { return nil }
    let reading = ServicePattern.read("火曜（" + bare + "）")
    guard reading.unread.isEmpty, let terms = reading.pattern?.daysAlone, terms.count == 1 else {
      return nil
    }
    return terms[0].stand
  }
}

extension PageDayRule {
  /// 火曜定休（祝日の場合は運行）: a weekday by its name rests on no holiday, whose own timetable holds then.
  var withoutHolidays: PageDayRule {
    guard runs == ServiceDayKind.none else { return self }
    let terms = when.map { term in
      guard term.periods.isEmpty, term.stand == nil, term.days.kinds.isEmpty,
        !term.days.weekdays.isEmpty || !term.days.ordinals.isEmpty
      else { return term }
      var term = term
      term.except.append(.holidays)
      return term
    }
    return PageDayRule(when: terms, runs: runs, because: because)
  }
}

extension [PatternRule] {
  /// 月曜休み（祝日の場合は運行）、12/28～1/4: the holidays on which something runs after all are of Mondays, and
  /// none of the dates; any other days as they are.
  func holidaysRestored(_ term: DayTerm) -> DayTerm {
    let rests = flatMap { rule in
      if case .cancels(let terms) = rule { terms } else { [DayTerm]() }
    }
    guard term == .holidays, rests.contains(where: { !$0.days.isEmpty }) else { return term }
    var limited = term
    limited.except += rests.filter { $0.days.isEmpty && !$0.periods.isEmpty }
    return limited
  }
}
