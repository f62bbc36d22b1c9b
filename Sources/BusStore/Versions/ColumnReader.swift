internal import BusModel

/// Reads columns of timetables and their departures back into values, within one transaction.
struct ColumnReader {
  /// Which departures are read.
  enum Part {
    /// Those of the pages of a version that a condition on table `page` chooses, every column of
    /// the table.
    case pages(condition: String, version: Int)
    /// Those of one timetable as far as a passenger would notice them: without trip and place.
    case timetable(Int)
  }

  private let rows: SQLiteReader
  private var patterns = PatternText()
  private var marks = MarkText()

  init(_ rows: SQLiteReader) { self.rows = rows }

  /// The columns of the pages of a version that a condition on table `page` chooses, in page order
  /// and without their departures.
  mutating func heads(
    condition: String, version: Int
  ) throws -> [(id: Int, page: Int, head: BusTimetable)] {
    try rows.all(
      """
      SELECT timetable.id, page, stop, routeName, destination, platform, label, service, pattern,
        validFrom, at, sources
      FROM page JOIN timetable ON timetable.page = page.id
      WHERE \(condition) ORDER BY page.position, timetable.position
      """, [.int(version)]
    ) { row in
      let head = BusTimetable(
        stop: row.optionalText(2), routeName: row.optionalText(3),
        destination: row.optionalText(4), platform: row.optionalText(5),
        label: row.optionalText(6),
        service: row.optionalText(7).flatMap { ServiceKind(rawValue: $0) },
        pattern: try patterns.pattern(in: row.optionalText(8), subject: rows.path),
        validFrom: row.optionalDate(9), at: row.text(10),
        sources: try SourcesText.sources(in: row.optionalText(11), subject: rows.path))
      return (row.int(0), row.int(1), head)
    }
  }

  /// The departures of a part in their order, by the ids of their timetables.
  mutating func departures(of part: Part) throws -> [Int: [BusSchedule]] {
    var found: [Int: [BusSchedule]] = [:]
    var last = (timetable: 0, departures: [BusSchedule]())
    var texts = DepartureTexts()
    let (sql, argument) = Self.query(part)
    try rows.forEach(sql, [.int(argument)]) { row in
      let timetable = row.int(0)
      if timetable != last.timetable {
        found[last.timetable] = last.departures
        last = (timetable, [])
      }
      last.departures.append(try departure(row, &texts))
    }
    found[last.timetable] = last.departures
    return found
  }

  private static func query(_ part: Part) -> (sql: String, argument: Int) {
    switch part {
    case .pages(let condition, let version):
      let sql = """
        SELECT departure.timetable, minutes, departure.routeName, departure.destination,
          departure.platform, marks, departure.pattern, trip, departure.at, stopPosition
        FROM page JOIN timetable ON timetable.page = page.id
          JOIN departure ON departure.timetable = timetable.id
        WHERE \(condition) ORDER BY page.position, timetable.position, departure.position
        """
      return (sql, version)
    case .timetable(let id):
      let sql = """
        SELECT timetable, minutes, routeName, destination, platform, marks, pattern, NULL, '', NULL
        FROM departure WHERE timetable = ? ORDER BY position
        """
      return (sql, id)
    }
  }

  private mutating func departure(
    _ row: SQLiteRow, _ texts: inout DepartureTexts
  ) throws -> BusSchedule {
    let minutes = row.int(1)
    guard let time = ServiceTime(minutes: minutes) else {
      throw StoreError(rows.path, .badColumn(.minutes, found: "\(minutes)"))
    }
    if texts.marks.read(row) {
      texts.marksRead = try marks.marks(in: texts.marks.value, subject: rows.path)
    }
    if texts.pattern.read(row) {
      texts.patternRead = try patterns.pattern(in: texts.pattern.value, subject: rows.path)
    }
    texts.readNames(row)
    return BusSchedule(
      departureTime: time, routeName: texts.routeName.value, destination: texts.destination.value,
      platform: texts.platform.value, marks: texts.marksRead, pattern: texts.patternRead,
      trip: texts.trip.value, stopPosition: row.optionalInt(9), at: texts.at.value ?? "")
  }
}

/// The texts of a departure, of which most are those of the departure before.
private struct DepartureTexts {
  var routeName = RepeatedText(2)
  var destination = RepeatedText(3)
  var platform = RepeatedText(4)
  var marks = RepeatedText(5)
  var marksRead: [Mark] = []
  var pattern = RepeatedText(6)
  var patternRead: ServicePattern?
  var trip = RepeatedText(7)
  var at = RepeatedText(8)

  mutating func readNames(_ row: SQLiteRow) {
    _ = routeName.read(row)
    _ = destination.read(row)
    _ = platform.read(row)
    _ = trip.read(row)
    _ = at.read(row)
  }
}
