/// Text broken into lines that fit a terminal.
enum TerminalWrap {
  /// The lines of a text.
  ///
  /// A line ends at a space or between two full-width letters, and in the middle of a word (in
  /// katakana too) only when that is longer than a line. What Japanese keeps at the end of a line (、。）) stays there.
  ///
  /// - Parameters:
  ///   - text: without control characters.
  ///   - width: the columns; nil for one line.
  ///   - indent: the spaces before every line but the first.
  /// - Returns: at least one line, none ending in a space.
  static func lines(_ text: String, to width: Int?, indent: Int = 0) -> [String] {
    guard let width, TerminalWidth.of(text) > width else { return [text] }
    let margin = String(repeating: " ", count: min(indent, width / 2))
    var lines = [""]
    for piece in pieces(text) {
      let line = lines[lines.count - 1]
      if TerminalWidth.of(line) + TerminalWidth.of(trimmed(piece)) <= width {
        lines[lines.count - 1] = line + piece
      } else if TerminalWidth.of(margin) + TerminalWidth.of(trimmed(piece)) <= width {
        lines.append(margin + piece)
      } else {
        lines = broken(piece, after: lines, margin: margin, width: width)
      }
    }
    return lines.map { trimmed($0) }
  }

  /// Parts set in a row with two spaces between, and on a new line where the next one does not fit.
  static func joined(_ parts: [String], to width: Int?, indent: Int = 0) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for part in parts where !part.isEmpty {
      if let last = lines.last,
        TerminalWidth.of(last) + 2 + TerminalWidth.of(part) <= width ?? .max
      {
        lines[lines.count - 1] = last + "  " + part
      } else {
        lines += Self.lines(
          (lines.isEmpty ? "" : margin) + part, to: width, indent: indent)
      }
    }
    return lines
  }

  /// The text cut where a line may end; a space belongs to the piece before it.
  private static func pieces(_ text: String) -> [String] {
    var pieces: [String] = []
    var current = ""
    var last: Unicode.Scalar?
    for character in text {
      guard let scalar = character.unicodeScalars.first else { continue }
      if let last, mayEnd(after: last, before: scalar) {
        pieces.append(current)
        current = ""
      }
      current.append(character)
      last = scalar
    }
    return pieces + [current]
  }

  private static func mayEnd(after left: Unicode.Scalar, before right: Unicode.Scalar) -> Bool {
    if left == " " { return right != " " }
    if right == " " || closing.contains(right) || opening.contains(left) { return false }
    if katakana.contains(left), katakana.contains(right) { return false }
    return TerminalWidth.of(left) == 2 || TerminalWidth.of(right) == 2
  }

  /// A word in these letters is one to the eye: ダイヤ.
  private static let katakana: ClosedRange<Unicode.Scalar> = "ァ"..."ー"

  private static func broken(
    _ piece: String, after lines: [String], margin: String, width: Int
  ) -> [String] {
    var lines = lines
    for character in piece {
      let line = lines[lines.count - 1]
      if TerminalWidth.of(line) + TerminalWidth.of(String(character)) <= width {
        lines[lines.count - 1].append(character)
      } else {
        lines.append(margin + String(character))
      }
    }
    return lines
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  private static let closing: Set<Unicode.Scalar> = Set("、。，．)）」』】〉》]々ー:;!?,.".unicodeScalars)
  private static let opening: Set<Unicode.Scalar> = Set("(（「『【〈《[".unicodeScalars)
}
