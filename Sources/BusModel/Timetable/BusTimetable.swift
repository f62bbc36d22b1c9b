/// One column of a timetable after normalising: the departures of one stop on one kind of day.
public struct BusTimetable: Hashable, Sendable {
  /// The stop it is read at.
  public var stop: String?
  /// The route's name or number.
  public var routeName: String?
  /// Where the buses go, unless a departure says otherwise.
  public var destination: String?
  /// The platform.
  public var platform: String?
  /// The day label as printed: "平日"; nil when the page gives none.
  public var label: String?
  /// The days in the contract's word; nil when the page does not say.
  public var service: ServiceKind?
  /// The days exactly; nil when the page does not say.
  public var pattern: ServicePattern?
  /// The first service day it is valid for, when the page announces a revision.
  public var validFrom: CivilDate?
  /// The departures in time order; empty when the column is there and says that no bus runs.
  public var departures: [BusSchedule]
  /// Where the column stands in the page.
  public var at: String
  /// Where the names were found in the page.
  public var sources: NameSources
  /// Whether its departures are lost: what the database has is not what was published.
  public var isDamaged = false

  /// A column.
  public init(
    stop: String? = nil, routeName: String? = nil, destination: String? = nil,
    platform: String? = nil, label: String? = nil, service: ServiceKind? = nil,
    pattern: ServicePattern? = nil, validFrom: CivilDate? = nil,
    departures: [BusSchedule] = [], at: String, sources: NameSources = NameSources()
  ) {
    self.stop = stop
    self.routeName = routeName
    self.destination = destination
    self.platform = platform
    self.label = label
    self.service = service
    self.pattern = pattern
    self.validFrom = validFrom
    self.departures = departures
    self.at = at
    self.sources = sources
  }
}

/// The bytes that a timetable was read from.
public struct PageSourceReference: Hashable, Sendable {
  /// The address as routes.json gives it.
  public var url: String
  /// When it was last confirmed: fetched, or answered "not modified".
  public var fetchedAt: Moment
  /// SHA-256 of the bytes, lower-case hex; the archive's key.
  public var sha256: String

  /// A reference.
  public init(url: String, fetchedAt: Moment, sha256: String) {
    self.url = url
    self.fetchedAt = fetchedAt
    self.sha256 = sha256
  }
}

/// Everything published for one page of a route: its columns, and where they came from.
public struct PublishedPage: Hashable, Sendable {
  /// Which way of the route it belongs to.
  public var direction: Direction
  /// The page it was read from.
  public var source: PageSourceReference
  /// Its columns in page order.
  public var timetables: [BusTimetable]
  /// The hints of routes.json it was read with, as one key; empty without hints. The same bytes
  /// read with other hints are another page.
  public var hintsKey: String
  /// What the page says of dates on which it runs as other days do, in page order.
  public var dayRules: [PageDayRule]

  /// A page.
  public init(
    direction: Direction, source: PageSourceReference, timetables: [BusTimetable],
    hintsKey: String = "", dayRules: [PageDayRule] = []
  ) {
    self.direction = direction
    self.source = source
    self.timetables = timetables
    self.hintsKey = hintsKey
    self.dayRules = dayRules
  }
}

/// The days on which a timetable column runs, as the JSON contract names them.
public enum ServiceKind: String, Sendable, Hashable, CaseIterable {
  /// Monday to Friday without holidays.
  case weekday
  /// Saturdays that are no holidays.
  case saturday
  /// Sundays alone.
  case sunday
  /// Holidays alone.
  case holiday
  /// Sundays and holidays: 日祝, 休日.
  case sundayHoliday
  /// Saturdays, Sundays and holidays: 土日祝.
  case saturdaySundayHoliday
  /// Every day.
  case daily
  /// Anything else: the pattern says on which days.
  case custom
}
