/// What single characters mean inside a timetable cell.
enum Scalars {
  /// What one character is to a token reader.
  enum Class: Sendable {
    case space, digit(UInt8), open, close, separator, word
  }

  /// White space that pages pad with: ASCII, no-break, full-width, zero-width, byte order marks.
  static func isSpace(_ scalar: UInt32) -> Bool {
    // Kana and kanji, which most are.
    if scalar > 0x3000, scalar != 0xFEFF { return false }
    return switch scalar {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0xAD, 0x2000...0x200F, 0x2028...0x202F, 0x205F, 0x2060,
      0x3000, 0xFEFF:
      true
    default: false
    }
  }

  /// Whether UTF-8 is nothing but white space.
  static func areSpaces(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = 0
    while true {
      position = ByteSearch.endOfSpaces(bytes, from: position)
      guard position < bytes.count else { return true }
      if bytes[position] < 0x80 { return false }
      if !isSpace(ScalarReader.next(bytes, &position, bytes.count)) { return false }
    }
  }

  /// How many bytes the character at a place has, when it is clearly no white space: a printed ASCII
  /// letter, most kana and kanji; 0 where a closer look is needed.
  @inline(__always)
  static func plainLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    switch bytes[index] {
    case 0x21...0x7E: 1
    case 0xE3: index + 2 < bytes.count && bytes[index + 1] != 0x80 ? 3 : 0
    case 0xE4...0xEE: index + 2 < bytes.count ? 3 : 0
    default: 0
    }
  }

  /// The place behind the kanji and hiragana that stand at a place, of which words are made.
  @inline(__always)
  static func endOfLetters(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var place = start
    while place + 2 < bytes.count,
      (0xE4...0xE9).contains(bytes[place])
        || bytes[place] == 0xE3 && (0x81...0x82).contains(bytes[place + 1])
    { place += 3 }
    return place
  }

  /// What most white space is: the ASCII part of `isSpace`.
  @inline(__always)
  static func isASCIISpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }

  /// ① to ⑳.
  static func isCircledNumber(_ scalar: UInt32) -> Bool { (0x2460...0x2473).contains(scalar) }

  /// The number that "③" is; nil for any other text.
  static func circledNumber(_ text: String) -> Int? {
    let scalars = text.unicodeScalars
    guard let scalar = scalars.first, scalars.dropFirst().isEmpty, isCircledNumber(scalar.value)
    else { return nil }
    return Int(scalar.value) - 0x245F
  }

  /// Anything in a circle: ①, Ⓐ, ㊏.
  static func isCircled(_ scalar: UInt32) -> Bool {
    (0x2460...0x24FF).contains(scalar) || (0x3251...0x32FE).contains(scalar)
  }

  /// A full-width ASCII form as plain ASCII; everything else as it is.
  static func folded(_ scalar: UInt32) -> UInt32 {
    (0xFF01...0xFF5E).contains(scalar) ? scalar - 0xFEE0 : scalar
  }

  /// The class of a character.
  static func classify(_ scalar: UInt32) -> Class {
    // Letters, kana and kanji, which most are.
    if (0x3041...0x30FA).contains(scalar) || (0x4E00...0x9FFF).contains(scalar)
      || (0x61...0x7A).contains(scalar)
    {
      return .word
    }
    if isSpace(scalar) { return .space }
    let plain = folded(scalar)
    switch plain {
    case 0x30...0x39: return .digit(UInt8(plain - 0x30))
    case 0x28, 0x5B, 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x7B: return .open
    case 0x29, 0x5D, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x7D: return .close
    case 0x2C, 0x3001, 0xFF64, 0x2F, 0x7C, 0x30FB, 0xFF65, 0x3B: return .separator
    default: return .word
    }
  }
}

extension Character {
  /// Whether it is a digit of any width or a number in a circle: the 三 of 三宮 is none.
  var isPlainDigit: Bool {
    isNumber && !unicodeScalars.contains { (0x3400...0x9FFF).contains($0.value) }
  }
}

/// Decodes UTF-8 that is known to be valid, one scalar at a time.
enum ScalarReader {
  /// The scalar at a position below `end`, which then lies behind it.
  @inline(__always)
  static func next(
    _ bytes: UnsafeBufferPointer<UInt8>, _ position: inout Int, _ end: Int
  ) -> UInt32 {
    let lead = UInt32(bytes[position])
    if lead < 0x80 {
      position += 1
      return lead
    }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard position + length <= end else {
      position = end
      return 0xFFFD
    }
    var value = lead & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(bytes[position + offset] & 0x3F) }
    position += length
    return value
  }
}
