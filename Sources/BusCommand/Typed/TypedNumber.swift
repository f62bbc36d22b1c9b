public import BusQuery

/// Whole numbers as people type them.
public enum TypedNumber {
  /// Digits alone: no sign, no point, nothing beyond the range.
  ///
  /// - Parameters:
  ///   - text: what was typed; nil when nothing was.
  ///   - range: the numbers there may be.
  ///   - option: "--count".
  ///   - kind: what is counted.
  /// - Returns: the number; nil when nothing was typed.
  /// - Throws: ``Failure`` with 64.
  public static func whole(
    _ text: String?, in range: ClosedRange<Int>, option: String,
    as kind: (ClosedRange<Int>) -> TypedFault.Expectation = { .number($0) }
  ) throws(Failure) -> Int? {
    guard let text else { return nil }
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
    guard isPlain, let number = Int(text), range.contains(number) else {
      throw .typed(.option(option), expected: kind(range), found: text)
    }
    return number
  }
}
