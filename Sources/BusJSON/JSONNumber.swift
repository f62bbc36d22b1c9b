/// A number of a JSON text, kept as its digits: nothing is rounded and nothing overflows until
/// someone asks for an `Int` or a `Double`.
///
/// Two numbers are equal when they are written alike: 1 and 1.0 differ.
public struct JSONNumber: Hashable, Sendable {
  /// The number as written: "-12", "0.5e3".
  public let text: String

  /// A whole number.
  public init(_ value: Int) { text = String(value) }

  /// A number in the shortest digits that read back the same; nil for infinity and not-a-number,
  /// which JSON cannot say.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = value.description
  }

  /// What the parser has found to keep the grammar.
  init(checked text: String) { self.text = text }

  /// The value as a whole number: nil when it has a fraction or does not fit.
  ///
  /// 4, 4.0 and 4e0 are all 4; beyond 2^53 only plain digits count, for the others are not exact.
  public var intValue: Int? {
    if let value = Int(text) { return value }
    guard let value = Double(text), value.magnitude <= 0x1p53 else { return nil }
    return Int(exactly: value)
  }

  /// The nearest `Double`: nil when the number is too large for one.
  public var doubleValue: Double? {
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }
}
