import BusModel

/// Timetables that stand on a page twice, once for telephones and once for large screens.
enum EqualCopies {
  /// The timetables with each of them once; those without days or departures are kept, since nothing tells
  /// them apart.
  static func merged(_ timetables: [RawTimetable]) -> [RawTimetable] {
    guard timetables.count > 1 else { return timetables }
    var seen = Set<RawTimetable>()
    return timetables.filter { table in
      table.label == nil || table.departures.isEmpty || seen.insert(placeless(table)).inserted
    }
  }

  /// A timetable without the places it was read from.
  private static func placeless(_ table: RawTimetable) -> RawTimetable {
    var bare = table
    bare.at = ""
    for index in bare.departures.indices {
      bare.departures[index].at = ""
      bare.departures[index].trip = nil
    }
    return bare
  }
}
