import BusFetch
import BusModel
import BusStore

/// Asks a source for one page and takes only what is whole.
///
/// An answer whose length nobody said is taken when the document in it ends, and when it is what is
/// in force already or the server sends the same document again.
struct PageAsking: Sendable {
  let source: any PageSource
  let memory: PageMemory

  /// One that is cut short, one that is whole, and one that says the same.
  private static let mostAnswers = 3

  /// Asks for a page.
  ///
  /// - Parameter request: the page, with what is known of it.
  /// - Returns: a page that is whole, or why there is none.
  /// - Throws: when the database fails.
  func ask(_ request: PageRequest) async throws(StoreError) -> FetchOutcome {
    var (requests, next) = (0, request)
    var log: [RequestRecord] = []
    var candidate: PageResponse?
    for _ in 0..<Self.mostAnswers {
      let outcome = await source.ask(next)
      requests += outcome.requests
      log += outcome.log
      guard case .success(let page) = outcome.result, page.completeness == .unproven,
        !page.isNotModified
      else { return FetchOutcome(outcome.result, requests: requests, log: log) }
      next = PageRequest(url: request.url)
      do throws(FetchError) {
        guard DocumentEnd.isReached(in: try page.body.bytes()) else { continue }
        if let candidate, try DocumentEnd.isSame(candidate.body.bytes(), page.body.bytes()) {
          return FetchOutcome(.success(page), requests: requests, log: log)
        }
      } catch {
        return FetchOutcome(.failure(error), requests: requests, log: log)
      }
      if try isInForce(page) { return FetchOutcome(.success(page), requests: requests, log: log) }
      candidate = page
    }
    let fault = Incompleteness(wholeDocument: candidate != nil)
    return FetchOutcome(
      .failure(FetchError(request.url, .incomplete(fault))), requests: requests, log: log)
  }

  private func isInForce(_ page: PageResponse) throws(StoreError) -> Bool {
    try memory.isInForce(url: page.url, sha256: page.body.sha256)
  }
}

extension Incompleteness {
  fileprivate init(wholeDocument: Bool) { self = wholeDocument ? .differs : .document }
}
