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
  @inline(never)
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
  @inline(never)
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
