import BusModel
import Synchronization

/// What is known of each host while a source lives: until when it is left alone, how it has answered,
/// and how often it was asked.
final class HostBook: Sendable {
  fileprivate struct Host {
    var rest: HostRest?
    /// Pages in a row that the host did not answer, or answered in trouble.
    var troubles = 0
    /// Pages in a row that it refused.
    var refusals = 0
    var requests = 0
  }

  private let policy: FetchPolicy
  private let hosts: Mutex<[String: Host]>

  /// Begins with what earlier runs remember.
  init(policy: FetchPolicy, rests: [HostRest]) {
    self.policy = policy
    let known = rests.map { ($0.host, Host(rest: $0)) }
    hosts = Mutex(Dictionary(known) { $1 })
  }

  /// Those that are to be left alone beyond this run.
  func rests(after moment: Moment) -> [HostRest] {
    hosts.withLock { $0.values.compactMap(\.rest) }.filter { $0.until > moment }
      .sorted { $0.host < $1.host }
  }

  /// Whether a host may be asked now.
  ///
  /// - Throws: `.notAsked` with the reason.
  @inline(never)
  func check(_ host: String, at moment: Moment, subject: String) throws(FetchError) {
    let known = hosts.withLock { $0[host] }
    if let rest = known?.rest, rest.until > moment {
      throw FetchError(subject, .leftAlone(rest.reason, until: rest.until))
    }
    let most = policy.hosts[host]?.requestsPerNight ?? policy.requestsPerNight
    if let known, known.requests >= most { throw FetchError(subject, .overBudget(requests: most)) }
  }

  /// Learns from what became of a request.
  @inline(never)
  func note(_ exchanged: Exchanged, at host: String, _ moment: Moment) {
    hosts.withLock { hosts in
      var known = hosts[host] ?? Host()
      known.requests += exchanged.requests
      known.learn(exchanged.result, host, moment, policy)
      hosts[host] = known
    }
  }
}

extension HostBook.Host {
  fileprivate mutating func learn(
    _ result: Result<HTTPAnswer, FetchError>, _ host: String, _ moment: Moment,
    _ policy: FetchPolicy
  ) {
    switch result {
    case .success(let answer) where answer.status == 429 || answer.status == 503:
      let isBusy = answer.status == 429
      let asked = answer.retryAfter ?? (isBusy ? policy.restSeconds : nil)
      if let asked, asked > policy.maxRetryAfterSeconds {
        let reason = answer.retryAfter == nil ? HostRest.Reason.refused : .asked
        rest = HostRest(host: host, until: moment.adding(seconds: asked), reason: reason)
      }
      trouble(host, moment, policy)
    case .success(let answer) where answer.status == 403:
      refusals += 1
      guard refusals >= policy.refusalsToRest else { return }
      let until = moment.adding(seconds: policy.refusedSeconds)
      rest = HostRest(host: host, until: until, reason: .refused)
    case .success(let answer) where answer.status >= 500: trouble(host, moment, policy)
    case .success: (rest, troubles, refusals) = (nil, 0, 0)
    case .failure(let error):
      if error.fault.isOfConnection { trouble(host, moment, policy) }
    }
  }

  private mutating func trouble(_ host: String, _ moment: Moment, _ policy: FetchPolicy) {
    troubles += 1
    guard troubles >= policy.troublesToRest, rest.map({ $0.until <= moment }) ?? true else {
      return
    }
    let until = moment.adding(seconds: policy.restSeconds)
    rest = HostRest(host: host, until: until, reason: .dead)
  }
}

/// What the curl thread asks and tells of a host before and after each exchange.
struct HostManners: Sendable {
  let hosts: HostBook
  let retry: RetryRule
  let now: @Sendable () -> Moment

  /// Whether the host may be asked now.
  ///
  /// - Throws: `.notAsked` with the reason.
  func check(_ request: HTTPRequest) throws(FetchError) {
    try hosts.check(request.host, at: now(), subject: request.subject)
  }

  /// Learns from what became of a request.
  func note(_ exchanged: Exchanged, of request: HTTPRequest) {
    hosts.note(exchanged, at: request.host, now())
  }
}

extension FetchFault {
  /// Whether the server was not reached, or broke off: a fault of the whole host.
  fileprivate var isOfConnection: Bool {
    switch self {
    case .unreachable, .unknownHost, .timedOut, .brokenTransfer: true
    default: false
    }
  }
}
