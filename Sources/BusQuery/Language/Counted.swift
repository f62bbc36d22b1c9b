/// How many of something, in English.
public enum Counted {
  /// "1 request", "2 requests".
  ///
  /// - Parameters:
  ///   - number: how many.
  ///   - noun: one of them, whose plural ends in "s".
  /// - Returns: the number with the noun.
  public static func english(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)" + (number == 1 ? "" : "s")
  }
}
