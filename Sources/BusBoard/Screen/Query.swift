/// The query of an address, or the fields of a form: names with their values, the last of each name.
public struct Query: Hashable, Sendable {
  private var fields: [String: String]

  /// Fields by their names.
  public init(_ fields: [String: String] = [:]) { self.fields = fields }

  /// Reads "a=1&b=%E5%9C%9F" (application/x-www-form-urlencoded). Bytes that are no UTF-8 become
  /// replacement characters.
  public init(_ text: String) {
    fields = [:]
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? Self.decoded(parts[1]) : ""
      fields[Self.decoded(parts[0])] = value
    }
  }

  /// The value of a name, without blanks around it; nil when it is not there or empty.
  public subscript(name: String) -> String? {
    guard let value = fields[name]?.trimmingBlanks, !value.isEmpty else { return nil }
    return value
  }

  /// A part of an address with `%XX` and `+` read.
  public static func decoded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count > 1, let value = hex(rest.prefix(2)) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hex(_ digits: ArraySlice<UInt8>) -> UInt8? {
    UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

extension String {
  /// Without blanks at its ends.
  fileprivate var trimmingBlanks: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}
