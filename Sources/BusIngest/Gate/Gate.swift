public import BusModel

/// Decides whether new data may take the place of the last good data.
///
/// It looks at pages that were read as timetables, every character of theirs accounted for; an
/// error page or one with left-overs does not come so far.
public struct Gate: Sendable {
  private let thresholds: GateThresholds

  /// The gate of a route.
  ///
  /// - Parameter setting: where the route goes by other figures than the usual ones.
  public init(_ setting: GateSetting = GateSetting()) { thresholds = GateThresholds(setting) }

  /// Why the new pages are to be kept aside, or nil when they may be published.
  ///
  /// - Parameters:
  ///   - new: all pages of a route.
  ///   - old: the pages in force; nil when nothing was ever published.
  /// - Returns: every fault.
  public func objection(
    to new: [PublishedPage], replacing old: [PublishedPage]?
  ) -> GateObjection? {
    let (before, now) = Self.figures(new, old)
    // Of pages without any departure nothing else is worth saying.
    let empty = GateRule.emptied.objections(before, now, thresholds)
    let faults =
      empty.isEmpty ? GateRule.all.flatMap { $0.objections(before, now, thresholds) } : empty
    return faults.isEmpty ? nil : GateObjection(faults)
  }

  /// Why too little is left of what there was, or nil.
  ///
  /// - Parameters:
  ///   - new: all pages of a route.
  ///   - history: what was in force before.
  /// - Returns: every fault of the first version that is too far from the new one.
  func erosion(of new: [PublishedPage], since history: GateHistory) -> GateObjection? {
    for version in history.versions {
      let (before, now) = Self.figures(new, version.pages)
      let isOwn = thresholds.lostPercent > GateThresholds().lostPercent
      let lost = isOwn ? max(thresholds.lostPercent, version.lostPercent) : version.lostPercent
      let rule = GateRule.eroded(since: version.since, lostPercent: lost)
      let faults = rule.objections(before, now, thresholds)
      if !faults.isEmpty { return GateObjection(faults) }
    }
    return nil
  }

  /// What is worth telling of names that changed on pages that are published: the first.
  func news(of new: [PublishedPage], replacing old: [PublishedPage]) -> RouteMessage? {
    let (before, now) = Self.figures(new, old)
    guard let before else { return nil }
    if let change = now.renamings(since: before).first {
      return .renamed(change.kind, before: change.before, now: change.now)
    }
    return now.namings(since: before).first.map { .named($0.kind, $0.name) }
  }

  private static func figures(
    _ new: [PublishedPage], _ old: [PublishedPage]?
  ) -> (before: DayFigures?, now: DayFigures) {
    // Pages that the user has exchanged in routes.json are compared as a whole.
    let apart = Set(
      Direction.allCases.filter { way in
        let places = new.places(way)
        return places.count > 1 && old.map { $0.places(way) == places } ?? false
      })
    // Names and single tables are only looked at beside those of before.
    return (
      old.map { DayFigures($0, apart: apart) },
      DayFigures(new, apart: apart, isCompared: old != nil)
    )
  }
}

extension [PublishedPage] {
  /// The addresses of one way's pages.
  fileprivate func places(_ way: Direction) -> [String] {
    filter { $0.direction == way }.map(\.source.url)
  }
}
