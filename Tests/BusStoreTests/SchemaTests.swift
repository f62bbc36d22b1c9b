import BusModel
import BusStore
import GRDB
import TestScratch
import Testing

/// The schema as another SQLite tool sees it.
private func withDatabase(_ body: (Database) throws -> Void) throws {
  let scratch = try Scratch()
  defer { withExtendedLifetime(scratch) {} }
  let path = scratch.path + "/bus.sqlite"
  _ = try TimetableStore.open(path: path, .readWrite).publish(
    Publication(
      route: home, pages: [page([try departure(1450, full: true)])], at: noon(1),
      extractorVersion: "1"), checkedAgainst: nil)
  try DatabaseQueue(path: path).writeWithoutTransaction(body)
}

@Test("every table is strict and the foreign keys hold")
func strictTables() throws {
  try withDatabase { db in
    let loose = try String.fetchAll(
      db,
      sql: """
        SELECT name FROM pragma_table_list
        WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite_%'
        """)
    #expect(loose.isEmpty)
    #expect(try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").isEmpty)
    #expect(try String.fetchOne(db, sql: "PRAGMA journal_mode") == "wal")
  }
}

@Test("the view busSchedule shows a departure as people write it")
func scheduleView() throws {
  try withDatabase { db in
    let row = try #require(
      try Row.fetchOne(
        db,
        sql: "SELECT departureTime, routeName, destination, platform, route, url FROM busSchedule"))
    #expect(row[0] == "24:10")
    #expect(row[1] == "鳴子14")
    #expect(row[2] == "地下鉄鳴子北")
    #expect(row[3] == "2")
    #expect(row[4] == "home")
    #expect(row[5] == "https://bus.example.jp/a.html")
  }
}

@Test(
  "rows that cannot be true are refused by the schema itself",
  arguments: [
    "UPDATE departure SET minutes = 2880", "UPDATE departure SET marks = 'P'",
    "UPDATE version SET state = 'lost'", "UPDATE version SET state = 'quarantined'",
    "UPDATE version SET effectiveFrom = '2026-02-30'", "UPDATE page SET direction = 'up'",
    "UPDATE timetable SET service = 'monday'", "DELETE FROM route", "UPDATE page SET version = 9",
    "INSERT INTO fetch (url, at) VALUES ('https://a', 0)",
    "INSERT INTO version (route, state, createdAt, publishedAt, contentHash, extractorVersion, "
      + "departures) SELECT route, state, 0, 0, contentHash, '1', 0 FROM version",
  ])
func constraints(statement: String) throws {
  try withDatabase { db in
    #expect(throws: DatabaseError.self) { try db.execute(sql: statement) }
  }
}

@Test("what next reads is found by indexes, never by looking at every row")
func indexedReads() throws {
  try withDatabase { db in
    let plan = try Row.fetchAll(
      db,
      sql: """
        EXPLAIN QUERY PLAN SELECT departure.minutes
        FROM page JOIN timetable ON timetable.page = page.id
          JOIN departure ON departure.timetable = timetable.id
        WHERE version = 1 ORDER BY page.position, timetable.position, departure.position
        """
    ).map { $0["detail"] as String }
    #expect(plan.count == 3)
    #expect(plan.allSatisfy { $0.hasPrefix("SEARCH") }, "\(plan)")
  }
}
