/// One `Allow` or `Disallow` of a robots.txt.
struct RobotsRule: Hashable, Sendable {
  let isAllowing: Bool
  /// As it stands in the file: "Disallow: /private".
  let text: String
  /// The octets of the path, which decide between two rules that match.
  let length: Int
  private let pattern: [UInt8]
  /// Whether the path must end where the pattern does.
  private let isAnchored: Bool

  /// A rule; nil for an empty path, which says nothing.
  init?(isAllowing: Bool, _ path: String) {
    guard !path.isEmpty else { return nil }
    self.isAllowing = isAllowing
    text = (isAllowing ? "Allow: " : "Disallow: ") + path
    let octets = Self.normalised(path)
    length = octets.count
    isAnchored = octets.last == UInt8(ascii: "$")
    pattern = isAnchored ? octets.dropLast() : octets
  }

  /// Whether a path with its query matches: `*` stands for anything, and what follows the pattern is
  /// anything unless it ends with `$`. Takes time in proportion to both lengths at worst.
  func matches(_ path: [UInt8]) -> Bool {
    var (at, next) = (0, 0)
    var lastStar: (pattern: Int, path: Int)?
    while true {
      if next == pattern.count, !isAnchored || at == path.count { return true }
      if next < pattern.count, pattern[next] == UInt8(ascii: "*") {
        lastStar = (next + 1, at)
        next += 1
      } else if next < pattern.count, at < path.count, pattern[next] == path[at] {
        (at, next) = (at + 1, next + 1)
      } else if let star = lastStar, star.path < path.count {
        lastStar = (star.pattern, star.path + 1)
        (next, at) = (star.pattern, star.path + 1)
      } else {
        return false
      }
    }
  }

  /// The octets to compare (RFC 9309, 2.2.2): what is not ASCII is percent-encoded, escapes of
  /// unreserved characters are undone, and the digits of the others are capitals.
  static func normalised(_ text: String) -> [UInt8] {
    let octets = Array(text.utf8)
    var result: [UInt8] = []
    var at = 0
    while at < octets.count {
      let octet = octets[at]
      if octet == UInt8(ascii: "%"), at + 2 < octets.count,
        let high = value(octets[at + 1]), let low = value(octets[at + 2])
      {
        let meant = high << 4 | low
        result += isUnreserved(meant) ? [meant] : escaped(meant)
        at += 3
      } else {
        result += octet < 0x80 && octet > 0x20 ? [octet] : escaped(octet)
        at += 1
      }
    }
    return result
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func escaped(_ octet: UInt8) -> [UInt8] {
    [UInt8(ascii: "%"), digits[Int(octet >> 4)], digits[Int(octet & 15)]]
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x46: digit - 0x37
    case 0x61...0x66: digit - 0x57
    default: nil
    }
  }

  private static func isUnreserved(_ octet: UInt8) -> Bool {
    switch octet {
    case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
    default: [0x2d, 0x2e, 0x5f, 0x7e].contains(octet)
    }
  }
}
