/// On which days something runs: a set of day kinds with dates, ranges, ordinals and exceptions.
public struct ServicePattern: Hashable, Sendable {
  /// The pattern in its canonical words, as it is stored and shown; parsing it gives it back.
  public let text: String

  /// A pattern of these words.
  public init(text: String) { self.text = text }
}
