/// Days that depend on the schools.
package enum SchoolTime: String, Hashable, Sendable {
  /// A day with lessons.
  case schoolDay = "登校日"
  /// A day without lessons, weekends and holidays included.
  case freeDay = "学休日"
  /// The long holidays, whichever.
  case anyBreak = "学校休業期間"
  case summer = "夏休み"
  case winter = "冬休み"
  case spring = "春休み"

  /// The words whose dates leave the school days.
  static let freeWords = [freeDay.rawValue, anyBreak.rawValue]

  /// Whether a day is one; unknown where `schoolBreaks` says nothing of its year.
  func matches(_ day: ServiceDay, in calendar: ServiceCalendar) -> Match {
    switch self {
    case .schoolDay: return SchoolTime.freeDay.matches(day, in: calendar).not
    case .freeDay:
      return day.kind == .weekday ? SchoolTime.anyBreak.matches(day, in: calendar) : .yes
    case .anyBreak:
      let seasons: [SchoolTime] = [.summer, .winter, .spring]
      return calendar.isSchoolBreak(day.date)
        ?? Match(seasons.contains { $0.mayContain(day.date) }).and(.unknown)
    case .summer, .winter, .spring:
      guard mayContain(day.date) else { return .no }
      return calendar.isSchoolBreak(day.date) ?? .unknown
    }
  }

  /// The days outside which no school of Japan has this holiday, Hokkaido's late winter included; nil for the
  /// others, which may be at any time.
  package var longest: DateSpan? {
    switch self {
    case .summer: .days((7, 11), (9, 10))
    case .winter: .days((12, 20), (1, 25))
    case .spring: .days((3, 10), (4, 12))
    default: nil
    }
  }

  private func mayContain(_ date: CivilDate) -> Bool {
    longest.map { $0.matches(date) == .yes } ?? true
  }
}

extension ServiceCalendar {
  /// Whether the schools are closed; nil when their holidays of that year are not known.
  fileprivate func isSchoolBreak(_ date: CivilDate) -> Match? {
    if schoolBreaks.contains(where: { $0.contains(date) }) { return .yes }
    let isKnown = schoolBreaks.contains { range in
      guard let first = range.first.year, let last = range.last.year else { return true }
      return (first...last).contains(date.year)
    }
    return isKnown ? .no : nil
  }
}

extension DateSpan {
  /// From a day of one month to a day of another, every year.
  fileprivate static func days(_ first: (Int, Int), _ last: (Int, Int)) -> DateSpan {
    DateSpan(
      first: SpanEnd(month: first.0, day: first.1), last: SpanEnd(month: last.0, day: last.1))
  }
}
