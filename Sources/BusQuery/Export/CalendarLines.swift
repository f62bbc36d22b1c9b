/// Lines of iCalendar (RFC 5545): properties with their values escaped, folded at 75 octets.
struct CalendarLines {
  private(set) var text = ""

  /// A line end as the RFC wants it.
  private static let lineEnd = "\r\n"
  private static let mostOctets = 75

  /// A property whose value stands as it is: a date, a keyword, an address.
  mutating func add(_ name: String, _ value: String) {
    var octets = 0
    for scalar in "\(name):\(value)".unicodeScalars {
      let size = UTF8.width(scalar)
      if octets + size > Self.mostOctets {
        // The space that marks the fold is one of the next line's octets.
        text += Self.lineEnd + " "
        octets = 1
      }
      text.unicodeScalars.append(scalar)
      octets += size
    }
    text += Self.lineEnd
  }

  /// A property with a text; nothing when it is empty.
  mutating func add(_ name: String, text value: String) {
    guard !value.isEmpty else { return }
    add(name, Self.escaped(value))
  }

  /// Backslash, semicolon, comma and line ends, as section 3.3.11 has them.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\\\"
      case ";": escaped += "\\;"
      case ",": escaped += "\\,"
      case _ where character.isNewline: escaped += "\\n"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
