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

  /// The last day that a holiday may have; nil for what has none.
  package var latest: SpanEnd? {
    switch self {
    case .summer: SpanEnd(month: 9, day: 10)
    case .winter: SpanEnd(month: 1, day: 25)
    case .spring: SpanEnd(month: 4, day: 12)
    default: nil
    }
  }

  /// The days outside which no school of Japan has this holiday, Hokkaido's late winter included.
  private func mayContain(_ date: CivilDate) -> Bool {
    let day = date.month * 100 + date.day
    return switch self {
    case .summer: (711...910).contains(day)
    case .winter: day >= 1220 || day <= 125
    case .spring: (310...412).contains(day)
    default: true
    }
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
