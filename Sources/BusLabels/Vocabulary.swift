internal import BusModel

/// The words of timetables that say on which days something runs. To teach the reader a word, add
/// it to a row of `VocabularyDays`, `VocabularyPeriods` or `VocabularyGrammar`.
enum Vocabulary {
  /// A row: words that mean the same.
  typealias Row = (meaning: PatternToken.Meaning, words: [String])

  /// A word of the vocabulary.
  struct Entry {
    let characters: [Unicode.Scalar]
    let meaning: PatternToken.Meaning
  }

  /// The words by their first two characters, or the only one: longest first.
  static let entries: [UInt64: [Entry]] = {
    var entries: [UInt64: [Entry]] = [:]
    for row in VocabularyDays.rows + VocabularyPeriods.rows + VocabularyGrammar.rows {
      for word in row.words {
        let characters = LabelText(word).characters
        let key = key(characters, at: 0, count: min(characters.count, 2))
        entries[key, default: []].append(Entry(characters: characters, meaning: row.meaning))
      }
    }
    return entries.mapValues { $0.sorted { $0.characters.count > $1.characters.count } }
  }()

  private static func key(_ characters: [Unicode.Scalar], at start: Int, count: Int) -> UInt64 {
    let second = count > 1 ? characters[start + 1].value : 0
    return UInt64(characters[start].value) << 32 | UInt64(second)
  }

  /// The longest word that begins at a place.
  static func longest(in characters: [Unicode.Scalar], at start: Int) -> Entry? {
    for count in [2, 1] where start + count <= characters.count {
      let found = entries[key(characters, at: start, count: count)]?.first { entry in
        characters[start...].starts(with: entry.characters)
          && !endsInsideWord(entry, characters, start)
      }
      if let found { return found }
    }
    return nil
  }

  private static let untilDay = Array("までの日".unicodeScalars)

  /// "sun" is no Sunday in "sunset", and 祝日の時 nothing in 祝日の時刻.
  private static func endsInsideWord(
    _ entry: Entry, _ characters: [Unicode.Scalar], _ start: Int
  ) -> Bool {
    let end = start + entry.characters.count
    guard let last = entry.characters.last, end < characters.count else { return false }
    // 日祝休, but no word that begins with 休.
    if last == "休", entry.characters.count == 1, (0x4E00...0x9FFF).contains(characters[end].value) {
      return true
    }
    // 翌年1月3日までの日, but no までの日曜.
    if last == "日", entry.characters.starts(with: untilDay) {
      return "曜祝・、".unicodeScalars.contains(characters[end])
    }
    return last.isLatin && characters[end].isLatin || last == "時" && characters[end] == "刻"
  }
}

extension Unicode.Scalar {
  /// Whether it is one of a … z.
  var isLatin: Bool { ("a"..."z").contains(self) }
}
