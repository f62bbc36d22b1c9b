internal import BusModel

/// The words of timetables that say on which days something runs. To teach the reader a word, add
/// it to a row of `VocabularyDays`, `VocabularyPeriods` or `VocabularyGrammar`.
enum Vocabulary {
  /// A row: words that mean the same.
  typealias Row = (meaning: PatternToken.Meaning, words: [String])

  /// A word of the vocabulary.
  struct Entry {
    let characters: [Character]
    let meaning: PatternToken.Meaning
  }

  /// The words by their first character, longest first.
  static let entries: [Character: [Entry]] = {
    var entries: [Character: [Entry]] = [:]
    for row in VocabularyDays.rows + VocabularyPeriods.rows + VocabularyGrammar.rows {
      for word in row.words {
        let characters = LabelText(word).characters
        guard let first = characters.first else { continue }
        entries[first, default: []].append(Entry(characters: characters, meaning: row.meaning))
      }
    }
    return entries.mapValues { $0.sorted { $0.characters.count > $1.characters.count } }
  }()

  /// The longest word that begins at a place.
  static func longest(in characters: [Character], at start: Int) -> Entry? {
    guard characters.indices.contains(start) else { return nil }
    return entries[characters[start]]?.first { entry in
      start + entry.characters.count <= characters.count
        && zip(entry.characters, characters[start...]).allSatisfy { $0 == $1 }
        && !endsInsideWord(entry, characters, start)
    }
  }

  /// "sun" is no Sunday in "sunset", and 祝日の時 nothing in 祝日の時刻.
  private static func endsInsideWord(
    _ entry: Entry, _ characters: [Character], _ start: Int
  ) -> Bool {
    let end = start + entry.characters.count
    guard let last = entry.characters.last, end < characters.count else { return false }
    return last.isLatin && characters[end].isLatin || last == "時" && characters[end] == "刻"
  }
}

extension Character {
  /// Whether it is one of a … z.
  var isLatin: Bool { ("a"..."z").contains(self) }
}
