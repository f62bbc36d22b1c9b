/// Takes addresses apart that libcurl would spell just so, which are nearly all: a night begins with asking
/// this of every page, and libcurl's own parser costs thirty times as much.
struct PlainSpelling {
  /// The parts of an address, as they stand in it.
  struct Parts {
    var isEncrypted: Bool
    var host: String
    /// Nil where it is the scheme's own.
    var port: Int?
    /// With the query.
    var path: String
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  /// Whether a text is an address as its parts would be put together again: lower case to the path, no
  /// port that goes without saying, and nothing behind it that could be written in another way. False
  /// where that takes a closer look.
  static func isOne(_ url: String) -> Bool {
    var url = url
    return url.withUTF8 { bytes in
      var spelling = PlainSpelling(bytes: bytes)
      return spelling.ranges() != nil
    }
  }

  /// The parts of such an address; nil for any other.
  static func parts(of url: String) -> Parts? {
    var url = url
    return url.withUTF8 { bytes in
      var spelling = PlainSpelling(bytes: bytes)
      return spelling.parts()
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func parts() -> Parts? {
    guard let found = ranges() else { return nil }
    func text(_ range: Range<Int>) -> String {
      String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
    return Parts(
      isEncrypted: found.isEncrypted, host: text(found.host), port: found.port,
      path: text(found.path))
  }

  private mutating func ranges() -> (
    isEncrypted: Bool, host: Range<Int>, port: Int?, path: Range<Int>
  )? {
    let isEncrypted = skip("https://")
    guard isEncrypted || skip("http://") else { return nil }
    let host = place
    guard skipHost() else { return nil }
    let hostEnd = place
    var port: Int?
    if next == UInt8(ascii: ":") {
      port = skipPort(besides: isEncrypted ? 443 : 80)
      guard port != nil else { return nil }
    }
    let path = place
    guard skipPath(), place == bytes.count else { return nil }
    return (isEncrypted, host..<hostEnd, port, path..<place)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skip(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - place >= count,
      (0..<count).allSatisfy({ bytes[place + $0] == text.utf8Start[$0] })
    else { return false }
    place += count
    return true
  }

  /// A name whose last part begins with a letter, or four numbers: others may be numbers in disguise.
  private mutating func skipHost() -> Bool {
    let start = place
    var part = place
    var parts = 1
    while let byte = next, byte != UInt8(ascii: ":"), byte != UInt8(ascii: "/") {
      if byte == UInt8(ascii: ".") {
        guard place > part else { return false }
        part = place + 1
        parts += 1
      } else if !byte.isDigit, !byte.isLower, byte != UInt8(ascii: "-") {
        return false
      }
      place += 1
    }
    guard place > part else { return false }
    return bytes[part].isLower || parts == 4 && areNumbers(start..<place)
  }

  private func areNumbers(_ host: Range<Int>) -> Bool {
    var number = PlainSpelling(bytes: UnsafeBufferPointer(rebasing: bytes[host]))
    while number.place < host.count {
      guard let value = number.skipNumber(), value < 256 else { return false }
      guard number.next == nil || number.next == UInt8(ascii: ".") else { return false }
      number.place += 1
    }
    return true
  }

  private mutating func skipPort(besides usual: Int) -> Int? {
    place += 1
    guard let port = skipNumber(), 1...65_535 ~= port, port != usual else { return nil }
    return port
  }

  /// A number of at most five digits without a 0 before it; nil where there is none.
  private mutating func skipNumber() -> Int? {
    let start = place
    var value = 0
    while let byte = next, byte.isDigit, place - start < 6 {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      place += 1
    }
    let count = place - start
    guard 1...5 ~= count, count == 1 || bytes[start] != UInt8(ascii: "0") else { return nil }
    return value
  }

  /// A path with or without a query, of letters that mean themselves and without steps up.
  private mutating func skipPath() -> Bool {
    guard next == UInt8(ascii: "/") else { return false }
    var last: UInt8 = 0
    while let byte = next {
      switch byte {
      case UInt8(ascii: "."): if last == UInt8(ascii: "/") { return false }
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"),
        UInt8(ascii: "?"), UInt8(ascii: "="), UInt8(ascii: "&"):
        break
      default: guard byte.isDigit || byte.isLower || byte.isUpper else { return false }
      }
      last = byte
      place += 1
    }
    return last != UInt8(ascii: "?")
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }
  fileprivate var isLower: Bool { UInt8(ascii: "a") <= self && self <= UInt8(ascii: "z") }
  fileprivate var isUpper: Bool { UInt8(ascii: "A") <= self && self <= UInt8(ascii: "Z") }
}
