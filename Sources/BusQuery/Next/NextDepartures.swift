public import BusModel

/// The answer of `bus next`.
public struct NextDepartures: Hashable, Sendable {
  /// The route's short name.
  public var route: String
  /// What people read for it.
  public var title: String
  /// Which way.
  public var direction: Direction
  /// The moment asked about.
  public var now: Moment
  /// What the clock says; of another year than its own a date is told with the year.
  public var clock: Moment
  /// What can be said.
  public var status: Status
  /// Why there is nothing to show; nil when there is.
  public var reason: Reason?
  /// The next departures in time order.
  public var departures: [NextDeparture]
  /// The first bus of the next service day that has one; nil when none is known.
  public var nextService: NextService?
  /// The service day the answer is about: of the first departure, else of the date asked about.
  public var day: ServiceDay
  /// How fresh the data is.
  public var data: DataState
  /// What is worth saying beside the answer.
  public var notices: [Reason]

  /// What can be said, in the contract's words.
  public enum Status: String, Sendable, Hashable, CaseIterable {
    /// There are departures.
    case ok
    /// The day has buses, none is left.
    case noneLeft
    /// The day has no buses.
    case noService
    /// It cannot be told which buses run on the day.
    case unknownDay
    /// Nothing was ever published for this.
    case neverIngested
  }

  /// The contract's exit status: 0 when something is shown, else 3.
  public var exitStatus: Int32 { departures.isEmpty ? 3 : 0 }
}

extension [NextDepartures] {
  /// The contract's exit status: 0 when one of them shows something, else 3.
  public var exitStatus: Int32 { map(\.exitStatus).min() ?? 3 }
}

/// A departure as seen from now.
public struct NextDeparture: Hashable, Sendable {
  /// The departure.
  public var departure: PlannedDeparture
  /// When it leaves.
  public var departsAt: Moment
  /// Whole minutes until then, rounded down; 0 until the minute that it leaves in is over.
  public var minutesUntilDeparture: Int
  /// Whether the walk is short enough to catch it.
  public var isReachable: Bool
  /// How late it is by the company's word; nil unless that was asked for and is certain.
  public var live: LiveDelay?

  /// A departure as it is seen at a moment.
  ///
  /// - Parameters:
  ///   - departure: the departure.
  ///   - minutes: whole minutes until it leaves.
  ///   - isReachable: whether the walk is short enough.
  public init(_ departure: PlannedDeparture, minutes: Int, isReachable: Bool = true) {
    self.departure = departure
    departsAt = departure.departsAt
    minutesUntilDeparture = minutes
    self.isReachable = isReachable
  }

  /// Whether it has left.
  public var hasGone: Bool { minutesUntilDeparture < 0 }
}

/// The first bus of a later service day.
public struct NextService: Hashable, Sendable {
  /// The day and as what it runs.
  public var day: ServiceDay
  /// Its first bus.
  public var departure: PlannedDeparture
  /// What leaves it open.
  public var notices: [Reason] = []
}
