/// Why new data is kept aside: everything that is wrong with it.
public struct GateObjection: Hashable, Sendable {
  /// Every fault, in the order of the rules; never empty.
  public let faults: [GateFault]

  /// An objection.
  public init(_ faults: [GateFault]) { self.faults = faults }
}

/// One reason for which new data is kept aside.
public enum GateFault: Hashable, Sendable {
  /// The pages hold no departure; so many there were, nil at a first publication.
  case emptied(before: Int?)
  /// At a first publication: one way has pages and no departure stands on them.
  case silentDirection(Direction)
  /// At a first publication: there and back are the same so many departures.
  case twinDirections(departures: Int)
  /// More buses in one hour of a column than could call at a stop.
  case crowdedHour(buses: Int, hour: Int, GateDays)
  /// Kinds of day that had buses and have no column any more.
  case lostDays([GateDays])
  /// The departures of a kind of day fell.
  case fewerDepartures(GateDays, before: Int, now: Int)
  /// The departures of a kind of day grew.
  case moreDepartures(GateDays, before: Int, now: Int)
  /// The first bus of a kind of day moved.
  case movedFirst(GateDays, before: ServiceTime, now: ServiceTime)
  /// The last bus of a kind of day moved.
  case movedLast(GateDays, before: ServiceTime, now: ServiceTime)
  /// Nearly every departure of a way is at another time; the page, where there are several.
  case changedTimes(moved: Int, all: Int, Direction, url: String?)
  /// Another stop, line or destination with other times: the first name there was, and there is.
  case otherNames(GateName, before: String, now: String, Direction, url: String?)
  /// A kind of day has the times that another had.
  case swappedDays(GateDays, as: GateDays)
  /// A table's departures are all later by so many minutes, earlier when they are below zero; the
  /// stop, where a page has several tables for these days.
  case shifted(GateDays, stop: String?, minutes: Int, departures: Int)
  /// So many departures of a table are gone, from the first to the last, and the others stand.
  case lostPart(GateDays, stop: String?, departures: Int, from: ServiceTime, to: ServiceTime)
  /// So many departures lost their marks and stand where they stood.
  case lostMarks(GateDays, departures: Int)
  /// The departures of a kind of day fell in small pieces since a day.
  case eroded(GateDays, before: Int, now: Int, since: CivilDate)
}

/// What pages call what the gate guards.
public enum GateName: String, Sendable, Hashable, CaseIterable {
  /// The stop.
  case stop
  /// The line's name or number.
  case line
  /// Where it goes.
  case destination
}

/// A kind of day at one place, as the gate counts departures.
public struct GateDays: Hashable, Sendable {
  /// Which days.
  public enum Days: Hashable, Sendable {
    /// A kind that the calendar knows.
    case kind(DayKind)
    /// Sundays and holidays of one column.
    case sundayHoliday
    /// The page's own words.
    case named(String)
    /// The page does not say.
    case unsaid
  }

  /// Which way.
  public let direction: Direction
  /// The page's address, where the pages of the way are told apart.
  public let url: String?
  /// Which days.
  public let days: Days

  /// A kind of day.
  public init(direction: Direction, url: String?, days: Days) {
    self.direction = direction
    self.url = url
    self.days = days
  }
}
