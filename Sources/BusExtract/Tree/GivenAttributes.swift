import Glibc

/// The attributes of an element as libxml2 hands them over: names and values by turns, and null at the end.
enum GivenAttributes {
  /// Whether a style says that nobody sees the element. Blocks may be hidden until their tab is
  /// touched; words within a line are hidden for good.
  static func hide(
    _ given: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) -> Bool {
    guard let given else { return false }
    var position = 0
    while let name = given[position] {
      if compare(name, "hidden") { return true }
      if let value = given[position + 1], compare(name, "style"),
        holds(value, "none") || holds(value, "hidden")
      {
        return TextStyle.hides(String(cString: value))
      }
      position += 2
    }
    return false
  }

  private static func compare(_ text: UnsafePointer<UInt8>, _ name: String) -> Bool {
    strcmp(UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self), name) == 0
  }

  private static func holds(_ text: UnsafePointer<UInt8>, _ word: String) -> Bool {
    strstr(UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self), word) != nil
  }
}
