/// The holidays of one month as bits, day 1 in bit 1: what a calendar page would show in red.
struct HolidayMonth {
  /// 国民の祝日, those made by an act of their own included.
  let national: UInt64
  /// 振替休日 (article 3-2).
  let substitute: UInt64
  /// 国民の休日 (article 3-3).
  let citizen: UInt64

  /// All of them.
  var all: UInt64 { national | substitute | citizen }

  /// Both articles look at 祝日 only and never at each other's days, so a month can stand alone:
  /// the one 祝日 on a month's first that has an effect on the month before is 2019-05-01.
  init(_ month: LawMonth) {
    var national: UInt64 = 0
    month.nationalDays { day, _ in national |= 1 << UInt64(day) }
    let sundays = Self.everySeventh << UInt64((7 - month.firstWeekday) % 7 + 1)
    substitute = Self.substitutes(national, sundays: sundays, month)
    let next: UInt64 = month.year == 2019 && month.month == 4 ? 1 << 31 : 0
    citizen = Self.between(national | next, sundays: sundays, month) & ~substitute
    self.national = national
  }

  /// Bits 0, 7, 14 …
  private static let everySeventh: UInt64 = 0x8_1020_4081

  /// From 1973-04-12. Adding a bit to a run of ones carries to the first zero above it: the nearest
  /// later day that is no 祝日, the law's words since 2007.
  @inline(__always)
  private static func substitutes(
    _ national: UInt64, sundays: UInt64, _ month: LawMonth
  ) -> UInt64 {
    guard month.year > 1973 || (month.year == 1973 && month.month >= 4) else { return 0 }
    let onSunday = national & sundays
    return month.year < 2007 ? (onSunday << 1) & ~national : (national + onSunday) & ~national
  }

  /// From 1985-12-27; before 2007 not on a Sunday.
  @inline(__always)
  private static func between(_ national: UInt64, sundays: UInt64, _ month: LawMonth) -> UInt64 {
    guard month.year > 1985 else { return 0 }
    let between = (national << 1) & (national >> 1) & ~national
    return month.year < 2007 ? between & ~sundays : between
  }
}
