import BusLabels
import BusModel

/// Puts departures after midnight on the service day that began the evening before, as
/// ``ServiceTime`` carries hours.
enum MidnightCarry {
  /// The times in page order, nil for one that is beyond a service day; and whether the page begins
  /// with hours 0 … 2, which may be the end of the day before.
  static func times(of departures: [RawDeparture]) -> (times: [ServiceTime?], isAmbiguous: Bool) {
    // By index: a departure is not copied to be asked for its hour.
    let carried = ServiceTime.carried(hours: departures.indices.map { departures[$0].hour })
    let times = departures.indices.map { index in
      ServiceTime(hour: carried.hours[index], minute: departures[index].minute)
    }
    return (times, carried.isAmbiguous)
  }
}
