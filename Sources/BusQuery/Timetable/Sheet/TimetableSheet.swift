public import BusModel

/// A route on one sheet of paper: each way with its weekday, Saturday, and Sunday and holiday buses
/// side by side, for a fridge.
public struct TimetableSheet: Sendable {
  /// What people read for the route.
  let title: String
  /// The ways that have pages.
  let ways: [Way]

  /// One way.
  struct Way: Sendable {
    var direction: Direction
    /// The kinds of day; those that have the same buses are one.
    var columns: [Column]
    /// What distinguishes buses, in the words of the legend.
    var legend: [String]
    /// The commonest stop, line, destination and platform.
    var names: Line
    /// What is worth saying.
    var notes: [Reason]
    /// The addresses of its pages.
    var pages: [String]
    /// When they were last confirmed; nil without pages.
    var fetchedAt: Moment?
    /// The first day they hold for, as far as that is known.
    var validFrom: CivilDate?
  }

  /// The buses of one kind of day, or of several.
  struct Column: Sendable {
    var services: [ServiceDayKind]
    var departures: [SheetDeparture]
    /// Why there is none.
    var reason: Reason?
  }

  /// The sheet of a route.
  ///
  /// - Parameters:
  ///   - basis: the route, both ways of it.
  ///   - directions: the ways; those without pages are left out.
  ///   - date: the first day it is for; each kind of day is the next plain one from it on.
  ///   - clock: what the clock says.
  public init(
    of basis: RouteBasis, _ directions: [Direction], from date: CivilDate, clock: Moment
  ) {
    title = basis.setting.title ?? basis.setting.name
    let asked = directions.filter { !basis.setting.timetableURLs($0).isEmpty }
    ways = (asked.isEmpty ? Array(directions.prefix(1)) : asked).map { direction in
      Way(of: basis, direction, from: date, clock: clock)
    }
  }

  /// The contract's exit status: 0 when there is a bus on it, else 3.
  public var exitStatus: Int32 {
    ways.flatMap(\.columns).contains { !$0.departures.isEmpty } ? 0 : 3
  }
}

/// A departure as it stands on a sheet: its minute and the signs behind it.
struct SheetDeparture: Hashable, Sendable {
  var time: ServiceTime
  /// "P", "a", "?": its marks, the letter of its line, and doubt.
  var signs: String

  /// "05", "41P".
  var text: String { "\(time)".suffix(2) + signs }
}

extension TimetableSheet.Way {
  private static let services: [ServiceDayKind] = [.weekday, .saturday, .sundayHoliday]

  fileprivate init(
    of basis: RouteBasis, _ direction: Direction, from date: CivilDate, clock: Moment
  ) {
    let days = Self.services.map { service in
      basis.day(direction, on: basis.calendar.plainDay(service, from: date), clock: clock)
    }
    let legend = SheetLegend(of: days)
    self.direction = direction
    columns = Self.columns(days, legend)
    self.legend = legend.lines
    names = legend.names
    notes = days.flatMap(\.notices).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    let version = basis.route?.version(on: date)
    let own = version?.pages.filter { $0.direction == direction } ?? []
    pages = own.map(\.source.url)
    fetchedAt = own.map(\.source.fetchedAt).min()
    let begins = own.flatMap(\.timetables).compactMap(\.validFrom).filter { $0 <= date }
    validFrom = begins.max() ?? version?.effectiveFrom
  }

  /// A column a kind of day; those with the same buses are one.
  private static func columns(
    _ days: [DayTimetable], _ legend: SheetLegend
  ) -> [TimetableSheet.Column] {
    var columns: [TimetableSheet.Column] = []
    for (service, day) in zip(services, days) {
      let departures = day.inOrder.map {
        SheetDeparture(time: $0.schedule.departureTime, signs: legend.signs(of: $0))
      }
      if let last = columns.last, last.departures == departures, last.reason == nil,
        day.reason == nil
      {
        columns[columns.count - 1].services.append(service)
      } else {
        columns.append(
          TimetableSheet.Column(services: [service], departures: departures, reason: day.reason))
      }
    }
    return columns
  }
}

extension ServiceCalendar {
  /// The next day on which a kind of service runs for no other reason than its day of the week.
  func plainDay(_ service: ServiceDayKind, from date: CivilDate) -> CivilDate {
    let days = date.days(60).filter { date in
      let day = day(date)
      return day.isPlain && day.runs == service && !isUnsettledSeason(date)
    }
    return days.first ?? date
  }
}
