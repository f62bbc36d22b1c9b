/// Bytes as text that goes through JSON unchanged (RFC 4648, section 4).
public enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of some bytes, padded with "=".
  public static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - group.count)
      for place in 0..<4 {
        let isPadding = place > group.count
        text.append(isPadding ? UInt8(ascii: "=") : alphabet[bits >> (18 - 6 * place) & 63])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The bytes of a text; nil when it is none, white space in it apart.
  public static func bytes(of text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, count, padding) = (0, 0, 0)
    for letter in text.utf8 where !(0x09...0x0d).contains(letter) && letter != 0x20 {
      if letter == UInt8(ascii: "=") {
        padding += 1
        continue
      }
      guard padding == 0, let value = value(of: letter) else { return nil }
      bits = bits << 6 | value
      count += 1
      guard count == 4 else { continue }
      bytes += [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)]
      (bits, count) = (0, 0)
    }
    switch (count, padding) {
    case (0, 0): return bytes
    case (2, 2): return bytes + [UInt8(bits >> 4 & 255)]
    case (3, 1): return bytes + [UInt8(bits >> 10 & 255), UInt8(bits >> 2 & 255)]
    default: return nil
    }
  }

  private static func value(of letter: UInt8) -> Int? {
    switch letter {
    case 0x41...0x5a: Int(letter) - 0x41
    case 0x61...0x7a: Int(letter) - 0x47
    case 0x30...0x39: Int(letter) + 4
    case 0x2b: 62
    case 0x2f: 63
    default: nil
    }
  }
}
