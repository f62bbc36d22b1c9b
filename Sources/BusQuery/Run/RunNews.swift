internal import BusJSON
public import BusModel

/// What a run brought that someone wants to hear of: the JSON that a command or an address is given.
///
/// ```json
/// {"startedAt":"…","finishedAt":"…","outcome":"partial",
///  "events":[{"route":"home","event":"quarantined","isNew":true,"version":12,"message":"…"}],
///  "text":"home: kept aside (version 12)\n  outbound Saturday service fell from 40 to 3 departures"}
/// ```
public struct RunNews: Hashable, Sendable {
  /// What the run came to.
  public let report: IngestReport
  /// What happened, in the order of routes.json.
  public let events: [RouteNews]

  /// Of so many routes it is told what changed: nobody reads more at once.
  public static let mostDetailed = 50

  /// News of a run.
  public init(_ report: IngestReport, _ events: [RouteNews]) {
    self.report = report
    self.events = events
  }

  /// One line of JSON, with its words in a language.
  public func json(_ language: Language) -> String {
    let document: JSONValue = [
      "startedAt": .string(report.startedAt.description),
      "finishedAt": .string(report.finishedAt.description),
      "outcome": .string(report.outcome.rawValue), "events": .array(events.map(\.json)),
      "text": .string(events.map { $0.text(language) }.joined(separator: "\n")),
    ]
    return document.text() + "\n"
  }
}

extension RouteNews {
  fileprivate var json: JSONValue {
    [
      "route": .string(route.name), "title": JSONValue(route.title),
      "event": .string(event.rawValue), "isNew": .bool(isNew),
      "version": JSONValue(version?.id),
      "effectiveFrom": JSONValue(version?.effectiveFrom?.description),
      "departures": JSONValue(outcome.departures), "changes": JSONValue(outcome.changes),
      "stage": JSONValue(outcome.stage?.rawValue),
      "message": JSONValue(outcome.message?.words(.en)), "code": JSONValue(outcome.message?.code),
      "lines": .array(lines.map { .string($0) }),
    ]
  }
}
