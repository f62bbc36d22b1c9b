/// The holidays as a feed told them last.
public struct HolidayFeed: Hashable, Sendable {
  /// Where they came from.
  public var url: String
  /// When.
  public var fetchedAt: Moment
  /// The days in order.
  public var holidays: [Holiday]

  /// A feed.
  public init(url: String, fetchedAt: Moment, holidays: [Holiday]) {
    self.url = url
    self.fetchedAt = fetchedAt
    self.holidays = holidays
  }
}
