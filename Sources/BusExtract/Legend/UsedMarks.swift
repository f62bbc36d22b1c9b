/// The marks that stand beside departures, by their keys: only these are looked for in running text.
struct UsedMarks {
  private let keys: Set<String>
  /// The last characters of the keys, by which most lines are dismissed without a closer look.
  private let endings: Set<UInt32>
  /// Their first characters.
  private let beginnings: Set<UInt32>
  /// Whether a number stands in any of them, as in all that refer to notes.
  let holdNumbers: Bool

  private static let separators = Set(
    LegendLine.separators.flatMap { $0.unicodeScalars.map(\.value) })

  init(_ keys: Set<String>) {
    self.keys = keys.union(keys.compactMap(MarkKey.withoutBrackets))
    // 無印, "no mark", is never printed beside a departure.
    beginnings = Set(
      keys.flatMap { [$0, MarkKey.withoutBrackets($0) ?? $0] }
        .compactMap { $0.unicodeScalars.first?.value } + [0x7121])
    holdNumbers = keys.contains { $0.utf8.contains { (0x30...0x39).contains($0) } }
    endings = Set((Array(keys) + ["無印"]).compactMap { $0.unicodeScalars.last?.value })
  }

  /// Whether a line may begin with a used mark.
  func mayBegin(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first?.value else { return false }
    if case .open = Scalars.classify(first) { return true }
    return beginnings.contains(MarkKey.folded(first))
  }

  /// Whether a mark as printed, its brackets aside, is used.
  func contains(_ mark: some StringProtocol) -> Bool {
    let key = MarkKey.of(mark)
    return keys.contains(key) || MarkKey.withoutBrackets(key).map(keys.contains) == true
  }

  /// Whether a used mark may stand before one of a line's separators.
  func mayPair(_ line: PageLines.Line) -> Bool {
    LegendLine.anySeparator.isFound(in: line) && mayPair(line.text)
  }

  /// The same of a text.
  func mayPair(_ line: String) -> Bool {
    var copy = line
    return copy.withUTF8 { bytes in
      var previous: UInt32 = 0
      var position = 0
      while position < bytes.count {
        let scalar = ScalarReader.next(bytes, &position, bytes.count)
        if Scalars.isSpace(scalar) { continue }
        if previous != 0, Self.isSeparator(scalar), isEnding(previous) { return true }
        previous = scalar
      }
      return false
    }
  }

  private static func isSeparator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3A, 0x3D: true
    case ..<0x2000, 0x3041...0x30FA, 0x4E00...0x9FFF: false
    default: separators.contains(scalar)
    }
  }

  private func isEnding(_ scalar: UInt32) -> Bool {
    if case .close = Scalars.classify(scalar) { return true }
    return endings.contains(MarkKey.folded(scalar))
  }
}
