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
      } else if narrowsPeriods(clause) {
        explain(clause.terms)
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

  /// 4月～11月（土日祝運行）: on which days of that part of the year something runs, and on no other days.
  private func narrowsPeriods(_ clause: Clause) -> Bool {
    guard clause.runs == true || clause.runs == nil && clause.isOnly, !clause.isAlso, !clause.isBut,
      !clause.isPeriodHeading, clause.topic.isEmpty, clause.except.isEmpty, clause.treated.isEmpty,
      !clause.terms.isEmpty, clause.terms.allSatisfy({ $0.periods.isEmpty && $0.except.isEmpty })
    else { return false }
    // 4月～11月（平日のみ）、12月～3月（土日祝のみ): of the part behind the comma alone.
    let parts = draft.items.reversed().prefix(while: \.isPeriod)
    guard let first = parts.last, draft.topic.isEmpty, !parts.contains(where: \.isFreeDay) else {
      return false
    }
    return parts.count == draft.items.count || first.separated
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
}
