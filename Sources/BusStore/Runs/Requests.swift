public import BusModel
internal import BusReading
internal import GRDB

extension RunRecords {
  /// Writes down requests of a run, each in a row of its own; which of them are worth one is the
  /// caller's affair, for a year of plain ones would be a million rows.
  public func recordRequests(_ requests: [RequestRecord], run: Int) throws(StoreError) {
    try connection.write { db in
      let statement = try db.cachedStatement(
        sql: """
          INSERT INTO request (run, at, host, page, url, hops, attempt, sent, address, httpVersion,
            status, wireBytes, bytes, milliseconds, waited, error)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
          """)
      for request in requests {
        try statement.execute(arguments: [
          run, request.at.secondsSince1970, request.host, request.page,
          request.url == request.page ? nil : request.url, request.hop, request.attempt,
          request.sent, request.address, request.httpVersion, request.status, request.wireBytes,
          request.bytes, request.milliseconds, request.waitMilliseconds,
          request.fault.map { MessageText.text(of: $0.message) },
        ])
      }
    }
  }
}
