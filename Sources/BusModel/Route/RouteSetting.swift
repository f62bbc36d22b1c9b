/// One route of routes.json. The keys are the seed design's own.
public struct RouteSetting: Hashable, Sendable {
  /// A UUID that stays when the route is renamed.
  public var id: String
  /// The short name that people type: `bus next --route home`.
  public var name: String
  /// What people read; the name when absent.
  public var title: String?
  /// Pages of the way out.
  public var outboundTimetableURLs: [TimetableURL]
  /// Pages of the way back.
  public var inboundTimetableURLs: [TimetableURL]
  /// The operator's approach page (接近情報) of the way out.
  public var outboundProximityURL: String?
  /// The operator's approach page of the way back.
  public var inboundProximityURL: String?
  /// How long the walk to the stop takes.
  public var walkMinutes: Int?
  /// `id` of the operator whose rules hold.
  public var operatorID: String?
  /// What new data of it may differ in before it is kept aside.
  public var gate: GateSetting
  /// Until this time of the service day the way out is meant when none is named, after it the way
  /// back; nil for the way out all day.
  public var outboundUntil: ServiceTime?

  /// A route.
  public init(
    id: String, name: String, title: String? = nil, outboundTimetableURLs: [TimetableURL] = [],
    inboundTimetableURLs: [TimetableURL] = [], outboundProximityURL: String? = nil,
    inboundProximityURL: String? = nil, walkMinutes: Int? = nil, operatorID: String? = nil,
    gate: GateSetting = GateSetting(), outboundUntil: ServiceTime? = nil
  ) {
    self.id = id
    self.name = name
    self.title = title
    self.outboundTimetableURLs = outboundTimetableURLs
    self.inboundTimetableURLs = inboundTimetableURLs
    self.outboundProximityURL = outboundProximityURL
    self.inboundProximityURL = inboundProximityURL
    self.walkMinutes = walkMinutes
    self.operatorID = operatorID
    self.gate = gate
    self.outboundUntil = outboundUntil
  }

  /// The pages of one way.
  public func timetableURLs(_ direction: Direction) -> [TimetableURL] {
    direction == .outbound ? outboundTimetableURLs : inboundTimetableURLs
  }

  /// The way that is meant when none is named: by `outboundUntil` where there are pages of both. The
  /// small hours belong to the evening before them.
  public func usualDirection(at now: Moment) -> Direction {
    guard let outboundUntil, !inboundTimetableURLs.isEmpty else { return .outbound }
    let minute = now.minuteOfDay < 240 ? now.minuteOfDay + 1440 : now.minuteOfDay
    return minute < outboundUntil.minutes ? .outbound : .inbound
  }
}

/// A page of a route, and what the user knows better than the page.
public struct TimetableURL: Hashable, Sendable {
  /// http or https.
  public var url: String
  /// What overrides the page; all absent in the usual case.
  public var hints: PageHints

  /// A page.
  public init(url: String, hints: PageHints = PageHints()) {
    self.url = url
    self.hints = hints
  }
}

/// What routes.json may say about a page. Every hint is optional: a page should need none.
public struct PageHints: Hashable, Sendable {
  /// A CSS selector that limits the search to a part of the page.
  public var within: String?
  /// Overrides the stop.
  public var stop: String?
  /// Overrides the route's name.
  public var routeName: String?
  /// Overrides the destination.
  public var destination: String?
  /// Overrides the platform.
  public var platform: String?
  /// Overrides the day label: "平日".
  public var service: String?
  /// Forces a layout by name: "hour-grid".
  public var layout: String?
  /// Keeps only what matches: keys `stop`, `routeName`, `destination`, `platform`, `label`.
  public var only: [String: String]

  /// Hints.
  public init(
    within: String? = nil, stop: String? = nil, routeName: String? = nil,
    destination: String? = nil, platform: String? = nil, service: String? = nil,
    layout: String? = nil, only: [String: String] = [:]
  ) {
    self.within = within
    self.stop = stop
    self.routeName = routeName
    self.destination = destination
    self.platform = platform
    self.service = service
    self.layout = layout
    self.only = only
  }
}

extension PageHints {
  /// The hints that are one text each, by their keys of routes.json and in its order; `only` is not
  /// among them.
  public var texts: [(key: String, text: String?)] {
    [
      ("within", within), ("stop", stop), ("routeName", routeName), ("destination", destination),
      ("platform", platform), ("service", service), ("layout", layout),
    ]
  }
}

/// Which way a route is travelled; each way has its own timetable pages.
public enum Direction: String, Sendable, Hashable, CaseIterable {
  /// Away from home, in the user's own sense: `outboundTimetableURLs`.
  case outbound
  /// Back: `inboundTimetableURLs`.
  case inbound
}

/// The layouts by which pages are read, as routes.json and the JSON output call them.
public enum PageLayout: String, CaseIterable, Sendable {
  /// Hours down the side, minutes beside them.
  case hourGrid = "hour-grid"
  /// Hours along the top, minutes below.
  case sidewaysHourGrid = "sideways-hour-grid"
  /// Stops down the side, a column per trip.
  case stopsByTrips = "stops-by-trips"
  /// Stops along the top, a row per trip.
  case tripsByStops = "trips-by-stops"
  /// One departure after the other.
  case departureList = "departure-list"
}
