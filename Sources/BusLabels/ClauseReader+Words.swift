internal import BusModel

extension ClauseReader {
  /// Takes a word that joins days, divides them or limits them.
  mutating func takeParticle(_ token: PatternToken) {
    draft.places(token)
    switch token.meaning {
    case .except: takeExcept(token)
    case .include: takeInclude()
    case .only:
      draft.isOnly = true
      draft.onlyEnd = draft.items.count
    case .also: draft.isAlso = true
    case .topic: takeTopic()
    case .of where isOfRest(token): divide()
    case .of: draft.joins = true
    case .separator:
      let isWhole = draft.isTreatment || keepsTreatments && draft.namesService
      if isWhole { return finish(runs: nil) }
      draft.separated = true
      draft.comma = text.quote(token.places).allSatisfy { "、，,､；;／/｜|".contains($0) }
    case .filler where dividesDays(token): divide()
    case .filler
    where draft.headsRest && ":".unicodeScalars.contains(text.characters[token.places.lowerBound]):
      // 休校日：12月30日～1月3日 does not say that the bus runs then.
      draft.isSpoilt = true
    default: break
    }
  }

  /// 月～金のうち祝日を除く日: what is taken out is said of the days before.
  private func isOfRest(_ token: PatternToken) -> Bool {
    text.quote(token.places) == "のうち"
      && tokens[at...].prefix { $0.meaning != .stop }.contains { $0.meaning == .except }
  }

  /// 平日で日曜は運休, 平日だが祝日は運休.
  private func dividesDays(_ token: PatternToken) -> Bool {
    guard ["で", "だが", "ですが"].contains(text.quote(token.places)), !draft.items.isEmpty,
      draft.topic.isEmpty, at < tokens.endIndex
    else { return false }
    return tokens[at].beginsDays
  }

  /// Ends the days that run; those that follow are taken out.
  private mutating func divide() {
    draft.separated = true
    draft.comma = true
    draft.dividedAt = draft.items.count
  }

  /// A statement that holds words not understood between its days and its verb says something else
  /// than it seems to.
  mutating func takeUnread(_ token: PatternToken) {
    let words = text.quote(token.places)
    if token.meaning != .close { draft.unread.append(words) }
    if takesBack(words, token) {
      draft.isSpoilt = true
      losesDays = true
    }
    if token.meaning == .doubt || !draft.items.isEmpty || !draft.topic.isEmpty {
      draft.unreadAfterDays = true
    }
    if token.meaning == .doubt || draft.isOnly || draft.joins || !draft.topic.isEmpty {
      draft.isSpoilt = true
    }
    draft.places(token)
  }

  /// Whether words not understood turn what stands beside them: 第1週の月曜 is not every Monday, 日祝でない日
  /// is no Sunday, 日祝は運行致しかねます no service, and of 3台 月・木 one of two days is left.
  private mutating func takesBack(_ words: String, _ token: PatternToken) -> Bool {
    if words.holds(bytes: "第"), ["週", "回", "目"].contains(where: words.holds(bytes:)) {
      return true
    }
    let end = text.characters[token.places.upperBound - 1]
    if VocabularyDays.oneKanji[end] != nil, at + 1 < tokens.endIndex {
      if tokens[at].meaning == .separator || tokens[at].meaning == .tilde, tokens[at + 1].beginsDays
      {
        return true
      }
    }
    // ノンステップバスでない車両で運行: what kind of bus, and no days.
    guard !token.gap, ["ない", "ませ", "かね", "ず"].contains(where: words.holds(bytes:)),
      !["ない車", "ないバス"].contains(where: words.holds(bytes:))
    else { return false }
    if at - 2 >= tokens.startIndex, case .verb = tokens[at - 2].meaning, !clauses.isEmpty {
      clauses.removeLast()
      losesDays = true
    }
    return true
  }

  /// The 1 of 土日祝※1 and 平日*1: the number of a footnote.
  func isFootnote(_ token: PatternToken) -> Bool {
    let place = token.places.lowerBound
    guard !token.gap, place > 0, depth > 0 || !draft.items.isEmpty else { return false }
    return "※*".unicodeScalars.contains(text.characters[place - 1])
  }
}
