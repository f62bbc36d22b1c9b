/// What was odd about the holiday feed.
public enum HolidayFeedNotice: Hashable, Sendable {
  /// It could not be had; the address or file, and why.
  case missing(subject: String, FetchFault)
  /// It came and is no list of holidays.
  case refused(url: String, HolidayFault)
  /// It has other days than the law: some of them by name, and so many more.
  case differs(url: String, days: String, more: Int)
  /// It ends soon, with this date.
  case ends(url: String, CivilDate)
}

/// Why a text is no list of holidays.
public enum HolidayFault: Hashable, Sendable {
  /// Neither JSON, from this line and column on, nor a list of `YYYY/M/D,name`.
  case notJSON(line: Int, column: Int)
  /// No object of date → name, but another kind of value.
  case notObject(found: String)
  /// An entry that is no date with a name.
  case badEntry(found: String)
  /// A line of a list that is no `YYYY/M/D,name` with a day of its own.
  case badLine(Int, found: String)
  /// No day at all.
  case empty
  /// It ends in an earlier year than the last good one.
  case endsEarlier(known: Int, found: Int)
  /// A year has lost days.
  case lostDays(year: Int, known: Int, found: Int)
}

extension HolidayFault {
  /// The stored form.
  public var message: Message {
    switch self {
    case .notJSON(let line, let column): Message("notJSON", [.number(line), .number(column)])
    case .notObject(let found): Message("notObject", [.text(found)])
    case .badEntry(let found): Message("badEntry", [.text(found)])
    case .badLine(let line, let found): Message("badLine", [.number(line), .text(found)])
    case .empty: Message("empty")
    case .endsEarlier(let known, let found):
      Message("endsEarlier", [.number(known), .number(found)])
    case .lostDays(let year, let known, let found):
      Message("lostDays", [.number(year), .number(known), .number(found)])
    }
  }
}
