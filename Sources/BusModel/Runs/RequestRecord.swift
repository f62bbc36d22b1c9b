/// One request to a server and what came of it, for the ledger of what a night costs.
public struct RequestRecord: Hashable, Sendable {
  /// The page's address as routes.json gives it.
  public var page: String
  /// What was asked: the page's own address, where a redirect led, or the host's robots.txt.
  public var url: String
  /// The host in it.
  public var host: String
  /// How many redirects led to it, 0 for none.
  public var hop = 0
  /// Which try of this address it was, from 1.
  public var attempt = 1
  /// How often libcurl sent it within the try.
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
  public init(page: String, url: String, host: String) {
    self.page = page
    self.url = url
    self.host = host
  }

  /// Whether it went as most do: at once to the page itself, which is the one we have.
  public var isPlain: Bool {
    hop == 0 && attempt == 1 && sent == 1 && status == 304 && fault == nil
  }
}
