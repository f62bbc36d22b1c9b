public import BusFetch
public import BusModel
public import BusStore

/// The nightly job: fetch, archive, extract, normalise, check, publish.
///
/// ```swift
/// let ingest = Ingest(store: store, archive: archive, now: { moment }, tell: { print($0) })
/// let report = try await ingest.run(IngestPlan(settings, pages: .from(source)))
/// ```
public struct Ingest: Sendable {
  /// How many changes there are between two states of a route's pages.
  public typealias ChangeCount = @Sendable (_ old: [PublishedPage], _ new: [PublishedPage]) -> Int

  let store: TimetableStore
  let archive: PageArchive
  let countChanges: ChangeCount
  let now: @Sendable () -> Moment
  let tell: @Sendable (RunEvent) -> Void

  /// A job.
  ///
  /// - Parameters:
  ///   - store: the database, open for writing unless only dry runs are made.
  ///   - archive: where every page's bytes go.
  ///   - countChanges: counts changes for the report.
  ///   - now: the clock.
  ///   - tell: given what happens, while it happens.
  public init(
    store: TimetableStore, archive: PageArchive, countChanges: @escaping ChangeCount,
    now: @escaping @Sendable () -> Moment, tell: @escaping @Sendable (RunEvent) -> Void
  ) {
    self.store = store
    self.archive = archive
    self.countChanges = countChanges
    self.now = now
    self.tell = tell
  }

  /// Runs the job once.
  ///
  /// - Parameter plan: which routes, and where their pages come from.
  /// - Returns: what became of every route; a page that cannot be had or read is told there.
  ///   A task that is cancelled asks for nothing more: what came is archived and, where a route has
  ///   all its pages, published, and the report has the routes that were done.
  /// - Throws: `StoreError` when the database fails; what was published before that stays.
  public func run(_ plan: IngestPlan) async throws(StoreError) -> IngestReport {
    let start = now()
    // What a dry run writes is thrown away with its copy; nothing is decided otherwise in it.
    let store = plan.isDry ? try store.copyInMemory() : store
    let recorder = try RunRecorder(store, isOffline: plan.source == nil, at: start)
    var queue = RunQueue(plan)
    tell(.began(pages: plan.source == nil ? [:] : queue.hosts))
    let memory = try PageMemory(recorder, archive, isOffline: plan.source == nil, at: start)
    try await work(through: &queue, runner(plan, recorder, memory))
    let report = IngestReport(
      startedAt: start, finishedAt: now(), routes: queue.entries(withVersions: !plan.isDry),
      figures: queue.figures,
      notices: queue.notices)
    try recorder.note(queue.totals.nights)
    try recorder.finish(report)
    return report
  }

  private func runner(
    _ plan: IngestPlan, _ recorder: RunRecorder, _ memory: PageMemory
  ) -> RunTaskRunner {
    RunTaskRunner(
      fetcher: PageFetcher(
        origin: plan.origin, archive: archive, isArchiving: !plan.isDry, recorder: recorder,
        memory: memory, now: now),
      reader: PageParser(archive: archive, now: now),
      store: RunStore(
        recorder: recorder,
        routes: RouteIngest(
          recorder: recorder, archive: archive, isForced: plan.isForced,
          isThorough: plan.routes.count <= Turn.mostAtOnce, countChanges: countChanges, now: now),
        archive: plan.isDry ? nil : archive),
      holidays: HolidayIngest(recorder: recorder, archive: archive))
  }

  /// One group does everything: pages are brought and routes read side by side, and what has gathered
  /// meanwhile is written down together, so that the slower the disk the fewer the transactions.
  private func work(
    through queue: inout RunQueue, _ runner: RunTaskRunner
  ) async throws(StoreError) {
    let tell = tell
    let outcome = await withTaskGroup(
      of: Result<RunStep, StoreError>.self, returning: Result<RunQueue, StoreError>.self
    ) { [queue] group in
      var queue = queue
      while true {
        if Task.isCancelled { queue.stop() }
        while let task = queue.next() {
          // Whoever asks a server hardly works: it must not stand behind those who read pages.
          group.addTask(priority: task.isReading ? .low : .high) { await runner.run(task) }
        }
        guard let ended = await group.next() else { return .success(queue) }
        switch ended {
        case .success(let step):
          step.events.forEach(tell)
          queue.take(step)
        case .failure(let error):
          group.cancelAll()
          return .failure(error)
        }
      }
    }
    queue = try outcome.get()
  }
}
