public import BusModel
internal import BusReading
internal import GRDB

extension TimetableStore {
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
