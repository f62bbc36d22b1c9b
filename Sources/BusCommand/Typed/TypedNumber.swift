/// Whole numbers as people type them.
public enum TypedNumber {
  /// Digits alone: no sign, no point, nothing beyond the range.
  ///
  /// - Parameters:
  ///   - text: what was typed; nil when nothing was.
  ///   - range: the numbers there may be.
  ///   - option: "--count".
  ///   - what: what is counted: "a number", "minutes".
  /// - Returns: the number; nil when nothing was typed.
  /// - Throws: ``Failure`` with 64.
  public static func whole(
    _ text: String?, in range: ClosedRange<Int>, option: String, what: String = "a number"
  ) throws(Failure) -> Int? {
    guard let text else { return nil }
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
    guard isPlain, let number = Int(text), range.contains(number) else {
      throw .usage(
        option, expected: "\(what) from \(range.lowerBound) to \(range.upperBound)", found: text)
    }
    return number
  }
}
