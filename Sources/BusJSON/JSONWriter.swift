extension JSONValue {
  /// The value as JSON text in UTF-8, with no line end after it.
  ///
  /// Letters of any script stand as they are. Escaped are what JSON demands and what must never
  /// reach a terminal or split a line: all control characters (C0, DEL, C1), the line and
  /// paragraph separators U+2028 and U+2029, and the signs that turn the direction of writing.
  ///
  /// - Parameter pretty: false for one line without spaces; true for two-space indentation, where
  ///   an array or object stays on one line as long as it ends within 100 columns (letters of
  ///   Chinese and Japanese take two). The same value always gives the same text.
  /// - Returns: the text.
  public func text(pretty: Bool = false) -> String {
    var writer = JSONWriter()
    if pretty {
      writer.appendPretty(self, indent: 0, room: JSONWriter.lineWidth)
    } else {
      writer.append(self, spaced: false)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The values as JSON Lines: each on a line of its own, ended by LF.
  ///
  /// - Parameter values: what to print, one a line.
  /// - Returns: the text; empty for no values.
  public static func jsonLines(_ values: some Sequence<JSONValue>) -> String {
    var writer = JSONWriter()
    for value in values {
      writer.append(value, spaced: false)
      writer.bytes.append(0x0A)
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

/// A buffer that JSON is written to.
struct JSONWriter {
  static let lineWidth = 100

  var bytes: [UInt8] = []

  /// Appends a value on one line.
  ///
  /// - Parameters:
  ///   - value: what to append.
  ///   - spaced: whether a space follows `,` and `:` and stands inside the braces.
  mutating func append(_ value: JSONValue, spaced: Bool) {
    switch value {
    case .null: append("null")
    case .bool(let flag): append(flag ? "true" : "false")
    case .number(let number): append(number.text)
    case .string(let text): append(quoted: text)
    case .array(let elements):
      append("[")
      for (index, element) in elements.enumerated() {
        if index > 0 { append(spaced ? ", " : ",") }
        append(element, spaced: spaced)
      }
      append("]")
    case .object(let members):
      append(spaced && !members.isEmpty ? "{ " : "{")
      for (index, member) in members.enumerated() {
        if index > 0 { append(spaced ? ", " : ",") }
        append(quoted: member.key)
        append(spaced ? ": " : ":")
        append(member.value, spaced: spaced)
      }
      append(spaced && !members.isEmpty ? " }" : "}")
    }
  }

  /// Appends text as it is.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Appends a string in quotes with its escapes.
  mutating func append(quoted text: String) {
    bytes.append(0x22)
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      guard !utf8.contains(where: Self.mayNeedEscape) else { return false }
      bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain { for scalar in text.unicodeScalars { append(escaping: scalar) } }
    bytes.append(0x22)
  }

  /// Whether a byte is, or begins, something that could be escaped; a quick look that spares most
  /// strings the walk over their scalars.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xE2
  }

  private mutating func append(escaping scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22: append("\\\"")
    case 0x5C: append("\\\\")
    case 0x08: append("\\b")
    case 0x09: append("\\t")
    case 0x0A: append("\\n")
    case 0x0C: append("\\f")
    case 0x0D: append("\\r")
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069:
      let digits = String(scalar.value, radix: 16)
      append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
    default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
  }
}

extension JSONValue {
  /// An object of the members that are not `null`: what a file of settings holds.
  public static func present(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.filter { !$0.1.isNull }.map { JSONMember(key: $0.0, value: $0.1) })
  }

  /// An object of texts in the order of their keys; `null` when there are none.
  public init(texts: [String: String]) {
    let members = texts.sorted { $0.key < $1.key }
    self =
      members.isEmpty
      ? .null : .object(members.map { JSONMember(key: $0.key, value: .string($0.value)) })
  }
}
