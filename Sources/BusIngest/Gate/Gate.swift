public import BusModel

/// Decides whether new data may take the place of the last good data.
public struct Gate: Sendable {
  private let rules: [GateRule]
  private let thresholds: GateThresholds

  /// The gate with its usual rules and figures.
  public init() { self.init(rules: GateRule.all, thresholds: GateThresholds()) }

  init(rules: [GateRule], thresholds: GateThresholds) {
    self.rules = rules
    self.thresholds = thresholds
  }

  /// Why the new pages are to be kept aside, or nil when they may be published.
  ///
  /// - Parameters:
  ///   - new: all pages of a route.
  ///   - old: the pages in force; nil when nothing was ever published.
  /// - Returns: one sentence for a person.
  public func objection(to new: [PublishedPage], replacing old: [PublishedPage]?) -> String? {
    let before = old.map { DayFigures($0) }
    let now = DayFigures(new)
    return rules.lazy.compactMap { $0.objection(before, now, thresholds) }.first
  }
}
