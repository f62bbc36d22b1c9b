extension [DayTerm] {
  /// Whether they name お盆 or 年末年始, or dates within it, in the half of the year of a date.
  func speakOfSeason(around date: CivilDate) -> Bool {
    contains { term in
      term.periods.contains { period in
        period.isFeast && period.isOfSummer == (4...9).contains(date.month)
          && period.mayHold(around: date)
      } || term.except.speakOfSeason(around: date)
    }
  }
}

extension ServicePattern {
  /// Whether it names お盆 or 年末年始, or dates within it, so that a page itself settles these days.
  public func speaksOfSeason(around date: CivilDate) -> Bool {
    base.speakOfSeason(around: date)
      || rules.contains { $0.terms.speakOfSeason(around: date) }
  }

  /// Whether it names kinds of day and nothing else: no dates, no exceptions, nothing that runs or
  /// does not.
  package var isWeekly: Bool {
    inclusive.rules.isEmpty
      && base.allSatisfy { $0.periods.isEmpty && $0.except.isEmpty && $0.stand == nil }
  }

  /// Whether all it speaks of are days of the week, be it with exceptions: 日曜を除く毎日.
  package var namesWeek: Bool {
    !base.isEmpty && base.allSatisfy { !$0.days.isEmpty && $0.periods.isEmpty }
  }

  /// Whether it says of days of the week that nothing runs on them.
  package var cancelsWeekdays: Bool {
    rules.contains { rule in
      if case .cancels(let terms) = rule { terms.contains { !$0.days.isEmpty } } else { false }
    }
  }

  /// Whether it speaks of days without service alone.
  package var saysNoService: Bool { base.isEmpty && !rules.isEmpty }

  /// Whether what runs are some days of the week and not all of them.
  package var namesSomeWeekdays: Bool {
    base.contains { !$0.days.isEmpty && ($0.days != .everyDay || !$0.except.isEmpty) }
  }

  /// Whether it names days of the week that another pattern does not: words that are the label of
  /// another timetable.
  package func namesOtherDays(than other: ServicePattern) -> Bool {
    inclusive.rules.isEmpty
      && base.contains { term in
        !term.days.isEmpty && !other.base.contains { $0.days == term.days }
      }
  }

  /// The same days where Sundays and holidays have a column of their own: 学校休業日 beside it are
  /// days of the week before them.
  package var leavingSundays: ServicePattern {
    var terms = base
    for index in terms.indices where terms[index].periods.contains(.school(.freeDay)) {
      guard terms[index].days.isEmpty, terms[index].except.isEmpty else { continue }
      terms[index].except = [DayTerm(days: DaySet(kinds: [.sunday, .holiday]))]
    }
    return terms == base ? self : ServicePattern(base: terms, rules: rules)
  }

  /// Whether it names お盆 and 年末年始, or dates within them, and nothing else.
  package var isOfSeasons: Bool {
    base.allSatisfy { $0.days.isEmpty && $0.periods.allSatisfy(\.isFeast) }
  }

  /// The days it names; nil when it also says what runs or does not.
  package var daysAlone: [DayTerm]? { rules.isEmpty && !base.isEmpty ? base : nil }

  /// Whether it names a part of the year and no days of the week.
  package var namesPartOfYear: Bool {
    inclusive.rules.isEmpty && !base.isEmpty
      && base.allSatisfy { $0.days.isEmpty && $0.except.isEmpty && !$0.periods.isEmpty }
  }

  /// Whether it names days by a word that no calendar resolves: 開館日, 特定日.
  package var namesOpenDays: Bool {
    base.contains { term in
      term.periods.contains { if case .open(let open) = $0 { open.doubt == nil } else { false } }
    }
  }

  /// Whether its kinds of day are Saturdays, or these and weekdays.
  private var namesSaturdays: Bool {
    !base.isEmpty
      && base.allSatisfy {
        $0.periods.isEmpty && $0.days.kinds.isSubset(of: [.weekday, .saturday])
      }
      && base.contains { $0.days.kinds.contains(.saturday) }
  }

  /// The same days as far as another pattern allows them.
  package func limited(to limit: ServicePattern) -> ServicePattern {
    guard self != limit else { return self }
    let allowed: [PatternRule] =
      limit.base.isEmpty
      ? []
      : limit.base == [DayTerm(periods: [.school(.schoolDay)])] && namesSaturdays
        // A school that has buses on Saturdays has lessons then.
        ? [.cancels([DayTerm(periods: [.school(.anyBreak)])])]
        : [.limits(topic: [], to: limit.base)]
    let others = limit.inclusive.rules.filter { !$0.isAside(of: base) }
    return ServicePattern(base: base, rules: rules + allowed + others)
  }

  /// The same days with the dates that a page gives for お盆 or 年末年始 in place of the words.
  package func defining(_ names: [String: [DateSpan]]) -> ServicePattern {
    names.isEmpty
      ? self
      : ServicePattern(
        base: base.map { $0.defining(names) }, rules: rules.map { $0.defining(names) })
  }
}

extension PageDayRule {
  /// The same rule with dates in place of names that the page explains.
  package func defining(_ names: [String: [DateSpan]]) -> PageDayRule {
    PageDayRule(when: when.map { $0.defining(names) }, runs: runs, because: because)
  }
}

extension DayTerm {
  /// Whether it names Sundays and holidays by themselves.
  package var isOfSundays: Bool { periods.isEmpty && days.kinds == [.sunday, .holiday] }

  fileprivate func defining(_ names: [String: [DateSpan]]) -> DayTerm {
    var term = self
    term.periods = periods.flatMap { period in
      switch period {
      case .open(let open): names[open.word].map { $0.map { .span($0) } } ?? [period]
      case .school(let time): names[time.rawValue].map { $0.map { .span($0) } } ?? [period]
      default: [period]
      }
    }
    // 登校日 of a page that says when there is no school.
    let free = SchoolTime.freeWords.lazy.compactMap { names[$0] }.first
    if periods == [.school(.schoolDay)], let free {
      term.periods = []
      if days.isEmpty { term.days = DaySet(kinds: [.weekday]) }
      term.except.append(DayTerm(periods: free.map { .span($0) }))
    }
    term.except = except.map { $0.defining(names) }
    return term
  }
}

extension PatternRule {
  /// Whether it speaks of other kinds of day alone: 土日祝は4月～11月のみ運行 says nothing of 平日.
  fileprivate func isAside(of base: [DayTerm]) -> Bool {
    guard case .limits(let topic, _) = self, !topic.isEmpty, !base.isEmpty else { return false }
    let areKinds = (topic + base).allSatisfy {
      !$0.days.kinds.isEmpty && $0.days.weekdays.isEmpty && $0.days.ordinals.isEmpty
    }
    return areKinds
      && topic.allSatisfy { said in
        base.allSatisfy { $0.days.kinds.isDisjoint(with: said.days.kinds) }
      }
  }

  fileprivate var terms: [DayTerm] {
    switch self {
    case .cancels(let terms), .restores(let terms): terms
    case .limits(let topic, let terms): topic + terms
    }
  }

  fileprivate func defining(_ names: [String: [DateSpan]]) -> PatternRule {
    let defined = { (terms: [DayTerm]) in terms.map { $0.defining(names) } }
    return switch self {
    case .cancels(let terms): .cancels(defined(terms))
    case .restores(let terms): .restores(defined(terms))
    case .limits(let topic, let terms): .limits(topic: defined(topic), to: defined(terms))
    }
  }
}

extension Period {
  /// Whether its dates are none of another year: 1/1(木) of last year says nothing of this one.
  fileprivate func mayHold(around date: CivilDate) -> Bool {
    guard case .span(let span) = self else { return true }
    let start = date.month < 4 ? date.year - 1 : date.year
    return [span.first, span.last].compactMap { $0 }.allSatisfy { end in
      let year = end.month < 4 ? start + 1 : start
      guard end.year ?? year == year else { return false }
      return end.weekday.map {
        $0 == CivilDate(year: year, month: end.month, day: end.earliest)?.weekday
      } ?? true
    }
  }

  /// Whether a feast is お盆, and not 年末年始.
  fileprivate var isOfSummer: Bool {
    switch self {
    case .span(let span): (span.first ?? span.last).map { (4...9).contains($0.month) } ?? false
    case .open(let period): period.doubt?.first.map { (4...9).contains($0.month) } ?? false
    default: false
    }
  }
}
