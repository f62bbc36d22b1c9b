/// The days of one operator: the law, holidays announced beside it, and the operator's own rules.
public struct ServiceCalendar: Hashable, Sendable {
  private let rules: [ServiceDayRule]
  private let announced: [CivilDate: Holiday]
  /// What the timetables' own pages say of dates.
  private var pageRules: [PageDayRule] = []
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

  /// The same days with what pages say of dates, which counts where the operator has no rule.
  public func adding(_ rules: [PageDayRule]) -> ServiceCalendar {
    var calendar = self
    calendar.pageRules += rules
    return calendar
  }

  /// What a date is and as what it runs. The last rule of the operator that matches wins, else the
  /// last one of the pages, else the law; of dates within dates the narrower win: 1/1 in 12/31～1/3.
  public func day(_ date: CivilDate) -> ServiceDay {
    let day = dayWithoutPages(date)
    guard day.rule == nil, !pageRules.isEmpty else { return day }
    var plain = self
    // A rule about the days beside others asks what those are: by the operator and the law.
    plain.pageRules = []
    var found: (rule: PageDayRule, match: Match, length: Int?)?
    var rests = false
    for rule in pageRules.reversed() {
      let match = rule.when.matches(day, in: plain, holidaysApart: false)
      // Whether it speaks of the day matters only where it changes something.
      guard match == .yes || match == .unknown && rule.runs != day.runs else { continue }
      rests = rests || match == .yes && rule.runs == ServiceDayKind.none
      let length = rule.length(around: date)
      guard let last = found else {
        found = (rule, match, length)
        continue
      }
      // お盆は特別ダイヤ: whether it speaks of this Saturday is open, whatever is said of Saturdays.
      let isNarrower =
        last.length.map { length ?? .max < $0 }
        ?? (length == 1 || match == .unknown && length != nil)
      if isNarrower { found = (rule, match, length) }
    }
    return found.map { found in
      day.running(
        as: found.match == .yes ? found.rule.runs : nil, because: found.rule,
        mayRest: found.match == .unknown && rests)
    } ?? day
  }

  private func dayWithoutPages(_ date: CivilDate) -> ServiceDay {
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
  /// the law's, and nothing is known of what this one does: it has no rules at all, and the pages
  /// say nothing of these days.
  public func isUnsettledSeason(_ date: CivilDate) -> Bool {
    guard rules.isEmpty, !pageRules.contains(where: { $0.when.speakOfSeason(around: date) }) else {
      return false
    }
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

extension PageDayRule {
  /// How many days the shortest run of dates has that it names around a date; nil for none.
  fileprivate func length(around date: CivilDate) -> Int? {
    when.flatMap(\.periods).compactMap { period in
      let dates: DateSpan? =
        switch period {
        case .span(let span): span
        case .open(let open): open.doubt
        default: nil
        }
      return dates.flatMap { $0.matches(date) == .no ? nil : $0.length }
    }.min()
  }
}

extension DateSpan {
  /// How many days it has at the most; nil where an end is missing.
  var length: Int? {
    guard let first, let last,
      let start = CivilDate(year: first.year ?? 2023, month: first.month, day: first.earliest),
      let end = CivilDate(
        year: last.year ?? first.year ?? 2023, month: last.month, day: last.latest)
    else { return nil }
    let days = end.dayNumber - start.dayNumber
    return (days < 0 ? days + 365 : days) + 1
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
