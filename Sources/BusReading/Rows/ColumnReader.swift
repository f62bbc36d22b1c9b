package import BusModel

/// Reads columns of timetables and their departures back into values, within one transaction, and
/// holds them against their checksums.
package struct ColumnReader {
  /// Which departures are read.
  package enum Part {
    /// Those of the pages of a version that a condition on table `page` chooses, every column of
    /// the table.
    case pages(condition: String, version: Int)
    /// Those of one timetable.
    case timetable(Int)
  }

  /// A column without its departures.
  package struct Head {
    package let id: Int
    let page: Int
    package let column: BusTimetable
    /// What its departures must add up to; nil when they never did.
    let departuresChecksum: Int?
  }

  /// The departures of a column.
  package struct Rows {
    package var departures: [BusSchedule] = []
    package var checksum = DeparturesChecksum()
    /// Whether a row holds what nobody wrote.
    package var isBroken = false

    /// None.
    package init() {}
  }

  private let rows: SQLiteReader
  private var patterns = PatternText()
  private var marks = MarkText()
  private var isCounting = false

  /// A reader.
  ///
  /// - Parameters:
  ///   - rows: the connection, in a transaction.
  ///   - isCounting: whether departures are only added up, and no values made of them.
  package init(_ rows: SQLiteReader, isCounting: Bool = false) {
    self.rows = rows
    self.isCounting = isCounting
  }

  /// The columns of the pages of a version that a condition on table `page` chooses, in page order
  /// and without their departures; each is added to the checksum of its page.
  package mutating func heads(
    condition: String, version: Int, _ checksums: inout [Int: Checksum]
  ) throws -> [Head] {
    try rows.all(
      """
      SELECT timetable.position, stop, routeName, destination, platform, label, service, pattern,
        validFrom, at, sources, timetable.checksum, timetable.id, page
      FROM page JOIN timetable ON timetable.page = page.id
      WHERE \(condition) ORDER BY page.position, timetable.position
      """, [.int(version)]
    ) { row in
      let page = row.int(13)
      for column in 0..<12 { row.add(Int32(column), to: &checksums[page, default: Checksum()]) }
      let column = BusTimetable(
        stop: row.optionalText(1), routeName: row.optionalText(2),
        destination: row.optionalText(3), platform: row.optionalText(4),
        label: row.optionalText(5),
        service: row.optionalText(6).flatMap { ServiceKind(rawValue: $0) },
        pattern: try patterns.pattern(in: row.optionalText(7), subject: rows.path),
        validFrom: row.optionalDate(8), at: row.text(9),
        sources: try SourcesText.sources(in: row.optionalText(10), subject: rows.path))
      return Head(
        id: row.int(12), page: page, column: column, departuresChecksum: row.optionalInt(11))
    }
  }

  /// The departures of a part in their order, by the ids of their timetables.
  package mutating func departures(of part: Part) throws -> [Int: Rows] {
    var found: [Int: Rows] = [:]
    var last = (timetable: 0, rows: Rows())
    var texts = DepartureTexts()
    var bytes = DepartureTexts.columns.map { RepeatedBytes($0) }
    let (condition, argument) = Self.query(part)
    try rows.forEach(
      """
      SELECT departure.timetable, departure.position, minutes, stopPosition, departure.routeName,
        departure.destination, departure.platform, marks, departure.pattern, trip, departure.at
      FROM \(condition)
      """, [.int(argument)]
    ) { row in
      let timetable = row.int(0)
      if timetable != last.timetable {
        found[last.timetable] = last.rows
        last = (timetable, Rows())
      }
      last.rows.checksum.add(
        position: row.int(1), minutes: row.int(2), stopPosition: row.optionalInt(3))
      if isCounting {
        for index in bytes.indices { bytes[index].read(row, &last.rows.checksum) }
      } else {
        take(row, into: &last.rows, &texts)
      }
    }
    found[last.timetable] = last.rows
    return found
  }

  private static func query(_ part: Part) -> (condition: String, argument: Int) {
    switch part {
    case .pages(let condition, let version):
      let tables = """
        page JOIN timetable ON timetable.page = page.id
          JOIN departure ON departure.timetable = timetable.id
        WHERE \(condition) ORDER BY page.position, timetable.position, departure.position
        """
      return (tables, version)
    case .timetable(let id):
      return ("departure WHERE timetable = ? ORDER BY position", id)
    }
  }

  private mutating func take(
    _ row: SQLiteRow, into column: inout Rows, _ texts: inout DepartureTexts
  ) {
    let isNew = texts.read(row, &column.checksum)
    guard !column.isBroken else {
      // What repeats a text of a broken column must be read anew.
      texts = DepartureTexts()
      return
    }
    do {
      if isNew.marks {
        texts.marksRead = try marks.marks(in: texts.marks.value, subject: rows.path)
      }
      if isNew.pattern {
        texts.patternRead = try patterns.pattern(in: texts.pattern.value, subject: rows.path)
      }
      column.departures.append(try departure(row, texts))
    } catch {
      // Which row it is does not matter: the column is not what was written.
      column.isBroken = true
    }
  }

  private func departure(
    _ row: SQLiteRow, _ texts: DepartureTexts
  ) throws(StoreError) -> BusSchedule {
    let minutes = row.int(2)
    guard let time = ServiceTime(minutes: minutes) else {
      throw StoreError(rows.path, .badColumn(.minutes, found: "\(minutes)"))
    }
    return BusSchedule(
      departureTime: time, routeName: texts.routeName.value, destination: texts.destination.value,
      platform: texts.platform.value, marks: texts.marksRead, pattern: texts.patternRead,
      trip: texts.trip.value, stopPosition: row.optionalInt(3), at: texts.at.value ?? "")
  }
}

/// The texts of a departure, of which most are those of the departure before.
private struct DepartureTexts {
  /// Theirs, in the order in which they are added up.
  static let columns: ClosedRange<Int32> = 4...10

  var routeName = RepeatedText(4)
  var destination = RepeatedText(5)
  var platform = RepeatedText(6)
  var marks = RepeatedText(7)
  var marksRead: [Mark] = []
  var pattern = RepeatedText(8)
  var patternRead: ServicePattern?
  var trip = RepeatedText(9)
  var at = RepeatedText(10)

  /// Reads a row; answers whether it has other marks and another pattern than the one before.
  mutating func read(
    _ row: SQLiteRow, _ checksum: inout DeparturesChecksum
  ) -> (marks: Bool, pattern: Bool) {
    _ = routeName.read(row, &checksum)
    _ = destination.read(row, &checksum)
    _ = platform.read(row, &checksum)
    let hasNewMarks = marks.read(row, &checksum)
    let hasNewPattern = pattern.read(row, &checksum)
    _ = trip.read(row, &checksum)
    _ = at.read(row, &checksum)
    return (hasNewMarks, hasNewPattern)
  }
}
