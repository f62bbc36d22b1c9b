/// The marks that stand beside departures, by their keys: only these are looked for in running text.
struct UsedMarks {
  private let keys: Set<String>
  /// The last characters of the keys, by which most lines are dismissed without a closer look.
  private let endings: Set<UInt32>

  private static let separators = Set(
    LegendLine.separators.flatMap { $0.unicodeScalars.map(\.value) })

  init(_ keys: Set<String>) {
    self.keys = keys
    // 無印, "no mark", is never printed beside a departure.
    endings = Set((Array(keys) + ["無印"]).compactMap { $0.unicodeScalars.last?.value })
  }

  /// Whether a mark as printed, its brackets aside, is used.
  func contains(_ mark: some StringProtocol) -> Bool {
    let key = MarkKey.of(mark)
    return keys.contains(key) || MarkKey.withoutBrackets(key).map(keys.contains) == true
  }

  /// Whether a used mark may stand before one of the line's separators.
  func mayPair(_ line: String) -> Bool {
    var previous: UInt32 = 0
    for scalar in line.unicodeScalars where !Scalars.isSpace(scalar.value) {
      if scalar.value >= 0x80 || scalar == ":" || scalar == "=", previous != 0,
        Self.separators.contains(scalar.value), isEnding(previous)
      {
        return true
      }
      previous = scalar.value
    }
    return false
  }

  private func isEnding(_ scalar: UInt32) -> Bool {
    if case .close = Scalars.classify(scalar) { return true }
    return endings.contains(MarkKey.folded(scalar))
  }
}
