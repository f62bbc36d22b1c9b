import BusModel

/// One request to one server, and nothing beyond it: no redirect, no second try.
struct HTTPRequest: Sendable {
  /// Percent-encoded.
  let url: String
  /// The host in it.
  let host: String
  /// What errors are about: the URL as the user wrote it.
  let subject: String
  /// Further header lines: `If-None-Match: "…"`.
  let headers: [String]
  /// Whether it may go to an address of this machine or its own network.
  let mayBePrivate: Bool
  /// The proxy in between; nil for none.
  let proxy: String?
  /// The addresses that its connection is bound to, as `CURLOPT_RESOLVE` has them; nil for libcurl's
  /// own look-up.
  let pin: String?
  /// The figures that hold.
  var policy: FetchPolicy { shared.figures }
  /// What it says of who asks.
  var userAgent: String { shared.userAgent }
  private let shared: SharedPolicy
  /// Where the body goes.
  var sink = ReceivedBody.Sink.memory
}

extension HTTPRequest {
  /// A page's request, at its own address or at the one that it has moved to; what is known of the
  /// page is told to its own host alone.
  @inline(never)
  init(
    _ request: PageRequest, at hop: PageHop, pin: String? = nil, policy: SharedPolicy,
    sink: ReceivedBody.Sink = .memory
  ) {
    url = hop.address.url
    host = hop.address.host
    subject = request.url
    headers =
      hop.isAtHome
      ? Self.line("If-None-Match", request.etag)
        + Self.line("If-Modified-Since", request.lastModified) : []
    mayBePrivate = hop.mayBePrivate
    proxy = policy.figures.proxy.proxy(for: hop.address)
    self.pin = pin
    shared = policy
    self.sink = sink
  }

  /// One header line, or none for a value that would break out of its line.
  private static func line(_ name: String, _ value: String?) -> [String] {
    guard let value, value.utf8.allSatisfy({ $0 > 0x1f }) else { return [] }
    return ["\(name): \(value)"]
  }
}

/// What became of one request, and how often it was sent.
struct Exchanged: Sendable {
  var result: Result<HTTPAnswer, FetchError>
  var requests = 1
  /// The address that was connected to; nil for none.
  var address: String?
  /// "1.1", "2"; nil when there was no answer.
  var httpVersion: String?
  var wireBytes = 0
}

extension RequestRecord {
  /// The record of a request that was made.
  init(_ request: HTTPRequest, _ exchanged: Exchanged, _ time: Duration, at moment: Moment) {
    self.init(page: request.subject, url: request.url, host: request.host, at: moment)
    sent = max(1, exchanged.requests)
    address = exchanged.address
    httpVersion = exchanged.httpVersion
    wireBytes = exchanged.wireBytes
    milliseconds = Int(time / .milliseconds(1))
    switch exchanged.result {
    case .success(let answer):
      status = answer.status
      bytes = answer.body.count
    case .failure(let error): fault = error.fault
    }
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
  let body: PageBody
  let elapsedMilliseconds: Int
  var completeness = Completeness.proven
  /// The body as it came, packed perhaps.
  var wireBytes = 0

  /// A day: whoever asks to be left alone for longer is asked again tomorrow.
  static let mostRetryAfter = 86_400

  /// 300 and 304 may carry a `Location` too, which is not to be followed.
  static func isRedirect(_ status: Int) -> Bool { [301, 302, 303, 307, 308].contains(status) }
}
