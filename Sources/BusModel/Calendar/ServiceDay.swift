/// What a date is and as what it runs, with the reason.
public struct ServiceDay: Hashable, Sendable {
  /// The date.
  public let date: CivilDate
  /// Its day of the week.
  public let weekday: Weekday
  /// The holiday it is, or nil.
  public let holiday: Holiday?
  /// What kind of day it is before the operator has spoken.
  public let kind: DayKind
  /// As what it runs.
  public private(set) var runs: ServiceDayKind
  /// Why, in Japanese: "土曜日", "祝日（元日）", "年末年始 (operators[0].serviceDays[1])", or the words of
  /// the page in quotation marks.
  public private(set) var because: String
  /// The operator's rule that decided, or nil when the law or a page did.
  public let rule: ServiceDayRule?
  /// The words of a page that decided, or that leave the day open.
  public private(set) var pageRule: PageDayRule?
  /// Whether `pageRule` says only that the day is not the usual one; `runs` is the law's then.
  public private(set) var isOpen = false
  /// Whether another of the pages' rules says of an open day that nothing runs: then not even a column that
  /// gives the date itself settles it.
  public private(set) var mayRest = false

  /// Whether the date runs as its day of the week says: no holiday, no rule of the operator.
  public var isPlain: Bool { holiday == nil && rule == nil && pageRule == nil }

  init(
    date: CivilDate, weekday: Weekday, holiday: Holiday?, kind: DayKind, runs: ServiceDayKind,
    because: String, rule: ServiceDayRule?
  ) {
    self.date = date
    self.weekday = weekday
    self.holiday = holiday
    self.kind = kind
    self.runs = runs
    self.because = because
    self.rule = rule
  }

  /// The day as the words of a page have it; nil leaves open as what it runs.
  func running(
    as kind: ServiceDayKind?, because rule: PageDayRule, mayRest: Bool = false
  ) -> ServiceDay {
    var day = self
    day.mayRest = mayRest
    day.runs = kind ?? runs
    day.because = "「\(rule.because)」"
    day.pageRule = rule
    day.isOpen = kind == nil
    return day
  }

  /// The day by its kind where nothing runs: a holiday is one whether buses run on it or not.
  var byKindIfResting: ServiceDay {
    guard runs == .none else { return self }
    var day = self
    day.runs = kind.service
    return day
  }

  /// Whether the operator runs the date as something else than the law's kind of day.
  var isDeviation: Bool { runs != kind.service }
}

extension DayKind {
  /// As what such a day runs when the operator has no rule for it.
  public var service: ServiceDayKind {
    switch self {
    case .weekday: .weekday
    case .saturday: .saturday
    case .sunday, .holiday: .sundayHoliday
    }
  }
}

/// What kind of day a date is; every date is exactly one of these.
public enum DayKind: String, Sendable, Hashable, CaseIterable {
  /// Monday to Friday, no holiday.
  case weekday
  /// A Saturday that is no holiday.
  case saturday
  /// A Sunday that is no holiday.
  case sunday
  /// A holiday of any kind, on whatever day of the week it falls.
  case holiday
}
