internal import BusModel

/// What can only be decided between neighbours: unread words are put together, a word of days that
/// is glued to one is no word of days, and Xダイヤ is the name of a timetable.
enum TokenJoining {
  static func joined(_ tokens: [PatternToken], _ characters: [Unicode.Scalar]) -> [PatternToken] {
    var joined: [PatternToken] = []
    for token in tokens { append(token, to: &joined, characters) }
    return joined.map { token in
      guard token.isUnread, !token.isWord(characters) else { return token }
      // Symbols like ◆ are marks, not words.
      return PatternToken(meaning: .filler, places: token.places, gap: token.gap)
    }
  }

  private static func append(
    _ token: PatternToken, to joined: inout [PatternToken], _ characters: [Unicode.Scalar]
  ) {
    guard let last = joined.last, !token.gap, last.places.upperBound == token.places.lowerBound
    else { return joined.append(token) }
    let places = last.places.lowerBound..<token.places.upperBound
    if token.isUnreadWord(characters), last.isUnreadWord(characters) {
      // What goes before it was looked at when it began.
      joined[joined.count - 1].places = places
    } else if token.isUnreadWord(characters), last.namesDays, !last.isWholeDate(characters) {
      joined.removeLast()
      append(
        PatternToken(meaning: .unread, places: places, gap: last.gap), to: &joined, characters)
    } else if token.meaning == .service, let name = last.timetableName(characters) {
      joined[joined.count - 1] = PatternToken(
        meaning: .period(.named(name, doubt: last.doubt)),
        places: places, gap: last.gap)
    } else {
      joined.append(token)
    }
  }
}

extension PatternToken {
  fileprivate func isUnreadWord(_ characters: [Unicode.Scalar]) -> Bool {
    isUnread && isWord(characters)
  }

  /// Whether what is unread is a word; if not it is a single symbol.
  fileprivate func isWord(_ characters: [Unicode.Scalar]) -> Bool {
    characters[places.lowerBound].isWord
  }

  fileprivate var namesDays: Bool {
    switch meaning {
    case .days, .date, .period, .ordinals: true
    default: false
    }
  }

  /// 10月10日 of 10月10日体育祭当日: no word goes on with it, as 十日町 does with 十日.
  fileprivate func isWholeDate(_ characters: [Unicode.Scalar]) -> Bool {
    guard case .date(let date) = meaning, date.month != nil, case .day = date.part else {
      return false
    }
    return ("0"..."9").contains(characters[places.lowerBound])
      && "日)".unicodeScalars.contains(characters[places.upperBound - 1])
  }

  /// 正月 of 正月ダイヤ; nil where ダイヤ says nothing more than the days before it.
  fileprivate func timetableName(_ characters: [Unicode.Scalar]) -> String? {
    let word = String(scalars: characters[places])
    switch meaning {
    case .unread: return isUnreadWord(characters) ? word + "ダイヤ" : nil
    case .period(.open), .period(.school): return word + "ダイヤ"
    case .period(.named(let name, _)): return name
    default: return nil
    }
  }

  fileprivate var doubt: DateSpan? {
    if case .period(.open(let period)) = meaning { period.doubt } else { nil }
  }
}
