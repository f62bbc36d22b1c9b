/// One departure as the page prints it.
public struct RawDeparture: Hashable, Sendable {
  /// The hour as printed, 0 … 47; an hour 0 after 23 is still 0 here.
  public var hour: Int
  /// The minute as printed, 0 … 59.
  public var minute: Int
  /// Marks as printed beside it: ["△"], ["( )"].
  public var marks: [String]
  /// A route name in the departure's own row or cell.
  public var routeName: String?
  /// A destination in the departure's own row or cell.
  public var destination: String?
  /// A platform in the departure's own row or cell.
  public var platform: String?
  /// Words on the days of this departure alone: "平日", "土曜日運休".
  public var days: String?
  /// Which trip it is part of, on pages of stops × trips: the same text at every stop of a trip.
  public var trip: String?
  /// The stop's position in the trip, from 1, on pages of stops × trips.
  public var stopPosition: Int?
  /// The place in the page: "table[1]/tr[3]/td[1]".
  public var at: String

  /// A departure.
  @inlinable public init(
    hour: Int, minute: Int, marks: [String] = [], routeName: String? = nil,
    destination: String? = nil, platform: String? = nil, days: String? = nil,
    trip: String? = nil, stopPosition: Int? = nil, at: String
  ) {
    self.hour = hour
    self.minute = minute
    self.marks = marks
    self.routeName = routeName
    self.destination = destination
    self.platform = platform
    self.days = days
    self.trip = trip
    self.stopPosition = stopPosition
    self.at = at
  }
}
