import BusModel
import BusQuery
import BusStore

/// Gathers from the database what people want to hear of.
struct NewsReader {
  let store: TimetableStore
  let language: Language

  /// What a run brought.
  ///
  /// - Parameters:
  ///   - report: what the run came to.
  ///   - before: what became of the routes the time before where that was trouble, by their UUIDs.
  ///   - routes: the settings.
  /// - Returns: the news; there may be none.
  /// - Throws: `StoreError`.
  func news(
    of report: IngestReport, before: [String: RouteOutcome], _ routes: [RouteSetting]
  ) throws -> RunNews {
    let settings = Dictionary(routes.map { ($0.name, $0) }) { first, _ in first }
    var events: [RouteNews] = []
    for entry in report.routes {
      guard let route = settings[entry.route],
        let event = RouteNews.Event(entry.outcome, before: before[route.id])
      else { continue }
      let version = try version(event, entry, of: route)
      let isDetailed = event == .published && events.count < RunNews.mostDetailed
      events.append(
        RouteNews(
          route, event, outcome: entry.outcome, before: before[route.id], version: version,
          lines: isDetailed ? try lines(of: version) : []))
    }
    return RunNews(report, events)
  }

  /// The last changes of all routes: written anew from the versions each time, so that nothing is
  /// lost when it once could not be.
  ///
  /// - Throws: `StoreError`.
  func feed() throws -> ChangeFeed {
    let published = try store.versions(limit: 500).filter { $0.publishedAt != nil }
    return ChangeFeed(
      try published.prefix(ChangeFeed.mostEntries).map { version in
        let page = try store.version(version.id)?.pages.first?.source.url
        return ChangeFeed.Entry(version, lines: try lines(of: version), page: page)
      })
  }

  private func version(
    _ event: RouteNews.Event, _ entry: IngestReport.Entry, of route: RouteSetting
  ) throws -> VersionSummary? {
    switch event {
    case .published:
      try store.versions(routeID: route.id).first {
        $0.state == .active || $0.state == .announced
      }
    case .quarantined: try entry.version.flatMap { try store.versionSummary($0) }
    case .failed, .recovered: nil
    }
  }

  /// What a version changed of the one it replaced; nothing for the first.
  private func lines(of version: VersionSummary?) throws -> [String] {
    guard let version, let old = try version.replaces.flatMap({ try store.versionAsItStands($0) }),
      let new = try store.versionAsItStands(version.id)
    else { return [] }
    return RouteNews.lines(from: old, to: new, language)
  }
}
