public import BusModel
internal import GRDB

extension RunRecords {
  /// Writes down what a run asked of hosts; what it asked of them before is added up.
  public func recordHosts(_ nights: [HostNight], run: Int) throws(StoreError) {
    try connection.write { db in
      let statement = try db.cachedStatement(
        sql: """
          INSERT INTO hostNight (run, host, requests, notModified, failed, wireBytes, bytes,
            milliseconds, waited) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET requests = requests + excluded.requests,
            notModified = notModified + excluded.notModified, failed = failed + excluded.failed,
            wireBytes = wireBytes + excluded.wireBytes, bytes = bytes + excluded.bytes,
            milliseconds = milliseconds + excluded.milliseconds, waited = waited + excluded.waited
          """)
      for night in nights {
        try statement.execute(arguments: [
          run, night.host, night.requests, night.notModified, night.failed, night.wireBytes,
          night.bytes, night.milliseconds, night.waited,
        ])
      }
    }
  }

  /// What the last runs asked of hosts, newest run first, in the order of their names.
  public func hostNights(runs limit: Int = 30) throws(StoreError) -> [(run: Int, night: HostNight)]
  {
    try connection.read { db in
      try db.rows().all(
        """
        SELECT run, host, requests, notModified, failed, wireBytes, bytes, milliseconds, waited
        FROM hostNight WHERE run IN (SELECT id FROM run ORDER BY id DESC LIMIT ?)
        ORDER BY run DESC, host
        """, [.int(limit)]
      ) { row in
        var night = HostNight(host: row.text(1))
        night.requests = row.int(2)
        night.notModified = row.int(3)
        night.failed = row.int(4)
        night.wireBytes = row.int(5)
        night.bytes = row.int(6)
        night.milliseconds = row.int(7)
        night.waited = row.int(8)
        return (row.int(0), night)
      }
    }
  }
}
