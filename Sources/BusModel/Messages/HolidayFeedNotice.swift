/// What was odd about the holiday feed.
public enum HolidayFeedNotice: Hashable, Sendable {
  /// It could not be had.
  case missing(why: String)
  /// It came and is no list of holidays.
  case refused(why: String)
  /// It has other days than the law: so many of them by name, and so many more.
  case differs(url: String, days: String, more: Int)
  /// It ends soon, with this date.
  case ends(url: String, date: String)
}
