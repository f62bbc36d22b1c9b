/// A table each of whose rows has a checksum of its own.
package struct RowSum {
  package let table: String
  /// What a row is found by.
  package let key: [String]
  /// What the checksum is of, in this order.
  package let columns: [String]

  package static let confirmation = RowSum(
    table: "confirmation", key: ["page"],
    columns: ["page", "at", "sha256", "hintsKey", "extractorVersion"])

  package static let holiday = RowSum(
    table: "holiday", key: ["date"], columns: ["date", "name", "kind", "url", "fetchedAt"])

  package static let runRoute = RowSum(
    table: "runRoute", key: ["route", "run"],
    columns: [
      "outcome", "at", "stage", "message", "departures", "changes", "route", "run", "lastRun",
    ])

  /// The columns as a query lists them, with the checksum behind them.
  var list: String { columns.reduce(into: "") { $0 += $1 + ", " } + "checksum" }

  /// The checksum of a row with these values, in the order of its columns.
  package static func of(_ values: [SQLiteArgument]) -> Int { Checksum.of(values).value }

  /// Whether a row of ``list``, from its first column on, is what was written.
  func isSound(_ row: SQLiteRow) -> Bool {
    let count = Int32(columns.count)
    return row.optionalInt(count) == Checksum.of(row, 0..<count).value
  }
}
