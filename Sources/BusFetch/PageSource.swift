public import BusModel

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

/// The one seam between this program and the world: whatever brings pages.
///
/// `CurlSource` brings them from the network, `ReplaySource` from a folder.
public protocol PageSource: Sendable {
  /// Brings one page, or the word that it has not changed.
  ///
  /// - Throws: a `FetchError`, also for every answer that is not a page: `PageStatus` says which.
  func fetch(_ request: PageRequest) async throws(FetchError) -> PageResponse

  /// The same, with what it cost.
  func ask(_ request: PageRequest) async -> FetchOutcome

  /// Which pages wait for one another, and how many of them may be asked for at once; nil where none
  /// waits.
  func lane(of url: String) -> PageLane?
}

/// Pages that wait for one another: those of a host.
public struct PageLane: Hashable, Sendable {
  /// The host.
  public var name: String
  /// How many may be under way at once.
  public var width: Int

  /// A lane.
  public init(name: String, width: Int) {
    self.name = name
    self.width = max(1, width)
  }
}

extension PageSource {
  /// A source that asks nobody counts every page as one request.
  public func ask(_ request: PageRequest) async -> FetchOutcome {
    do throws(FetchError) {
      return FetchOutcome(.success(try await fetch(request)), requests: 1)
    } catch {
      return FetchOutcome(.failure(error), requests: 1)
    }
  }

  /// A source that asks nobody lets no page wait.
  public func lane(of url: String) -> PageLane? { nil }
}

/// What became of one page, and what it cost.
public struct FetchOutcome: Sendable {
  /// The page, or why there is none.
  public var result: Result<PageResponse, FetchError>
  /// How many requests were sent: redirects and further tries count.
  public var requests: Int
  /// Each of them, where somebody was asked.
  public var log: [RequestRecord]

  /// An outcome.
  public init(
    _ result: Result<PageResponse, FetchError>, requests: Int, log: [RequestRecord] = []
  ) {
    self.result = result
    self.requests = requests
    self.log = log
  }
}

/// A step from one address to the next on the way to a page.
public struct PageRedirect: Hashable, Sendable {
  /// Where it was asked for.
  public var from: String
  /// Where it is said to be.
  public var to: String
  /// 301, 302, 303, 307 or 308.
  public var status: Int
  /// Whether it leads from https to http.
  public var isUnencrypted: Bool

  /// A step.
  public init(from: String, to: String, status: Int, isUnencrypted: Bool = false) {
    self.from = from
    self.to = to
    self.status = status
    self.isUnencrypted = isUnencrypted
  }

  /// Whether the server says that it is for good.
  public var isPermanent: Bool { status == 301 || status == 308 }
}

/// A page as it came, or the word that it has not changed.
public struct PageResponse: Hashable, Sendable {
  /// The URL as it was asked for.
  public var url: String
  /// Where the page was found: `url` itself unless there was a redirect.
  public var finalURL: String
  /// The HTTP status: 200 or 203, or 304 when the page has not changed.
  public var status: Int
  /// For the next request's `etag`.
  public var etag: String?
  /// For the next request's `lastModified`.
  public var lastModified: String?
  /// The header as it came: "text/html; charset=Shift_JIS". A hint, and often a lie.
  public var contentType: String?
  /// Seconds for which the server asked to be left alone, if it did.
  public var retryAfter: Int?
  /// The page with its content coding (gzip) undone; empty when it has not changed.
  public var body: PageBody
  /// Whether the body is known to be whole.
  public var completeness: Completeness
  /// The redirects that led to it, in order.
  public var redirects: [PageRedirect]
  /// How long the last request took, redirects and earlier tries not counted.
  public var elapsedMilliseconds: Int

  /// An answer.
  public init(
    url: String, finalURL: String? = nil, status: Int, etag: String? = nil,
    lastModified: String? = nil, contentType: String? = nil, retryAfter: Int? = nil,
    body: PageBody = .bytes([]), completeness: Completeness = .proven,
    redirects: [PageRedirect] = [],
    elapsedMilliseconds: Int = 0
  ) {
    self.url = url
    self.finalURL = finalURL ?? url
    self.status = status
    self.etag = etag
    self.lastModified = lastModified
    self.contentType = contentType
    self.retryAfter = retryAfter
    self.body = body
    self.completeness = completeness
    self.redirects = redirects
    self.elapsedMilliseconds = elapsedMilliseconds
  }

  /// Where the page has moved to by the word of every server on the way, and not away from https; nil
  /// where it has not.
  public var permanentAddress: String? {
    guard redirects.allSatisfy({ $0.isPermanent && !$0.isUnencrypted }) else { return nil }
    return redirects.last?.to
  }

  /// Whether the page is the one that the request's etag or date stood for; its bytes are in the
  /// archive.
  public var isNotModified: Bool { status == 304 }
}

/// Whether an answer is known to be whole. What is known not to be is an error.
public enum Completeness: Hashable, Sendable {
  /// The headers ended, and the length, the last chunk or the end of the gzip stream was seen.
  case proven
  /// Nothing says how long the body is: no length, or HTTP/2 without one, whose end libcurl 7.88
  /// does not tell from a broken stream. The document itself must show that it ends.
  case unproven
}

/// What an HTTP status means to someone who wants a whole page.
enum PageStatus {
  /// 200, 203: the body is the page.
  case page
  /// 304 to a conditional request.
  case notModified

  /// Sorts a final status (redirects are behind us).
  ///
  /// - Throws: `.httpStatus` for every other: 204, 205 and 206 carry no whole page, 202 is what
  ///   gatekeepers send with a riddle, and 304 unasked for is a server's mistake.
  init(_ status: Int, isConditional: Bool, subject: String) throws(FetchError) {
    switch status {
    case 200, 203: self = .page
    case 304 where isConditional: self = .notModified
    case ..<100, 600...: throw FetchError(subject, .invalidStatus(status))
    default:
      throw FetchError(subject, .httpStatus(status))
    }
  }
}
