import BusModel

/// What a page has cost so far: requests, and its share of the time that it may take.
struct PageCost: Sendable {
  private let limit: Duration
  private let now: @Sendable () -> Moment
  private var used: Duration = .zero
  private(set) var requests = 0
  /// Each request, in order.
  private(set) var log: [RequestRecord] = []
  /// How many redirects lie behind, by which the next requests are told apart.
  var hop = 0
  /// How long the page has waited for the turn that it has now.
  var waited: Duration = .zero

  init(_ policy: FetchPolicy, now: @escaping @Sendable () -> Moment) {
    limit = policy.pageTimeout
    self.now = now
  }

  /// Whether there is time for another try after a wait.
  func allows(_ wait: Duration) -> Bool { used + wait < limit }

  /// A wait between two tries.
  mutating func add(_ time: Duration) { used += time }

  /// A request that was made.
  mutating func add(_ exchanged: Exchanged, to request: HTTPRequest, _ time: Duration, attempt: Int)
  {
    used += time
    requests += exchanged.requests
    var record = RequestRecord(request, exchanged, time, at: now())
    record.hop = hop
    record.attempt = attempt
    record.waitMilliseconds = Int(waited / .milliseconds(1))
    waited = .zero
    log.append(record)
  }

  /// A request that was refused before it was sent: nobody may be asked, or nobody is there.
  mutating func refuse(_ address: PageAddress, _ error: FetchError) {
    guard error.code != .cancelled else { return }
    var record = RequestRecord(
      page: error.subject, url: address.url, host: address.host, at: now())
    record.hop = hop
    record.sent = 0
    record.fault = error.fault
    log.append(record)
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
      if exchanged.requests > 0 {
        cost.add(exchanged, to: exchange, .now - start, attempt: tries)
      }
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
      cost.waited = wait
      tries += 1
    }
  }
}
