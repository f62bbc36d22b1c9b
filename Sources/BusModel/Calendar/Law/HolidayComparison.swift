/// What a feed or a list of holidays says otherwise than the law, between its first and last day.
///
/// Dates alone count, for the names of feeds change.
public struct HolidayComparison: Hashable, Sendable {
  /// Days that only the list has, in order: a new act, or a mistake.
  public let added: [CivilDate]
  /// Days that only the law has, in order.
  public let missing: [CivilDate]
  /// The last day the list names; nil for an empty one.
  public let horizon: CivilDate?

  /// How long before the horizon people should know of it.
  ///
  /// Lists are published a year ahead; one that ends sooner than this has been forgotten.
  public static let daysAhead = 90

  /// Compares a list with the law.
  public init(of feed: [Holiday]) {
    let dates = Set(feed.map(\.date))
    horizon = dates.max()
    added = dates.filter { HolidayLaw.holiday(on: $0) == nil }.sorted()
    guard let first = dates.min(), let horizon else {
      missing = []
      return
    }
    missing = (first.dayNumber...horizon.dayNumber).lazy.map { CivilDate(dayNumber: $0) }
      .filter { HolidayLaw.dayKind(of: $0) == .holiday && !dates.contains($0) }
  }

  /// "+2026-11-24" for a day that only the list has, "-2026-11-23" for one that only the law has.
  public var differences: [String] {
    (added.map { ($0, "+") } + missing.map { ($0, "-") }).sorted { $0.0 < $1.0 }
      .map { "\($0.1)\($0.0)" }
  }

  /// Whether the list ends so soon after a date that a newer one should be there.
  public func endsSoon(after date: CivilDate) -> Bool {
    guard let horizon else { return false }
    return horizon.dayNumber - date.dayNumber < Self.daysAhead
  }
}
