/// A mark beside a departure and what the page's legend says of it.
public struct Mark: Hashable, Sendable {
  /// The mark as the legend prints it: "P", "△", "( )".
  public let mark: String
  /// The legend's words, or nil when the page explains it nowhere.
  public let text: String?

  /// A mark.
  public init(mark: String, text: String?) {
    self.mark = mark
    self.text = text
  }
}
