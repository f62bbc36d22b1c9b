/// Why a holiday feed is not taken in; the last good one is kept.
public struct HolidayFeedFault: Error, Hashable, Sendable {
  /// What a caller may decide upon.
  public enum Code: String, Hashable, Sendable {
    /// Neither a flat JSON object of date → name nor a list of `YYYY/M/D,name`.
    case malformed
    /// No day at all.
    case empty
    /// It lacks days or years that the last good one has.
    case shorter
  }

  /// What kind of fault.
  public let code: Code
  /// What was expected and what was found.
  public let detail: String
}

extension HolidayFeedFault: CustomStringConvertible {
  /// What was expected and what was found.
  public var description: String { detail }
}
