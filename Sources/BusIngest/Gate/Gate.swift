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
    // Pages that the user has exchanged in routes.json are compared as a whole.
    let apart = Set(
      Direction.allCases.filter { way in
        let places = new.places(way)
        return places.count > 1 && old.map { $0.places(way) == places } ?? false
      })
    let before = old.map { DayFigures($0, apart: apart) }
    let now = DayFigures(new, apart: apart)
    // Of pages without any departure nothing else is worth saying.
    let empty = GateRule.emptied.objections(before, now, thresholds)
    let faults =
      empty.isEmpty ? GateRule.all.flatMap { $0.objections(before, now, thresholds) } : empty
    return faults.isEmpty ? nil : GateObjection(faults)
  }
}

extension [PublishedPage] {
  /// The addresses of one way's pages.
  fileprivate func places(_ way: Direction) -> [String] {
    filter { $0.direction == way }.map(\.source.url)
  }
}
