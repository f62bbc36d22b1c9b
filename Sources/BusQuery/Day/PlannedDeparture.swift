public import BusModel

/// One departure of a service day, with everything that is known of it.
public struct PlannedDeparture: Hashable, Sendable {
  /// The departure; route, destination and platform are filled in from its column.
  public var schedule: BusSchedule
  /// The service day it belongs to.
  public var serviceDate: CivilDate
  /// The stop.
  public var stop: String?
  /// The label of its column as printed.
  public var label: String?
  /// The days of its column in the contract's word.
  public var service: ServiceKind?
  /// The page it was read from.
  public var source: PageSourceReference
  /// Why it may not run today; nil when it surely does.
  public var doubt: PatternAnswer?
  /// Whether it is the last of its service day that surely runs.
  public var isLast = false

  init(
    _ schedule: BusSchedule, in column: ChosenColumn, on date: CivilDate, doubt: PatternAnswer?
  ) {
    let timetable = column.timetable
    self.schedule = schedule
    self.schedule.routeName = schedule.routeName ?? timetable.routeName
    self.schedule.destination = schedule.destination ?? timetable.destination
    self.schedule.platform = schedule.platform ?? timetable.platform
    serviceDate = date
    stop = timetable.stop
    label = timetable.label
    service = timetable.service
    source = column.source
    self.doubt = doubt
  }

  /// When it leaves.
  public var departsAt: Moment { schedule.departureTime.moment(on: serviceDate) }
}

/// A column that runs on the day, and its page.
struct ChosenColumn: Hashable, Sendable {
  var timetable: BusTimetable
  var source: PageSourceReference
  /// The days as its page has them.
  var calendar: ServiceCalendar
}
