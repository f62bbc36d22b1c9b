internal import BusModel
internal import BusReading
internal import GRDB

/// Writes rows of table `departure`, many with one statement: the step from Swift into SQLite and
/// back costs more than the row.
struct DepartureWriter {
  /// The columns that each row of a statement has a `?` of its own for; `?1` is the timetable of all.
  private static let columnCount = 10
  /// So many rows are written with one statement, the most that there are first.
  private static let insertions = [32, 8, 1].map { (rows: $0, sql: insertion(rows: $0)) }

  private let statements: [(rows: Int, statement: BoundStatement)]
  private var marks = RecentTexts<[Mark]>(isSame: { $0.isSame(as: $1) }) { MarkText.text(of: $0) }
  private var patterns = RecentTexts<ServicePattern>(isSame: ==) { $0.stored }
  /// The texts of the departure before, in the order of the columns.
  private var lastTexts = [String?](repeating: nil, count: 7)
  /// The texts of the rows that are written next, and where in them those of the departure before lie.
  private var texts = RunTexts()
  private var lastPlaces = [RunTexts.Place?](repeating: nil, count: 7)

  init(_ db: Database) throws {
    statements = try Self.insertions.map {
      ($0.rows, BoundStatement(try db.cachedStatement(sql: $0.sql).sqliteStatement))
    }
  }

  private static func insertion(rows: Int) -> String {
    let row = "(?1, " + Array(repeating: "?", count: columnCount).joined(separator: ", ") + ")"
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
        try statement.bind(timetable, at: 1)
        for row in 0..<rows {
          try bind(
            departures, at: position + row, to: statement, after: 1 + row * Self.columnCount,
            &checksum)
        }
        try statement.run(&texts)
        for column in lastPlaces.indices { lastPlaces[column] = nil }
        position += rows
      }
    }
    return checksum.value
  }

  /// By index, for a departure is not copied to be asked for its texts. What it lacks is NULL unbound.
  private mutating func bind(
    _ departures: [BusSchedule], at index: Int, to statement: BoundStatement, after last: Int,
    _ checksum: inout DeparturesChecksum
  ) throws {
    let minutes = departures[index].departureTime.minutes
    let stopPosition = departures[index].stopPosition
    checksum.add(position: index, minutes: minutes, stopPosition: stopPosition)
    try statement.bind(index, at: last + 1)
    try statement.bind(minutes, at: last + 2)
    var column = 0
    func bind(_ text: String?) {
      add(text, column, at: last + 3 + column, &checksum)
      column += 1
    }
    bind(departures[index].routeName)
    bind(departures[index].destination)
    bind(departures[index].platform)
    bind(departures[index].marks.isEmpty ? nil : marks.text(of: departures[index].marks))
    bind(departures[index].pattern.flatMap { patterns.text(of: $0) })
    bind(departures[index].trip)
    bind(departures[index].at)
    if let stopPosition { try statement.bind(stopPosition, at: last + Self.columnCount) }
  }

  private mutating func add(
    _ text: String?, _ column: Int, at index: Int, _ checksum: inout DeparturesChecksum
  ) {
    let isSame = lastTexts[column].isSame(as: text)
    checksum.add(text, repeatsLast: isSame)
    if !isSame { (lastTexts[column], lastPlaces[column]) = (text, nil) }
    guard let text else { return }
    let place = if let known = lastPlaces[column] { known } else { texts.add(text) }
    lastPlaces[column] = place
    texts.bind(place, at: index)
  }
}

extension String? {
  /// Whether both have the same bytes, or neither is there.
  fileprivate func isSame(as other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let one?, let other?): one.hasBytes(of: other)
    default: false
    }
  }
}

extension [Mark] {
  /// Whether they are the same, byte for byte: two that Unicode calls equal may be written otherwise.
  fileprivate func isSame(as others: [Mark]) -> Bool {
    count == others.count
      && indices.allSatisfy {
        self[$0].mark.hasBytes(of: others[$0].mark) && self[$0].text.isSame(as: others[$0].text)
      }
  }
}
