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
    try read { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT date, name, kind, url, fetchedAt FROM holiday ORDER BY date")
      guard let first = rows.first else { return nil }
      let holidays = rows.compactMap { row -> Holiday? in
        guard let date = CivilDate(row[0] as String), let kind = Holiday.Kind(rawValue: row[2])
        else { return nil }
        return Holiday(date: date, name: row[1], kind: kind)
      }
      return HolidayFeed(
        url: first[3], fetchedAt: Moment(secondsSince1970: first[4]), holidays: holidays)
    }
  }

  /// Puts a feed's holidays in the place of the last ones.
  ///
  /// - Throws: ``StoreError`` with `refused` when the feed is empty: that is an accident, no law.
  public func replaceHolidays(_ feed: HolidayFeed) throws(StoreError) {
    guard !feed.holidays.isEmpty else {
      throw StoreError(
        code: .refused, subject: feed.url,
        detail: "expected holidays, found none; the last good ones are kept")
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
    }
  }
}
