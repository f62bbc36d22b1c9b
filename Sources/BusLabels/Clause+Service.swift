internal import BusModel

/// What a clause says of service: as what its days run, that nothing does, that nothing else does.
extension Clause {
  /// 平日のみ運行.
  var limitsWeek: Bool {
    isOnly && runs != false && topic.isEmpty && !terms.isEmpty
      && terms.allSatisfy(\.periods.isEmpty)
  }

  /// 12月12日～3月14日 毎日運行: a part of the year, and all its days.
  var runsInPeriod: Bool {
    limitsAll && runs == true && !isBut && !terms.isEmpty
      && terms.allSatisfy { term in
        [DaySet(), .everyDay].contains(term.days)
          && term.periods.contains { if case .span(let span) = $0 { !span.isDay } else { false } }
      }
  }

  /// The dates of 12/31～1/3のみ and 12/31は土日祝運行, of which no rule is made; nil for any other clause.
  var datesUntold: [DayTerm]? {
    guard treated.isEmpty else { return nil }
    let dates =
      isOnly && runs == nil ? terms : runs == true && !isBut && !terms.isEmpty ? topic : []
    return !dates.isEmpty && dates.allSatisfy { $0.days.isEmpty && !$0.periods.isEmpty }
      ? dates : nil
  }

  /// ただし5月3日は運行: what runs after all among days without service.
  var restores: Bool {
    isBut && !isOnly && runs != false && treated.isEmpty && topic.isEmpty && !terms.isEmpty
      && except.isEmpty
  }

  /// 12/31～1/3は日曜ダイヤ.
  var runsAsSunday: Bool {
    !treated.isEmpty && !terms.isEmpty && terms.allSatisfy { $0.days.kinds == [.sunday] }
  }

  /// 祝日も運行.
  var onlyAdds: Bool { isAlso && runs == true && treated.isEmpty && !terms.isEmpty }

  /// 運行日：…, …のみ, …に限る: on no other days is there service.
  var limitsAll: Bool {
    runs != false && !isAlso
      && (isOnly || isPeriodHeading || runs == true && !isSubject && topic.isEmpty)
  }

  /// As what its days run; nil when that is no kind of day that an operator has, and for what runs
  /// after all among days without service.
  var kindOfService: ServiceDayKind? {
    if treated.isEmpty { return isBut && runs != false ? nil : ServiceDayKind.none }
    if case .named(let name, _)? = terms.first?.periods.first { return .special(name) }
    let kinds = terms.reduce(into: Set<DayKind>()) { $0.formUnion($1.days.kinds) }
    guard terms.allSatisfy({ $0.days.weekdays.isEmpty && $0.days.ordinals.isEmpty }) else {
      return nil
    }
    if kinds == [.weekday] { return .weekday }
    if kinds == [.saturday] { return .saturday }
    return kinds.contains(.sunday) && !kinds.contains(.weekday) || kinds == [.holiday]
      ? .sundayHoliday : nil
  }

  /// 平日にあたる日は平日ダイヤ: all is as ever.
  var runsAsItIs: Bool {
    guard let runs = kindOfService, !treated.isEmpty else { return false }
    return treated.allSatisfy { $0.isOfSameDay && $0.isOnDays(of: runs) }
  }

  /// Dates on which it says that nothing runs, or, after ただし, that something does.
  var daysWithoutService: [DayTerm] {
    guard runs == false || isBut && !isOnly, !isAlso, !isRest else { return [] }
    let pairs = topic.flatMap { topic in terms.compactMap { topic.within($0) } }
    let days = topic.isEmpty ? terms : pairs.count == topic.count * terms.count ? pairs : []
    return isBut && !days.contains(where: \.isOfDates) ? [] : days
  }
}

extension DayTerm {
  /// 平日にあたる日.
  var isOfSameDay: Bool {
    periods.count == 1
      && periods.allSatisfy { if case .beside(_, .sameDay) = $0 { true } else { false } }
  }

  /// Whether it is 平日にあたる日 and these run as weekdays, and the like.
  fileprivate func isOnDays(of runs: ServiceDayKind) -> Bool {
    periods.allSatisfy { period in
      guard case .beside(let days, .sameDay) = period else { return false }
      switch runs {
      case .weekday: return days.kinds == [.weekday]
      case .saturday: return days.kinds == [.saturday]
      case .sundayHoliday: return days.kinds == [.sunday] || days.kinds == [.sunday, .holiday]
      default: return false
      }
    }
  }

  /// The first day of dates of which the end is missing.
  var beginning: DayTerm? {
    guard case .span(let span)? = periods.first, periods.count == 1, let first = span.first else {
      return nil
    }
    return DayTerm(periods: [.span(DateSpan(first: first, last: first))])
  }

  /// Whether it speaks of more than kinds of day, of which columns and their labels speak as well.
  var isOfDates: Bool { !periods.isEmpty || !days.ordinals.isEmpty }
}
