import BusIngest
import BusJSON
import BusModel
import BusQuery
import BusStore

/// What a run brought that someone wants to hear of: the JSON that a command or an address is given.
///
/// ```json
/// {"startedAt":"…","finishedAt":"…","outcome":"partial",
///  "events":[{"route":"home","event":"quarantined","isNew":true,"version":12,"message":"…"}],
///  "text":"home: kept aside (version 12)\n  outbound Saturday service fell from 40 to 3 departures"}
/// ```
struct RunNews {
  let report: IngestReport
  let events: [RouteNews]

  /// - Parameters:
  ///   - report: what the run came to.
  ///   - before: what became of the routes the time before, by their UUIDs.
  ///   - routes: the settings.
  ///   - store: the database.
  ///   - language: the words.
  /// - Throws: `StoreError`.
  init(
    _ report: IngestReport, before: [String: RouteOutcome], _ routes: [RouteSetting],
    _ store: TimetableStore, _ language: Language
  ) throws {
    self.report = report
    let settings = Dictionary(routes.map { ($0.name, $0) }) { first, _ in first }
    var events: [RouteNews] = []
    for entry in report.routes {
      guard let route = settings[entry.route] else { continue }
      let news = try RouteNews(
        route, entry, before: before[route.id], store,
        events.count < Self.mostDetailed ? language : nil)
      if let news { events.append(news) }
    }
    self.events = events
  }

  /// Of so many routes it is told what changed: nobody reads more at once.
  private static let mostDetailed = 50

  func json(_ language: Language) -> String {
    let document: JSONValue = [
      "startedAt": .string(report.startedAt.description),
      "finishedAt": .string(report.finishedAt.description),
      "outcome": .string(report.outcome.rawValue), "events": .array(events.map(\.json)),
      "text": .string(events.map { $0.text(language) }.joined(separator: "\n")),
    ]
    return document.text() + "\n"
  }
}
