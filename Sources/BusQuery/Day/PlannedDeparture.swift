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
  /// Whether it is the last of its service day that surely runs to its destination.
  public var isLast = false
  /// Whether it is the very last of its service day that surely runs.
  public var isLastOfDay = false

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

  /// Whole minutes until it leaves, rounded down; 0 too until the minute that it leaves in is over,
  /// for a person reads 7:41 as the whole minute, and negative once it has gone.
  public func minutes(from now: Moment) -> Int {
    let minutes = departsAt.minutes(since: now)
    return minutes == -1 && departsAt.adding(seconds: 60) > now ? 0 : minutes
  }
}

extension [PlannedDeparture] {
  /// With the last bus of each service day to each destination marked, and the very last one. A bus
  /// that may not run is never the last.
  func withLastMarked() -> [PlannedDeparture] {
    var result = self
    var (ends, days): (Set<[String]>, Set<CivilDate>) = ([], [])
    for index in indices.reversed() {
      let (date, schedule) = (self[index].serviceDate, self[index].schedule)
      let isSure = self[index].doubt == nil
      result[index].isLast =
        isSure && ends.insert(["\(date.dayNumber)", schedule.destination ?? ""]).inserted
      result[index].isLastOfDay = isSure && days.insert(date).inserted
    }
    return result
  }
}

extension CivilDate {
  /// So many days from this one on; fewer where the calendar ends, with the year 9999.
  func days(_ count: Int) -> [CivilDate] {
    let first = dayNumber
    return (0..<count).map { adding(days: $0) }.enumerated()
      .filter { $1.dayNumber == first + $0 }.map(\.element)
  }
}

/// A column that runs on the day, and its page.
struct ChosenColumn: Hashable, Sendable {
  var timetable: BusTimetable
  var source: PageSourceReference
  /// The days as its page has them.
  var calendar: ServiceCalendar
}
