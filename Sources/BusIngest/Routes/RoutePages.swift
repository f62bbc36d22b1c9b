import BusFetch
import BusModel
import BusStore

/// The pages of a route beside what the fetch brought of them.
struct RoutePages: Sendable {
  /// A page that is at hand.
  struct Present: Sendable {
    let wanted: WantedPage
    let fetched: FetchedPage

    /// The page as the store knows a route's inputs.
    var input: PageInput {
      PageInput(
        direction: wanted.direction,
        source: PageSourceReference(
          url: wanted.url, fetchedAt: fetched.fetchedAt, sha256: fetched.sha256),
        hintsKey: wanted.hintsKey)
    }
  }

  /// All pages in the order of routes.json; nil when one is missing.
  let present: [Present]?
  /// Why there is no page, for the first that is missing, with the number of the others.
  let problem: RouteMessage?

  init(_ wanted: [WantedPage], _ fetched: [String: PageFetcher.Outcome]) {
    var present: [Present] = []
    var problems: [(url: String, fault: FetchFault?)] = []
    for page in wanted {
      switch fetched[page.url] {
      case .success(let found): present.append(Present(wanted: page, fetched: found))
      case .failure(let error): problems.append((error.subject, error.fault))
      case nil: problems.append((page.url, nil))
      }
    }
    let others = problems.count - 1
    problem = problems.first.map { first in
      first.fault.map { .notFetched(url: first.url, $0, others: others) }
        ?? .notAskedFor(url: first.url, others: others)
    }
    self.present = problems.isEmpty ? present : nil
  }
}

/// A route whose pages are to be read.
struct QueuedRoute: Sendable {
  /// Its number in the plan.
  let number: Int
  let route: RouteSetting
  let pages: [RoutePages.Present]

  /// How many bytes its pages have: reading takes many times the memory that a page has.
  var bytes: Int { pages.reduce(0) { $0 + $1.fetched.count } }
}

/// What became of one route, and what it cost.
struct RouteResult: Sendable {
  let outcome: RouteOutcome
  /// The version that its pages were kept aside as.
  var version: Int?
  /// What was odd on the pages that were read.
  var notices: [PageNotice] = []
  var parsed = 0
  var skipped = 0
}
