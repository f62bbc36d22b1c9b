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
