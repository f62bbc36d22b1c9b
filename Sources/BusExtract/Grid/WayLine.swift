import BusModel

/// A line of text by itself that says which way the times below it go: "駅 → 会場", "■駅前発", "市民会館 行き".
enum WayLine {
  /// A heading holds no more.
  static let mostTokens = 12

  /// Whether some tokens of a line without times are one.
  static func isOne(_ line: Tokens) -> Bool {
    guard (1...mostTokens).contains(line.count),
      let name = StopLine.name(of: TripLine.text(of: line)),
      !SignWords.isForeign(name, isPlace: true)
    else { return false }
    return StopLine.endsInDeed(line) || ListContent.way(in: name) != nil
      || NameLine(name).says(.destination)
  }
}
