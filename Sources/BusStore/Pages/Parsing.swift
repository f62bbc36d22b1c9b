internal import BusModel
internal import GRDB

extension PageRecords {
  /// Writes down how a page was read; the same reading again replaces the record.
  public func recordParse(_ record: ParseRecord) throws(StoreError) {
    try connection.write { db in
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO parse (sha256, extractorVersion, hintsKey, at, verdict, layout,
            confidence, timetables, departures, notices) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
        arguments: [
          record.sha256, record.extractorVersion, record.hintsKey, record.at.secondsSince1970,
          record.judgement.verdict.rawValue, record.layout, min(max(record.confidence, 0), 1),
          record.timetables, record.departures,
          NoticeText.text(of: record.notices, reason: record.judgement.reason),
        ])
    }
  }

  /// How these bytes were read by that extractor with those hints; nil when they never were.
  public func parse(
    sha256: String, extractorVersion: String, hintsKey: String = ""
  ) throws(StoreError) -> ParseRecord? {
    try connection.read { db in
      let found = try db.rows().first(
        """
        SELECT at, verdict, layout, confidence, timetables, departures, notices FROM parse
        WHERE sha256 = ? AND extractorVersion = ? AND hintsKey = ?
        """, [.text(sha256), .text(extractorVersion), .text(hintsKey)]
      ) { row in
        let read = NoticeText.notices(in: row.text(6))
        let verdict = RawPage.Verdict(rawValue: row.text(1))
        return verdict.flatMap { RawPage.Judgement($0, because: read.reason) }.map { judgement in
          ParseRecord(
            sha256: sha256, extractorVersion: extractorVersion, hintsKey: hintsKey,
            at: row.moment(0), judgement: judgement, layout: row.optionalText(2),
            confidence: row.double(3), timetables: row.int(4), departures: row.int(5),
            notices: read.notices)
        }
      }
      return found ?? nil
    }
  }
}
