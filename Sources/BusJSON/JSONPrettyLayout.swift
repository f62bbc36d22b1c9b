extension JSONWriter {
  /// Appends a value over as many lines as it needs.
  ///
  /// - Parameters:
  ///   - value: what to append.
  ///   - indent: the spaces before the line that it begins on.
  ///   - room: the columns left on that line.
  mutating func appendPretty(_ value: JSONValue, indent: Int, room: Int) {
    if appendLine(value, room: room) { return }
    switch value {
    case .array(let elements):
      append("[")
      for (index, element) in elements.enumerated() {
        newLine(indent: indent + 2, after: index > 0 ? "," : "")
        appendPretty(element, indent: indent + 2, room: Self.lineWidth - indent - 3)
      }
      newLine(indent: indent, after: "")
      append("]")
    case .object(let members):
      append("{")
      for (index, member) in members.enumerated() {
        newLine(indent: indent + 2, after: index > 0 ? "," : "")
        let start = bytes.count
        append(quoted: member.key)
        append(": ")
        let taken = indent + 3 + bytes[start...].withUnsafeBufferPointer(Self.columns)
        appendPretty(member.value, indent: indent + 2, room: Self.lineWidth - taken)
      }
      newLine(indent: indent, after: "")
      append("}")
    case .null, .bool, .number, .string:
      append(value, spaced: true)
    }
  }

  private mutating func newLine(indent: Int, after separator: String) {
    append(separator)
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: indent))
  }

  /// Appends the value on one line; false, and nothing, when it is too wide for the room.
  private mutating func appendLine(_ value: JSONValue, room: Int) -> Bool {
    guard Self.leastColumns(of: value, atMost: room) <= room else { return false }
    let start = bytes.count
    append(value, spaced: true)
    // Escapes take more than what they stand for.
    if bytes[start...].withUnsafeBufferPointer(Self.columns) <= room { return true }
    bytes.removeSubrange(start...)
    return false
  }

  /// The columns a value takes where nothing in it is escaped, counted no further than the bound asked
  /// for, so that little is written out that does not fit.
  private static func leastColumns(of value: JSONValue, atMost room: Int) -> Int {
    switch value {
    case .null: return 4
    case .bool(let flag): return flag ? 4 : 5
    case .number(let number): return number.text.utf8.count
    case .string(let text): return 2 + columns(of: text)
    case .array(let elements):
      var total = 2 + 2 * max(0, elements.count - 1)
      for element in elements where total <= room {
        total += leastColumns(of: element, atMost: room - total)
      }
      return total
    case .object(let members):
      var total = 2 + 2 * members.count
      for member in members where total <= room {
        total += 4 + columns(of: member.key) + leastColumns(of: member.value, atMost: room - total)
      }
      return total
    }
  }

  private static func columns(of text: String) -> Int {
    var text = text
    return text.withUTF8(columns)
  }

  /// The columns that UTF-8 takes on a terminal, near enough: scalars from U+2E80 on take two.
  private static func columns(of text: UnsafeBufferPointer<UInt8>) -> Int {
    var total = 0
    for index in text.indices {
      let byte = text[index]
      if byte < 0x80 {
        total += 1
        continue
      }
      switch byte {
      case 0x80..<0xC0: continue
      case 0xE2: total += index + 1 < text.endIndex && text[index + 1] >= 0xBA ? 2 : 1
      case 0xE3...: total += 2
      default: total += 1
      }
    }
    return total
  }
}
