import BusModel
import BusStore

/// One piece of work of a run.
enum RunTask: Sendable {
  /// Bring a page.
  case fetch(String)
  /// Bring the holiday feed and take it in.
  case holidays(HolidaySource)
  /// Take the route with this number in the plan on from its pages.
  case route(Int, RouteSetting, [String: PageSupply.Outcome])
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
  let supply: PageSupply
  let routes: RouteIngest
  let holidays: HolidayIngest

  func run(_ task: RunTask) async -> Result<RunStep, StoreError> {
    do throws(StoreError) {
      switch task {
      case .fetch(let url): return .success(.fetched(url, try await supply.page(url)))
      case .holidays(let source):
        let page = try await supply.holidays(source)
        return .success(.holidays(source, page, try holidays.takeInAlone(page.outcome)))
      case .route(let number, let route, let pages):
        return .success(.route(number, route, try routes.processAlone(route, pages)))
      }
    } catch {
      return .failure(error)
    }
  }
}
