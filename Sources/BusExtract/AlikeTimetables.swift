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
      let isDouble = single[..<index].contains { other in
        isAlike(other, table) && stopsBeside(other, timetables) == stopsBeside(table, timetables)
      }
      guard isDouble else { continue }
      return [
        Notice(.unreadDays(.timetablesHeadedAlike), at: table.at)
      ]
    }
    return []
  }

  /// Words that were not understood beside two timetables that they may tell apart: 休業日ダイヤ below 授業日ダイヤ.
  static func unread(_ timetables: [RawTimetable]) -> [Notice] {
    let open = timetables.filter { table in
      table.unreadDays != nil && table.departures.contains { $0.trip == nil }
    }
    for (index, table) in open.enumerated() {
      let isDouble = open[..<index].contains { other in
        mayShareNames(other, table) && moments(other) != moments(table)
      }
      if isDouble, let words = table.unreadDays {
        return [Notice(.unreadDays(.words(words)), at: table.at)]
      }
    }
    return []
  }

  /// Departures without days beside others of the same names that have some: whoever asks is told that
  /// they are open.
  static func openDays(_ timetables: [RawTimetable]) -> [Notice] {
    let named = timetables.filter { $0.label != nil && !$0.departures.isEmpty }
    let open = timetables.first { table in
      table.label == nil && !table.departures.isEmpty
        && table.departures.allSatisfy { $0.trip == nil && $0.days == nil }
        && named.contains { mayShareNames($0, table) }
    }
    return open.map { [Notice(.unreadDays(.columnWithoutDays(heading: nil)), at: $0.at)] } ?? []
  }

  /// Whether no name of one contradicts the other's: what only one of them tells may be said of both.
  static func mayShareNames(_ first: RawTimetable, _ second: RawTimetable) -> Bool {
    let pairs = [
      (first.stop, second.stop), (first.routeName, second.routeName),
      (first.destination, second.destination), (first.platform, second.platform),
    ]
    return pairs.allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
  }

  /// The stops of the table that a timetable stands in: 港発 beside 駅発 is another than beside 空港発.
  private static func stopsBeside(_ table: RawTimetable, _ all: [RawTimetable]) -> Set<String> {
    let place = table.at.prefix { $0 != "/" }
    return Set(all.filter { $0.at.prefix { $0 != "/" } == place }.compactMap(\.stop))
  }

  private static func isAlike(_ first: RawTimetable, _ second: RawTimetable) -> Bool {
    first.stop == second.stop && first.routeName == second.routeName
      && first.destination == second.destination && first.platform == second.platform
      && first.label == second.label
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
