import BusModel

/// What a page has cost so far: requests, and its share of the time that it may take.
struct PageCost: Sendable {
  private let limit: Duration
  private var used: Duration = .zero
  private(set) var requests = 0

  init(_ policy: FetchPolicy) { limit = policy.pageTimeout }

  /// Whether there is time for another try after a wait.
  func allows(_ wait: Duration) -> Bool { used + wait < limit }

  mutating func add(_ time: Duration, requests: Int = 0) {
    used += time
    self.requests += requests
  }
}

/// One exchange with one server, made until its outcome stands.
struct PageVisit: Sendable {
  let thread: CurlThread
  let retry: RetryRule

  /// Makes the exchange, again where that may help and the page has time for it.
  ///
  /// - Parameters:
  ///   - exchange: what to ask.
  ///   - cost: what the page has cost before.
  /// - Returns: the outcome with all its requests, and what the page has cost now.
  /// - Throws: `.cancelled`.
  func make(
    _ exchange: HTTPRequest, _ cost: PageCost
  ) async throws(FetchError) -> (exchanged: Exchanged, cost: PageCost) {
    var cost = cost
    var (tries, requests) = (1, 0)
    while true {
      let start = ContinuousClock.now
      var exchanged = await thread.run(exchange)
      cost.add(.now - start, requests: exchanged.requests)
      requests += exchanged.requests
      exchanged.requests = requests
      let wait = retry.wait(
        after: exchanged.result, tries: tries, jitter: Double.random(in: 0..<1))
      guard let wait, cost.allows(wait) else { return (exchanged, cost) }
      do {
        try await Task.sleep(for: wait)
      } catch {
        throw .cancelled(exchange.subject)
      }
      cost.add(wait)
      tries += 1
    }
  }
}
