/// What a run came to.
public struct IngestReport: Hashable, Sendable {
  /// What became of one route.
  public struct Entry: Hashable, Sendable {
    /// The route's short name.
    public var route: String
    /// What became of it.
    public var outcome: RouteOutcome
    /// The version that its pages were kept aside as; nil when they were not, or could not be kept.
    public var version: Int?
    /// What was odd on the pages that were read, but for what the outcome says.
    public var notices: [PageNotice]

    /// A route of a run.
    public init(
      route: String, outcome: RouteOutcome, version: Int? = nil, notices: [PageNotice] = []
    ) {
      self.route = route
      self.outcome = outcome
      self.version = version
      self.notices = notices
    }
  }

  /// When the run began.
  public var startedAt: Moment
  /// When it ended.
  public var finishedAt: Moment
  /// The routes in the order of routes.json.
  public var routes: [Entry]
  /// What it did, in numbers.
  public var figures: RunFigures
  /// What was odd and concerns no route: the holiday feed.
  public var notices: [Notice]
  /// The signal that ended the run before all routes were done: "INT"; nil when they were.
  public var interruption: String?

  /// A report.
  public init(
    startedAt: Moment, finishedAt: Moment, routes: [Entry], figures: RunFigures,
    notices: [Notice] = []
  ) {
    self.startedAt = startedAt
    self.finishedAt = finishedAt
    self.routes = routes
    self.figures = figures
    self.notices = notices
  }

  /// How the run ended as a whole.
  public var outcome: RunOutcome {
    let bad = routes.count { $0.outcome.isTrouble }
    if bad == 0 {
      return routes.contains { $0.outcome.kind == .published } ? .published : .unchanged
    }
    return bad == routes.count ? .failed : .partial
  }

  /// The contract's exit status: 0, 2, 65, 69 or 75.
  public var exitStatus: Int32 {
    switch outcome {
    case .published: 0
    case .unchanged: 2
    case .partial: 75
    case .failed: routes.contains { $0.outcome.kind == .quarantined } ? 65 : 69
    }
  }
}

/// Something odd on one of a route's pages.
public struct PageNotice: Hashable, Sendable {
  /// The page's address.
  public var url: String
  /// What it is, with its place in the page.
  public var notice: Notice

  /// A notice of a page.
  public init(url: String, notice: Notice) {
    self.url = url
    self.notice = notice
  }
}

/// What happens while a run is at work, as it happens.
public enum RunEvent: Hashable, Sendable {
  /// The run begins, with so many pages to ask for at each host; none where nobody is asked.
  case began(pages: [String: Int])
  /// A request was made.
  case request(RequestRecord)
  /// A page came, with so many bytes.
  case fetched(url: String, bytes: Int, sha256: String)
  /// A server said that a page is the one we have.
  case notModified(url: String)
  /// A page was at hand since a moment, and nobody was asked for it.
  case atHand(url: String, since: Moment)
  /// A page could not be had.
  case notFetched(subject: String, FetchFault)
  /// Something was odd.
  case notice(Notice)
  /// A route is done with.
  case route(String, RouteOutcome)
}
