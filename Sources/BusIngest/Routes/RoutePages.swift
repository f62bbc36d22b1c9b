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
  let problem: String?

  init(_ wanted: [WantedPage], _ fetched: [String: PageSupply.Outcome]) {
    var present: [Present] = []
    var problems: [String] = []
    for page in wanted {
      switch fetched[page.url] {
      case .success(let found): present.append(Present(wanted: page, fetched: found))
      case .failure(let error): problems.append("\(error)\(error.advice)")
      case nil: problems.append("\(page.url): was not asked for")
      }
    }
    let more = problems.count > 1 ? " (and \(problems.count - 1) more)" : ""
    problem = problems.first.map { $0 + more }
    self.present = problems.isEmpty ? present : nil
  }
}

extension FetchError {
  /// What to do about it where the address stands in routes.json; empty when nothing is.
  fileprivate var advice: String {
    switch code {
    case .httpStatus(404), .httpStatus(410), .tooManyRedirects: ", and put it in routes.json"
    default: ""
    }
  }
}
