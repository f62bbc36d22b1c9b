/// One exchange with one server on the curl thread: in its turn, and again where that may help and the
/// page has time for it, until its outcome stands.
final class CurlVisit {
  let order: CurlInbox.Order
  /// What the page has cost.
  private(set) var cost: PageCost
  private var tries = 0
  private var requests = 0
  private var start = ContinuousClock.now

  init(_ order: CurlInbox.Order) {
    self.order = order
    cost = order.cost
  }

  /// Whether a request was tried.
  var hasBegun: Bool { tries > 0 }

  /// Begins the next try.
  func begin() {
    start = .now
    if tries == 0 { cost.waited = start - order.since }
    tries += 1
  }

  /// Takes what became of a try: with the requests of all tries afterwards.
  func end(_ exchanged: Exchanged) -> Exchanged {
    if exchanged.requests > 0 {
      cost.add(exchanged, to: order.request, .now - start, attempt: tries)
    }
    requests += exchanged.requests
    var exchanged = exchanged
    exchanged.requests = requests
    return exchanged
  }

  /// How long to wait before the next try; nil when the outcome stands.
  func wait(after exchanged: Exchanged, _ rule: RetryRule) -> Duration? {
    let wait = rule.wait(
      after: exchanged.result, tries: tries, jitter: Double.random(in: 0..<1))
    guard let wait, cost.allows(wait) else { return nil }
    cost.add(wait)
    cost.waited = wait
    return wait
  }
}

extension CurlVisit {
  /// What an error is about.
  var subject: String { order.request.subject }
}
