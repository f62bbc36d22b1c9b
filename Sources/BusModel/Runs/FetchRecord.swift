/// One attempt to fetch a page, as it is remembered.
public struct FetchRecord: Hashable, Sendable {
  /// The address as routes.json gives it.
  public var url: String
  /// When the attempt ended.
  public var at: Moment
  /// The HTTP status; nil when no answer came.
  public var status: Int?
  /// SHA-256 of the page's bytes, lower-case hex: those received, or with status 304 those that the
  /// archive has. Nil when the attempt gave no page.
  public var sha256: String?
  /// How many bytes the page has: those received, or with status 304 those that the archive has.
  public var bytes: Int?
  /// The `Content-Type` header.
  public var contentType: String?
  /// The `ETag` header, to be sent back as `If-None-Match`.
  public var etag: String?
  /// The `Last-Modified` header, to be sent back as `If-Modified-Since`.
  public var lastModified: String?
  /// How long it took.
  public var milliseconds: Int?
  /// Which attempt it was, from 1; nil for the only one.
  public var attempt: Int?
  /// The address that was connected to; nil when that was not noted.
  public var address: String?
  /// "1.1" or "2"; nil when that was not noted.
  public var httpVersion: String?
  /// Over how many redirects the answer came; nil for none.
  public var hops: Int?
  /// Why there is no page; nil when there is one.
  public var error: FetchFault?

  /// An attempt.
  public init(
    url: String, at: Moment, status: Int? = nil, sha256: String? = nil, bytes: Int? = nil,
    contentType: String? = nil, etag: String? = nil, lastModified: String? = nil,
    milliseconds: Int? = nil, error: FetchFault? = nil
  ) {
    self.url = url
    self.at = at
    self.status = status
    self.sha256 = sha256
    self.bytes = bytes
    self.contentType = contentType
    self.etag = etag
    self.lastModified = lastModified
    self.milliseconds = milliseconds
    self.error = error
  }
}
