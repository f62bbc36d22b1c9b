/// The days of one operator: the law, holidays announced beside it, and the operator's own rules.
public struct ServiceCalendar: Sendable {
  private let rules: [ServiceDayRule]
  private let announced: [CivilDate: Holiday]
  /// The schools' holidays as far as they are known.
  let schoolBreaks: [DateRange]

  /// A calendar.
  ///
  /// - Parameters:
  ///   - setting: whose rules hold; nil to go by the law alone.
  ///   - announced: one-off holidays from a feed; they win over the law on their dates.
  public init(operator setting: OperatorSetting?, announced: [Holiday] = []) {
    rules = setting?.serviceDays ?? []
    schoolBreaks = setting?.schoolBreaks ?? []
    self.announced = Dictionary(announced.map { ($0.date, $0) }) { $1 }
  }

  /// What a date is and as what it runs. The last rule that matches wins.
  public func day(_ date: CivilDate) -> ServiceDay {
    let holiday = announced[date] ?? HolidayLaw.holiday(on: date)
    let kind = holiday == nil ? DayKind(weekday: date.weekday) : .holiday
    let rule = rules.last { $0.matches(date, kind: kind) }
    return ServiceDay(
      date: date, weekday: date.weekday, holiday: holiday, kind: kind,
      runs: rule?.runs ?? kind.service,
      because: rule.map { Self.reason($0, on: date) }
        ?? holiday?.reason ?? Self.reason(date.weekday),
      rule: rule)
  }

  /// Whether a date lies in お盆 or around New Year, when most operators run another service than
  /// the law's, and nothing is known of what this one does: it has no rules at all.
  public func isUnsettledSeason(_ date: CivilDate) -> Bool {
    guard rules.isEmpty else { return false }
    switch (date.month, date.day) {
    case (12, 29...), (1, ...3), (8, 13...16): return true
    default: return false
    }
  }

  /// Whether the operator has a rule for some day of the run of days around a date.
  ///
  /// Rules of a month and more speak of the season, not of the days that the run is about.
  func hasRule(between first: CivilDate, and last: CivilDate) -> Bool {
    let days = (first.dayNumber...max(first.dayNumber, last.dayNumber))
      .map { CivilDate(dayNumber: $0) }
    return rules.contains { rule in
      rule.on.contains { range in range.isShort && days.contains { range.contains($0) } }
    }
  }

  /// Whether the operator's rules use the name of a special timetable.
  func names(_ name: String) -> Bool {
    rules.contains { rule in
      if case .special(let used) = rule.runs {
        TimetableName(used) == TimetableName(name)
      } else {
        false
      }
    }
  }

  private static func reason(_ weekday: Weekday) -> String {
    switch weekday {
    case .saturday: "土曜日"
    case .sunday: "日曜日"
    default: "平日"
    }
  }

  private static func reason(_ rule: ServiceDayRule, on date: CivilDate) -> String {
    let words =
      rule.because ?? rule.on.first { $0.contains(date) }.map(\.description) ?? "特定日"
    return "\(words) (\(rule.path))"
  }
}

extension Holiday {
  /// Why a holiday is no plain day: "祝日（元日）", "振替休日（憲法記念日）", "国民の休日".
  var reason: String {
    switch kind {
    case .national: "祝日（\(name)）"
    case .substitute: "振替休日" + (replaced.map { "（\($0.name)）" } ?? "")
    case .citizen: "国民の休日"
    case .special: name.hasPrefix("休日") ? name : "祝日（\(name)）"
    }
  }
}

extension DayKind {
  /// The kind of a day that is no holiday.
  init(weekday: Weekday) {
    switch weekday {
    case .saturday: self = .saturday
    case .sunday: self = .sunday
    default: self = .weekday
    }
  }
}

extension DateRange {
  /// Whether it ends within a month.
  var isShort: Bool {
    guard
      let start = CivilDate(year: first.year ?? 2023, month: first.month, day: first.day),
      let end = CivilDate(year: last.year ?? 2023, month: last.month, day: last.day)
    else { return true }
    let length = end.dayNumber - start.dayNumber
    return (length < 0 ? length + 365 : length) < 31
  }
}
