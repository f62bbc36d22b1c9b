/// Goes over a JSON text from value to value without building any, to find one among thousands.
///
/// It follows brackets and strings alone; what stands between them may be wrong. What it finds is to
/// be parsed, and where it finds nothing the text is, too: the parser has the words for what is wrong.
public struct JSONCursor {
  private let bytes: [UInt8]
  /// The place of what is ahead.
  public private(set) var position: Int
  /// Whether the text ended, or a bracket or a quote was missing, where it was.
  public private(set) var isLost = false

  /// A cursor before the outermost value.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Steps into the object ahead; false, and no step, when something else is.
  public mutating func enterObject() -> Bool { take(UInt8(ascii: "{")) }

  /// Steps into the array ahead; false, and no step, when something else is.
  public mutating func enterArray() -> Bool { take(UInt8(ascii: "[")) }

  /// Steps over the next key of an object, to before its value.
  ///
  /// - Returns: the place of the key, without its quotes; nil at the end of the object, which is
  ///   stepped over.
  public mutating func nextKey() -> Range<Int>? {
    _ = take(UInt8(ascii: ","))
    if take(UInt8(ascii: "}")) { return nil }
    guard next == UInt8(ascii: "\""), let key = skipString(), take(UInt8(ascii: ":")) else {
      return lose()
    }
    return key.lowerBound + 1..<key.upperBound - 1
  }

  /// Whether another element of an array is ahead; at its end the array is stepped over.
  public mutating func hasElement() -> Bool {
    _ = take(UInt8(ascii: ","))
    if take(UInt8(ascii: "]")) { return false }
    guard next != nil else {
      _ = lose()
      return false
    }
    return true
  }

  /// Steps over a value.
  ///
  /// - Returns: its place, the quotes of a string included; nil when there is none.
  public mutating func skipValue() -> Range<Int>? {
    skipSpace()
    switch next {
    case UInt8(ascii: "\""): return skipString()
    case UInt8(ascii: "{"), UInt8(ascii: "["): return skipBrackets()
    default:
      let start = position
      while let byte = next, !Self.isEnd(byte) { position += 1 }
      return start < position ? start..<position : lose()
    }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }

  private mutating func skipBrackets() -> Range<Int>? {
    let start = position
    var depth = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        guard skipString() != nil else { return nil }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      position += 1
      if depth == 0 { return start..<position }
    }
    return lose()
  }

  /// Steps over the string ahead; its place with the quotes.
  private mutating func skipString() -> Range<Int>? {
    let start = position
    position += 1
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: "\"") { return start..<position }
      if byte == UInt8(ascii: "\\") { position += 1 }
    }
    return lose()
  }

  private mutating func lose() -> Range<Int>? {
    isLost = true
    position = bytes.count
    return nil
  }

  /// What ends a number or a word.
  private static func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), 0x20, 0x0A, 0x0D, 0x09: true
    default: false
    }
  }
}
