import BusFetch
import BusModel
import BusStore

/// One piece of work of a run.
enum RunTask: Sendable {
  /// Bring a page.
  case fetch(String)
  /// Bring the holiday feed and take it in.
  case holidays(HolidaySource)
  /// Take the route with this number in the plan on from its pages.
  case route(Int, RouteSetting, [String: PageFetcher.Outcome])
}

extension RunTask {
  /// Pages beyond this are read one route at a time.
  private static let muchBytes = 256 << 10

  /// Whether it reads pages, rather than asking for them.
  var isReading: Bool { if case .route = self { true } else { false } }

  /// Whether reading its pages may take much memory.
  var readsMuch: Bool {
    guard case .route(_, _, let pages) = self else { return false }
    return pages.values.contains { page in
      // A page that is missing is not read.
      (try? page.get()).map { $0.received > Self.muchBytes } ?? false
    }
  }
}

/// A piece of work that is done.
enum RunStep: Sendable {
  /// A page came, or did not.
  case fetched(String, SuppliedPage)
  /// The holiday feed is done with.
  case holidays(HolidaySource, SuppliedPage, [Notice])
  /// A route is done with.
  case route(Int, RouteSetting, RouteResult)
}

/// Does pieces of work.
struct RunTaskRunner: Sendable {
  let fetcher: PageFetcher
  let routes: RouteIngest
  let holidays: HolidayIngest

  func run(_ task: RunTask) async -> Result<RunStep, StoreError> {
    do throws(StoreError) {
      switch task {
      case .fetch(let url): return .success(.fetched(url, try await fetcher.page(url)))
      case .holidays(let source):
        let page = try await fetcher.holidays(source)
        return .success(.holidays(source, page, try holidays.takeInAlone(page.outcome)))
      case .route(let number, let route, let pages):
        var result = try routes.processAlone(route, pages)
        result.readMuch = task.readsMuch
        return .success(.route(number, route, result))
      }
    } catch {
      return .failure(error)
    }
  }
}

extension RunStep {
  /// The requests that were made for it.
  var log: [RequestRecord] {
    switch self {
    case .fetched(_, let page), .holidays(_, let page, _): page.log
    case .route: []
    }
  }

  /// What is told of it while the run goes on.
  var events: [RunEvent] {
    switch self {
    case .fetched(let url, let page):
      page.log.map { .request($0) } + Self.events(page.outcome, of: url)
    case .holidays(_, let page, let notices):
      ((try? page.outcome.get()).map { Self.events(page.outcome, of: $0.url) } ?? [])
        + notices.map { .notice($0) }
    case .route(_, let route, let result): [.route(route.name, result.outcome)]
    }
  }

  private static func events(_ outcome: PageFetcher.Outcome, of url: String) -> [RunEvent] {
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
