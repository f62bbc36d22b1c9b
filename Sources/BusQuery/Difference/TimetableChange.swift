public import BusModel

/// One difference between two states of a route's timetables.
public struct TimetableChange: Hashable, Sendable {
  /// Which way.
  public var direction: Direction
  /// The stop, as it is called now, or was when it is gone.
  public var stop: String?
  /// The route's name or number, likewise.
  public var routeName: String?
  /// The destination, likewise.
  public var destination: String?
  /// The days, as the column is labelled: "平日".
  public var days: String
  /// What changed.
  public var kind: Kind
  /// How many departures it concerns.
  public var count: Int
  /// When those departures leave now; empty where the whole column is called otherwise.
  public var times: [ServiceTime] = []

  /// What changed.
  public enum Kind: Hashable, Sendable {
    /// A column is there that was not.
    case columnAdded
    /// A column is gone.
    case columnRemoved
    /// A bus more.
    case added(ServiceTime)
    /// A bus less.
    case removed(ServiceTime)
    /// The same bus at another time.
    case moved(from: ServiceTime, to: ServiceTime)
    /// Another stop, route, destination, platform, label or set of marks.
    case renamed(Field, from: String?, to: String?)
  }

  /// What can be called otherwise.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    /// The stop's name.
    case stop
    /// The route's name.
    case routeName
    /// The destination.
    case destination
    /// The platform.
    case platform
    /// The days on which the departures run.
    case days
    /// The marks beside the departures.
    case marks
  }
}
