import BusModel

/// Timetables that stand on a page twice, once for telephones and once for large screens.
enum EqualCopies {
  /// The timetables with each of them once; those without days or departures are kept, since nothing tells
  /// them apart.
  static func merged(_ timetables: [RawTimetable]) -> [RawTimetable] {
    guard timetables.count > 1 else { return timetables }
    var kept: [RawTimetable] = []
    for table in timetables where !kept.contains(where: { isCopy(table, of: $0) }) {
      if let index = kept.firstIndex(where: { isFuller(table, than: $0) }) {
        kept[index] = table
      } else if !kept.contains(where: { isFuller($0, than: table) }) {
        kept.append(table)
      }
    }
    return kept
  }

  /// Whether two differ in their places alone; most differ at the first look.
  private static func isCopy(_ table: RawTimetable, of other: RawTimetable) -> Bool {
    table.label != nil && table.label == other.label && !table.departures.isEmpty
      && table.departures.count == other.departures.count && table.stop == other.stop
      && table.departures[0].hour == other.departures[0].hour
      && placeless(table) == placeless(other)
  }

  /// Whether one names all that the other does and more, where both say the line or where they go: a heading
  /// stands in but one of the copies.
  private static func isFuller(_ table: RawTimetable, than other: RawTimetable) -> Bool {
    guard table.label != nil, table.label == other.label, table.departures.count > 1,
      table.departures.count == other.departures.count,
      [
        (table.stop, other.stop), (table.routeName, other.routeName),
        (table.destination, other.destination),
        (table.platform, other.platform),
      ].allSatisfy({ $1 == nil || $0 == $1 }),
      other.destination != nil || other.routeName != nil
    else { return false }
    return placeless(table).withoutNames == placeless(other).withoutNames
  }

  /// A timetable without the places it was read from.
  private static func placeless(_ table: RawTimetable) -> RawTimetable {
    var bare = table
    bare.at = ""
    bare.sources = NameSources()
    for index in bare.departures.indices {
      bare.departures[index].at = ""
      bare.departures[index].trip = nil
    }
    return bare
  }
}

extension RawTimetable {
  fileprivate var withoutNames: RawTimetable {
    var bare = self
    (bare.stop, bare.routeName, bare.destination, bare.platform) = (nil, nil, nil, nil)
    return bare
  }
}
