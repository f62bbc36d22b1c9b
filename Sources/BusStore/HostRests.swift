public import BusModel
internal import BusReading
internal import GRDB

extension TimetableStore {
  /// The hosts that are to be left alone after a moment.
  public func hostRests(after moment: Moment) throws(StoreError) -> [HostRest] {
    try read { db in
      try db.rows().all(
        "SELECT name, restUntil, reason FROM host WHERE restUntil > ? ORDER BY name",
        [.int(moment.secondsSince1970)]
      ) { row in
        HostRest.Reason(rawValue: row.text(2)).map { reason in
          HostRest(
            host: row.text(0), until: Moment(secondsSince1970: row.int(1)), reason: reason)
        }
      }.compactMap { $0 }
    }
  }

  /// Remembers the hosts that are to be left alone, in the place of those of before.
  public func replaceHostRests(_ rests: [HostRest]) throws(StoreError) {
    try write { db in
      try db.execute(sql: "DELETE FROM host")
      let insert = try db.makeStatement(
        sql: "INSERT INTO host (name, restUntil, reason) VALUES (?, ?, ?)")
      for rest in rests {
        try insert.execute(arguments: [
          rest.host, rest.until.secondsSince1970, rest.reason.rawValue,
        ])
      }
    }
  }
}
