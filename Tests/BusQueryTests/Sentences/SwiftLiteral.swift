/// A string literal of a Swift file; several that are joined by `+` are one.
struct SwiftLiteral: CustomStringConvertible {
  /// What it says, with `{}` for each interpolation.
  var text: String
  /// The code before it, from the end of the literal before.
  let before: String
  /// The line it begins in.
  let line: Int

  var description: String { "line \(line): \(text)" }
}

/// Finds the string literals of a Swift file.
struct SwiftScanner {
  private struct Found {
    let text: String
    let range: Range<Int>
    let depth: Int
  }

  private let source: [UInt8]
  private var found: [Found] = []
  private var depth = 0

  init(_ source: String) { self.source = Array(source.utf8) }

  /// All literals, the outer ones first.
  mutating func literals() -> [SwiftLiteral] {
    var place = 0
    while place < source.count { place = step(place) }
    let (outer, inner) = (found.filter { $0.depth == 0 }, found.filter { $0.depth > 0 })
    return joined(outer) + joined(inner)
  }

  private func joined(_ found: [Found]) -> [SwiftLiteral] {
    var literals: [SwiftLiteral] = []
    var (end, line, counted) = (0, 1, 0)
    for literal in found.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let before = source[min(end, literal.range.lowerBound)..<literal.range.lowerBound]
      end = literal.range.upperBound
      if !literals.isEmpty, Self.words(before) == "+" {
        literals[literals.count - 1].text += literal.text
      } else {
        for byte in source[counted..<literal.range.lowerBound] where byte == 0x0A { line += 1 }
        counted = literal.range.lowerBound
        literals.append(SwiftLiteral(text: literal.text, before: Self.words(before), line: line))
      }
    }
    return literals
  }

  /// Code in one line, only the end of a long piece.
  private static func words(_ code: ArraySlice<UInt8>) -> String {
    String(decoding: code.suffix(200), as: UTF8.self).split { $0.isWhitespace }
      .joined(separator: " ")
  }

  /// Passes a comment, a literal or one byte of code; answers where it ends.
  private mutating func step(_ place: Int) -> Int {
    let byte = source[place]
    guard byte == 0x22 || byte == 0x23 || byte == 0x2F else { return place + 1 }
    if starts("//", place) { return source[place...].firstIndex(of: 0x0A) ?? source.count }
    let hashes = source[place...].prefix { $0 == UInt8(ascii: "#") }.count
    guard starts("\"", place + hashes) else { return place + 1 }
    return literal(place, String(repeating: "#", count: hashes))
  }

  private mutating func literal(_ start: Int, _ pounds: String) -> Int {
    let quote = starts("\"\"\"", start + pounds.count) ? "\"\"\"" : "\""
    let ownDepth = depth
    depth += 1
    var (place, text) = (start + pounds.count + quote.count, [UInt8]())
    while place < source.count, !starts(quote + pounds, place) {
      if starts("\\" + pounds, place) {
        place = escaped(place + 1 + pounds.count, &text)
      } else {
        text.append(source[place])
        place += 1
      }
    }
    depth = ownDepth
    let end = place + quote.count + pounds.count
    let words = String(decoding: text, as: UTF8.self)
    found.append(
      Found(
        text: quote.count == 3 ? Self.unindented(words) : words, range: start..<end, depth: depth))
    return end
  }

  /// What follows a backslash; answers where it ends.
  private mutating func escaped(_ place: Int, _ text: inout [UInt8]) -> Int {
    switch source[place] {
    case UInt8(ascii: "("):
      var (next, open) = (place + 1, 1)
      while open > 0 {
        if source[next] == UInt8(ascii: "(") { open += 1 }
        if source[next] == UInt8(ascii: ")") { open -= 1 }
        next = step(next)
      }
      text += "{}".utf8
      return next
    case 0x0A: text.append(0)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "u"): return (source[place...].firstIndex(of: UInt8(ascii: "}")) ?? place) + 1
    default: text.append(source[place])
    }
    return place + 1
  }

  /// The lines of a literal of several without their margin; those that go on are one.
  private static func unindented(_ text: String) -> String {
    text.replacing(/\0 */, with: "").split(separator: "\n")
      .map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  private func starts(_ prefix: String, _ place: Int) -> Bool {
    place < source.count && source[place...].starts(with: prefix.utf8)
  }
}
