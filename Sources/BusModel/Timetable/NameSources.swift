/// One of the four names that stand around a timetable.
public enum NameKind: String, CaseIterable, Hashable, Sendable {
  /// Where its buses are boarded.
  case stop
  /// The line.
  case routeName
  /// Where the buses go.
  case destination
  /// The platform (のりば).
  case platform
}

/// Where on a page the names of a timetable were found: "h3[1]", "table[1]/tr[1]/td[2]", "title",
/// "hint", "address"; nil for a name that is not told.
public struct NameSources: Hashable, Sendable {
  /// Where the stop's name was found.
  public var stop: String?
  /// Where the line's name was found.
  public var routeName: String?
  /// Where the destination was found.
  public var destination: String?
  /// Where the platform was found.
  public var platform: String?

  /// The places, none unless given.
  public init(
    stop: String? = nil, routeName: String? = nil, destination: String? = nil,
    platform: String? = nil
  ) {
    self.stop = stop
    self.routeName = routeName
    self.destination = destination
    self.platform = platform
  }
}
