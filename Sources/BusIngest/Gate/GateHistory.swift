import BusModel
import BusStore

/// What was in force before, by which the gate measures what is lost little by little.
struct GateHistory: Sendable {
  /// A version to compare with.
  struct Version: Sendable {
    let since: Moment
    let pages: [PublishedPage]
    /// How many percent of a day's departures may be gone since then.
    let lostPercent: Int

    fileprivate init(
      _ summary: VersionSummary, _ lostPercent: Int, in store: TimetableStore
    ) throws(StoreError) {
      since = summary.publishedAt ?? summary.createdAt
      pages = try store.versionAsItStands(summary.id)?.pages ?? []
      self.lostPercent = lostPercent
    }
  }

  /// At most two: what was in force a month ago, and what had the most departures in a year.
  let versions: [Version]

  /// Reads what is needed of a route's history.
  ///
  /// - Parameters:
  ///   - routeID: the route.
  ///   - store: where its versions are.
  ///   - now: the moment of the night.
  /// - Throws: `StoreError`.
  init(of routeID: String, in store: TimetableStore, at now: Moment) throws(StoreError) {
    let published = try store.versions(routeID: routeID, limit: 400).filter {
      $0.publishedAt != nil && $0.state != .announced && $0.effectiveFrom == nil
    }
    // What a person has accepted is the measure from then on.
    let decided = published.firstIndex { $0.decidedAt != nil || $0.reason != nil }
    let since = published.prefix((decided ?? published.count - 1) + 1)
    let usual = GateThresholds()
    let monthAgo = since.first { $0.inForce(before: now.adding(days: -30)) } ?? since.last
    let best = since.filter { !$0.isOver(before: now.adding(days: -365)) }
      .max { $0.departures < $1.departures }
    var versions: [Version] = []
    if let monthAgo {
      versions.append(try Version(monthAgo, usual.lostInMonthPercent, in: store))
    }
    // The stricter figure says it all of one that is both.
    if let best, best.id != monthAgo?.id {
      versions.append(try Version(best, usual.lostInYearPercent, in: store))
    }
    self.versions = versions
  }
}

extension VersionSummary {
  fileprivate func inForce(before moment: Moment) -> Bool {
    publishedAt.map { $0 <= moment } ?? false
  }

  fileprivate func isOver(before moment: Moment) -> Bool {
    supersededAt.map { $0 < moment } ?? false
  }
}

extension Moment {
  fileprivate func adding(days: Int) -> Moment { adding(seconds: days * 86_400) }
}
