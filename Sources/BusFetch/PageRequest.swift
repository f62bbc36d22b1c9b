/// A page that is wanted, and what is already known of it.
public struct PageRequest: Hashable, Sendable {
  /// http or https.
  public var url: String
  /// The `ETag` of the last answer, as it came: quotes and a leading `W/` belong to it.
  public var etag: String?
  /// The `Last-Modified` of the last answer, as it came.
  public var lastModified: String?

  /// A request; with an etag or a date it is conditional, and the answer may be "not modified".
  public init(url: String, etag: String? = nil, lastModified: String? = nil) {
    self.url = url
    self.etag = etag
    self.lastModified = lastModified
  }

  /// Whether the answer may be "not modified".
  public var isConditional: Bool { etag != nil || lastModified != nil }
}
