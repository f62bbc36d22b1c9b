/// One request to one server, and nothing beyond it: no redirect, no second try.
struct HTTPRequest: Sendable {
  /// Percent-encoded.
  let url: String
  /// What errors are about: the URL as the user wrote it.
  let subject: String
  /// Further header lines: `If-None-Match: "…"`.
  let headers: [String]
  /// The figures that hold.
  let policy: FetchPolicy
}

extension HTTPRequest {
  /// A page's request, at its own address or at the one that it has moved to.
  init(_ request: PageRequest, at address: PageAddress, policy: FetchPolicy) {
    url = address.url
    subject = request.url
    headers =
      Self.line("If-None-Match", request.etag)
      + Self.line("If-Modified-Since", request.lastModified)
    self.policy = policy
  }

  /// One header line, or none for a value that would break out of its line.
  private static func line(_ name: String, _ value: String?) -> [String] {
    guard let value, value.utf8.allSatisfy({ $0 > 0x1f }) else { return [] }
    return ["\(name): \(value)"]
  }
}

/// What one server answered, whatever the status.
struct HTTPAnswer: Sendable {
  let status: Int
  let etag: String?
  let lastModified: String?
  let contentType: String?
  /// Seconds; nil when the server said nothing.
  let retryAfter: Int?
  /// Absolute; nil when the answer is no redirect.
  let redirectURL: String?
  let body: [UInt8]
  let elapsedMilliseconds: Int
}
