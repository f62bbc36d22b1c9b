/// A part of the year, or days of it, as a text names them.
package enum Period: Hashable, Sendable {
  /// Dates.
  case span(DateSpan)
  /// Days of every month, in bits 1 … 31; bit 0 is the last day.
  case daysOfMonth(UInt32)
  /// A time without dates: お盆, 当面.
  case open(OpenPeriod)
  /// Days that depend on the schools.
  case school(SchoolTime)
  /// A timetable of its own, by name, and when it may hold: 正月ダイヤ.
  case named(String, doubt: DateSpan?)
  /// A holiday by its name in the law.
  case holiday(String)
  /// The days beside some days of the week: 祝日の翌日, 休日の前日.
  case beside(DaySet, DayShift)

  /// Whether a day lies in it.
  func matches(_ day: ServiceDay, in calendar: ServiceCalendar) -> Match {
    switch self {
    case .span(let span): return span.matches(day.date)
    case .daysOfMonth(let days):
      let date = day.date
      let isLast = date.day == CivilDate.days(inMonth: date.month, of: date.year)
      return Match(days >> UInt32(date.day) & 1 == 1 || isLast && days & 1 == 1)
    case .open(let period): return period.matches(day, in: calendar)
    case .school(let time): return time.matches(day, in: calendar)
    case .named(let name, let doubt):
      if case .special(let running) = day.runs {
        return Match(TimetableName(running) == TimetableName(name))
      }
      // An operator who uses the name has said on which days.
      if day.rule != nil || calendar.names(name) { return .no }
      return (doubt?.matches(day.date) ?? .yes).and(.unknown)
    case .holiday(let name): return Match(day.holiday.map { Self.isNamed($0, name) } ?? false)
    case .beside(let days, let shift):
      return shift.matches(day, in: calendar) { days.matches($0, holidaysApart: false) }
    }
  }

  /// The name here of the days that stand for holidays on Sundays: 振替休日 among days is 祝日 as a rule.
  package static let substitute = "振替の休日"

  /// スポーツの日 was 体育の日 until 2019.
  private static func isNamed(_ holiday: Holiday, _ name: String) -> Bool {
    if name == substitute { return holiday.kind == .substitute }
    return holiday.name == name || name == "スポーツの日" && holiday.name.hasPrefix("体育の日")
  }

  /// Its words; reading them gives it back.
  var text: String {
    switch self {
    case .span(let span): span.text
    case .daysOfMonth(let days):
      "毎月"
        + ((1...31).filter { days >> UInt32($0) & 1 == 1 }.map { "\($0)日" }
        + (days & 1 == 1 ? ["末日"] : [])).joined(separator: "・")
    case .open(let period): period.word
    case .school(let time): time.rawValue
    case .named(let name, _), .holiday(let name): name
    case .beside(let days, .sameDay): days.text + DayShift.sameDay.rawValue
    case .beside(let days, let shift):
      (days.kinds == [.holiday] ? "祝" : days.kinds == [.sunday, .holiday] ? "休" : days.text + "の")
        + shift.rawValue
    }
  }
}

extension Period {
  /// Whether it is お盆 or 年末年始, by name or by its dates.
  var isFeast: Bool {
    switch self {
    case .span(let span): span.isFeast
    case .open(let period): period.doubt?.isFeast ?? false
    default: false
    }
  }
}

/// The name of a special timetable, compared as people would: 正月ダイヤ is 正月ﾀﾞｲﾔ and 正月 ダイヤ.
struct TimetableName: Hashable, Sendable {
  private let characters: [Unicode.Scalar]

  init(_ text: String) {
    characters = LabelText(text).characters.filter { $0.isWord || $0 == "ー" }
  }
}
