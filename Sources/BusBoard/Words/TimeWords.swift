import BusModel
import BusQuery

/// How times and dates are printed on pages.
extension Language {
  /// "7:41", and "24:10 (翌0:10)" for a bus after midnight.
  func time(_ time: ServiceTime) -> String {
    guard time.hour >= 24 else { return clock(time) }
    let civil = "\(time.hour - 24):\(twoDigits(time.minute))"
    return clock(time) + self(" (\(civil) next day)", "（翌\(civil)）")
  }

  /// "7:41", "24:10".
  func clock(_ time: ServiceTime) -> String { "\(time.hour):\(twoDigits(time.minute))" }

  /// "7:37".
  func clock(_ moment: Moment) -> String {
    "\(moment.minuteOfDay / 60):\(twoDigits(moment.minuteOfDay % 60))"
  }

  /// "2026年11月21日（土）", "Saturday 21 November 2026".
  func longDate(_ date: CivilDate) -> String {
    switch self {
    case .ja: "\(date.year)年\(date.month)月\(date.day)日（\(date.weekday.kanji)）"
    case .en: fullName(of: date)
    }
  }

  /// "1時間25分", "1 h 25 min".
  func span(minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    let parts = [
      hours > 0 ? self("\(hours) h", "\(hours)時間") : nil,
      rest > 0 || hours == 0 ? self("\(rest) min", "\(rest)分") : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: self(" ", ""))
  }

  private func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// How kinds of day are printed on tabs.
extension Language {
  /// "平日", "土日祝", "Weekdays".
  func tab(_ kinds: [ServiceDayKind]) -> String {
    switch kinds {
    case [.weekday, .saturday, .sundayHoliday]: self("Every day", "毎日")
    case [.saturday, .sundayHoliday]: self("Weekends, holidays", "土日祝")
    case [.weekday, .saturday]: self("Mondays to Saturdays", "平日・土曜")
    default: kinds.map { tab($0) }.joined(separator: self(", ", "・"))
    }
  }

  private func tab(_ kind: ServiceDayKind) -> String {
    switch kind {
    case .weekday: self("Weekdays", "平日")
    case .saturday: self("Saturdays", "土曜")
    case .sundayHoliday: self("Sundays, holidays", "日祝")
    case .none: self("No service", "運休")
    case .special(let name): name
    }
  }

  /// "地下鉄鳴子北ゆき" as the page prints it, else with 行き; "to 地下鉄鳴子北".
  func towards(_ destination: String) -> HTML {
    let endings = ["行", "行き", "ゆき", "方面", "経由", "循環", "止", "止まり"]
    let isTold = endings.contains { destination.hasSuffix($0) }
    return self(
      "to \(place(destination))", isTold ? "\(destination)" : "\(destination) 行き")
  }
}
