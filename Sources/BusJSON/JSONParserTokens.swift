extension JSONParser {
  /// Reads a string; the opening quote is ahead.
  mutating func string() throws(JSONFault) -> String {
    let start = position
    position += 1
    var run = position
    var text = ""
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        let last = try unescaped(run..<position)
        position += 1
        return text.isEmpty ? last : text + last
      case UInt8(ascii: "\\"):
        text += try unescaped(run..<position)
        text.unicodeScalars.append(try escape())
        run = position
      case 0..<0x20:
        throw expected(.endOfString)
      default: position += 1
      }
    }
    throw expected(.endOfThisString, found: .endOfText, at: start)
  }

  private func unescaped(_ range: Range<Int>) throws(JSONFault) -> String {
    if let text = String(validating: bytes[range], as: UTF8.self) { return text }
    let place = range.lowerBound + validLength(bytes[range])
    throw expected(
      .utf8, found: .byte(hexadecimal(bytes[place])),
      at: place)
  }

  private mutating func escape() throws(JSONFault) -> Unicode.Scalar {
    let start = position
    position += 1
    guard let byte = next else { throw expected(.escaped) }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{08}"
    case UInt8(ascii: "f"): return "\u{0C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default:
      position -= 1
      throw expected(.escape)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONFault) -> Unicode.Scalar {
    let first = try fourDigits()
    if let scalar = Unicode.Scalar(first) { return scalar }
    // What is no scalar is a surrogate; only a high one before a low one means a character.
    if first < 0xDC00, bytes[position...].starts(with: [0x5C, 0x75]) {
      position += 2
      let second = try fourDigits()
      if (0xDC00...0xDFFF).contains(second) {
        let code = 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)
        if let scalar = Unicode.Scalar(code) { return scalar }
      }
    }
    throw expected(.surrogates, found: .oneAlone, at: start)
  }

  private mutating func fourDigits() throws(JSONFault) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw expected(.hexadecimal)
      }
      code = code << 4 | UInt32(digit)
      position += 1
    }
    return code
  }

  /// Reads a number; a minus sign or a digit is ahead.
  mutating func number() throws(JSONFault) -> JSONNumber {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    if next == UInt8(ascii: "0") {
      position += 1
      if let byte = next, isDigit(byte) { throw expected(.noDigit) }
    } else {
      try digits(after: .minus)
    }
    if next == UInt8(ascii: ".") {
      position += 1
      try digits(after: .point)
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try digits(after: .exponent)
    }
    return JSONNumber(checked: String(decoding: bytes[start..<position], as: UTF8.self))
  }

  private mutating func digits(after sign: JSONFault.NumberSign) throws(JSONFault) {
    guard let byte = next, isDigit(byte) else { throw expected(.digit(after: sign)) }
    while let byte = next, isDigit(byte) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
