internal import BusModel

/// Makes one pattern of the statements of a text.
struct PatternAssembler {
  private var base: [DayTerm] = []
  private var rules: [PatternRule] = []
  /// Whether a statement could not be put into a pattern.
  private(set) var isIncomplete = false
  /// Whether what runs was said to be all that does: のみ, に限る.
  private var isExclusive = false
  /// Days that are said to run too before it is said what does: 祝日も運行.
  private var added: [DayTerm] = []

  /// The pattern, or nil when nothing was said of days.
  var pattern: ServicePattern? {
    guard !base.isEmpty || !rules.isEmpty else { return nil }
    let only: [PatternRule] =
      isExclusive && !base.isEmpty ? [.limits(topic: [], to: base.settled)] : []
    return ServicePattern(base: base, rules: only + rules)
  }

  init(_ clauses: [Clause]) {
    let clauses = Self.shifted(clauses)
    isIncomplete = clauses.contains { $0.stand != nil }
    for clause in clauses where clause.isPlain { base += clause.terms }
    for clause in clauses where !clause.isPlain && !clause.isPeriodHeading { add(clause) }
    for clause in clauses where clause.isPeriodHeading { limitToPeriod(clause.terms) }
    base = base.saidOnce
    // 祝日も運行 by itself names no day on which nothing runs.
    if !added.isEmpty, !base.isEmpty || !rules.isEmpty { rules.append(.restores(added.settled)) }
    // 10月1日より、土日祝運休: from when on they rest, and not that all rests from then on.
    isIncomplete = isIncomplete || mixesBeginnings || listsSeason(clauses) || saysPartAlone
  }

  /// 運行期間：4/24～11/7の土日祝。ただし7/17～8/31は毎日: on these days and on those, and on no other.
  private mutating func limitToPeriod(_ terms: [DayTerm]) {
    let isBoth =
      !base.isEmpty
      && base.allSatisfy { $0.days == .everyDay && $0.except.isEmpty && !$0.periods.isEmpty }
      && terms.allSatisfy { !$0.days.isEmpty && $0.days != .everyDay && !$0.periods.isEmpty }
    guard isBoth else { return limit(terms) }
    base = terms + base
    isExclusive = true
  }

  /// 土日祝、12月1日～2月20日: days of the week within a part of the year, or both of them.
  private func listsSeason(_ clauses: [Clause]) -> Bool {
    clauses.contains { clause in
      [clause.terms, clause.except].contains { terms in
        terms.contains(where: \.isPartOfYear)
          && terms.contains { $0.periods.isEmpty && !$0.days.isEmpty }
      }
    }
  }

  /// 12月～3月は平日のみ運行: of all other days it says nothing.
  private var saysPartAlone: Bool {
    base.isEmpty && !rules.isEmpty
      && rules.allSatisfy { rule in
        if case .limits(let topic, _) = rule { !topic.isEmpty } else { false }
      }
  }

  private var mixesBeginnings: Bool {
    let stated = rules.flatMap { rule in
      switch rule {
      case .cancels(let terms), .limits(_, let terms): terms
      case .restores: [DayTerm]()
      }
    }
    return stated.count > 1 && stated.contains(where: \.isOpen)
      || base.count > 1 && base.contains(where: \.isOpen)
  }

  /// 祝日の場合は翌日 belongs to the statement before it that says the same of its days.
  private static func shifted(_ clauses: [Clause]) -> [Clause] {
    var shifted: [Clause] = []
    for clause in clauses {
      let index = shifted.lastIndex {
        !$0.terms.isEmpty && !$0.isBut && (clause.runs == nil || $0.runs == clause.runs)
      }
      guard let stand = clause.stand, let index else {
        shifted.append(clause)
        continue
      }
      for term in shifted[index].terms.indices {
        shifted[index].terms[term].stand = stand
      }
    }
    return shifted
  }

  private mutating func add(_ clause: Clause) {
    if clause.isRest {
      addRest(clause)
    } else if clause.includesHolidays && clause.isEmpty {
      for index in base.indices { base[index].days = base[index].days.withHolidays }
    } else if clause.terms.isEmpty {
      addExcept(clause)
    } else if clause.runs == false {
      guard let terms = terms(clause)?.filter({ !isTheRest($0) }), !terms.isEmpty else { return }
      rules.append(.cancels(terms.settled))
    } else if clause.isOnly, clause.isBut, !clause.isAlso, !clause.topic.isEmpty, !base.isEmpty {
      // 毎日運行（ただし12月は土日のみ）.
      addOnly(clause)
    } else if clause.isBut || clause.isAlso {
      addAfterAll(clause)
    } else if clause.isOnly {
      addOnly(clause)
    } else {
      addSubject(clause)
    }
  }

  /// 平日は運休 beside 土日祝と12月29日～31日に運行: all days of the week that were not named, and none of the dates that were.
  private func isTheRest(_ term: DayTerm) -> Bool {
    let named = base.filter(\.periods.isEmpty).reduce(DaySet()) { $0.union($1.days) }
    return term.periods.isEmpty && base.contains { !$0.periods.isEmpty } && !named.isEmpty
      && named.kinds.isDisjoint(with: term.days.kinds) && named.union(term.days) == .everyDay
  }

  /// 12/29～1/3を除く; 土日祝以外運休 is what runs.
  private mutating func addExcept(_ clause: Clause) {
    if clause.runs == false {
      base += clause.except
    } else {
      rules.append(.cancels(clause.except.settled))
    }
  }

  /// その他の期間は土日祝のみ運行, それ以外は運休: the days that were not named.
  private mutating func addRest(_ clause: Clause) {
    if base.isEmpty != (clause.runs == false) {
      // The rest of what runs does not run, and the other way round: that is said already.
      // それ以外は毎日運行 says nothing more than それ以外は運行.
      let terms = clause.terms.filter { $0 != DayTerm(days: .everyDay) }
      isIncomplete = isIncomplete || !terms.isEmpty || base.isEmpty && rules.isEmpty
      return
    }
    guard clause.runs != false else { return isIncomplete = true }
    let named = base.map {
      DayTerm(periods: $0.periods, days: $0.periods.isEmpty ? $0.days : DaySet())
    }
    let rest = clause.terms.isEmpty ? [DayTerm(days: .everyDay)] : clause.terms
    base += rest.map { term in
      var term = term
      term.except += named
      return term
    }
  }

  /// ただし祝日は運行, 祝日も運行. Weekdays by name that run 祝日も do so on holidays of those days.
  private mutating func addAfterAll(_ clause: Clause) {
    guard let terms = terms(clause) else { return }
    if base.isEmpty && rules.isEmpty {
      if clause.isAlso { added += terms } else { base = terms }
    } else if clause.isAlso, rules.isEmpty, terms == [DayTerm(days: DaySet(kinds: [.holiday]))] {
      for index in base.indices { base[index].days = base[index].days.withHolidays }
    } else if clause.isAlso, rules.isEmpty, base.allSatisfy(\.isOfNamedDays),
      terms.contains(DayTerm(days: DaySet(kinds: [.holiday])))
    {
      // 月曜・木曜。祝日、年末年始も運行: on Mondays and Thursdays then, and no other day.
      for index in base.indices { base[index].days = base[index].days.withHolidays }
      let others = terms.filter { $0.periods.isEmpty && $0.days != DaySet(kinds: [.holiday]) }
      if !others.isEmpty { rules.append(.restores(others.settled)) }
    } else {
      rules.append(.restores(terms.map(rules.holidaysRestored).settled))
    }
  }

  private mutating func addOnly(_ clause: Clause) {
    if clause.topic.isEmpty { return limit(clause.terms) }
    let isAdded =
      !base.isEmpty
      && clause.topic.allSatisfy { topic in
        topic.periods.isEmpty && !base.contains { $0.days.overlaps(topic.days) }
          || topic.isPartOfYear && base.allSatisfy { $0.isOfAnotherPart(than: topic) }
      }
    if !isAdded {
      rules.append(.limits(topic: clause.topic.settled, to: clause.terms.settled))
    } else if let terms = terms(clause) {
      base += terms
    }
  }

  private mutating func limit(_ terms: [DayTerm]) {
    if base.isEmpty {
      base = terms
      isExclusive = true
    } else {
      rules.append(.limits(topic: [], to: terms.settled))
    }
  }

  /// 8/15は運行 after what does not run is an exception; 平日は運行 is what runs.
  private mutating func addSubject(_ clause: Clause) {
    guard let terms = terms(clause) else { return }
    let isDated = terms.allSatisfy { $0.days.isEmpty }
    let isRest = base.isEmpty && !terms.contains { $0.days.namesWorkdays }
    if !rules.isEmpty, isDated || isRest {
      // 日曜は運休、土曜は運行: of the other days there is no telling.
      isIncomplete = isIncomplete || !isDated && isRest || terms.contains(where: \.isEndless)
      rules.append(.restores(terms.settled))
    } else {
      base += terms
    }
  }

  /// The days of a statement within its topic; notes when the two cannot be said together.
  private mutating func terms(_ clause: Clause) -> [DayTerm]? {
    guard !clause.topic.isEmpty else { return clause.terms }
    let pairs = clause.topic.flatMap { topic in clause.terms.map { (topic, $0) } }
    let terms = pairs.compactMap { $0.within($1) }
    guard terms.count == pairs.count else {
      isIncomplete = true
      return nil
    }
    return terms
  }
}

extension Clause {
  /// Whether it says what runs, with no ifs.
  fileprivate var isPlain: Bool {
    runs != false && topic.isEmpty && !terms.isEmpty && !isOnly && !isAlso && !isBut
      && !isSubject && !isPeriodHeading && !isRest
  }
}

extension DayTerm {
  /// Whether it has no end, or no beginning: 1月5日から運行 says since when, and not that Sundays have buses.
  fileprivate var isEndless: Bool {
    periods.contains {
      if case .span(let span) = $0 { span.first == nil || span.last == nil } else { false }
    }
  }

  /// Whether it is days of the week by name, all year: 月曜・木曜.
  fileprivate var isOfNamedDays: Bool {
    periods.isEmpty && !days.weekdays.isEmpty && days.kinds.isEmpty
  }
}
