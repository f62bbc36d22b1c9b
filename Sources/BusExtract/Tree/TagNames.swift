/// Finds the tag of an element's name: an open hash table over the first eight bytes, which tell all
/// names apart. Every element of every page is looked up here.
struct TagNames: Sendable {
  /// The table of all tags.
  static let shared = TagNames()

  private var keys = [UInt64](repeating: 0, count: size)
  private var tags = [Tag](repeating: .other, count: size)

  private static let size = 512

  private init() {
    for tag in Tag.allCases where tag.rawValue >= Tag.html.rawValue {
      let name = Array(tag.name.utf8) + [UInt8](repeating: 0, count: 8)
      let key = name.withUnsafeBufferPointer { $0.baseAddress.map(Self.key) ?? 0 }
      var slot = Self.slot(key)
      while keys[slot] != 0 { slot = (slot + 1) % Self.size }
      keys[slot] = key
      tags[slot] = tag
    }
  }

  /// The tag of a lower-case name that ends with NUL.
  func tag(_ name: UnsafePointer<UInt8>) -> Tag {
    let key = Self.key(name)
    var slot = Self.slot(key)
    while keys[slot] != key {
      if keys[slot] == 0 { return .other }
      slot = (slot + 1) % Self.size
    }
    return tags[slot]
  }

  private static func slot(_ key: UInt64) -> Int {
    Int((key &* 0x9E37_79B9_7F4A_7C15) >> 55)
  }

  /// The first eight bytes of a name as one number.
  private static func key(_ name: UnsafePointer<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    for index in 0..<8 {
      let byte = name[index]
      if byte == 0 { break }
      key |= UInt64(byte) << (UInt64(index) * 8)
    }
    return key
  }
}
