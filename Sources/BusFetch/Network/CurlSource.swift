import BusModel

/// Pages from the network, asked for politely: see `FetchPolicy` for every figure.
///
/// Any number of tasks may fetch at once; at each host they wait for their turn.
/// A source owns one thread, which ends with it.
public final class CurlSource: PageSource {
  private let policy: FetchPolicy
  private let turns: HostTurns
  private let retry: RetryRule
  private let thread: CurlThread

  /// Starts the thread.
  ///
  /// - Throws: `.internalFault` when there is no libcurl to work with, or no thread.
  public init(policy: FetchPolicy = FetchPolicy()) throws(FetchError) {
    self.policy = policy
    turns = HostTurns(policy: policy)
    retry = RetryRule(policy: policy)
    thread = try CurlThread()
  }

  /// Asks for a page, following redirects and trying again what may pass.
  ///
  /// A host is left only when its last try is done: while a server is in trouble, its other pages
  /// wait too.
  public func fetch(_ request: PageRequest) async throws(FetchError) -> PageResponse {
    try await ask(request).result.get()
  }

  /// The same, with the requests that it took.
  public func ask(_ request: PageRequest) async -> FetchOutcome {
    var requests = 0
    do throws(FetchError) {
      return FetchOutcome(
        .success(try await page(request, counting: &requests)), requests: requests)
    } catch {
      return FetchOutcome(.failure(error), requests: requests)
    }
  }

  private func page(
    _ request: PageRequest, counting requests: inout Int
  ) async throws(FetchError) -> PageResponse {
    var journey = try PageJourney(to: request.url, policy)
    var clock = PageClock(policy)
    while true {
      let exchange = HTTPRequest(request, at: journey.hop, policy: policy)
      let done = try await turns.withTurn(at: exchange.host, subject: request.url) {
        [clock] () async throws(FetchError) in try await persist(exchange, clock)
      }
      requests += done.exchanged.requests
      clock = done.clock
      let answer = try done.exchanged.result.get()
      guard let target = answer.redirectURL else {
        return try response(to: request, at: journey, answer)
      }
      try journey.follow(target, status: answer.status)
    }
  }

  /// Makes an exchange until its outcome stands, or the page's time is over.
  private func persist(
    _ exchange: HTTPRequest, _ clock: PageClock
  ) async throws(FetchError) -> (exchanged: Exchanged, clock: PageClock) {
    var clock = clock
    var (tries, requests) = (1, 0)
    while true {
      clock.start()
      var exchanged = await thread.run(exchange)
      clock.stop()
      requests += exchanged.requests
      exchanged.requests = requests
      let wait = retry.wait(
        after: exchanged.result, tries: tries, jitter: Double.random(in: 0..<1))
      guard let wait, clock.allows(wait) else { return (exchanged, clock) }
      do {
        try await Task.sleep(for: wait)
      } catch {
        throw .cancelled(exchange.subject)
      }
      clock.add(wait)
      tries += 1
    }
  }

  private func response(
    to request: PageRequest, at journey: PageJourney, _ answer: HTTPAnswer
  ) throws(FetchError) -> PageResponse {
    let status = try PageStatus(
      answer.status, isConditional: request.isConditional && journey.hop.isAtHome,
      subject: request.url)
    let isProven = answer.completeness == .proven
    return PageResponse(
      url: request.url, finalURL: journey.end, status: answer.status,
      // What may be half a page must not be asked for by its name.
      etag: isProven ? answer.etag : nil, lastModified: isProven ? answer.lastModified : nil,
      contentType: answer.contentType, retryAfter: answer.retryAfter,
      body: status == .notModified ? [] : answer.body, completeness: answer.completeness,
      redirects: journey.redirects, elapsedMilliseconds: answer.elapsedMilliseconds)
  }
}

/// How much of its time a page has used: requests and the waits between tries, turns not.
private struct PageClock: Sendable {
  private let limit: Duration
  private var used: Duration = .zero
  private var begun = ContinuousClock.now

  init(_ policy: FetchPolicy) { limit = policy.pageTimeout }

  mutating func start() { begun = .now }

  mutating func stop() { used += .now - begun }

  mutating func add(_ wait: Duration) { used += wait }

  /// Whether there is time for another try after a wait.
  func allows(_ wait: Duration) -> Bool { used + wait < limit }
}
