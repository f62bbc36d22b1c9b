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
    turns = HostTurns(pause: policy.pause)
    retry = RetryRule(policy: policy)
    thread = try CurlThread()
  }

  /// Asks for a page, following redirects and trying again what may pass.
  ///
  /// A host is left only when its last try is done: while a server is in trouble, its other pages
  /// wait too.
  public func fetch(_ request: PageRequest) async throws(FetchError) -> PageResponse {
    let start = try PageAddress(request.url)
    var address = start
    for _ in 0...max(0, policy.maxRedirects) {
      let exchange = HTTPRequest(request, at: address, policy: policy)
      let answer = try await turns.withTurn(at: address.host, subject: request.url) {
        () async throws(FetchError) in try await persist(exchange)
      }
      guard let target = answer.redirectURL else {
        return try response(to: request, from: address == start ? nil : address.url, answer)
      }
      address = try PageAddress(redirect: target, of: request.url)
    }
    throw FetchError(
      request.url, .tooManyRedirects(count: policy.maxRedirects, last: address.url))
  }

  /// Makes an exchange until its outcome stands.
  private func persist(_ exchange: HTTPRequest) async throws(FetchError) -> HTTPAnswer {
    var tries = 1
    while true {
      let outcome = await thread.run(exchange)
      guard let wait = retry.wait(after: outcome, tries: tries) else { return try outcome.get() }
      do {
        try await Task.sleep(for: wait)
      } catch {
        throw .cancelled(exchange.subject)
      }
      tries += 1
    }
  }

  private func response(
    to request: PageRequest, from finalURL: String?, _ answer: HTTPAnswer
  ) throws(FetchError) -> PageResponse {
    let status = try PageStatus(
      answer.status, isConditional: request.isConditional, subject: request.url)
    return PageResponse(
      url: request.url, finalURL: finalURL, status: answer.status, etag: answer.etag,
      lastModified: answer.lastModified, contentType: answer.contentType,
      retryAfter: answer.retryAfter, body: status == .notModified ? [] : answer.body,
      elapsedMilliseconds: answer.elapsedMilliseconds)
  }
}
