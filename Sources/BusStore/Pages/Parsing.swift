internal import BusModel
internal import GRDB

extension TimetableStore {
  /// Writes down how a page was read; the same reading again replaces the record.
  public func recordParse(_ record: ParseRecord) throws(StoreError) {
    try write { db in
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO parse (sha256, extractorVersion, hintsKey, at, verdict, layout,
            confidence, timetables, departures, notices) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          record.sha256, record.extractorVersion, record.hintsKey, record.at.secondsSince1970,
          record.verdict.rawValue, record.layout, min(max(record.confidence, 0), 1),
          record.timetables, record.departures, NoticeText.text(of: record.notices),
        ])
    }
  }

  /// How these bytes were read by that extractor with those hints; nil when they never were.
  public func parse(
    sha256: String, extractorVersion: String, hintsKey: String = ""
  ) throws(StoreError) -> ParseRecord? {
    try read { db in
      let row = try Row.fetchOne(
        db,
        sql: """
          SELECT at, verdict, layout, confidence, timetables, departures, notices FROM parse
          WHERE sha256 = ? AND extractorVersion = ? AND hintsKey = ?
          """, arguments: [sha256, extractorVersion, hintsKey])
      guard let row, let verdict = RawPage.Verdict(rawValue: row[1]) else { return nil }
      return ParseRecord(
        sha256: sha256, extractorVersion: extractorVersion, hintsKey: hintsKey,
        at: Moment(secondsSince1970: row[0]), verdict: verdict, layout: row[2],
        confidence: row[3], timetables: row[4], departures: row[5],
        notices: NoticeText.notices(in: row[6]))
    }
  }
}
