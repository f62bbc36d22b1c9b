import BusModel

/// A kind of day at one place, under which departures are counted and compared.
struct DayKey: Hashable, Sendable {
  /// Where the departures stand: all pages of a way, or one of several.
  struct Place: Hashable, Sendable {
    /// Which way.
    let direction: Direction
    /// The page's address, where the pages of the way are told apart.
    let url: String?
  }

  /// Where.
  let place: Place
  /// The contract's word for the kind of day, or the page's own words: "saturday", "正月ダイヤ".
  let days: String

  /// The kinds of day on which a column runs: 土日祝 counts for Saturdays, Sundays and holidays, so
  /// that a page may split or join its columns.
  static func keys(of column: BusTimetable, at place: Place) -> [DayKey] {
    let kinds: [DayKind]
    switch column.service {
    case .weekday: kinds = [.weekday]
    case .saturday: kinds = [.saturday]
    case .sunday: kinds = [.sunday]
    case .holiday: kinds = [.holiday]
    case .sundayHoliday: kinds = [.sunday, .holiday]
    case .saturdaySundayHoliday: kinds = [.saturday, .sunday, .holiday]
    case .daily: kinds = DayKind.allCases
    case .custom, nil:
      let words = column.pattern?.text ?? column.label ?? "days not said"
      return [DayKey(place: place, days: words)]
    }
    return kinds.map { DayKey(place: place, days: $0.rawValue) }
  }
}

extension DayKey: CustomStringConvertible {
  /// "outbound Saturday service", or "outbound Saturday service (https://…)".
  var description: String {
    switch DayKind(rawValue: days) {
    case .weekday: named("weekday service")
    case .saturday: named("Saturday service")
    case .sunday: named("Sunday service")
    case .holiday: named("holiday service")
    // The page's own words.
    case nil: named(days)
    }
  }

  /// The same with other words for the days.
  func named(_ words: String) -> String {
    "\(place.direction.rawValue) \(words)" + (place.url.map { " (\($0))" } ?? "")
  }
}
