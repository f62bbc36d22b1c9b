import BusFetch
import BusModel
import BusStore

/// What became of asking for a page, before it is filed and written down.
struct PageArrival: Sendable {
  /// The address as routes.json gives it.
  let url: String
  /// What will be at hand once it is filed, or why there is nothing.
  private(set) var outcome: PageFetcher.Outcome
  /// The row of the ledger; nil where nothing is to be written.
  private(set) var record: FetchRecord?
  /// The bytes to file; nil where the archive has them, or nothing came.
  private(set) var filing: ArchiveFiling?
  /// How many requests were sent.
  var requests = 0
  /// Each of them.
  var log: [RequestRecord] = []
  /// Whether the bytes are those that this address gave before.
  var isKnown = false

  /// A page, or why there is none.
  init(_ url: String, _ outcome: PageFetcher.Outcome, record: FetchRecord? = nil) {
    self.url = url
    self.outcome = outcome
    self.record = record
  }

  /// The page as the rest of the run knows it.
  var supplied: SuppliedPage { SuppliedPage(outcome: outcome, requests: requests, log: log) }

  /// Gives it the bytes to file.
  mutating func file(_ filing: ArchiveFiling) { self.filing = filing }

  /// The requests that have a row each: all but those that went as most do and brought nothing new,
  /// which their host's sums and their page's row tell well enough.
  var notable: [RequestRecord] {
    var fault: FetchFault?
    if case .failure(let error) = outcome { fault = error.fault }
    let isNews = { (request: RequestRecord) in
      !request.isOfRobots && (fault != nil || !isKnown && !request.isPlain)
    }
    var notable = log.filter { !$0.isDirect || isNews($0) }
    // What was answered and yet not taken.
    if let last = notable.last, last.fault == nil, last.isAnswered {
      notable[notable.count - 1].fault = fault
    }
    return notable
  }

  /// The page cannot be kept: that is what the ledger says then.
  mutating func fail(_ error: FetchError) {
    outcome = .failure(error)
    filing = nil
    guard let known = record else { return }
    var record = FetchRecord(url: known.url, at: known.at, error: error.fault)
    record.note(log)
    self.record = record
  }
}
