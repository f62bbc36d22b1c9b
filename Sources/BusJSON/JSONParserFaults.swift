extension JSONParser {
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// A fault: what should have been at a place, or at the present one, and what is.
  func expected(
    _ what: JSONFault.Expectation, found: JSONFault.Finding? = nil, at place: Int? = nil
  ) -> JSONFault {
    let (line, column) = lineAndColumn(of: place ?? position)
    return JSONFault(
      line: line, column: column, expected: what, found: found ?? self.found())
  }

  /// The ASCII letters ahead, at most 20: what someone who wrote `True` meant as one word.
  func letters() -> String {
    let word = bytes[position...].prefix(20).prefix { byte in
      (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    return String(decoding: word, as: UTF8.self)
  }

  /// How many bytes at the start of a piece are UTF-8.
  func validLength(_ piece: ArraySlice<UInt8>) -> Int {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = piece.makeIterator()
    var length = 0
    while case .valid(let scalar) = parser.parseScalar(from: &rest) { length += scalar.count }
    return length
  }

  /// A byte as people write it: "0x8E".
  func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (byte < 16 ? "0" : "") + digits
  }

  /// What is ahead.
  private func found() -> JSONFault.Finding {
    guard let byte = next else { return .endOfText }
    let word = letters()
    if !word.isEmpty { return .text(word) }
    switch byte {
    case 0x0A, 0x0D: return .endOfLine
    case 0x09: return .tab
    case UInt8(ascii: "'"): return .singleQuote
    case 0..<0x20, 0x7F: return .byte(hexadecimal(byte))
    default: break
    }
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[position...].makeIterator()
    guard case .valid(let scalar) = parser.parseScalar(from: &rest) else {
      return .byte(hexadecimal(byte))
    }
    let decoded = Unicode.UTF8.decode(scalar)
    let unseen: Set<Unicode.GeneralCategory> = [.control, .format, .spaceSeparator]
    guard unseen.contains(decoded.properties.generalCategory) else { return .text(String(decoded)) }
    return .unseen("U+" + String(decoded.value, radix: 16, uppercase: true))
  }

  private func lineAndColumn(of place: Int) -> (line: Int, column: Int) {
    var line = 1
    var column = 1
    let start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    for index in start..<max(start, min(place, bytes.count)) {
      let byte = bytes[index]
      if byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)) {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 && byte != 0x0D {
        column += 1
      }
    }
    return (line, column)
  }
}
