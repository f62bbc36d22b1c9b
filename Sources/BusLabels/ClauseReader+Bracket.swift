internal import BusModel

extension ClauseReader {
  /// Gives what a bracket says to the words before it, or to the statement before it.
  mutating func attach(_ reader: ClauseReader) {
    var reader = reader
    takeTreatments(&reader)
    guard !reader.clauses.isEmpty else { return }
    if draft.items.isEmpty && draft.topic.isEmpty && draft.except.isEmpty {
      if !takeListed(reader) { attachAfterVerb(reader) }
      return
    }
    draft.words += reader.words
    for clause in reader.clauses {
      if draft.isBracketed, clause.isLabel {
        include(clause.terms)
      } else if let stand = clause.stand {
        draft.add(.stand(stand), gap: false)
      } else if clause.runs != nil || clause.isOnly || clause.isPeriodHeading {
        var clause = clause
        clause.isAlso = clause.isAlso || keepsHolidays(clause)
        draft.inner.append(clause)
      } else if clause.includesHolidays, clause.isEmpty {
        includeHolidays()
      } else if clause.isAlso {
        include(clause.terms)
      } else if clause.terms.isEmpty {
        // 開庁日（土日祝以外の日）: these are the days.
        if case .period(let period)? = draft.items.last?.content, period.isOfHouse {
          draft.items[draft.items.count - 1].content = .days(.everyDay)
        }
        if let (part, rest) = repeated(in: clause.except) {
          explain([part])
          draft.add(.except([rest]), gap: false)
        } else {
          draft.add(.except(clause.except), gap: false)
        }
      } else {
        explain(clause.terms)
      }
    }
  }

  /// （土）（日）運休: brackets that a verb follows are its days, and no label.
  private mutating func takeListed(_ reader: ClauseReader) -> Bool {
    guard reader.clauses.count == 1, reader.clauses[0].isLabel, isSubjectOfVerb else {
      return false
    }
    draft.words += reader.words
    draft.isBracketed = true
    include(reader.clauses[0].terms)
    return true
  }

  /// Whether nothing but more brackets stands between here and what is said of them.
  private var isSubjectOfVerb: Bool {
    var depth = 0
    for token in tokens[at...] {
      switch token.meaning {
      case .open: depth += 1
      case .close: depth -= 1
      case .separator, .filler: continue
      case .verb, .except, .only, .topic, .also, .include: if depth == 0 { return true }
      default: if depth == 0 { return false }
      }
    }
    return false
  }

  private mutating func attachAfterVerb(_ reader: ClauseReader) {
    guard let last = clauses.indices.last, !draft.isBut else {
      // 【平日】運行: the bracket is the label itself; 運休日（水・日・祝）: it is what the heading heads.
      words += reader.words
      clauses += reader.clauses.map { clause in
        guard clause.isLabel, case .verb(let runs)? = heading else { return clause }
        var clause = clause
        clause.runs = runs
        return clause
      }
      return
    }
    words += reader.words
    for clause in reader.clauses {
      if let stand = clause.stand {
        for index in clauses[last].terms.indices { clauses[last].terms[index].stand = stand }
      } else if clause.terms.isEmpty, !clauses[last].treated.isEmpty {
        for index in clauses[last].treated.indices {
          clauses[last].treated[index].except += clause.except
        }
      } else if clause.terms.isEmpty {
        for index in clauses[last].terms.indices {
          clauses[last].terms[index].except += clause.except
        }
      } else if clause.runs == nil, clauses[last].runs == false,
        clauses[last].terms.defineLast(clause.terms)
      {
        continue
      } else if clause.isLabel, clauses[last].runs == false,
        clause.terms.allSatisfy({ $0.isOpen || $0.isPartOfYear }),
        let terms = clauses[last].terms.all(within: clause.terms)
      {
        // 土日祝運休（10月1日から）, 土日祝運休（12月1日～3月31日）.
        clauses[last].terms = terms
      } else {
        clauses.append(Self.afterVerb(clause, clauses[last]))
      }
    }
  }

  /// 運行（4/1～11/30）, 運休（5/3は運行）.
  private static func afterVerb(_ clause: Clause, _ outer: Clause) -> Clause {
    var clause = clause
    if clause.runs == nil, clause.isOnly, outer.runs == false {
      // 平日運行なし（土日祝のみ）.
      clause.runs = true
      return clause
    }
    if clause.runs == nil, !clause.isAlso { clause.isOnly = outer.runs != false }
    if clause.runs == nil { clause.runs = outer.runs }
    if clause.runs == true, outer.runs == false { clause.isBut = true }
    return clause
  }

  /// （祝日を含む）.
  private mutating func includeHolidays() {
    for index in draft.items.indices {
      if case .days(let days) = draft.items[index].content {
        draft.items[index].content = .days(days.withHolidays)
      }
    }
  }

  /// （8/15も）.
  mutating func include(_ terms: [DayTerm]) {
    for term in terms {
      draft.separated = true
      if !term.days.isEmpty { draft.add(.days(term.days), gap: false) }
      for period in term.periods {
        draft.separated = true
        draft.add(.period(period), gap: false)
      }
    }
  }

  /// A bracket without a verb: お盆（8/13～8/16）, 夏ダイヤ（5月～10月）, 休日（土日祝）, 平日（4月～11月）.
  private mutating func explain(_ said: [DayTerm]) {
    guard let item = draft.items.last else { return }
    // 学校休業日（土日祝、8/1～8/31）: its dates stand for it, and the days beside them are more.
    let isOfSchool = item.isFreeDay && said.contains(where: \.isDatedAlone)
    let terms = isOfSchool ? said.filter(\.isDatedAlone) + said.filter { !$0.isDatedAlone } : said
    for (index, term) in terms.enumerated() {
      switch item.content {
      case .period(let period) where index > 0 && (period.isOfHouse || isOfSchool):
        draft.addListed(term)
      case .period(let period):
        if period.isName, term.days.isEmpty, term.periods.allSatisfy(\.isDated) {
          draft.items.removeLast()
          for period in term.periods { draft.addListed(period) }
          draft.items[draft.items.count - term.periods.count].separated = item.separated
        } else if term.periods.isEmpty, period.isOfHouse {
          // 役場の開庁日（平日）: these are the days.
          draft.items[draft.items.count - 1].content = .days(term.days)
          if !term.except.isEmpty { draft.add(.except(term.except), gap: false) }
        } else if term.periods.isEmpty, period == .school(.freeDay),
          terms.contains(where: { !$0.periods.isEmpty })
        {
          // 学校休業日（土日祝、夏休み・冬休み・春休み期間）: what these days are, and not which of them.
          continue
        } else if term.periods.isEmpty {
          draft.joins = true
          draft.add(.days(term.days), gap: false)
        } else if !term.periods.allSatisfy(\.isName) {
          draft.addListed(term)
        }
      case .days(let days):
        refine(days, by: term)
        if !term.except.isEmpty, term.periods.isEmpty {
          draft.add(.except(term.except), gap: false)
        }
      case .except, .stand: draft.addListed(term)
      }
    }
  }

  private mutating func refine(_ days: DaySet, by term: DayTerm) {
    if term.periods.isEmpty {
      let isGeneric = days.kinds == [.sunday, .holiday] || days.kinds == [.weekday]
      // 土曜日（第2土曜）.
      let isNumbered = days.only != nil && term.days.numberedDay == days.only
      let last = draft.items.count - 1
      draft.items[last].content =
        .days(isGeneric || isNumbered ? term.days : days.union(term.days))
      if days.kinds == [.weekday], !term.days.weekdays.isEmpty {
        // 平日（月・水・金） are those days when they are no holidays.
        draft.inner.append(
          Clause(runs: false, terms: [DayTerm(days: DaySet(kinds: [.sunday, .holiday]))]))
      }
    } else if term.days.isEmpty, term.periods.allSatisfy(\.limits) {
      for (index, period) in term.periods.enumerated() {
        draft.joins = index == 0
        draft.separated = index > 0
        draft.add(.period(period), gap: false)
      }
    } else {
      draft.addListed(term)
    }
  }
}

extension ClauseDraft {
  fileprivate mutating func addListed(_ period: Period) {
    separated = true
    add(.period(period), gap: false)
  }

  fileprivate mutating func addListed(_ term: DayTerm) {
    separated = true
    for period in term.periods { addListed(period) }
    guard !term.days.isEmpty else { return }
    joins = !term.periods.isEmpty
    add(.days(term.days), gap: false)
  }
}

extension ClauseItem {
  fileprivate var isFreeDay: Bool {
    if case .period(.school(.freeDay)) = content { true } else { false }
  }
}

extension DayTerm {
  /// Whether it is dates and nothing else.
  fileprivate var isDatedAlone: Bool {
    days.isEmpty && !periods.isEmpty && periods.allSatisfy(\.isDated)
  }
}

extension Period {
  /// Whether it is a day on which a house is open or closed, of which its bracket says when it is.
  fileprivate var isOfHouse: Bool {
    guard case .open(let period) = self else { return false }
    return VocabularyPeriods.houses.contains { period.word == $0 }
  }

  /// Whether it limits the days before its bracket rather than adding to them.
  fileprivate var limits: Bool {
    switch self {
    case .span(let span): !span.isFeast
    case .school, .daysOfMonth, .beside, .holiday: true
    case .open(let period): period.doubt == nil
    case .named: false
    }
  }
}
