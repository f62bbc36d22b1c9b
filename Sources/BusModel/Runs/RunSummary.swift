/// One run of the nightly job, as it is remembered.
public struct RunSummary: Hashable, Sendable {
  /// Its number.
  public var id: Int
  /// When it began.
  public var startedAt: Moment
  /// When it ended; nil while it works, and for ever when it was killed.
  public var finishedAt: Moment?
  /// How it ended; nil as long as `finishedAt` is.
  public var outcome: RunOutcome?
  /// What it did.
  public var figures: RunFigures
  /// What became of each route, in the order of their names.
  public var routes: [Entry]

  /// What became of one route.
  public struct Entry: Hashable, Sendable {
    /// Which route.
    public var route: RouteIdentity
    /// What became of it.
    public var outcome: RouteOutcome

    /// A route of a run.
    public init(route: RouteIdentity, outcome: RouteOutcome) {
      self.route = route
      self.outcome = outcome
    }
  }

  /// A run.
  public init(
    id: Int, startedAt: Moment, finishedAt: Moment? = nil, outcome: RunOutcome? = nil,
    figures: RunFigures = RunFigures(), routes: [Entry] = []
  ) {
    self.id = id
    self.startedAt = startedAt
    self.finishedAt = finishedAt
    self.outcome = outcome
    self.figures = figures
    self.routes = routes
  }
}

/// How a run ended, in the contract's words.
public enum RunOutcome: String, Sendable, Hashable, CaseIterable {
  /// At least one route has new data, and none failed.
  case published
  /// Nothing had changed.
  case unchanged
  /// Some routes failed or were quarantined.
  case partial
  /// No route got through.
  case failed
}

/// What a run did, in numbers.
public struct RunFigures: Hashable, Sendable {
  /// Requests sent.
  public var requests: Int
  /// Answers of 304.
  public var notModified: Int
  /// Bytes received.
  public var bytes: Int
  /// Pages read.
  public var parsed: Int
  /// Pages that needed no reading.
  public var skipped: Int

  /// Figures, all zero unless given.
  public init(
    requests: Int = 0, notModified: Int = 0, bytes: Int = 0, parsed: Int = 0, skipped: Int = 0
  ) {
    self.requests = requests
    self.notModified = notModified
    self.bytes = bytes
    self.parsed = parsed
    self.skipped = skipped
  }
}
