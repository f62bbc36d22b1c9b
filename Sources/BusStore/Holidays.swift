public import BusModel
internal import GRDB

/// The holidays as a feed told them last.
public struct HolidayFeed: Hashable, Sendable {
  /// Where they came from.
  public var url: String
  /// When.
  public var fetchedAt: Moment
  /// The days in order.
  public var holidays: [Holiday]

  /// A feed.
  public init(url: String, fetchedAt: Moment, holidays: [Holiday]) {
    self.url = url
    self.fetchedAt = fetchedAt
    self.holidays = holidays
  }
}

extension TimetableStore {
  /// The holidays of the feed in order of their dates; nil when none was ever taken in.
  public func holidays() throws(StoreError) -> HolidayFeed? {
    try read { try HolidayRows.all(in: SQLiteReader($0)) }
  }

  /// Puts a feed's holidays in the place of the last ones.
  ///
  /// - Throws: ``StoreError`` with `refused` when the feed is empty: that is an accident, no law.
  public func replaceHolidays(_ feed: HolidayFeed) throws(StoreError) {
    guard !feed.holidays.isEmpty else {
      throw StoreError(feed.url, .noHolidays)
    }
    try write { db in
      try db.execute(sql: "DELETE FROM holiday")
      let insert = try db.makeStatement(
        sql: "INSERT INTO holiday (date, name, kind, url, fetchedAt) VALUES (?, ?, ?, ?, ?)")
      for holiday in feed.holidays {
        try insert.execute(arguments: [
          holiday.date.description, holiday.name, holiday.kind.rawValue, feed.url,
          feed.fetchedAt.secondsSince1970,
        ])
      }
      try RowSum.holiday.renew(in: db)
    }
  }
}

/// The rows of table `holiday`.
enum HolidayRows {
  /// The feed as it was taken in last, from a date on; nil when it has none.
  ///
  /// - Throws: `alteredHolidays` when a day is not what was taken in.
  static func all(in reader: SQLiteReader, from start: CivilDate? = nil) throws -> HolidayFeed? {
    var feed: HolidayFeed?
    try reader.forEach(
      "SELECT \(RowSum.holiday.list) FROM holiday WHERE date >= ? ORDER BY date",
      [.text(start?.description ?? "")]
    ) { row in
      guard RowSum.holiday.isSound(row) else { throw StoreError(reader.path, .alteredHolidays) }
      if feed == nil {
        feed = HolidayFeed(
          url: row.text(3), fetchedAt: Moment(secondsSince1970: row.int(4)), holidays: [])
      }
      guard let date = CivilDate(row.text(0)), let kind = Holiday.Kind(rawValue: row.text(2))
      else { return }
      feed?.holidays.append(Holiday(date: date, name: row.text(1), kind: kind))
    }
    return feed
  }
}
