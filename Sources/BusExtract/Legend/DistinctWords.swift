/// The different words that stand beside a page's departures.
struct DistinctWords {
  /// Those among the page's words, by their numbers; nil for words that stand elsewhere.
  private(set) var numbered: [String?]
  /// Texts that are none of the page's words, by their bytes.
  private(set) var others: [[UInt8]: String] = [:]

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
  }

  private mutating func add(_ word: MinuteCell.Word) {
    if let number = word.number {
      if numbered[Int(number)] == nil { numbered[Int(number)] = word.text }
    } else {
      others[Array(word.text.utf8)] = word.text
    }
  }

  /// The keys under which legends know the words; joined marks also one by one.
  var marks: Set<String> {
    var marks = Set<String>()
    for text in numbered.compactMap({ $0 }) + others.values {
      marks.insert(MarkKey.of(text))
      guard text.length <= 4 else { continue }
      for character in text where !character.isWhitespace {
        marks.insert(MarkKey.of(String(character)))
      }
    }
    return marks
  }
}
