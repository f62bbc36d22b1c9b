import BusLabels
import BusModel

/// Puts departures after midnight on the service day that began the evening before, as
/// ``ServiceTime`` carries hours.
enum MidnightCarry {
  /// The times in page order, nil for one that is beyond a service day; and whether the page begins
  /// with hours 0 … 2, which may be the end of the day before.
  static func times(of departures: [RawDeparture]) -> (times: [ServiceTime?], isAmbiguous: Bool) {
    let carried = ServiceTime.carried(hours: departures.map(\.hour))
    let times = zip(carried.hours, departures).map { ServiceTime(hour: $0, minute: $1.minute) }
    return (times, carried.isAmbiguous)
  }
}
