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
}
