extension RowName {
  /// The stop in two words, 東都駅 八幡口, of which a heading 東都駅 八幡口 行 seems to name the second alone.
  static func whole(_ place: String, among stops: [String]) -> String {
    stops.first { stop in
      let words = stop.split(separator: " ")
      return words.count == 2 && words[1] == place && BareName.isLikely(String(words[0]))
    } ?? place
  }
}
