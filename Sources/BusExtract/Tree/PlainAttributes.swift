import Glibc

extension PlainMarkup {
  /// Reads the attributes of a start tag and its end.
  ///
  /// - Returns: whether the tag closes its element, as `<br/>` does; nil when it is not plain.
  mutating func attributes() -> Bool? {
    var isApart = false
    while true {
      let end = position
      skipBlanks()
      switch byte(0) {
      case UInt8(ascii: ">"):
        position += 1
        return false
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: ">"):
        position += 2
        return true
      default:
        // Behind a closing quote the next name may follow at once.
        guard position > end || isApart, attribute() else { return nil }
        isApart =
          bytes[position - 1] == UInt8(ascii: "\"") || bytes[position - 1] == UInt8(ascii: "'")
      }
    }
  }

  private mutating func attribute() -> Bool {
    let first = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    let name = first..<position
    guard let base = bytes.baseAddress, !name.isEmpty,
      Self.isLetter(bytes[first]),
      builder.name(base + first, count: name.count)
    else { return false }
    let end = position
    skipBlanks()
    guard byte(0) == UInt8(ascii: "=") else {
      builder.value(nil)
      position = end
      return Self.isBlank(byte(0)) || byte(0) == UInt8(ascii: ">") || byte(0) == UInt8(ascii: "/")
    }
    position += 1
    skipBlanks()
    guard let value = value() else { return false }
    return add(value)
  }

  /// The range of a value, quoted or not; `position` moves behind it.
  private mutating func value() -> Range<Int>? {
    let quote = byte(0)
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      let first = position
      guard let last = find(quote) else { return nil }
      position = last + 1
      return first..<last
    }
    let first = position
    while position < bytes.count, Self.isUnquotedByte(bytes[position]) { position += 1 }
    guard position > first, Self.isBlank(byte(0)) || byte(0) == UInt8(ascii: ">") else {
      return nil
    }
    return first..<position
  }

  /// Gives the builder a value with its references resolved.
  private mutating func add(_ value: Range<Int>) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    let slice = UnsafeBufferPointer(start: base + value.lowerBound, count: value.count)
    guard slice.contains(where: { $0 == UInt8(ascii: "&") || $0 == 0xEF }) else {
      builder.value(slice)
      return true
    }
    var resolved: [UInt8] = []
    var index = value.lowerBound
    while index < value.upperBound {
      if isNoncharacter(at: index) { return false }
      guard bytes[index] == UInt8(ascii: "&") else {
        resolved.append(bytes[index])
        index += 1
        continue
      }
      guard let reference = PlainReference(bytes, at: index),
        index + reference.length <= value.upperBound,
        let scalar = Unicode.Scalar(reference.scalar)
      else { return false }
      resolved.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      index += reference.length
    }
    resolved.withUnsafeBufferPointer { builder.value($0) }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isLetter(byte) || (byte >= 0x30 && byte <= 0x39) || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
  }

  /// What values without quotes are made of in plain markup.
  private static func isUnquotedByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "+"):
      true
    default: false
    }
  }
}
