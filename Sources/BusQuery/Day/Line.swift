internal import BusModel

/// What is one line to a passenger; the columns of one line are rivals for a day.
struct Line: Hashable, Sendable {
  var stop: String?
  var routeName: String?
  var destination: String?
  var platform: String?

  init(_ timetable: BusTimetable) {
    stop = timetable.stop
    routeName = timetable.routeName
    destination = timetable.destination
    platform = timetable.platform
  }

  /// "鳴子14 地下鉄鳴子北", as far as it has names.
  var name: String {
    [routeName, destination, stop].compactMap { $0 }.joined(separator: " ")
  }
}
