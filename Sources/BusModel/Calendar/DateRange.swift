/// A run of days, both ends included: of one year ("2026-07-21..2026-08-24") or of every year
/// ("12-29..01-03", which may wrap over New Year). A single day is a range of one.
public struct DateRange: Hashable, Sendable {
  /// The first day.
  public let first: Day
  /// The last day.
  public let last: Day

  /// One end of a range.
  public struct Day: Hashable, Sendable {
    /// The year, or nil when the range comes back every year.
    public let year: Int?
    /// 1 … 12.
    public let month: Int
    /// 1 … 31.
    public let day: Int
  }
}
