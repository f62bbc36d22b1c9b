import BusFetch
import BusModel
import BusStore

/// What of a run is done and what is still to do: plain bookkeeping, no rule. What is done with is
/// let go of, so that a night of any length takes the same memory for what is under way.
struct RunQueue: Sendable {
  private let routes: [PlannedRoute]
  private let isOnline: Bool
  private let isFetchOnly: Bool
  /// How many routes may be read or wait to be written down.
  private let width: Int
  private let processors: Int
  /// What came, by what each address means however it is spelt, as long as a route waits for it.
  private var pages: [String: PageFetcher.Outcome] = [:]
  /// For each address that is asked for, what it means however it is spelt.
  private var identities: [String: String] = [:]
  /// For each page, the routes that wait for it.
  private var waiting: [String: [Int]] = [:]
  /// For each route, how many pages it waits for.
  private var missing: [Int]
  private var asked: PageQueue
  /// Pages that are on their way: those that wait for a host, and the others.
  private var underWay = (asked: 0, free: 0)
  /// Routes that are read now, and pages without a host that are brought now. Each takes a processor until
  /// it is done: of more, those that wait would go before whoever hands out the next work.
  private var busy = (reading: 0, bringing: 0)
  private var feed: HolidaySource?
  /// What is to be written down together next.
  private var jobs: [StoreJob] = []
  private var isStoring = false
  /// Whether a moment is waited for more of them, and whether it is over.
  private var gather = (isUnderWay: false, isOver: false)
  /// Routes whose pages are to be read, the next one first.
  private var unread = Backlog<QueuedRoute>()
  /// Routes that are read, or wait to be written down, and the bytes of their pages.
  private var inMemory = (routes: 0, bytes: 0)
  private var results: [Int: RouteResult] = [:]

  private(set) var figures = RunFigures()
  private(set) var notices: [Notice] = []
  /// What was asked of each host.
  private(set) var totals = HostTotals()

  /// So many pages are asked for at once: what a task holds of one is some 50 kB, and at a second a
  /// host this is more than can be read.
  private static let mostAsked = 256
  /// So many pages without a host are brought before they are filed: a sync is the same for all.
  private static let mostFree = 256
  /// So many are filed and written down together: what one transaction takes is bounded, and readers
  /// see the first routes of a night soon.
  private static let mostTogether = 256
  /// So many are worth a transaction at once.
  private static let leastTogether = 64
  /// For so long fewer wait for others: what a server at its pace sends is written down as it comes.
  static let gathering = Duration.milliseconds(10)
  /// So many bytes of pages are read or wait, or one route: what was read of them takes as much.
  private static let mostBytes = 2 << 20

  init(_ plan: IngestPlan) {
    routes = plan.routes.map { PlannedRoute($0) }
    isOnline = plan.source != nil
    isFetchOnly = plan.isFetchOnly
    width = plan.width
    processors = plan.processors
    feed = plan.holidays
    missing = Array(repeating: 0, count: plan.routes.count)
    var urls: [String] = []
    waiting.reserveCapacity(routes.count)
    identities.reserveCapacity(routes.count)
    for (number, route) in routes.enumerated() {
      var its: Set<String> = []
      for page in route.pages.sorted(by: { $0.url < $1.url })
      where its.insert(page.identity).inserted {
        if waiting[page.identity] == nil {
          urls.append(page.url)
          identities[page.url] = page.identity
        }
        waiting[page.identity, default: []].append(number)
        missing[number] += 1
      }
    }
    var lanes: [Substring: PageLane?] = [:]
    asked = PageQueue(urls) { [identities] url in
      // All pages of a server share a lane.
      let origin = PageIdentity.origin(of: identities[url] ?? url)
      if let known = lanes[origin] { return known }
      let lane = plan.source?.lane(of: url)
      lanes[origin] = .some(lane)
      return lane
    }
    for number in routes.indices where missing[number] == 0 { makeReady(number) }
  }

  /// The routes with what became of them, in the plan's order; the versions of a dry run are none.
  func entries(withVersions: Bool) -> [IngestReport.Entry] {
    routes.enumerated().compactMap { number, route in
      results[number].map { result in
        IngestReport.Entry(
          route: route.setting.name, outcome: result.outcome,
          version: withVersions ? result.version : nil,
          notices: result.notices)
      }
    }
  }

  /// How many pages are to be asked for at each host.
  var hosts: [String: Int] { asked.waiting }

  /// The next piece of work; nil when none may begin now.
  mutating func next() -> RunTask? {
    if let source = feed {
      feed = nil
      return .holidays(source)
    }
    if !isStoring, let task = storing() { return task }
    if underWay.asked < Self.mostAsked, let (url, next) = asked.next() {
      underWay.asked += 1
      return .fetch(url, before: next)
    }
    if busy.reading < mostReading, let next = unread.first, hasRoom(for: next) {
      unread.removeFirst()
      busy.reading += 1
      inMemory = (inMemory.routes + 1, inMemory.bytes + next.bytes)
      return .read(next)
    }
    guard underWay.free < Self.mostFree, busy.bringing < processors * 2,
      let (url, next) = asked.nextFree()
    else { return nil }
    underWay.free += 1
    busy.bringing += 1
    return .fetch(url, before: next)
  }

  /// What is to be written down, once it is worth a transaction, or a moment has passed, or there is
  /// nothing to wait for.
  private mutating func storing() -> RunTask? {
    guard !jobs.isEmpty else { return nil }
    let isAlone = underWay.asked + underWay.free == 0
    guard jobs.count >= Self.leastTogether || gather.isOver || isAlone else {
      guard !gather.isUnderWay else { return nil }
      gather.isUnderWay = true
      return .gather
    }
    gather.isOver = false
    isStoring = true
    defer { jobs.removeFirst(min(Self.mostTogether, jobs.count)) }
    return .store(Array(jobs.prefix(Self.mostTogether)))
  }

  /// While much waits to be written down, one processor is left to who writes: else all that may wait is
  /// there soon, and then nobody reads.
  private var mostReading: Int {
    let isMuch = inMemory.routes * 4 > width * 3 || inMemory.bytes * 4 > Self.mostBytes * 3
    return isStoring && isMuch ? max(1, processors - 1) : processors
  }

  private func hasRoom(for next: QueuedRoute) -> Bool {
    guard inMemory.routes > 0 else { return true }
    return inMemory.routes < width && inMemory.bytes + next.bytes <= Self.mostBytes
  }

  /// Lets nothing more be asked for: what came is taken to its end.
  mutating func stop() {
    asked.clear()
    feed = nil
  }

  /// Notes what is done.
  mutating func take(_ step: RunStep) {
    switch step {
    case .arrived(let arrival):
      arrival.log.forEach { totals.add($0) }
      asked.finish(arrival.url)
      if asked.waits(arrival.url) { underWay.asked -= 1 } else { busy.bringing -= 1 }
      jobs.append(.page(arrival))
    case .holidays(let source, let page, let new):
      page.log.forEach { totals.add($0) }
      if case .url = source { count(page) }
      if !page.isCancelled { notices += new }
    case .read(let reading, let parsed):
      busy.reading -= 1
      jobs.append(.publish(reading, parsed))
    case .gathered: gather = (isUnderWay: false, isOver: true)
    case .stored(let done):
      isStoring = false
      done.forEach { take($0) }
    }
  }

  private mutating func take(_ done: StoredJob) {
    switch done {
    case .page(let url, let page):
      if !asked.waits(url) { underWay.free -= 1 }
      count(page)
      guard !page.isCancelled else { return }
      if let identity = identities.removeValue(forKey: url) { arrive(page.outcome, of: identity) }
    case .unread(let reading): unread.append(reading)
    case .route(let number, _, let result, let reading):
      results[number] = result
      figures.parsed += result.parsed
      figures.skipped += result.skipped
      guard let reading else { return }
      inMemory = (inMemory.routes - 1, inMemory.bytes - reading.bytes)
    }
  }

  private mutating func arrive(_ outcome: PageFetcher.Outcome, of page: String) {
    pages[page] = outcome
    for number in waiting[page] ?? [] {
      missing[number] -= 1
      if missing[number] == 0 { makeReady(number) }
    }
  }

  /// Lets go of a page that no route waits for any more.
  private mutating func forget(_ page: String) {
    guard (waiting[page] ?? []).allSatisfy({ missing[$0] == 0 }) else { return }
    waiting[page] = nil
    pages[page] = nil
  }

  private mutating func makeReady(_ number: Int) {
    let its = routes[number].pages
    if !isFetchOnly {
      let found = its.compactMap { page in pages[page.identity].map { (page.url, $0) } }
      jobs.append(.settle(number, routes[number], Dictionary(found) { first, _ in first }))
    }
    for page in its { forget(page.identity) }
  }

  private mutating func count(_ supplied: SuppliedPage) {
    guard isOnline else { return }
    figures.requests += supplied.requests
    guard !supplied.isCancelled, case .success(let page) = supplied.outcome, !page.isAtHand else {
      return
    }
    notices += page.notices
    figures.bytes += page.received
    if page.isNotModified { figures.notModified += 1 }
  }
}
