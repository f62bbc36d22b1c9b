internal import BusModel

/// Cuts a label into words with their meanings; what it does not know stays whole, as unread.
struct PatternScanner {
  private let characters: [Unicode.Scalar]
  private var tokens: [PatternToken] = []
  private var at = 0
  private var gap = false

  private init(_ characters: [Unicode.Scalar]) { self.characters = characters }

  /// The words of a text in order.
  static func tokens(of text: LabelText) -> [PatternToken] {
    var scanner = PatternScanner(text.characters)
    scanner.scan()
    let joined = TokenJoining.joined(scanner.tokens, text.characters)
    let plain = FeastSpans.resolved(withoutReasons(joined, text.characters))
    return SeasonNames.resolved(plain, text.characters)
  }

  /// 工事のため運休: why it is so changes no day.
  private static func withoutReasons(
    _ tokens: [PatternToken], _ characters: [Unicode.Scalar]
  ) -> [PatternToken] {
    var tokens = tokens
    for (index, token) in tokens.enumerated().dropLast()
    where token.isUnread || isNamed(token) {
      // 年末年始のため運休 by itself names the days.
      let isBehindTopic = index > 0 && tokens[index - 1].meaning == .topic
      guard token.isUnread || isBehindTopic else { continue }
      // 車両点検のため: what is unread goes on in words that say nothing.
      let reason = tokens[(index + 1)...].prefix { $0.meaning == .filler && !$0.gap }
        .contains { next in reasons.contains { characters[next.places].starts(with: $0) } }
      if reason { tokens[index].meaning = .filler }
    }
    return tokens
  }

  private static func isNamed(_ token: PatternToken) -> Bool {
    if case .period(let period) = token.meaning { period.isName } else { false }
  }

  private static let reasons = ["のため", "の為", "に伴い", "にともない"].map { Array($0.unicodeScalars) }

  private mutating func scan() {
    while at < characters.count {
      if characters[at] == " " {
        gap = true
        at += 1
      } else if !takeTrip() && !takeDate() && !takeOrdinals() && !takeWord() && !takeOneKanji() {
        take(.unread, 1)
      }
    }
  }

  private mutating func take(_ meaning: PatternToken.Meaning, _ count: Int) {
    tokens.append(PatternToken(meaning: meaning, places: at..<(at + count), gap: gap))
    at += count
    gap = false
  }

  /// 便1, 第1便 and 1便 are no date and no ordinal; 2便 behind a day (1日2便) counts.
  private mutating func takeTrip() -> Bool {
    guard tokens.isEmpty || gap || tokens.last?.meaning == .separator else { return false }
    let rest = characters[at...]
    func digits(_ start: Int) -> Int {
      characters[start...].prefix { ("0"..."9").contains($0) }.prefix(3).count
    }
    if rest.first == "便" {
      let count = digits(at + 1)
      guard count > 0 else { return false }
      take(.unread, 1 + count)
      gap = true
      return true
    }
    let lead = rest.first == "第" ? 1 : 0
    let count = digits(at + lead)
    let end = at + lead + count
    guard count > 0, end < characters.count, characters[end] == "便", lead == 1 || tokens.isEmpty
    else { return false }
    take(.unread, lead + count + 1)
    // What follows is no part of it.
    gap = true
    return true
  }

  private mutating func takeDate() -> Bool {
    var reader = DateReader(characters, at: at)
    guard let meaning = reader.read() else { return false }
    take(meaning, reader.at - at)
    return true
  }

  private mutating func takeOrdinals() -> Bool {
    var reader = OrdinalReader(characters, at: at)
    guard let ordinals = reader.read() else { return false }
    take(.ordinals(ordinals), reader.at - at)
    return true
  }

  private mutating func takeWord() -> Bool {
    guard let entry = Vocabulary.longest(in: characters, at: at),
      !(entry.characters.first?.isLatin ?? false) || at == 0 || !characters[at - 1].isLatin
    else { return false }
    // 土曜日曜 is 土曜 and 日曜, not 土曜日 and a rest.
    let count = entry.characters.count
    let isShared =
      count == 3 && entry.characters.last == "日" && entry.characters[1] == "曜"
      && characters.indices.contains(at + 3) && characters[at + 3] == "曜"
    if let shorter = withoutDay(entry) {
      take(shorter.meaning, count - 1)
    } else if entry.characters.last == "の", count > 1, standsOnly(at: at + count - 1) {
      // まで and のみ, and not までの.
      take(entry.meaning, count - 1)
    } else {
      take(entry.meaning, isShared ? 2 : count)
    }
    return true
  }

  /// Whether のみ stands at a place, and not the first letters of みどり behind の.
  private func standsOnly(at place: Int) -> Bool {
    let rest = characters[place...]
    return rest.starts(with: "のみ".unicodeScalars)
      && rest.dropFirst(2).first.map { "運の、。で)にとをし ".unicodeScalars.contains($0) } ?? true
  }

  /// 運行日曜運休 is 運行 and 日曜, を除く日祝 is を除く and 日祝: the word without the 日 that begins the next one.
  private func withoutDay(_ entry: Vocabulary.Entry) -> Vocabulary.Entry? {
    let end = at + entry.characters.count
    guard entry.characters.last == "日", end < characters.count else { return nil }
    switch entry.meaning {
    case .days, .date, .period: return nil
    case .heading:
      guard characters[end] == "曜" || characters[end] == "祝" && isBehindDays else { return nil }
    default: guard characters[end] == "曜" || characters[end] == "祝" else { return nil }
    }
    return Vocabulary.longest(in: Array(characters[..<(end - 1)]), at: at)
      .flatMap { $0.characters.count == entry.characters.count - 1 ? $0 : nil }
  }

  private var isBehindDays: Bool {
    guard !gap, case .days? = tokens.last?.meaning else { return false }
    return true
  }

  private mutating func takeOneKanji() -> Bool {
    guard let days = VocabularyDays.oneKanji[characters[at]], !isOfUnread, standsAmongDays()
    else {
      return false
    }
    take(.days(days), 1)
    return true
  }

  /// The 日 of 母の日 is no Sunday.
  private var isOfUnread: Bool {
    guard tokens.count > 1, tokens[tokens.count - 1].meaning == .of, !gap else { return false }
    return tokens[tokens.count - 2].meaning == .unread
  }

  /// The 日 of 4便/日 and 8往復／日.
  private var isRate: Bool {
    characters[at] == "日" && at > 1 && characters[at - 1] == "/"
      && "便本回復往台".unicodeScalars.contains(characters[at - 2])
  }

  /// 月 is Monday in 月・水 and (月), and a moon in 月見台.
  private func standsAmongDays() -> Bool {
    if let last = tokens.last, case .unread = last.meaning, !gap { return false }
    if isRate { return false }
    var next = at + 1
    while next < characters.count, VocabularyDays.oneKanji[characters[next]] != nil {
      if Vocabulary.longest(in: characters, at: next) != nil { return true }
      next += 1
    }
    guard next < characters.count else { return true }
    let follower = characters[next]
    if " ()~、。:/\n".unicodeScalars.contains(follower) { return true }
    guard let word = Vocabulary.longest(in: characters, at: next) else { return false }
    let behind = next + word.characters.count
    if word.meaning == .tilde, behind < characters.count,
      VocabularyDays.oneKanji[characters[behind]] != nil
    {
      // 月から金, but not 月から金山.
      return behind + 1 == characters.count
        || " ()、。曜ま".unicodeScalars.contains(characters[behind + 1])
    }
    switch word.meaning {
    case .of, .topic, .also, .separator, .filler, .tilde:
      return next > at + 1 || isInList || follower == "曜" || follower == "と"
    case .doubt: return false
    default: return true
    }
  }

  /// Whether other days go before it: 火・木 は.
  private var isInList: Bool {
    guard let last = tokens.last else { return false }
    if case .days = last.meaning { return true }
    guard last.meaning == .separator || last.meaning == .tilde, tokens.count > 1 else {
      return false
    }
    if case .days = tokens[tokens.count - 2].meaning { return true }
    return false
  }
}
