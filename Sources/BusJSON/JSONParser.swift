extension JSONValue {
  /// How deep arrays and objects may lie in one another; more is a fault, for each level takes
  /// room on the stack.
  public static let depthLimit = 200

  /// Reads one JSON value, strictly as RFC 8259 has it.
  ///
  /// One UTF-8 byte order mark at the very start is skipped (§8.1 allows it); the writer writes
  /// none. A key given twice in an object is a fault: the RFC leaves open which one would hold.
  /// Numbers of any size are read and kept as their digits.
  ///
  /// - Parameter bytes: the whole text in UTF-8.
  /// - Returns: the value.
  /// - Throws: the first fault, with line and column.
  public static func parse(_ bytes: some Collection<UInt8>) throws(JSONFault) -> JSONValue {
    var parser = JSONParser(bytes: Array(bytes))
    return try parser.document()
  }

  /// Reads one JSON value from a string.
  ///
  /// - Parameter text: the whole text.
  /// - Returns: the value.
  /// - Throws: the first fault, with line and column.
  public static func parse(_ text: String) throws(JSONFault) -> JSONValue {
    try parse(text.utf8)
  }
}

/// A reader that walks once over the bytes, by recursive descent.
struct JSONParser {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The byte ahead, or nil at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func document() throws(JSONFault) -> JSONValue {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      throw expected(.utf8, found: .utf16)
    }
    skipByteOrderMark()
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw expected(.nothingAfterValue) }
    return value
  }

  mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), .some(0x30...0x39): return .number(try number())
    default: return try word()
    }
  }

  private mutating func word() throws(JSONFault) -> JSONValue {
    switch letters() {
    case "true":
      position += 4
      return .bool(true)
    case "false":
      position += 5
      return .bool(false)
    case "null":
      position += 4
      return .null
    default: throw expected(.value)
    }
  }

  private mutating func array(depth: Int) throws(JSONFault) -> JSONValue {
    try enter(depth)
    var elements: [JSONValue] = []
    if take("]") { return .array(elements) }
    while true {
      elements.append(try value(depth: depth))
      if take("]") { return .array(elements) }
      guard take(",") else { throw expected(.nextElement) }
    }
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSONValue {
    try enter(depth)
    var members: [JSONMember] = []
    var keys = JSONKeySet()
    if take("}") { return .object(members) }
    while true {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw expected(.key) }
      let start = position
      let key = try string()
      guard keys.insert(key, after: members) else {

        throw expected(.freshKey, found: .again(key: key), at: start)
      }
      guard take(":") else { throw expected(.colon) }
      members.append(JSONMember(key: key, value: try value(depth: depth)))
      if take("}") { return .object(members) }
      guard take(",") else { throw expected(.nextMember) }
    }
  }

  /// Steps over the bracket that the caller has seen.
  private mutating func enter(_ depth: Int) throws(JSONFault) {
    guard depth <= JSONValue.depthLimit else {
      throw expected(.levels(JSONValue.depthLimit))
    }
    position += 1
  }

  /// Skips white space and then the character, when it is there.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func skipByteOrderMark() {
    if bytes.starts(with: Self.byteOrderMark) { position = Self.byteOrderMark.count }
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      position += 1
    }
  }
}

/// The keys of the object being read: the members themselves while they are few, a set beyond.
private struct JSONKeySet {
  private var many: Set<String> = []

  /// Whether the key is new; `members` are those read so far.
  mutating func insert(_ key: String, after members: [JSONMember]) -> Bool {
    guard members.count >= 16 else { return !members.contains { $0.key == key } }
    if many.isEmpty { many = Set(members.map(\.key)) }
    return many.insert(key).inserted
  }
}
