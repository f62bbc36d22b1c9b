import BusModel

/// A kind of day at one place, under which departures are counted and compared.
struct DayKey: Hashable, Sendable {
  /// Where the departures stand: all pages of a way, or one of several.
  struct Pages: Hashable, Sendable {
    /// Which way.
    let direction: Direction
    /// The page's address, where the pages of the way are told apart.
    let url: String?
  }

  /// Where.
  let place: Pages
  /// The kind of day, or the page's own words: 正月ダイヤ.
  let days: GateDays.Days

  /// The kinds of day on which a column runs: 土日祝 counts for Saturdays, Sundays and holidays, so
  /// that a page may split or join its columns.
  static func keys(of column: BusTimetable, at place: Pages) -> [DayKey] {
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
      let words = column.pattern?.text ?? column.label
      return [DayKey(place: place, days: words.map { .named($0) } ?? .unsaid)]
    }
    return kinds.map { DayKey(place: place, days: .kind($0)) }
  }
}

extension DayKey {
  /// The key as the gate's faults name it.
  var gateDays: GateDays { gateDays(days) }

  /// The same place with other days.
  func gateDays(_ days: GateDays.Days) -> GateDays {
    GateDays(direction: place.direction, url: place.url, days: days)
  }
}

extension DayKey: Comparable {
  /// By direction, days and page, so that messages are the same every night.
  static func < (left: DayKey, right: DayKey) -> Bool { left.order < right.order }

  private var order: (String, Int, String, String) {
    (place.direction.rawValue, days.rank, days.ownWords, place.url ?? "")
  }
}

extension GateDays.Days {
  fileprivate var rank: Int {
    switch self {
    case .kind(.saturday): 0
    case .kind(.sunday): 1
    case .sundayHoliday: 2
    case .unsaid: 3
    case .kind(.holiday): 4
    case .kind(.weekday): 5
    case .named: 6
    }
  }

  fileprivate var ownWords: String {
    if case .named(let words) = self { words } else { "" }
  }
}
