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
