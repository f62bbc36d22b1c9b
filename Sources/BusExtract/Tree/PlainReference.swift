import CXML2

/// A character reference as libxml2 reads it: `&nbsp;`, `&#12371;`, or an ampersand that is only one.
struct PlainReference {
  /// The character meant.
  let scalar: UInt32
  /// How many bytes of the page it takes.
  let length: Int

  /// Reads the reference at an ampersand.
  ///
  /// - Returns: nil when it is written so that libxml2 had better read it.
  init?(_ bytes: UnsafeBufferPointer<UInt8>, at ampersand: Int) {
    let first = ampersand + 1
    guard first < bytes.count else { return nil }
    if bytes[first] == UInt8(ascii: "#") {
      self.init(number: bytes, first + 1, ampersand)
      return
    }
    if Self.isBareSpace(bytes, first) {
      self.init(scalar: 0xA0, length: 5)
      return
    }
    var name: [UInt8] = []
    var position = first
    while position < bytes.count, Self.isNameByte(bytes[position]), name.count < 16 {
      name.append(bytes[position])
      position += 1
    }
    guard position < bytes.count, name.count < 16 else { return nil }
    guard bytes[position] == UInt8(ascii: ";"), !name.isEmpty,
      let entity = htmlEntityLookup(name + [0]), entity.pointee.value > 0
    else {
      self.init(scalar: 0x26, length: 1)
      return
    }
    self.init(scalar: entity.pointee.value, length: position + 1 - ampersand)
  }

  private init(scalar: UInt32, length: Int) {
    self.scalar = scalar
    self.length = length
  }

  /// `&#160;` or `&#xA0;`, of a character that XML allows.
  private init?(number bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ ampersand: Int) {
    var position = start
    guard position < bytes.count else { return nil }
    let isHexadecimal = bytes[position] | 0x20 == UInt8(ascii: "x")
    if isHexadecimal { position += 1 }
    let digits = position
    var value: UInt32 = 0
    while position < bytes.count, position < digits + 6,
      let digit = Self.digit(bytes[position], isHexadecimal)
    {
      value = value * (isHexadecimal ? 16 : 10) + digit
      position += 1
    }
    guard position > digits, position < bytes.count, bytes[position] == UInt8(ascii: ";"),
      value >= 0x20, Unicode.Scalar(value) != nil, value & 0xFFFE != 0xFFFE
    else { return nil }
    self.init(scalar: value, length: position + 1 - ampersand)
  }

  /// `&nbsp` without its semicolon, which `EntityRepair` completes for libxml2.
  private static func isBareSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ first: Int) -> Bool {
    guard first + 4 <= bytes.count, bytes[first] == UInt8(ascii: "n"),
      bytes[first + 1] == UInt8(ascii: "b"), bytes[first + 2] == UInt8(ascii: "s"),
      bytes[first + 3] == UInt8(ascii: "p")
    else { return false }
    return first + 4 == bytes.count || bytes[first + 4] != UInt8(ascii: ";")
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: false
    }
  }

  private static func digit(_ byte: UInt8, _ isHexadecimal: Bool) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46 where isHexadecimal: UInt32(byte - 0x37)
    case 0x61...0x66 where isHexadecimal: UInt32(byte - 0x57)
    default: nil
    }
  }
}
