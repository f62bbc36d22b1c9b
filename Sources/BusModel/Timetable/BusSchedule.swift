/// One departure of a bus: the row that the whole pipeline exists to publish.
public struct BusSchedule: Hashable, Sendable {
  /// When it leaves, in minutes of the service day.
  public var departureTime: ServiceTime
  /// The route's name or number; nil when neither page nor routes.json names it.
  public var routeName: String?
  /// Where it goes.
  public var destination: String?
  /// Where at the stop it leaves from.
  public var platform: String?
  /// Its marks with their legend texts.
  public var marks: [Mark]
  /// On which days it runs, when a mark or its own row narrows the timetable's days; else nil.
  public var pattern: ServicePattern?
  /// Which trip it belongs to, on pages of stops × trips.
  public var trip: String?
  /// The stop's position in that trip, from 1.
  public var stopPosition: Int?
  /// The place in the page: "table[1]/tr[3]/td[1]".
  public var at: String

  /// A departure.
  @inlinable public init(
    departureTime: ServiceTime, routeName: String? = nil, destination: String? = nil,
    platform: String? = nil, marks: [Mark] = [], pattern: ServicePattern? = nil,
    trip: String? = nil, stopPosition: Int? = nil, at: String
  ) {
    self.departureTime = departureTime
    self.routeName = routeName
    self.destination = destination
    self.platform = platform
    self.marks = marks
    self.pattern = pattern
    self.trip = trip
    self.stopPosition = stopPosition
    self.at = at
  }
}

/// A mark beside a departure and what the page's legend says of it.
public struct Mark: Hashable, Sendable {
  /// The mark as the legend prints it: "P", "△", "( )".
  public let mark: String
  /// The legend's words, or nil when the page explains it nowhere.
  public let text: String?

  /// A mark.
  public init(mark: String, text: String?) {
    self.mark = mark
    self.text = text
  }
}
