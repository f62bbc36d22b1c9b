/// What a key pressed on the board means.
public enum BoardKey: Hashable, Sendable {
  /// The other way.
  case otherWay
  /// The day before, the day after, and back to today.
  case previousDay, nextDay, today
  /// What does not fit moves.
  case up, down
  /// The board gives the terminal back for a while, or for good.
  case suspend, quit

  /// The keys in what a terminal sent, in order; what means nothing is left out.
  ///
  /// Arrows are ECMA-48's CUU … CUB, in normal or application mode (`ESC [ A`, `ESC O A`). An escape
  /// that begins nothing is the key itself.
  public static func keys(in bytes: [UInt8]) -> [BoardKey] {
    var keys: [BoardKey] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if byte == escape {
        keys += afterEscape(&rest).map { [$0] } ?? []
      } else if let key = plain[byte] {
        keys.append(key)
      }
    }
    return keys
  }

  private static func afterEscape(_ rest: inout ArraySlice<UInt8>) -> BoardKey? {
    guard let kind = rest.first, kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
      return .quit
    }
    rest.removeFirst()
    // Parameters (0x30 … 0x3F) and intermediates (0x20 … 0x2F) up to the final byte.
    while let byte = rest.popFirst() {
      if (0x40...0x7E).contains(byte) { return arrows[byte] }
    }
    return nil
  }

  private static let escape: UInt8 = 0x1B

  private static let arrows: [UInt8: BoardKey] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .nextDay,
    UInt8(ascii: "D"): .previousDay,
  ]

  private static let plain: [UInt8: BoardKey] = [
    UInt8(ascii: "d"): .otherWay, UInt8(ascii: "\t"): .otherWay,
    UInt8(ascii: "h"): .previousDay, UInt8(ascii: "<"): .previousDay,
    UInt8(ascii: "l"): .nextDay, UInt8(ascii: ">"): .nextDay, UInt8(ascii: "t"): .today,
    UInt8(ascii: "k"): .up, UInt8(ascii: "j"): .down, UInt8(ascii: "q"): .quit,
    // Ctrl-C and Ctrl-D, which send no signal while the terminal is raw.
    0x03: .quit, 0x04: .quit,
    // Ctrl-Z.
    0x1A: .suspend,
  ]
}
