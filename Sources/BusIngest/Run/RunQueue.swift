import BusFetch
import BusModel
import BusStore

/// What of a run is done and what is still to do: plain bookkeeping, no rule.
struct RunQueue: Sendable {
  private let routes: [RouteSetting]
  private let isOnline: Bool
  private let isFetchOnly: Bool
  /// What came, by what each address means however it is spelt.
  private var pages: [String: PageFetcher.Outcome] = [:]
  /// What each address of the routes means.
  private var meaning: [String: String] = [:]
  /// For each page, the routes that wait for it.
  private var waiting: [String: [Int]] = [:]
  /// For each route, how many pages it waits for.
  private var missing: [Int]
  private var asked: PageQueue
  /// Work that may begin, the next one last.
  private var queue: [RunTask] = []
  /// Whether a route with large pages is being read: one at a time, for reading takes many times the
  /// memory that a page has.
  private var isReadingMuch = false
  private var results: [Int: RouteResult] = [:]

  private(set) var figures = RunFigures()
  private(set) var notices: [Notice] = []
  /// What was asked of each host.
  private(set) var ledger = HostLedger()

  init(_ plan: IngestPlan) {
    routes = plan.routes
    isOnline = plan.source != nil
    isFetchOnly = plan.isFetchOnly
    missing = Array(repeating: 0, count: plan.routes.count)
    var urls: [String] = []
    for (number, route) in plan.routes.enumerated() {
      var its: Set<String> = []
      for url in Set(route.wantedPages.map(\.url)).sorted() {
        let page = PageIdentity.of(url)
        meaning[url] = page
        guard its.insert(page).inserted else { continue }
        if waiting[page] == nil { urls.append(url) }
        waiting[page, default: []].append(number)
        missing[number] += 1
      }
    }
    asked = PageQueue(urls) { plan.source?.lane(of: $0) }
    if let source = plan.holidays { queue.append(.holidays(source)) }
    for number in routes.indices where missing[number] == 0 { makeReady(number) }
  }

  /// The routes with what became of them, in the plan's order; the versions of a dry run are none.
  func entries(withVersions: Bool) -> [IngestReport.Entry] {
    routes.enumerated().compactMap { number, route in
      results[number].map { result in
        IngestReport.Entry(
          route: route.name, outcome: result.outcome, version: withVersions ? result.version : nil,
          notices: result.notices)
      }
    }
  }

  /// How many pages are to be asked for at each host.
  var hosts: [String: Int] { asked.waiting }

  /// The next piece of work.
  ///
  /// - Parameter hasRoom: whether there is room for more than a page that waits for its host.
  /// - Returns: nil when none may begin now.
  mutating func next(hasRoom: Bool) -> RunTask? {
    if hasRoom, let place = queue.lastIndex(where: { !(isReadingMuch && $0.readsMuch) }) {
      let task = queue.remove(at: place)
      if task.readsMuch { isReadingMuch = true }
      return task
    }
    if let url = asked.next() { return .fetch(url) }
    return hasRoom ? asked.nextFree().map { .fetch($0) } : nil
  }

  /// Lets nothing more be asked for: what came is taken to its end.
  mutating func stop() {
    asked.clear()
    queue.removeAll { if case .holidays = $0 { true } else { false } }
  }

  /// Whether a piece of work takes room: all but a page that mostly waits.
  func takesRoom(_ task: RunTask) -> Bool {
    if case .fetch(let url) = task { !asked.waits(url) } else { true }
  }

  /// The same of one that is done.
  func tookRoom(_ step: RunStep) -> Bool {
    if case .fetched(let url, _) = step { !asked.waits(url) } else { true }
  }

  /// Notes what is done; a route whose last page this was goes to the head of the queue.
  mutating func take(_ step: RunStep) {
    step.log.forEach { ledger.add($0) }
    switch step {
    case .fetched(_, let page) where page.isCancelled: figures.requests += page.requests
    case .holidays(_, let page, _) where page.isCancelled: figures.requests += page.requests
    case .fetched(let url, let page):
      count(page)
      asked.finish(url)
      let name = meaning[url] ?? url
      pages[name] = page.outcome
      for number in waiting.removeValue(forKey: name) ?? [] {
        missing[number] -= 1
        if missing[number] == 0 { makeReady(number) }
      }
    case .holidays(let source, let page, let new):
      if case .url = source { count(page) }
      notices += new
    case .route(let number, _, let result):
      results[number] = result
      if result.readMuch { isReadingMuch = false }
      figures.parsed += result.parsed
      figures.skipped += result.skipped
    }
  }

  private mutating func makeReady(_ number: Int) {
    guard !isFetchOnly else { return }
    let urls = routes[number].wantedPages.map(\.url)
    let its = urls.compactMap { url in meaning[url].flatMap { pages[$0] }.map { (url, $0) } }
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
