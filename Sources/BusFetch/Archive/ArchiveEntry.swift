import BusJSON
public import BusModel

/// Which bytes an address gave, and when: a line of the archive's own index, which says so also
/// when the database is gone.
///
///     {"url":"https://…","at":1795000000,"sha256":"…","bytes":43122,"contentType":"text/html",
///      "etag":"\"7\"","lastModified":null}
public struct ArchiveEntry: Hashable, Sendable {
  /// The address as routes.json gives it.
  public var url: String
  /// When the bytes came.
  public var at: Moment
  /// What the archive calls them.
  public var sha256: String
  /// How many they are.
  public var bytes: Int
  /// The `Content-Type` header.
  public var contentType: String?
  /// The `ETag` header.
  public var etag: String?
  /// The `Last-Modified` header.
  public var lastModified: String?

  /// An entry.
  public init(
    url: String, at: Moment, sha256: String, bytes: Int, contentType: String? = nil,
    etag: String? = nil, lastModified: String? = nil
  ) {
    self.url = url
    self.at = at
    self.sha256 = sha256
    self.bytes = bytes
    self.contentType = contentType
    self.etag = etag
    self.lastModified = lastModified
  }
}

extension ArchiveEntry {
  /// Reads a line; nil for what is none, such as the half of a line whose writer was killed.
  init?(line: some Collection<UInt8>) {
    // Why a line cannot be read does not matter: it is passed over.
    guard let value = try? JSONValue.parse(line), let url = value["url"]?.stringValue,
      let at = value["at"]?.intValue, let bytes = value["bytes"]?.intValue,
      let sha256 = value["sha256"]?.stringValue, ContentHash.isSHA256(sha256)
    else { return nil }
    self.init(
      url: url, at: Moment(secondsSince1970: at), sha256: sha256, bytes: bytes,
      contentType: value["contentType"]?.stringValue, etag: value["etag"]?.stringValue,
      lastModified: value["lastModified"]?.stringValue)
  }

  /// The entry as a line, line feed included.
  var line: [UInt8] {
    Array(
      JSONValue.jsonLines([
        [
          "url": .string(url), "at": JSONValue(at.secondsSince1970), "sha256": .string(sha256),
          "bytes": JSONValue(bytes), "contentType": JSONValue(contentType),
          "etag": JSONValue(etag), "lastModified": JSONValue(lastModified),
        ]
      ]).utf8)
  }
}
