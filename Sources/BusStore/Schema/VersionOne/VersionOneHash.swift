import BusJSON
internal import BusReading
internal import GRDB

/// The fingerprints of versions as their rows give them, in the tables of versions 1 to 3, whose
/// rows differ in the form of their days, and in the rules of pages that version 1 has not. Frozen
/// with the second and the fourth migration.
///
/// A version whose rows did not fit its fingerprint before must not seem sound afterwards.
struct VersionOneHash {
  private let reader: SQLiteReader
  private var hash = FNVHash()
  private var marks: (text: String, marks: [(String?, String?)])?

  /// The versions whose rows say what was published.
  static func soundVersions(
    in reader: SQLiteReader, withDayRules: Bool = false
  ) throws -> [Int] {
    let hashes = try reader.all("SELECT id, contentHash FROM version") { ($0.int(0), $0.text(1)) }
    return try hashes.filter {
      try of(version: $0.0, in: reader, withDayRules: withDayRules) == $0.1
    }.map(\.0)
  }

  /// The fingerprint of a version's rows.
  static func of(
    version: Int, in reader: SQLiteReader, withDayRules: Bool = false
  ) throws -> String {
    var hash = VersionOneHash(reader: reader)
    let pages = try reader.all(
      "SELECT id, direction, url FROM page WHERE version = ? ORDER BY position", [.int(version)]
    ) { (id: $0.int(0), direction: $0.text(1), url: $0.text(2)) }
    hash.hash.add(pages.count)
    for page in pages {
      hash.hash.add(page.direction)
      hash.hash.add(page.url)
      try hash.addTimetables(page: page.id)
      if withDayRules {
        let rules = try reader.texts(
          "SELECT dayRules FROM page WHERE id = ? AND dayRules IS NOT NULL", [.int(page.id)])
        for text in rules { hash.hash.add(text) }
      }
    }
    return hash.hash.digits
  }

  private init(reader: SQLiteReader) { self.reader = reader }

  private mutating func addTimetables(page: Int) throws {
    hash.add(try count("SELECT count(*) FROM timetable WHERE page = ?", page))
    let timetables = try reader.all(
      """
      SELECT id, stop, routeName, destination, platform, label, service, pattern, validFrom
      FROM timetable WHERE page = ? ORDER BY position
      """, [.int(page)]
    ) { row in (id: row.int(0), texts: (1...8).map { row.optionalText($0) }) }
    for timetable in timetables {
      for text in timetable.texts { hash.add(text) }
      hash.add(try count("SELECT count(*) FROM departure WHERE timetable = ?", timetable.id))
      try addDepartures(timetable: timetable.id)
    }
  }

  private mutating func addDepartures(timetable: Int) throws {
    try reader.forEach(
      """
      SELECT minutes, routeName, destination, platform, pattern, trip, stopPosition, marks
      FROM departure WHERE timetable = ? ORDER BY position
      """, [.int(timetable)]
    ) { row in
      hash.add(row.int(0))
      for column in Int32(1)...5 { hash.add(row.optionalText(column)) }
      hash.add(row.int(6))
      addMarks(row.optionalText(7) ?? "[]")
    }
  }

  private mutating func addMarks(_ text: String) {
    if marks?.text != text {
      // What is no list of marks was damaged and fits no fingerprint; it is not for here to say so.
      let entries = (try? JSONValue.parse(text))?.arrayValue ?? []
      marks = (text, entries.map { ($0["mark"]?.stringValue, $0["text"]?.stringValue) })
    }
    let known = marks?.marks ?? []
    hash.add(known.count)
    for (mark, text) in known {
      hash.add(mark)
      hash.add(text)
    }
  }

  private func count(_ sql: String, _ id: Int) throws -> Int {
    try reader.first(sql, [.int(id)]) { $0.int(0) } ?? 0
  }
}
