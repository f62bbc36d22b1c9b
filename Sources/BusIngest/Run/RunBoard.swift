import BusModel
import BusStore

/// What of a run is done and what is still to do: plain bookkeeping, no rule.
struct RunBoard: Sendable {
  private let routes: [RouteSetting]
  private let isOnline: Bool
  private var pages: [String: PageSupply.Outcome] = [:]
  /// For each address, the routes that wait for it.
  private var waiting: [String: [Int]] = [:]
  /// For each route, how many addresses it waits for.
  private var missing: [Int]
  /// Work that may begin, the next one last.
  private var queue: [RunTask] = []
  private var results: [Int: RouteResult] = [:]

  private(set) var figures = RunFigures()
  private(set) var notices: [Notice] = []

  init(_ plan: IngestPlan) {
    routes = plan.routes
    isOnline = plan.source != nil
    missing = Array(repeating: 0, count: plan.routes.count)
    var urls: [String] = []
    for (number, route) in plan.routes.enumerated() {
      for url in Set(route.wantedPages.map(\.url)).sorted() {
        if waiting[url] == nil { urls.append(url) }
        waiting[url, default: []].append(number)
        missing[number] += 1
      }
    }
    queue = urls.reversed().map { .fetch($0) }
    if let source = plan.holidays { queue.append(.holidays(source)) }
    for number in routes.indices where missing[number] == 0 { makeReady(number) }
  }

  /// The routes with what became of them, in the plan's order.
  var entries: [IngestReport.Entry] {
    routes.enumerated().compactMap { number, route in
      results[number].map { result in
        IngestReport.Entry(
          route: route.name, outcome: result.outcome, version: result.version,
          notices: result.notices)
      }
    }
  }

  /// The next piece of work; nil when none may begin now.
  mutating func next() -> RunTask? { queue.popLast() }

  /// Notes what is done; a route whose last page this was goes to the head of the queue.
  mutating func take(_ step: RunStep) {
    switch step {
    case .fetched(let url, let page):
      count(page)
      pages[url] = page.outcome
      for number in waiting.removeValue(forKey: url) ?? [] {
        missing[number] -= 1
        if missing[number] == 0 { makeReady(number) }
      }
    case .holidays(let source, let page, let new):
      if case .url = source { count(page) }
      notices += new
    case .route(let number, _, let result):
      results[number] = result
      figures.parsed += result.parsed
      figures.skipped += result.skipped
    }
  }

  private mutating func makeReady(_ number: Int) {
    let urls = routes[number].wantedPages.map(\.url)
    let its = urls.compactMap { url in pages[url].map { (url, $0) } }
    queue.append(.route(number, routes[number], Dictionary(its) { first, _ in first }))
  }

  private mutating func count(_ supplied: SuppliedPage) {
    guard isOnline else { return }
    figures.requests += supplied.requests
    guard case .success(let page) = supplied.outcome, !page.isAtHand else { return }
    notices += page.notices
    figures.bytes += page.received
    if page.isNotModified { figures.notModified += 1 }
  }
}
