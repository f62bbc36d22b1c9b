/// As what a date runs: the answer of law and operator together.
public enum ServiceDayKind: Hashable, Sendable {
  /// 平日.
  case weekday
  /// 土曜.
  case saturday
  /// 日祝.
  case sundayHoliday
  /// 運休: nothing runs.
  case none
  /// A timetable of its own, by name: 正月ダイヤ.
  case special(String)

  /// Reads what routes.json's `runs` may say; any other word is the name of a special timetable.
  ///
  /// 土休日 and 土日祝 are read as `sundayHoliday`: the one column that two-column operators run on
  /// Saturdays, Sundays and holidays is the one that covers a Sunday.
  public init(_ text: String) {
    self = Self.words[text] ?? .special(text)
  }

  /// What routes.json says for it.
  public var name: String {
    switch self {
    case .weekday: "weekday"
    case .saturday: "saturday"
    case .sundayHoliday: "sundayHoliday"
    case .none: "none"
    case .special(let name): name
    }
  }

  /// What people say for it.
  public var japanese: String {
    switch self {
    case .weekday: "平日"
    case .saturday: "土曜"
    case .sundayHoliday: "日祝"
    case .none: "運休"
    case .special(let name): name
    }
  }

  private static let words: [String: ServiceDayKind] = [
    "weekday": .weekday, "平日": .weekday, "平日ダイヤ": .weekday,
    "saturday": .saturday, "土曜": .saturday, "土曜日": .saturday, "土曜ダイヤ": .saturday,
    "sundayHoliday": .sundayHoliday, "日祝": .sundayHoliday, "日祝日": .sundayHoliday,
    "休日": .sundayHoliday, "日曜・祝日": .sundayHoliday, "日祝ダイヤ": .sundayHoliday,
    "休日ダイヤ": .sundayHoliday, "土休日": .sundayHoliday, "土休日ダイヤ": .sundayHoliday,
    "土日祝": .sundayHoliday, "土日祝日": .sundayHoliday, "土日祝ダイヤ": .sundayHoliday,
    "none": .none, "運休": .none, "全便運休": .none,
  ]
}
