internal import BusModel
internal import GRDB

/// Writes rows of table `departure`, many with one statement: the step from Swift into SQLite and
/// back costs more than the row.
struct DepartureWriter {
  private static let columnCount = 11
  private static let rowsAtOnce = 32

  private let one: Statement
  private let many: Statement
  private var marks = LastText<[Mark]> { MarkText.text(of: $0) }
  private var patterns = LastText<ServicePattern> { $0.stored }

  init(_ db: Database) throws {
    one = try db.cachedStatement(sql: Self.insertion(rows: 1))
    many = try db.cachedStatement(sql: Self.insertion(rows: Self.rowsAtOnce))
  }

  private static func insertion(rows: Int) -> String {
    let row = "(" + Array(repeating: "?", count: columnCount).joined(separator: ", ") + ")"
    return """
      INSERT INTO departure (timetable, position, minutes, routeName, destination, platform, marks,
        pattern, trip, stopPosition, at)
      VALUES \(Array(repeating: row, count: rows).joined(separator: ", "))
      """
  }

  /// Writes the departures of a column in their order.
  mutating func insert(_ departures: [BusSchedule], timetable: Int) throws {
    var position = 0
    while position < departures.count {
      let rows = departures.count - position >= Self.rowsAtOnce ? Self.rowsAtOnce : 1
      var values: [DatabaseValue] = []
      values.reserveCapacity(rows * Self.columnCount)
      for index in position..<(position + rows) {
        append(departures[index], timetable: timetable, position: index, to: &values)
      }
      let statement = rows == 1 ? one : many
      statement.setUncheckedArguments(StatementArguments(values))
      try statement.execute()
      position += rows
    }
  }

  private mutating func append(
    _ departure: BusSchedule, timetable: Int, position: Int, to values: inout [DatabaseValue]
  ) {
    values.append(timetable.databaseValue)
    values.append(position.databaseValue)
    values.append(departure.departureTime.minutes.databaseValue)
    values.append(value(departure.routeName))
    values.append(value(departure.destination))
    values.append(value(departure.platform))
    values.append(departure.marks.isEmpty ? .null : value(marks.text(of: departure.marks)))
    values.append(value(departure.pattern.flatMap { patterns.text(of: $0) }))
    values.append(value(departure.trip))
    values.append(departure.stopPosition?.databaseValue ?? .null)
    values.append(departure.at.databaseValue)
  }

  private func value(_ text: String?) -> DatabaseValue { text?.databaseValue ?? .null }
}
