import BusModel

/// Finds timetables of one page that nothing tells apart although their buses differ: the words that
/// do, a day or a direction, were not found, and each would be taken for the whole.
enum AlikeTimetables {
  /// A left-over for the first such pair.
  static func notices(_ timetables: [RawTimetable]) -> [Notice] {
    let single = timetables.filter { table in
      !table.departures.isEmpty && table.departures.allSatisfy { $0.trip == nil }
    }
    for (index, table) in single.enumerated() {
      guard single[..<index].contains(where: { isAlike($0, table) }) else { continue }
      return [
        Notice(.unreadDays(.timetablesHeadedAlike), at: table.at)
      ]
    }
    return []
  }

  private static func isAlike(_ first: RawTimetable, _ second: RawTimetable) -> Bool {
    first.stop == second.stop && first.routeName == second.routeName
      && first.destination == second.destination && first.platform == second.platform
      && (first.label == second.label || first.label == nil || second.label == nil)
      && first.remarks == second.remarks
      && names(first) == names(second) && overlap(first, second)
      && moments(first) != moments(second)
  }

  /// Where the departures themselves go, and by which route.
  private static func names(_ timetable: RawTimetable) -> Set<[String?]> {
    Set(timetable.departures.map { [$0.routeName, $0.destination, $0.platform] })
  }

  /// One that goes on where the other ends is its second half.
  private static func overlap(_ first: RawTimetable, _ second: RawTimetable) -> Bool {
    let (left, right) = (moments(first), moments(second))
    guard let start = left.min(), let end = left.max(), let other = right.min(),
      let last = right.max()
    else { return false }
    return start < last && other < end
  }

  private static func moments(_ timetable: RawTimetable) -> [Int] {
    timetable.departures.map { $0.hour * 60 + $0.minute }
  }
}
