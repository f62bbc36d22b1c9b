import BusFetch
import BusModel
import BusStore

/// One piece of work of a run. What it carries lies elsewhere, so that a task that waits is small.
indirect enum RunTask: Sendable {
  /// Bring a page; the others are those that its host is asked for next.
  case fetch(String, before: [String])
  /// Bring the holiday feed and take it in.
  case holidays(HolidaySource)
  /// Read the pages of a route that are not known.
  case read(QueuedRoute)
  /// Wait a moment for more to gather.
  case gather
  /// File pages and write down what has gathered, all together.
  case store([StoreJob])
}

extension RunTask {
  /// Whether it reads pages, rather than asking for them.
  var isReading: Bool { if case .read = self { true } else { false } }
}

/// A piece of work that is done.
indirect enum RunStep: Sendable {
  /// A server has answered for a page, or has not.
  case arrived(PageArrival)
  /// The holiday feed is done with.
  case holidays(HolidaySource, SuppliedPage, [Notice])
  /// The pages of a route were read.
  case read(QueuedRoute, ParsedRoute)
  /// It is time to write down what has gathered.
  case gathered
  /// What had gathered is written down.
  case stored([StoredJob])
}

/// Does pieces of work. Each kind is a function of its own (`@inline(never)`): what one works with would
/// become a part of the frame of all, some fourteen kilobytes for each page that waits for its server.
struct RunTaskRunner: Sendable {
  let fetcher: PageFetcher
  let reader: PageParser
  let store: RunStore
  let holidays: HolidayIngest

  func run(_ task: RunTask) async -> Result<RunStep, StoreError> {
    do throws(StoreError) {
      switch task {
      case .fetch(let url, let next):
        return .success(.arrived(try await fetcher.page(url, before: next)))
      case .holidays(let source): return .success(try await takeIn(source))
      case .read(let reading): return .success(read(reading))
      case .gather:
        // Who is called off has gathered enough.
        try? await Task.sleep(for: RunQueue.gathering)
        return .success(.gathered)
      case .store(let jobs): return .success(.stored(try await store.run(jobs)))
      }
    } catch {
      return .failure(error)
    }
  }

  @inline(never)
  private func read(_ reading: QueuedRoute) -> RunStep {
    .read(reading, reader.read(reading.pages))
  }

  @inline(never)
  private func takeIn(_ source: HolidaySource) async throws(StoreError) -> RunStep {
    let page = try await fetcher.holidays(source)
    return .holidays(source, page, try holidays.takeInAlone(page.outcome))
  }
}

extension RunStep {
  /// What is told of it while the run goes on.
  var events: [RunEvent] {
    switch self {
    // What was not sent is told with the page that is not to be had.
    case .arrived(let arrival): arrival.log.filter { $0.sent > 0 }.map { .request($0) }
    case .holidays(_, let page, let notices):
      ((try? page.outcome.get()).map { Self.events(page.outcome, of: $0.url) } ?? [])
        + notices.map { .notice($0) }
    case .read, .gathered: []
    case .stored(let jobs): jobs.flatMap(\.events)
    }
  }

  fileprivate static func events(_ outcome: PageFetcher.Outcome, of url: String) -> [RunEvent] {
    switch outcome {
    case .success(let page) where page.isAtHand: [.atHand(url: url, since: page.fetchedAt)]
    case .success(let page) where page.isNotModified:
      page.notices.map { .notice($0) } + [.notModified(url: url)]
    case .success(let page):
      page.notices.map { .notice($0) }
        + [.fetched(url: url, bytes: page.received, sha256: page.sha256)]
    case .failure(let error): [.notFetched(subject: error.subject, error.fault)]
    }
  }
}

extension StoredJob {
  fileprivate var events: [RunEvent] {
    switch self {
    case .page(let url, let page): RunStep.events(page.outcome, of: url)
    case .unread: []
    case .route(_, let name, let result, _): [.route(name, result.outcome)]
    }
  }
}
