internal import BusModel

// What the columns of one line have to do with one another.

extension BusTimetable {
  /// Where all of its buses go; nil where that is not one place.
  var soleDestination: String? {
    let places = Set(departures.map(\.destination))
    return places.count == 1 ? places.first ?? nil : nil
  }

  /// The line of all of its buses; nil where that is not one.
  var soleRoute: String? {
    let names = Set(departures.map(\.routeName))
    return names.count == 1 ? names.first ?? nil : nil
  }

  /// Whether a passenger would find the same buses in both.
  func saysTheSame(as other: BusTimetable) -> Bool {
    departures.count == other.departures.count
      && zip(departures, other.departures).allSatisfy { left, right in
        left.departureTime == right.departureTime && left.destination == right.destination
          && left.routeName == right.routeName && left.platform == right.platform
          && left.marks == right.marks && left.pattern == right.pattern
      }
  }
}

extension [BusTimetable] {
  /// Those with buses: where trips only end at a stop at which others begin is no second timetable of it.
  var filled: [BusTimetable] { filter { !$0.departures.isEmpty } }

  /// Whether each goes another way or is of another line: no two timetables of one.
  var areWays: Bool {
    count > 1
      && [map(\.soleDestination), map(\.soleRoute)].contains { names in
        Set(names.compactMap(\.self)).count == count
      }
  }

  /// Whether some run every day and the others on some days besides: 毎日運行 and 土日祝のみ運行 are no two
  /// timetables of one Sunday.
  var addUp: Bool {
    let daily = filter { $0.pattern?.service == .daily }
    let others = filter { $0.pattern?.service != .daily }
    return !daily.isEmpty && !others.isEmpty && Set(daily.map(\.pattern)).count == 1
      && others.allSatisfy { $0.pattern?.isExclusive == true }
  }

  /// Without columns that begin later, and of columns for the same days only the newest: a page may
  /// print the coming timetable beside the present one.
  func inForce(on date: CivilDate) -> [BusTimetable] {
    let begun = filter { timetable in timetable.validFrom.map { $0 <= date } ?? true }
    return begun.filter { timetable in
      !begun.contains { other in
        guard other.pattern == timetable.pattern, let from = other.validFrom else { return false }
        return timetable.validFrom.map { $0 < from } ?? true
      }
    }
  }
}
