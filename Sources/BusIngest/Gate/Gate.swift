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
  /// - Returns: one sentence for a person.
  public func objection(to new: [PublishedPage], replacing old: [PublishedPage]?) -> String? {
    let before = old.map { DayFigures($0) }
    let now = DayFigures(new)
    return GateRule.all.lazy.compactMap { $0.objection(before, now, thresholds) }.first
  }
}
