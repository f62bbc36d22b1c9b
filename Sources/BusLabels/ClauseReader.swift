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
  /// （第2・4）, of the weekday before the bracket.
  var loneOrdinals: DaySet.Ordinals?
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
    case .days, .ordinals, .date, .number, .period, .everyMonth, .tilde:
      // 12/31は土曜ダイヤ 1/1は日祝ダイヤ: a new statement begins.
      if keepsTreatments, draft.isTreatment, token.gap { finish(runs: nil) }
      takeDays(token)
    case .ifHoliday, .inCase, .shift, .rest: takeAside(token)
    case .open: takeBracket(token)
    case .note: takeNote(token)
    case .verb(let runs): takeVerb(token, runs: runs)
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

  private mutating func takeParticle(_ token: PatternToken) {
    draft.places(token)
    switch token.meaning {
    case .except: takeExcept(token)
    case .include: takeInclude()
    case .only:
      draft.isOnly = true
      draft.onlyEnd = draft.items.count
    case .also: draft.isAlso = true
    case .topic: takeTopic()
    case .of: draft.joins = true
    case .separator:
      let isWhole = draft.isTreatment || keepsTreatments && draft.namesService
      if isWhole { return finish(runs: nil) }
      draft.separated = true
      draft.comma = text.quote(token.places).allSatisfy { "、，,､；;／/｜|".contains($0) }
    case .filler
    where draft.headsRest && ":".unicodeScalars.contains(text.characters[token.places.lowerBound]):
      // 休校日：12月30日～1月3日 does not say that the bus runs then.
      draft.isSpoilt = true
    default: break
    }
  }

  /// A statement that holds words not understood between its days and its verb says something else
  /// than it seems to.
  mutating func takeUnread(_ token: PatternToken) {
    let words = text.quote(token.places)
    if token.meaning != .close { draft.unread.append(words) }
    if token.meaning == .doubt || !draft.items.isEmpty || !draft.topic.isEmpty {
      draft.unreadAfterDays = true
    }
    if token.meaning == .doubt || draft.isOnly || draft.joins || !draft.topic.isEmpty {
      draft.isSpoilt = true
    }
    draft.places(token)
  }

  private mutating func takeTopic() {
    beginNextTreatment()
    guard !draft.items.isEmpty, draft.topic.isEmpty else { return }
    // 平日 お盆は運休: the days before the space are the label of the whole.
    splitLabel { $0.allSatisfy(\.days.isEmpty) }
    draft.topic = draft.items
    draft.items = []
    draft.separated = false
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

  /// Whether a colon or a stroke follows, as behind a heading.
  private var isBeforeColon: Bool {
    guard tokens.indices.contains(at) else { return false }
    return ":/".unicodeScalars.contains(text.characters[tokens[at].places.lowerBound])
  }

  /// The 1 of 土日祝※1 and 平日*1: the number of a footnote.
  private func isFootnote(_ token: PatternToken) -> Bool {
    let place = token.places.lowerBound
    guard !token.gap, place > 0, depth > 0 || !draft.items.isEmpty else { return false }
    return "※*".unicodeScalars.contains(text.characters[place - 1])
  }

  private mutating func takeVerb(_ token: PatternToken, runs: Bool) {
    let isNext = heading != nil || draft.separated || token.gap
    if draft.isBare || isNext && isBeforeColon {
      // 運休：土日祝, the verb before its days.
      return takeHeading(.verb(runs: runs), token)
    }
    if !runs {
      let isSplit = takeRunning()
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
    draft.dates = DateAssembler()
  }

  /// 祝日を含む: the days it is said of are those before or after.
  private mutating func takeInclude() {
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
    draft.separated = false
  }

  /// 12/29～1/3を除く: out of the days before the space, or of those that follow, or of all.
  private mutating func takeExcept(_ token: PatternToken) {
    let isLatin = text.characters[token.places.lowerBound].isLatin
    if isLatin || draft.items.isEmpty && draft.topic.isEmpty && draft.except.isEmpty {
      // English says it before the days, and so do 除土日祝 and 除く：土日祝.
      draft.exceptFrom = draft.items.count
      return
    }
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
