internal import BusModel

/// Reads the statements of a text, sentence by sentence.
struct ClauseReader {
  let tokens: ArraySlice<PatternToken>
  let text: LabelText
  let depth: Int
  /// Whether as what days run is what is asked for: 8/13は休日ダイヤ by itself.
  let keepsTreatments: Bool
  /// Whether it is a bracket behind days, of which it says more.
  var modifies = false
  var at: Int
  var draft = ClauseDraft()
  /// The statements understood, in order.
  var clauses: [Clause] = []
  /// The words that they rest on.
  var words: [String] = []
  /// The words not understood.
  var unread: [String] = []
  /// Whether words of days are among them.
  var losesDays = false
  /// （第2・4）, of the weekday before the bracket.
  var loneOrdinals: DaySet.Ordinals?
  /// The weekday before the bracket that is being read: 土曜（第2・4は運休）.
  var outerDay: DaySet?
  /// Whether の場合 stands in the sentence.
  var isInCase = false
  /// 運休日: and the like hold until the sentence ends.
  var heading: ClauseDraft.Heading?

  init(
    _ tokens: ArraySlice<PatternToken>, of text: LabelText, depth: Int = 0,
    keepsTreatments: Bool = false
  ) {
    self.tokens = tokens
    self.text = text
    self.depth = depth
    self.keepsTreatments = keepsTreatments
    at = tokens.startIndex
  }

  /// Reads all of it.
  mutating func read() {
    while at < tokens.endIndex {
      let token = tokens[at]
      at += 1
      take(token)
    }
    finish(runs: nil)
  }

  private mutating func take(_ token: PatternToken) {
    switch token.meaning {
    case .number where isFootnote(token): draft.places(token)
    case .days where headsRest(token): takeHeading(.verb(runs: false), token)
    case .days, .ordinals, .date, .number, .period, .everyMonth, .tilde:
      // 12/31は土曜ダイヤ 1/1は日祝ダイヤ: a new statement begins.
      if keepsTreatments, draft.isTreatment, token.gap { finish(runs: nil) }
      takeDays(token)
    case .ifHoliday, .inCase, .shift, .rest: takeAside(token)
    case .open: takeBracket(token)
    case .note: takeNote(token)
    case .verb(let runs): takeVerb(token, runs: runs)
    case .heading(runs: true) where draft.joins && at == tokens.endIndex && !draft.items.isEmpty:
      // 7月1日～9月30日の営業日: some of these days.
      draft.isSpoilt = true
      takeUnread(token)
    case .heading where isOneOfDays(token):
      draft.isSpoilt = true
      losesDays = true
      takeUnread(token)
    case .heading(let runs):
      // 火曜定休日 says of Tuesdays what 定休日:火曜 does; 運行日:火曜 運休日:祝日 says two things.
      if !runs, !token.gap, !draft.items.isEmpty, heading == nil, !isBeforeColon {
        return takeVerb(token, runs: false)
      }
      takeHeading(.verb(runs: runs), token)
    case .periodHeading: takeHeading(.period, token)
    case .stop: endSentence()
    case .but: takeBut()
    case .unread, .doubt, .close: takeUnread(token)
    case .service where !draft.topic.isEmpty:
      // 8/13は休日ダイヤ says what the operator runs, and only beside a label when this runs.
      draft.places(token)
      draft.isTreatment = true
    default: takeParticle(token)
    }
  }

  mutating func takeTopic() {
    beginNextTreatment()
    beginNextSeason()
    if draft.ordinals != nil, !numberTopic() { return }
    guard !draft.items.isEmpty, draft.topic.isEmpty else { return }
    // 平日 お盆は運休: the days before the space are the label of the whole.
    splitLabel { $0.allSatisfy(\.days.isEmpty) }
    draft.topic = draft.items
    draft.items = []
    draft.separated = false
  }

  /// 土曜、第2は運休 runs on the other Saturdays; of 土曜 第2は運休 there is no telling. Whether there is a topic.
  private mutating func numberTopic() -> Bool {
    guard draft.items.count == 1, draft.topic.isEmpty, let ordinals = draft.ordinals,
      case .days(let day) = draft.items[0].content, day.only != nil,
      let numbered = day.numbered(ordinals)
    else {
      // （第2は運休）: of the weekday before the bracket.
      if draft.items.isEmpty, draft.topic.isEmpty, outerDay != nil {
        completeOrdinals(isSaid: true)
        return true
      }
      draft.isSpoilt = true
      return false
    }
    draft.ordinals = nil
    guard draft.separated, draft.comma else {
      draft.isSpoilt = true
      return false
    }
    clauses.append(Clause(terms: [DayTerm(days: day)]))
    draft.items[0].content = .days(numbered)
    draft.separated = false
    draft.comma = false
    return true
  }

  /// 12/29は平日、12/31～1/3は土日祝: with the second は the statement of the first is at its end.
  private mutating func beginNextTreatment() {
    guard keepsTreatments, !draft.topic.isEmpty,
      let next = draft.items.firstIndex(where: { item in
        if case .period = item.content { item.separated } else { false }
      }), next > 0
    else { return }
    let following = Array(draft.items[next...])
    draft.items.removeSubrange(next...)
    draft.isTreatment = true
    finish(runs: nil)
    draft.items = following
  }

  /// 4月～11月は毎日、12月～3月は土日祝のみ運行: with the second は the statement of the first season is at its end.
  private mutating func beginNextSeason() {
    guard !keepsTreatments, draft.topic.count == 1, draft.topic[0].isPeriod,
      let next = draft.items.indices.last, next > 0, draft.items[next].isPeriod,
      draft.items[next].separated, !draft.items[..<next].contains(where: \.isPeriod)
    else { return }
    var following = draft.items[next]
    draft.items.removeLast()
    // Of 8月は土曜、12月は日曜運休 there is no telling.
    let rests = tokens[at...].prefix { $0.meaning != .stop }.contains {
      $0.meaning == .verb(runs: false)
    }
    draft.isSpoilt = draft.isSpoilt || rests && !draft.items.allSatisfy(\.isRunning)
    finish(runs: true)
    following.separated = false
    draft.items = [following]
  }

  /// The 休日 of 運行日：月～土　休日：日祝.
  private func headsRest(_ token: PatternToken) -> Bool {
    guard case .verb(runs: true)? = heading, !draft.items.isEmpty, isBeforeColon else {
      return false
    }
    return text.quote(token.places) == "休日"
  }

  /// Whether a colon or a stroke follows, as behind a heading.
  private var isBeforeColon: Bool {
    guard tokens.indices.contains(at) else { return false }
    return ":/".unicodeScalars.contains(text.characters[tokens[at].places.lowerBound])
  }

  private mutating func takeVerb(_ token: PatternToken, runs: Bool) {
    let isNext = heading != nil || draft.separated || token.gap
    if draft.isBare || isNext && isBeforeColon {
      // 運休：土日祝, the verb before its days.
      return takeHeading(.verb(runs: runs), token)
    }
    if !runs {
      let isSplit = takeRunning(before: token)
      if !isSplit, !token.gap, draft.topic.isEmpty { splitLabel { _ in true } }
    }
    draft.places(token)
    draft.words.append(text.quote(token.places))
    finish(runs: runs)
  }

  /// 平日 8/13～8/15運休: the days before the space are the label of the whole, if the rest may be
  /// said of it.
  private mutating func splitLabel(if isSaidOfIt: ([DayTerm]) -> Bool) {
    guard
      let split = draft.items.indices.dropFirst().last(where: {
        draft.items[$0].gap && !draft.items[$0].separated
      })
    else { return }
    let label = TermBuilder.terms(draft.items[..<split], cancels: false)
    guard label.contains(where: { $0.days.namesWorkdays }),
      isSaidOfIt(TermBuilder.terms(draft.items[split...], cancels: true))
    else { return }
    clauses.append(Clause(terms: label))
    draft.items.removeFirst(split)
  }

  /// The 定休日 of 日祝と定休日は運休 and of 平日（定休日を除く）: days that are named elsewhere, if anywhere.
  private func isOneOfDays(_ token: PatternToken) -> Bool {
    guard ["定休日", "休業日", "営業日"].contains(text.quote(token.places)), !isBeforeColon,
      tokens.indices.contains(at), draft.items.isEmpty || draft.separated || draft.joins
    else { return false }
    switch tokens[at].meaning {
    case .topic, .except, .only, .verb: return true
    case .filler: return ["に", "を"].contains(text.quote(tokens[at].places))
    default: return false
    }
  }

  private mutating func takeHeading(_ heading: ClauseDraft.Heading, _ token: PatternToken) {
    finish(runs: nil)
    self.heading = heading
    draft.places(token)
    draft.words.append(text.quote(token.places))
  }

  private mutating func takeBut() {
    finish(runs: nil)
    heading = nil
    draft.isBut = true
  }

  private mutating func endSentence() {
    finish(runs: nil)
    heading = nil
    isInCase = false
    draft.dates = DateAssembler()
  }

  /// 祝日を含む: the days it is said of are those before or after.
  mutating func takeInclude() {
    let isHoliday = draft.items.last.map { $0.content.isHoliday } ?? false
    if isHoliday { draft.items.removeLast() }
    if isHoliday && draft.items.isEmpty { draft.includesHolidays = true }
    // 平日（土曜含む）.
    if !isHoliday, modifies, !draft.items.isEmpty { draft.isAlso = true }
    for index in draft.items.indices where isHoliday {
      if case .days(let days) = draft.items[index].content {
        draft.items[index].content = .days(days.withHolidays)
      }
    }
    // 土日祝も含め毎日.
    draft.separated = !isHoliday && !draft.isAlso
  }

  /// 12/29～1/3を除く: out of the days before the space, or of those that follow, or of all.
  mutating func takeExcept(_ token: PatternToken) {
    let isLatin = text.characters[token.places.lowerBound].isLatin
    let isBare = draft.items.isEmpty && draft.topic.isEmpty && draft.except.isEmpty
    if isLatin || isBare && draft.ordinals == nil {
      // English says it before the days, and so do 除土日祝 and 除く：土日祝.
      draft.exceptFrom = draft.items.count
      return
    }
    completeOrdinals(isSaid: true)
    let split = modifies && draft.items.first?.isRunning != true ? lastGap : exceptStart()
    let items = split.map { draft.items[$0...] } ?? draft.items[...]
    let except = TermBuilder.terms(items, cancels: true)
    guard !except.isEmpty else {
      if !draft.topic.isEmpty {
        draft.except += TermBuilder.terms(draft.topic, cancels: true)
        draft.topic = []
      }
      return
    }
    draft.items.removeSubrange(items.indices)
    if draft.items.isEmpty {
      draft.except += except
    } else {
      draft.add(.except(except), gap: false)
    }
  }
}
