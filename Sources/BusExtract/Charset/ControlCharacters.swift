/// Takes out what steers terminals and means nothing in a page; NUL would end it for libxml2.
enum ControlCharacters {
  /// The text without C0 and C1 control characters and without the sequences that ESC begins:
  /// "ESC [ 3 1 m" goes as a whole (ECMA-48), its letters are no text of the page.
  static func removed(from utf8: [UInt8]) -> [UInt8] {
    guard let first = firstControl(in: utf8) else { return utf8 }
    var output = Array(utf8[..<first])
    output.reserveCapacity(utf8.count)
    var index = first
    while index < utf8.count {
      if utf8[index] == 0x1B {
        index = afterSequence(utf8, index + 1)
      } else if isControl(utf8, index) {
        index += utf8[index] == 0xC2 ? 2 : 1
      } else {
        output.append(utf8[index])
        index += 1
      }
    }
    return output
  }

  /// Every page is looked through here: a byte below 0x20, 0x7F or 0xC2 asks for a closer look.
  private static func firstControl(in utf8: [UInt8]) -> Int? {
    utf8.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        if ByteSearch.hasNoControl(bytes, at: index) {
          index += ByteSearch.block
          continue
        }
        let end = min(index + ByteSearch.block, bytes.count)
        if let found = (index..<end).first(where: { isControl(utf8, $0) }) { return found }
        index = end
      }
      return nil
    }
  }

  /// C0 but tab and line ends, DEL, and C1, which UTF-8 writes as C2 80 … C2 9F. U+0085 is a line end.
  private static func isControl(_ utf8: [UInt8], _ index: Int) -> Bool {
    let byte = utf8[index]
    if byte < 0x20 { return byte != 0x09 && byte != 0x0A && byte != 0x0D }
    if byte == 0x7F { return true }
    guard byte == 0xC2, index + 1 < utf8.count else { return false }
    return utf8[index + 1] < 0xA0 && utf8[index + 1] != 0x85
  }

  /// The index after a control sequence (ESC [ … final byte) or a string (ESC ] … BEL or ESC \\).
  private static func afterSequence(_ utf8: [UInt8], _ start: Int) -> Int {
    guard start < utf8.count else { return start }
    let limit = min(start + 64, utf8.count)
    switch utf8[start] {
    case 0x5B:
      let final = utf8[(start + 1)..<limit].firstIndex { (0x40...0x7E).contains($0) }
      return final.map { $0 + 1 } ?? start + 1
    case 0x5D:
      let end = utf8[(start + 1)..<limit].firstIndex { $0 == 0x07 || $0 == 0x1B }
      return end.map { utf8[$0] == 0x07 ? $0 + 1 : $0 } ?? start + 1
    default: return start
    }
  }
}
