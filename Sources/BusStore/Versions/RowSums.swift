internal import BusModel
internal import BusReading
internal import GRDB

extension RowSum {
  /// Adds up the row of a key anew, in the transaction that wrote it.
  func renew(_ key: [SQLiteArgument], in db: Database) throws {
    let condition = self.key.map { "\($0) = ?" }.joined(separator: " AND ")
    let found = try db.rows().first(
      "SELECT \(columns.joined(separator: ", ")) FROM \(table) WHERE \(condition)", key
    ) { Checksum.of($0, 0..<Int32(columns.count)).value }
    guard let found else { return }
    let statement = try db.cachedStatement(
      sql: "UPDATE \(table) SET checksum = ? WHERE \(condition)")
    try statement.execute(arguments: StatementArguments([found] + key.map(\.databaseValue)))
  }

  /// Adds up every row anew.
  func renew(in db: Database) throws {
    let keys = try db.rows().all("SELECT \(key.joined(separator: ", ")) FROM \(table)") { row in
      key.indices.map { index -> SQLiteArgument in
        table == Self.holiday.table ? .text(row.text(Int32(index))) : .int(row.int(Int32(index)))
      }
    }
    for key in keys { try renew(key, in: db) }
  }
}

extension SQLiteArgument {
  fileprivate var databaseValue: any DatabaseValueConvertible {
    switch self {
    case .int(let number): number
    case .text(let text): text
    case .null: DatabaseValue.null
    }
  }
}
