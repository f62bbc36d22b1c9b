/// The different words that stand beside a page's departures.
struct DistinctWords {
  /// Those among the page's words, by their numbers; nil for words that stand elsewhere.
  private(set) var numbered: [String?]
  /// Texts that are none of the page's words, by their bytes.
  private(set) var others: [[UInt8]: String] = [:]
  /// The keys under which legends know the words; joined marks also one by one.
  private(set) var marks = Set<String>()

  /// The words of some readings; `count` is how many words the page has.
  init(_ readings: [LayoutResult], count: Int) {
    numbered = [String?](repeating: nil, count: count)
    for reading in readings {
      for column in reading.columns {
        for index in column.departures.indices {
          for word in column.departures[index].words { add(word) }
        }
      }
    }
    for text in numbered.compactMap({ $0 }) + others.values { addMarks(of: text) }
  }

  private mutating func add(_ word: MinuteCell.Word) {
    if let number = word.number {
      if numbered[Int(number)] == nil { numbered[Int(number)] = word.text }
    } else {
      others[Array(word.text.utf8)] = word.text
    }
  }

  private mutating func addMarks(of text: String) {
    marks.insert(MarkKey.of(text))
    guard text.length <= 4 else { return }
    for character in text where !character.isWhitespace {
      marks.insert(MarkKey.of(String(character)))
    }
  }
}
