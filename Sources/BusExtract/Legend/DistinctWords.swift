/// The different words that stand beside a page's departures.
struct DistinctWords {
  /// What tells two words apart.
  enum Key: Hashable {
    /// An index among the page's words.
    case number(Int32)
    /// The bytes of a text that is none of these.
    case text([UInt8])

    /// The key of a word.
    init(_ word: MinuteCell.Word) {
      self = word.number.map { .number($0) } ?? .text(Array(word.text.utf8))
    }
  }

  /// The words as printed.
  private(set) var texts: [Key: String] = [:]

  /// The words of some readings.
  init(_ readings: [Reading]) {
    for reading in readings {
      for column in reading.columns {
        for departure in column.departures {
          for word in departure.words {
            let key = Key(word)
            if texts[key] == nil { texts[key] = word.text }
          }
        }
      }
    }
  }

  /// The keys under which legends know the words; joined marks also one by one.
  var marks: Set<String> {
    var marks = Set<String>()
    for text in texts.values {
      marks.insert(MarkKey.of(text))
      guard text.length <= 4 else { continue }
      for character in text { marks.insert(MarkKey.of(String(character))) }
    }
    return marks
  }
}
