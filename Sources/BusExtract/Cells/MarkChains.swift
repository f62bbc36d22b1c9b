/// Several marks of one minute without a gap between them: 35▲病.
enum MarkChains {
  /// The words, those of a chain that begins at a minute and ends at none as belonging to that one, and
  /// those of one that ends at a minute to this.
  static func directed(_ words: [MinuteScanner.PlacedWord]) -> [MinuteScanner.PlacedWord] {
    var directed = words
    var start = 0
    while start < words.count {
      var end = start
      while end + 1 < words.count, words[end + 1].position == words[start].position,
        words[end].isGluedAfter, words[end + 1].isGluedBefore || words[start].position == 0
      {
        end += 1
      }
      let (isBehind, isBefore) = (words[start].isGluedBefore, words[end].isGluedAfter)
      for place in start...end where end > start && isBehind != isBefore {
        directed[place].isGluedBefore = isBehind
        directed[place].isGluedAfter = isBefore
      }
      start = end + 1
    }
    return directed
  }
}
