import BusModel
import BusStore

/// The database as one run writes to it.
struct RunRecorder: Sendable {
  let store: TimetableStore
  /// The number of the run.
  let run: Int
  /// Whether no server is asked in this run.
  private let isOffline: Bool

  /// Begins a run.
  init(_ store: TimetableStore, isOffline: Bool, at moment: Moment) throws(StoreError) {
    self.store = store
    self.isOffline = isOffline
    run = try store.runRecords.beginRun(at: moment)
  }

  /// Whether no run before this one came to its end.
  func isFirst() throws(StoreError) -> Bool {
    try store.runRecords.areLastUnfinished()
  }

  /// When the oldest of the runs began that were broken off since the last one that ended, as far
  /// as they are not older than a moment.
  func unfinishedSince(_ moment: Moment) throws(StoreError) -> Moment? {
    try store.runRecords.unfinishedSince(moment, before: run)
  }

  /// Writes an attempt to fetch down.
  func note(_ record: FetchRecord) throws(StoreError) {
    try store.pageRecords.recordFetch(record, run: run)
  }

  /// Writes down what became of asking for a page: its row, and one for each request worth one.
  func note(_ arrival: PageArrival) throws(StoreError) {
    if let record = arrival.record { try note(record) }
    let notable = arrival.notable
    if !notable.isEmpty { try store.runRecords.recordRequests(notable, run: run) }
  }

  /// Writes a reading down.
  func note(_ record: ParseRecord) throws(StoreError) {
    try store.pageRecords.recordParse(record)
  }

  /// Writes down what became of a route. That the archive still says the same takes back nothing of
  /// what a server answered before: a page that was gone is still gone.
  func note(_ outcome: RouteOutcome, for route: RouteIdentity) throws(StoreError) {
    guard !(isOffline && outcome.kind == .unchanged) else { return }
    try store.runRecords.record(outcome, for: route, run: run)
  }

  /// Writes down what was asked of hosts.
  func note(_ nights: [HostNight]) throws(StoreError) {
    guard !nights.isEmpty else { return }
    try store.runRecords.recordHosts(nights, run: run)
  }

  /// Writes down that the run is over.
  func finish(_ report: IngestReport) throws(StoreError) {
    try store.runRecords.finishRun(
      run, at: report.finishedAt, outcome: report.outcome, figures: report.figures)
  }
}
