internal import BusModel
internal import BusReading
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
  /// The texts of the departure before.
  private var lastTexts: [String?]?

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

  /// Writes the departures of a column in their order, and answers with their checksum.
  mutating func insert(_ departures: [BusSchedule], timetable: Int) throws -> Int {
    var position = 0
    var checksum = DeparturesChecksum()
    while position < departures.count {
      let rows = departures.count - position >= Self.rowsAtOnce ? Self.rowsAtOnce : 1
      var values: [DatabaseValue] = []
      values.reserveCapacity(rows * Self.columnCount)
      for index in position..<(position + rows) {
        append(departures[index], timetable: timetable, position: index, to: &values, &checksum)
      }
      let statement = rows == 1 ? one : many
      statement.setUncheckedArguments(StatementArguments(values))
      try statement.execute()
      position += rows
    }
    return checksum.value
  }

  private mutating func append(
    _ departure: BusSchedule, timetable: Int, position: Int, to values: inout [DatabaseValue],
    _ checksum: inout DeparturesChecksum
  ) {
    let minutes = departure.departureTime.minutes
    let texts = [
      departure.routeName, departure.destination, departure.platform,
      departure.marks.isEmpty ? nil : marks.text(of: departure.marks),
      departure.pattern.flatMap { patterns.text(of: $0) }, departure.trip, departure.at,
    ]
    checksum.add(position: position, minutes: minutes, stopPosition: departure.stopPosition)
    for (index, text) in texts.enumerated() {
      checksum.add(text, repeatsLast: lastTexts.map { $0[index].isSame(as: text) } ?? false)
    }
    lastTexts = texts
    values.append(timetable.databaseValue)
    values.append(position.databaseValue)
    values.append(minutes.databaseValue)
    for text in texts.dropLast() { values.append(text?.databaseValue ?? .null) }
    values.append(departure.stopPosition?.databaseValue ?? .null)
    values.append(departure.at.databaseValue)
  }
}

extension String? {
  /// Whether both have the same bytes; two texts that Unicode calls equal may have others.
  fileprivate func isSame(as other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): left.utf8.elementsEqual(right.utf8)
    default: false
    }
  }
}
