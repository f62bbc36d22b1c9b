/// Tells addresses that libcurl would spell just so, which are nearly all: a night begins with asking this
/// of every page, and taking an address apart costs thirty times as much.
enum PlainSpelling {
  /// Whether a text is an address as its parts would be put together again: lower case to the path, no
  /// port that goes without saying, and nothing behind it that could be written in another way. False
  /// where that takes a closer look.
  static func isOne(_ url: String) -> Bool {
    let bytes = url.utf8
    for (scheme, usualPort) in [("https://", "443"), ("http://", "80")]
      as [(StaticString, StaticString)]
    {
      guard let rest = behind(scheme, in: bytes) else { continue }
      let authority = bytes[rest...].prefix { $0 != UInt8(ascii: "/") }
      let path = bytes[authority.endIndex...]
      return isHost(authority.prefix { $0 != UInt8(ascii: ":") })
        && isPort(authority.drop { $0 != UInt8(ascii: ":") }, besides: usualPort) && isPath(path)
    }
    return false
  }

  private static func behind(_ start: StaticString, in bytes: String.UTF8View) -> String.Index? {
    let start = UnsafeBufferPointer(start: start.utf8Start, count: start.utf8CodeUnitCount)
    return bytes.starts(with: start) ? bytes.index(bytes.startIndex, offsetBy: start.count) : nil
  }

  /// A name whose last part begins with a letter, or four numbers: others may be numbers in disguise.
  private static func isHost(_ host: Substring.UTF8View) -> Bool {
    var first: UInt8 = 0
    var last: UInt8 = UInt8(ascii: ".")
    for byte in host {
      if last == UInt8(ascii: ".") { first = byte }
      switch byte {
      case UInt8(ascii: "."): if last == byte { return false }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        break
      default: return false
      }
      last = byte
    }
    guard last != UInt8(ascii: ".") else { return false }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) || isFourNumbers(host)
  }

  private static func isFourNumbers(_ host: Substring.UTF8View) -> Bool {
    let parts = host.split(separator: UInt8(ascii: "."))
    return parts.count == 4 && parts.allSatisfy { number($0).map { $0 < 256 } ?? false }
  }

  private static func isPort(_ text: Substring.UTF8View, besides usual: StaticString) -> Bool {
    guard !text.isEmpty else { return true }
    guard let port = number(text.dropFirst()), 1...65_535 ~= port else { return false }
    return !text.dropFirst().elementsEqual(
      UnsafeBufferPointer(start: usual.utf8Start, count: usual.utf8CodeUnitCount))
  }

  /// A number of at most five digits without a 0 before it.
  private static func number(_ digits: Substring.UTF8View) -> Int? {
    guard 1...5 ~= digits.count, digits.first != UInt8(ascii: "0") || digits.count == 1 else {
      return nil
    }
    var value = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }

  /// A path with or without a query, of letters that mean themselves and without steps up.
  private static func isPath(_ path: Substring.UTF8View) -> Bool {
    guard path.first == UInt8(ascii: "/") else { return false }
    var last: UInt8 = 0
    for byte in path {
      switch byte {
      case UInt8(ascii: "."): if last == UInt8(ascii: "/") { return false }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "="),
        UInt8(ascii: "&"):
        break
      default: return false
      }
      last = byte
    }
    return last != UInt8(ascii: "?")
  }
}
