import BusSettings
import BusModel
import BusStore

/// What an answer about a route rests on: its published data, and the days of its operator.
struct Knowledge {
  /// What the store knows; nil when nothing was ever ingested.
  let route: PublishedRoute?
  /// The operator's days.
  let calendar: ServiceCalendar

  /// Reads it.
  ///
  /// - Parameters:
  ///   - setting: the route.
  ///   - settings: its file.
  ///   - reader: the database; nil when there is none yet.
  ///   - direction: the way that is asked about; nil for both.
  ///   - past: a moment of the past whose belief is asked for; nil for what is in force.
  ///   - date: the service day that is asked about.
  /// - Throws: `StoreError`.
  init(
    of setting: RouteSetting, in settings: RoutesFile, from reader: TimetableReader?,
    direction: Direction? = nil, asOf past: Moment? = nil, on date: CivilDate
  ) throws {
    let known = try reader?.knowledge(
      of: setting.id, direction: direction, asOf: past,
      holidaysFrom: date.adding(days: -Self.daysBack))
    if let past {
      let then = known?.route ?? PublishedRoute(routeID: setting.id, name: setting.name)
      route = then.believed(at: past)
    } else {
      route = known?.route
    }
    calendar = ServiceCalendar(
      operator: settings.serviceOperator(of: setting),
      announced: Self.announced(known?.holidays ?? []))
  }

  /// How far before the day asked about other days are looked at: the board goes back a year.
  private static let daysBack = 400

  /// The days that only the feed knows: a new act. On other days the law's own names are kept.
  static func announced(_ told: [Holiday]) -> [Holiday] {
    told.filter { HolidayLaw.holiday(on: $0.date) == nil }
  }

  /// The same from a store.
  static func announced(in store: TimetableStore?) throws -> [Holiday] {
    announced(try store?.holidays()?.holidays ?? [])
  }
}

extension PublishedRoute {
  /// The same as the belief of a moment of the past.
  fileprivate func believed(at moment: Moment) -> PublishedRoute {
    var route = self
    route.asOf = moment
    return route
  }
}
