/// Whether an answer is known to be whole. What is known not to be is an error.
public enum Completeness: Hashable, Sendable {
  /// The headers ended, and the length, the last chunk or the end of the gzip stream was seen.
  case proven
  /// Nothing says how long the body is: no length, or HTTP/2 without one, whose end libcurl 7.88
  /// does not tell from a broken stream. The document itself must show that it ends.
  case unproven
}
