internal import BusModel
internal import BusReading
internal import GRDB

/// Writes rows of table `departure`, many with one statement: the step from Swift into SQLite and
/// back costs more than the row.
struct DepartureWriter {
  private static let columnCount = 11
  /// So many rows are written with one statement, the most that there are first.
  private static let rowsAtOnce = [32, 8, 1]

  private let statements: [(rows: Int, statement: BoundStatement)]
  private var marks = RecentTexts<[Mark]> { MarkText.text(of: $0) }
  private var patterns = RecentTexts<ServicePattern> { $0.stored }
  /// The texts of the departure before, in the order of the columns.
  private var lastTexts = [String?](repeating: nil, count: 7)

  init(_ db: Database) throws {
    statements = try Self.rowsAtOnce.map {
      ($0, BoundStatement(try db.cachedStatement(sql: Self.insertion(rows: $0)).sqliteStatement))
    }
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
    for (rows, statement) in statements {
      while departures.count - position >= rows {
        for row in 0..<rows {
          try bind(
            departures, at: position + row, timetable: timetable, to: statement,
            from: row * Self.columnCount, &checksum)
        }
        try statement.run()
        position += rows
      }
    }
    return checksum.value
  }

  /// By index, for a departure is not copied to be asked for its texts.
  private mutating func bind(
    _ departures: [BusSchedule], at index: Int, timetable: Int, to statement: BoundStatement,
    from start: Int, _ checksum: inout DeparturesChecksum
  ) throws {
    let minutes = departures[index].departureTime.minutes
    let stopPosition = departures[index].stopPosition
    checksum.add(position: index, minutes: minutes, stopPosition: stopPosition)
    try statement.bind(timetable, at: start + 1)
    try statement.bind(index, at: start + 2)
    try statement.bind(minutes, at: start + 3)
    var column = 0
    func bind(_ text: String?) throws {
      let isSame = lastTexts[column].isSame(as: text)
      checksum.add(text, repeatsLast: isSame)
      try statement.bind(text, at: start + 4 + column)
      if !isSame { lastTexts[column] = text }
      column += 1
    }
    try bind(departures[index].routeName)
    try bind(departures[index].destination)
    try bind(departures[index].platform)
    try bind(departures[index].marks.isEmpty ? nil : marks.text(of: departures[index].marks))
    try bind(departures[index].pattern.flatMap { patterns.text(of: $0) })
    try bind(departures[index].trip)
    try bind(departures[index].at)
    try statement.bind(stopPosition, at: start + Self.columnCount)
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
