import BusModel

/// Tells the words beside departures apart: marks, and names of destinations.
struct WordSorter {
  /// For each word that the legend explains, the marks it stands for.
  private let explained: [String: [String]]

  /// Looks every different word up once.
  init(legend: LegendReader, words: [MinuteCell.Word]) {
    explained = Set(words.map(\.text)).reduce(into: [:]) { explained, word in
      if let entry = legend.entry(for: word) {
        explained[word] = [entry.mark]
      } else if let joined = legend.entries(forJoined: word) {
        explained[word] = joined.map(\.mark)
      }
    }
  }

  /// What a departure's words came to.
  struct Sorted {
    var marks: [String] = []
    var destination: String?
    /// Words that are short enough to be marks and explained nowhere.
    var unexplained: [String] = []
  }

  /// Sorts the words of one departure.
  func sort(_ words: [MinuteCell.Word]) -> Sorted {
    var sorted = Sorted()
    for word in words {
      if let marks = explained[word.text] {
        sorted.marks += marks
      } else if word.isGrouped, Self.isDestination(word.text) {
        sorted.destination = HeadingWords.trimmedDestination(word.text)
      } else {
        sorted.marks.append(word.text)
        if !Self.explainsItself(word.text) { sorted.unexplained.append(word.text) }
      }
    }
    return sorted
  }

  /// Whether a word is a mark that needs no legend: 始発, 急行, "深夜バス".
  static func explainsItself(_ word: String) -> Bool {
    word.unicodeScalars.count >= 2
      && word.unicodeScalars.allSatisfy {
        (0x3041...0x30FF).contains($0.value) || (0x4E00...0x9FFF).contains($0.value)
      }
      || word.unicodeScalars.count >= 5
  }

  private static func isDestination(_ word: String) -> Bool {
    word.unicodeScalars.count >= 3
      && [
        "行", "行き", "ゆき", "方面", "駅", "駅前", "口", "前", "ターミナル", "センター", "病院", "大学", "団地", "車庫", "営業所",
        "学校", "公園", "役場", "役所", "港", "空港", "温泉",
      ].contains(where: word.hasSuffix)
  }
}
