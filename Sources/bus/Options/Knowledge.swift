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
  ///   - store: the database; nil when there is none yet.
  ///   - past: a moment of the past whose belief is asked for; nil for what is in force.
  /// - Throws: `StoreError`.
  init(
    of setting: RouteSetting, in settings: RoutesFile, from store: TimetableStore?,
    asOf past: Moment? = nil
  ) throws {
    if let past {
      let then = try store?.route(id: setting.id, asOf: past)
      route = (then ?? PublishedRoute(routeID: setting.id, name: setting.name)).believed(at: past)
    } else {
      route = try store?.activeRoute(id: setting.id)
    }
    calendar = ServiceCalendar(
      operator: settings.serviceOperator(of: setting), announced: try Self.announced(in: store))
  }

  /// The days that only the feed knows: a new act. On other days the law's own names are kept.
  static func announced(in store: TimetableStore?) throws -> [Holiday] {
    let told = try store?.holidays()?.holidays ?? []
    return told.filter { HolidayLaw.holiday(on: $0.date) == nil }
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
