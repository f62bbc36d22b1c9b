import BusModel

/// Puts departures after midnight on the service day that began the evening before.
///
/// A page prints them as hours 24 and 25, or as 0 and 1 below 23. An hour of at most 4 after one of
/// at least 20 gets 24 more, and so does every hour of at most 4 after that.
enum MidnightCarry {
  /// The times in page order, nil for one that is beyond a service day; and whether the page begins
  /// with hours 0 … 2, which may be the end of the day before.
  static func times(of departures: [RawDeparture]) -> (times: [ServiceTime?], isAmbiguous: Bool) {
    var times: [ServiceTime?] = []
    var latest = -1
    for departure in departures {
      var hour = departure.hour
      if hour <= 4, latest >= 20 { hour += 24 }
      latest = max(latest, hour)
      times.append(ServiceTime(hour: hour, minute: departure.minute))
    }
    let isAmbiguous = departures.first.map { $0.hour <= 2 } ?? false
    return (times, isAmbiguous)
  }
}
