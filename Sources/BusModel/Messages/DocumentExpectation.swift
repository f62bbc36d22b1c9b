/// What should stand at a place of a document between two commands.
public enum DocumentExpectation: Hashable, Sendable {
  /// A value of a kind: "array".
  case kind(String)
  /// The index of a column, up to the last one.
  case column(last: Int)
  /// A SHA-256 in hex.
  case sha256
  /// A verdict on a page.
  case verdict
  /// A kind of service day.
  case service
  /// A date as YYYY-MM-DD.
  case date
  /// A time of a service day.
  case time
  /// Words on days of service.
  case pattern
}

/// Which command's document it should be.
public enum DocumentKind: Hashable, Sendable {
  /// What `bus extract --json` prints.
  case extracted
  /// What `bus normalise` prints.
  case normalised
}

/// What stands at a place of a document.
public enum DocumentFound: Hashable, Sendable {
  /// Nothing.
  case nothing
  /// A short value as JSON.
  case value(String)
  /// A long one: what kind it is ("array").
  case kind(String)
}
