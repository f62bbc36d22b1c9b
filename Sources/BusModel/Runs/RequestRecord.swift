/// One request to a server and what came of it, for the ledger of what a night costs.
public struct RequestRecord: Hashable, Sendable {
  /// The page's address as routes.json gives it, or the robots.txt that was wanted.
  public var page: String
  /// What was asked: that address, or where a redirect led.
  public var url: String
  /// The host in it.
  public var host: String
  /// When it ended.
  public var at: Moment
  /// How many redirects led to it, 0 for none.
  public var hop = 0
  /// Which try of this address it was, from 1.
  public var attempt = 1
  /// How often libcurl sent it within the try; 0 for one that was refused before it was sent.
  public var sent = 1
  /// The address that answered: "192.0.2.1"; nil when none did.
  public var address: String?
  /// "1.0", "1.1", "2"; nil when there was no answer.
  public var httpVersion: String?
  /// The HTTP status; nil when there was no answer.
  public var status: Int?
  /// Bytes of body as they came over the wire.
  public var wireBytes = 0
  /// Bytes of body after gzip is undone.
  public var bytes = 0
  /// From its start to its end.
  public var milliseconds = 0
  /// How long the page had waited for its turn, and for the pause, before.
  public var waitMilliseconds = 0
  /// What was wrong.
  public var fault: FetchFault?

  /// A request of which nothing is known but what it asks.
  public init(page: String, url: String, host: String, at moment: Moment) {
    self.page = page
    self.url = url
    self.host = host
    at = moment
  }

  /// Whether it went as most do: at once to the page itself, which is the one we have.
  public var isPlain: Bool { isDirect && status == 304 }

  /// Whether it went to the page itself and was answered at once, and not by sending it elsewhere.
  public var isDirect: Bool {
    guard hop == 0, attempt == 1, sent == 1, fault == nil, isAnswered else { return false }
    return status == 304 || !(300..<400).contains(status ?? 0)
  }

  /// Whether it asked what programs may ask.
  public var isOfRobots: Bool { page.hasSuffix("/robots.txt") }

  /// Whether the server answered the question; that there is no robots.txt is an answer (RFC 9309,
  /// 2.3.1.3).
  public var isAnswered: Bool {
    guard let status else { return false }
    return (200..<400).contains(status)
      || isOfRobots && (400..<500).contains(status) && status != 429
  }
}
