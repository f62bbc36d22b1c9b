/// A day of the week. Raw values count from Sunday = 0, as POSIX does.
public enum Weekday: Int, Sendable, Hashable, CaseIterable, Comparable {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday

  /// The English name in lower case, as the JSON contract spells it: "thursday".
  public var name: String { String(describing: self) }

  /// The one kanji that Japanese timetables use: "木".
  public var kanji: Character {
    switch self {
    case .sunday: "日"
    case .monday: "月"
    case .tuesday: "火"
    case .wednesday: "水"
    case .thursday: "木"
    case .friday: "金"
    case .saturday: "土"
    }
  }

  /// Orders by position in the week, Sunday first.
  public static func < (left: Weekday, right: Weekday) -> Bool { left.rawValue < right.rawValue }
}
