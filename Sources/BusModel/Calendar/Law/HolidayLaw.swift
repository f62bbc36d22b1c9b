/// Japan's holidays, computed from the law (国民の祝日に関する法律) and its amendments, 1948 … 2150.
///
/// Nothing is looked up but the days that an act of its own made a holiday once. Outside these
/// years no date is a holiday.
public enum HolidayLaw {
  /// The years the computation holds for: from the law's own year to the end of the equinox formula.
  public static let years = 1948...2150

  /// The holiday on a date, or nil. Allocates only when there is one.
  public static func holiday(on date: CivilDate) -> Holiday? {
    let month = LawMonth(date, weekday: date.weekday)
    let days = HolidayMonth(month)
    let bit: UInt64 = 1 << UInt64(date.day)
    if days.substitute & bit != 0 { return Holiday(date: date, name: "休日", kind: .substitute) }
    if days.citizen & bit != 0 { return Holiday(date: date, name: "休日", kind: .citizen) }
    guard days.national & bit != 0 else { return nil }
    var holiday: Holiday?
    month.nationalDays { day, national in
      guard day == date.day else { return }
      holiday = Holiday(
        date: date, name: national.name(in: date.year),
        kind: national.isSpecial ? .special : .national)
    }
    return holiday
  }

  /// The holidays of a year in order; empty outside `years`.
  public static func holidays(in year: Int) -> [Holiday] {
    guard let first = CivilDate(year: year, month: 1, day: 1) else { return [] }
    return (0..<366).lazy.map { first.adding(days: $0) }.prefix { $0.year == year }
      .compactMap { holiday(on: $0) }
  }

  /// What kind of day a date is by the law alone. Makes no text; some nanoseconds.
  public static func dayKind(of date: CivilDate) -> DayKind {
    let weekday = date.weekday
    guard mayBeHoliday(date),
      HolidayMonth(LawMonth(date, weekday: weekday)).all >> UInt64(date.day) & 1 == 1
    else { return DayKind(weekday: weekday) }
    return .holiday
  }

  /// What kinds of day many dates are: a run of dates costs one look at the law a month.
  public static func dayKinds(of dates: [CivilDate]) -> [DayKind] {
    var seen = (year: 0, month: 0)
    var holidays: UInt64 = 0
    var offset = 0
    var kinds: [DayKind] = []
    kinds.reserveCapacity(dates.count)
    for date in dates {
      if date.month != seen.month || date.year != seen.year {
        let month = LawMonth(date, weekday: date.weekday)
        seen = (date.year, date.month)
        holidays = HolidayMonth(month).all
        offset = month.firstWeekday - 1
      }
      if holidays >> UInt64(date.day) & 1 == 1 {
        kinds.append(.holiday)
      } else {
        let weekday = (offset + date.day) % 7
        kinds.append(weekday == 0 ? .sunday : weekday == 6 ? .saturday : .weekday)
      }
    }
    return kinds
  }

  /// A quick no for the greater part of the year: months and days on which no holiday ever fell.
  @inline(__always)
  private static func mayBeHoliday(_ date: CivilDate) -> Bool {
    let day = date.day
    return switch date.month {
    case 1: day <= 2 || day >= 8 && day <= 16
    case 2: day == 11 || day == 12 || day == 23 || day == 24
    case 3: day >= 19 && day <= 22
    case 4: day >= 29 || day == 10
    case 5: day <= 6
    case 6: day == 9
    case 7: day >= 15 && day <= 24
    case 8: day >= 8 && day <= 12
    case 9: day >= 15 && day <= 25
    case 10: day >= 8 && day <= 14 || day == 22
    case 11: day == 3 || day == 4 || day == 12 || day == 23 || day == 24
    default: day == 23 || day == 24
    }
  }
}
