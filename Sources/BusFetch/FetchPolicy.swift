public import BusModel

/// How pages are asked for: every figure of the fetch stage.
///
/// The defaults suit real servers at night. Tests and benches change single figures:
///
///     var policy = FetchPolicy()
///     policy.pause = .zero
public struct FetchPolicy: Hashable, Sendable {
  /// How to reach who runs this, told to every server: a URL or a mail address.
  public var contact: String?
  /// Hosts that may stand for an address of this machine or its own network although their name does
  /// not say so, in lower case.
  public var privateHosts: Set<String> = []
  /// Whether no such address is asked at all, whoever names it.
  public var isPublicOnly = false
  /// What routes.json asks for at single hosts, by their names in lower case.
  public var hosts: [String: PolitenessSetting] = [:]
  /// The proxy that stands between.
  public var proxy = ProxySetting()
  /// Between the end of one request to a host and the start of the next.
  public var pause: Duration = .seconds(1)
  /// For the name lookup, the connection and the TLS handshake together.
  public var connectTimeout: Duration = .seconds(15)
  /// For one whole transfer, connection included.
  public var totalTimeout: Duration = .seconds(60)
  /// For one page, its redirects and further tries included, waiting for its turn not.
  public var pageTimeout: Duration = .seconds(180)
  /// A transfer slower than this for `slowSeconds` is given up.
  public var slowBytesPerSecond = 50
  /// How long a transfer may be slower than `slowBytesPerSecond`.
  public var slowSeconds = 20
  /// For one page, after its content coding (gzip) is undone.
  public var maxBodyBytes = 4 << 20
  /// For all header lines of one answer.
  public var maxHeaderBytes = 64 << 10
  /// For one page.
  public var maxRedirects = 5
  /// How often a request is made in all when it goes wrong in a way that may pass.
  public var maxTries = 3
  /// Before the second try; doubled before each further one, with up to half of it added by chance.
  public var backoff: Duration = .seconds(2)
  /// The longest `Retry-After` that is waited for; a server that asks for more is left alone.
  public var maxRetryAfterSeconds = 60

  /// Whether robots.txt is asked for and obeyed.
  public var obeysRobots = true
  /// The longest `Crawl-delay` that is waited for.
  public var maxCrawlDelaySeconds = 60.0
  /// How many requests a night may make to one host.
  public var requestsPerNight = 5000
  /// After so many pages in a row without an answer a host is left alone.
  public var troublesToRest = 2
  /// For so long a host is left alone that does not answer, or is too busy and does not say for how
  /// long.
  public var restSeconds = 1800
  /// After so many pages in a row that a host refuses (403) it is left alone.
  public var refusalsToRest = 3
  /// For so long: the next night asks again, a run by hand does not.
  public var refusedSeconds = 20 * 3600

  /// The defaults.
  public init() {}

  /// What robots.txt knows this program by, and the user agent begins with.
  public static let productToken = "bus"

  /// Between two requests to a host: what routes.json says, else the usual; never less than the
  /// host's own `Crawl-delay`, as far as that is bearable.
  func pause(at host: String, asked: Double?) -> Duration {
    let own = hosts[host]?.pauseSeconds.map { Duration.seconds($0) } ?? pause
    return max(own, .seconds(min(asked ?? 0, maxCrawlDelaySeconds)))
  }

  /// For one answer of a host.
  func timeout(at host: String) -> Duration {
    hosts[host]?.timeoutSeconds.map { .seconds($0) } ?? totalTimeout
  }

  /// How many requests to a host may be under way at once.
  func connections(at host: String) -> Int { hosts[host]?.connections ?? 1 }

  /// What the requests say of who asks: "bus/0.1 (nightly timetable reader; +mailto:…)".
  public var userAgent: String {
    let plain = contact.map { $0.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7f } }
    return "bus/0.1 (nightly timetable reader" + (plain.map { "; +\(String($0))" } ?? "") + ")"
  }
}

/// A policy that many hold at once: a task that waits for its page keeps a word of it and not all its
/// figures, of which each of its frames would have a copy.
final class SharedPolicy: Sendable {
  /// The figures.
  let figures: FetchPolicy
  /// What every request says of who asks.
  let userAgent: String

  init(_ figures: FetchPolicy) {
    self.figures = figures
    userAgent = figures.userAgent
  }
}
