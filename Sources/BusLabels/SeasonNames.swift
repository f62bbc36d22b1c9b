internal import BusModel

/// Names of parts of the year that a text gives the dates of: 夏山期（7月1日～8月31日）.
enum SeasonNames {
  /// The words with such a name at their head, and the brackets behind it, taken for nothing: the dates
  /// say all of it, and what stands behind them is said of them.
  static func resolved(_ tokens: [PatternToken], _ characters: [Unicode.Scalar]) -> [PatternToken] {
    guard tokens.count > 3, let open = bracket(behindName: tokens, characters),
      case .date(let date) = tokens[open + 1].meaning, date.month != nil,
      let close = tokens[open...].firstIndex(where: { $0.meaning == .close })
    else { return tokens }
    let isWhole = close == tokens.count - 1
    // Of a word that is known, other readers take the dates where more stands behind them.
    if open == 1, !isWhole, !tokens[0].isUnread { return tokens }
    guard tokens[(open + 1)..<close].allSatisfy({ isOfDates($0) || isWhole && $0.isOfEveryDay })
    else { return tokens }
    var resolved = tokens
    for index in Array(0...open) + [close] { resolved[index].meaning = .filler }
    // What a bracket set apart a blank does now.
    if close + 1 < resolved.count { resolved[close + 1].gap = true }
    return resolved
  }

  /// Where the bracket opens behind 夏山期 or 夏期, or at the very beginning.
  private static func bracket(
    behindName tokens: [PatternToken], _ characters: [Unicode.Scalar]
  ) -> Int? {
    if tokens[0].meaning == .open { return 0 }
    if case .period(.open(let period)) = tokens[0].meaning, period.doubt != nil,
      tokens[1].meaning == .open
    {
      return 1
    }
    let name = characters[tokens[0].places]
    guard tokens[0].isUnread, !name.contains(where: turns.contains) else { return nil }
    // 開院記念日（6月1日）は運休.
    if tokens[1].meaning == .open, days.contains(where: { name.reversed().starts(with: $0) }) {
      return 1
    }
    guard tokens[1].meaning == .filler, !tokens[1].gap,
      endings.contains(Array(characters[tokens[1].places])), tokens[2].meaning == .open
    else { return nil }
    return 2
  }

  private static func isOfDates(_ token: PatternToken) -> Bool {
    switch token.meaning {
    case .date, .number, .tilde, .until, .separator: true
    default: false
    }
  }

  private static let endings = Set(["期", "期間", "の期間"].map { Array($0.unicodeScalars) })
  /// How the names of single days end, turned round.
  private static let days = ["日", "週間", "休業", "休暇", "休み", "祭", "まつり", "祭り", "大会"].map {
    Array($0.unicodeScalars.reversed())
  }
  /// 期間外, 前後の期間: other dates than those.
  private static let turns = Set("外除非未前後不".unicodeScalars)
}

extension PatternToken {
  /// 毎日, and the verb behind it.
  fileprivate var isOfEveryDay: Bool {
    switch meaning {
    case .days(let days): days == .everyDay
    case .verb(runs: true), .of: true
    default: false
    }
  }
}
