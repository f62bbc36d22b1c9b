import BusModel

/// A kind of day in one direction, under which departures are counted and compared.
struct DayKey: Hashable, Sendable {
  /// Which way.
  let direction: Direction
  /// The contract's word for the kind of day, or the page's own words: "saturday", "正月ダイヤ".
  let days: String

  /// The kinds of day on which a column runs: 土日祝 counts for Saturdays, Sundays and holidays, so
  /// that a page may split or join its columns.
  static func keys(of column: BusTimetable, _ direction: Direction) -> [DayKey] {
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
      return [DayKey(direction: direction, days: words)]
    }
    return kinds.map { DayKey(direction: direction, days: $0.rawValue) }
  }
}

extension DayKey: CustomStringConvertible {
  /// "outbound saturday".
  var description: String { "\(direction.rawValue) \(days)" }
}
