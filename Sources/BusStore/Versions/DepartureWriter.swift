internal import BusModel
internal import BusReading
internal import GRDB

/// Writes rows of table `departure`, many with one statement: the step from Swift into SQLite and
/// back costs more than the row.
struct DepartureWriter {
  private static let columnCount = 11
  private static let rowsAtOnce = 32

  private let one: BoundStatement
  private let many: BoundStatement
  private var marks = RecentTexts<[Mark]> { MarkText.text(of: $0) }
  private var patterns = RecentTexts<ServicePattern> { $0.stored }
  /// The texts of the departure before.
  private var lastTexts: [String?]?

  init(_ db: Database) throws {
    let statements = try [1, Self.rowsAtOnce].map {
      BoundStatement(try db.cachedStatement(sql: Self.insertion(rows: $0)).sqliteStatement)
    }
    (one, many) = (statements[0], statements[1])
  }

  private static func insertion(rows: Int) -> String {
    let row = "(" + Array(repeating: "?", count: columnCount).joined(separator: ", ") + ")"
    return """
      INSERT INTO departure (timetable, position, minutes, routeName, destination, platform, marks,
        pattern, trip, at, stopPosition)
      VALUES \(Array(repeating: row, count: rows).joined(separator: ", "))
      """
  }

  /// Writes the departures of a column in their order, and answers with their checksum.
  mutating func insert(_ departures: [BusSchedule], timetable: Int) throws -> Int {
    var position = 0
    var checksum = DeparturesChecksum()
    while position < departures.count {
      let rows = departures.count - position >= Self.rowsAtOnce ? Self.rowsAtOnce : 1
      let statement = rows == 1 ? one : many
      for row in 0..<rows {
        try bind(
          departures[position + row], timetable: timetable, position: position + row,
          to: statement, from: row * Self.columnCount, &checksum)
      }
      try statement.run()
      position += rows
    }
    return checksum.value
  }

  private mutating func bind(
    _ departure: BusSchedule, timetable: Int, position: Int, to statement: BoundStatement,
    from start: Int, _ checksum: inout DeparturesChecksum
  ) throws {
    let minutes = departure.departureTime.minutes
    let texts = [
      departure.routeName, departure.destination, departure.platform,
      departure.marks.isEmpty ? nil : marks.text(of: departure.marks),
      departure.pattern.flatMap { patterns.text(of: $0) }, departure.trip, departure.at,
    ]
    checksum.add(position: position, minutes: minutes, stopPosition: departure.stopPosition)
    try statement.bind(timetable, at: start + 1)
    try statement.bind(position, at: start + 2)
    try statement.bind(minutes, at: start + 3)
    for (index, text) in texts.enumerated() {
      checksum.add(text, repeatsLast: lastTexts.map { $0[index].isSame(as: text) } ?? false)
      try statement.bind(text, at: start + 4 + index)
    }
    try statement.bind(departure.stopPosition, at: start + Self.columnCount)
    lastTexts = texts
  }
}

extension String? {
  /// Whether both have the same bytes; two texts that Unicode calls equal may have others.
  fileprivate func isSame(as other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?):
      // Both lie in one piece; byte by byte as texts they would cost ten times as much.
      (left.utf8.withContiguousStorageIfAvailable { left in
        right.utf8.withContiguousStorageIfAvailable { left.elementsEqual($0) }
      } ?? nil) ?? left.utf8.elementsEqual(right.utf8)
    default: false
    }
  }
}
