/// The days on which a timetable column runs, as the JSON contract names them.
public enum ServiceKind: String, Sendable, Hashable, CaseIterable {
  /// Monday to Friday without holidays.
  case weekday
  /// Saturdays that are no holidays.
  case saturday
  /// Sundays alone.
  case sunday
  /// Holidays alone.
  case holiday
  /// Sundays and holidays: 日祝, 休日.
  case sundayHoliday
  /// Saturdays, Sundays and holidays: 土日祝.
  case saturdaySundayHoliday
  /// Every day.
  case daily
  /// Anything else: the pattern says on which days.
  case custom
}
