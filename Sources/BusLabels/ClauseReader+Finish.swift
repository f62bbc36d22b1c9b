internal import BusModel

extension ClauseReader {
  /// Ends the statement being read and keeps it, or hands its words to `unread`.
  mutating func finish(runs verb: Bool?) {
    defer { draft = ClauseDraft(after: draft) }
    var runs = verb
    if runs == nil, case .verb(let said) = heading { runs = said }
    completeOrdinals(isSaid: verb != nil)
    if draft.isTreatment || draft.callsDaysOthers(runs) || keepsTreatments && draft.namesService {
      return finishTreatment(runs)
    }
    guard !draft.isSpoilt, !(verb != nil && draft.unreadAfterDays),
      let clause = clause(runs: runs, isHeaded: verb == nil && heading != nil)
    else { return discard() }
    unread += draft.unread
    guard !clause.isEmpty || !draft.inner.isEmpty || clause.isAside else { return }
    words += draft.words
    if !clause.isEmpty || clause.isAside { clauses.append(clause) }
    clauses += draft.inner.map { $0.inside(clause) }
  }

  /// What is said, or nil when it is no statement on days.
  private func clause(runs: Bool?, isHeaded: Bool) -> Clause? {
    let cancels = runs == false
    var clause = Clause(runs: runs)
    let split = min(draft.exceptFrom ?? draft.items.count, draft.items.count)
    clause.terms = TermBuilder.terms(draft.items[..<split], cancels: cancels)
    let except = draft.except + TermBuilder.terms(draft.items[split...], cancels: true)
    clause.includesHolidays = draft.includesHolidays
    if draft.includesHolidays {
      for index in clause.terms.indices {
        clause.terms[index].days = clause.terms[index].days.withHolidays
      }
    }
    clause.topic = TermBuilder.terms(draft.topic, cancels: cancels)
    clause.isOnly = draft.isOnly
    clause.isAlso = draft.isAlso
    clause.isBut = draft.isBut
    clause.isRest = draft.isRest
    clause.stand = draft.stand
    if case .period = heading { clause.isPeriodHeading = true }
    if clause.terms.isEmpty, !clause.topic.isEmpty {
      // 土曜は says something of Saturdays, but only a verb says what.
      guard runs != nil || draft.isOnly || isHeaded else { return nil }
      clause.terms = clause.topic
      clause.topic = []
      clause.isSubject = true
    }
    if clause.terms.isEmpty {
      clause.except = except
    } else {
      for index in clause.terms.indices { clause.terms[index].except += except }
    }
    return clause
  }

  /// 土曜は第2・第4のみ: the weekday was said before.
  mutating func completeOrdinals(isSaid: Bool) {
    guard let ordinals = draft.ordinals else { return }
    draft.ordinals = nil
    if draft.items.isEmpty, draft.topic.isEmpty, isSaid || draft.exceptFrom != nil,
      let numbered = outerDay?.numbered(ordinals)
    {
      // 土曜（第2は運休）.
      return draft.add(.days(numbered), gap: false)
    }
    if draft.topic.isEmpty, let last = draft.items.indices.last,
      case .days(let days) = draft.items[last].content, let numbered = days.numbered(ordinals)
    {
      // 土曜日 第2・第4.
      draft.items[last].content = .days(numbered)
      return
    }
    if modifies, draft.items.isEmpty, draft.topic.isEmpty, draft.exceptFrom == nil, !isSaid {
      loneOrdinals = ordinals
      return
    }
    guard draft.items.isEmpty, draft.topic.count == 1,
      case .days(let days) = draft.topic[0].content, let numbered = days.numbered(ordinals)
    else {
      draft.isSpoilt = true
      losesDays = true
      return
    }
    draft.add(.days(numbered), gap: false)
  }

  mutating func discard() {
    losesDays =
      losesDays || !draft.items.isEmpty || !draft.topic.isEmpty || !draft.except.isEmpty
    if let extent = draft.extent {
      unread.append(text.quote(extent))
    } else {
      unread += draft.unread
    }
  }

  /// Takes a bracket: what it says of the words before it.
  mutating func takeBracket(_ token: PatternToken) {
    draft.places(token)
    let close = closing()
    let inside = tokens[at..<close]
    at = min(close + 1, tokens.endIndex)
    takeInside(inside, after: token)
  }

  /// ※ and what follows it: a remark as a bracket would hold it; before all else it is a mark.
  mutating func takeNote(_ token: PatternToken) {
    guard !draft.isBare || !clauses.isEmpty else { return }
    draft.places(token)
    let close =
      tokens[at...].firstIndex { $0.meaning == .stop || $0.meaning == .note } ?? tokens.endIndex
    let inside = tokens[at..<close]
    at = close
    takeInside(inside, after: token)
  }

  private mutating func takeInside(_ inside: ArraySlice<PatternToken>, after token: PatternToken) {
    guard let last = inside.last else { return }
    draft.places(last)
    guard depth < 3 else {
      let places = token.places.lowerBound..<last.places.upperBound
      draft.unread.append(text.quote(places))
      return
    }
    var reader = ClauseReader(inside, of: text, depth: depth + 1)
    reader.draft.dates = draft.dates
    reader.heading = nil
    reader.modifies = !draft.items.isEmpty || !draft.topic.isEmpty || !clauses.isEmpty
    reader.outerDay = draft.lastDay
    reader.read()
    losesDays = losesDays || reader.losesDays
    if reader.clauses.isEmpty, reader.unread.isEmpty, let heading = reader.heading {
      // 【運休日】 is a heading in brackets.
      finish(runs: nil)
      self.heading = heading
      words += reader.words
      return
    }
    draft.unread += reader.unread
    if let ordinals = reader.loneOrdinals {
      return number(ordinals, isWhole: reader.clauses.isEmpty)
    }
    if draft.ordinals != nil { return takeNumbered(reader) }
    attach(reader)
  }

  /// 第2（土）: the weekday stands in the bracket.
  private mutating func takeNumbered(_ reader: ClauseReader) {
    guard let ordinals = draft.ordinals, reader.clauses.count == 1, reader.clauses[0].isLabel,
      reader.clauses[0].terms.count == 1,
      reader.clauses[0].terms[0].periods.isEmpty, reader.clauses[0].terms[0].except.isEmpty,
      let numbered = reader.clauses[0].terms[0].days.numbered(ordinals)
    else {
      draft.isSpoilt = true
      return
    }
    draft.ordinals = nil
    draft.words += reader.words
    draft.add(.days(numbered), gap: false)
  }

  /// 土曜（第2・4）: of the weekday before the bracket only these.
  private mutating func number(_ ordinals: DaySet.Ordinals, isWhole: Bool) {
    guard isWhole, let last = draft.items.indices.last,
      case .days(let days) = draft.items[last].content, let numbered = days.numbered(ordinals)
    else {
      draft.isSpoilt = true
      return
    }
    draft.items[last].content = .days(numbered)
  }

  private func closing() -> Int {
    var depth = 0
    for index in at..<tokens.endIndex {
      if tokens[index].meaning == .open { depth += 1 }
      if tokens[index].meaning == .close {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return tokens.endIndex
  }
}

extension ClauseDraft {
  /// The one weekday that stands last.
  fileprivate var lastDay: DaySet? {
    guard case .days(let days)? = items.last?.content, days.only != nil else { return nil }
    return days
  }

  /// 12/29～1/3は休日用 says as what days run, not when this runs.
  fileprivate func callsDaysOthers(_ runs: Bool?) -> Bool {
    runs == nil && !topic.isEmpty && !isOnly && !isAlso && stand == nil
      && items.contains { if case .except = $0.content { false } else { true } }
  }

  /// 1/1は正月ダイヤ: a timetable of its own is what its days run as.
  var namesService: Bool {
    guard !topic.isEmpty, items.count == 1, case .period(.named) = items[0].content else {
      return false
    }
    return true
  }

  /// The next draft: dates go on counting within a sentence.
  fileprivate init(after draft: ClauseDraft) {
    dates = draft.dates
    inCase = draft.inCase
  }
}

extension Clause {
  /// A statement in brackets, of the one it stands in: what runs within what does not is an
  /// exception, and what alone runs within what runs is a limit.
  fileprivate func inside(_ outer: Clause) -> Clause {
    var clause = self
    // 平日のみ（土曜運行）: after all, too.
    if runs == true, outer.runs == false || outer.isOnly { clause.isBut = true }
    return clause
  }
}
