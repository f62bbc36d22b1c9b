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

/// A piece of work that is done.
enum RunStep: Sendable {
  /// A page came, or did not.
  case fetched(String, PageFetcher.Outcome)
  /// The holiday feed is done with.
  case holidays(HolidaySource, PageFetcher.Outcome, [Notice])
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
        let outcome = try await fetcher.holidays(source)
        return .success(.holidays(source, outcome, try holidays.takeIn(outcome)))
      case .route(let number, let route, let pages):
        return .success(.route(number, route, try routes.process(route, pages)))
      }
    } catch {
      return .failure(error)
    }
  }
}

extension RunStep {
  /// What is told of it while the run goes on.
  var events: [RunEvent] {
    switch self {
    case .fetched(let url, let outcome): Self.events(outcome, of: url)
    case .holidays(_, let outcome, let notices):
      ((try? outcome.get()).map { Self.events(outcome, of: $0.url) } ?? [])
        + notices.map { .notice($0) }
    case .route(_, let route, let result): [.route(route.name, result.outcome)]
    }
  }

  private static func events(_ outcome: PageFetcher.Outcome, of url: String) -> [RunEvent] {
    switch outcome {
    case .success(let page) where page.isAtHand: [.atHand(url: url, since: page.fetchedAt)]
    case .success(let page) where page.isNotModified: [.notModified(url: url)]
    case .success(let page):
      (page.mended.map { [.notice(Notice(.archiveMended(url: url, sha256: $0)))] } ?? [])
        + [.fetched(url: url, bytes: page.received, sha256: page.sha256)]
    case .failure(let error): [.notFetched(subject: error.subject, error.fault)]
    }
  }
}
