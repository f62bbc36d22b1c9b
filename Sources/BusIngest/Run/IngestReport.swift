public import BusJSON
public import BusModel
import BusQuery
public import BusStore

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

  /// How the run ended as a whole.
  public var outcome: RunOutcome {
    let bad = routes.count { $0.outcome.kind == .failed || $0.outcome.kind == .quarantined }
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

extension IngestReport {
  /// The report as `bus ingest --json` prints it.
  public var json: JSONValue {
    [
      "startedAt": .string("\(startedAt)"), "finishedAt": .string("\(finishedAt)"),
      "outcome": .string(outcome.rawValue), "routes": .array(routes.map(\.json)),
      "fetched": [
        "requests": JSONValue(figures.requests), "notModified": JSONValue(figures.notModified),
        "bytes": JSONValue(figures.bytes),
      ],
      "pages": ["parsed": JSONValue(figures.parsed), "skipped": JSONValue(figures.skipped)],
      "notices": .array(notices.map(\.json)),
    ]
  }
}

extension IngestReport.Entry {
  fileprivate var json: JSONValue {
    [
      "route": .string(route), "outcome": .string(outcome.kind.rawValue),
      "stage": JSONValue(outcome.stage?.rawValue),
      "message": JSONValue(outcome.message?.words(.en)), "code": JSONValue(outcome.message?.code),
      "departures": JSONValue(outcome.departures), "changes": JSONValue(outcome.changes),
      "version": JSONValue(version), "notices": .array(notices.map(\.json)),
    ]
  }
}

extension PageNotice {
  fileprivate var json: JSONValue {
    .object(
      [JSONMember(key: "url", value: .string(url))] + (notice.json.objectValue ?? []))
  }
}
