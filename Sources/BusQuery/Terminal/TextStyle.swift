/// How an answer is set for whoever reads it.
public struct TextStyle: Hashable, Sendable {
  /// Whether terminal codes may make something stand out; without them the same is said in words.
  public var colour: Bool
  /// The columns of the terminal; nil where a line may be as long as it likes, as in a pipe.
  public var width: Int?

  /// A style; plain unless told.
  public init(colour: Bool = false, width: Int? = nil) {
    self.colour = colour
    self.width = width
  }
}
