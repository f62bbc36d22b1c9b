internal import BusModel

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
