import BusModel
@testable import BusStore
import GRDB
import Glibc
import TestScratch
import Testing

/// Rows that are not what was written.
@Suite("what is on disk is what was written") struct ChecksumTests {
  private let store: TimetableStore

  init() throws {
    store = try TimetableStore.inMemory()
    var first = try publication([])
    first.pages[0].timetables[0].departures = [
      try departure(400), try departure(430, full: true), try departure(430, full: true),
      try departure(1450, full: true),
    ]
    first.pages[0].timetables[1].departures = [try departure(600), try departure(700)]
    _ = try store.publish(first, checkedAgainst: nil)
  }

  private func spoil(_ sql: String) throws {
    try store.connection.queue.write { try $0.execute(sql: sql) }
  }

  private func route() throws -> PublishedRoute? { try store.activeRoute(id: home.id) }

  @Test("what was written is sound, and read as it was written")
  func sound() throws {
    #expect(try store.isSound(version: 1))
    let columns = try #require(try route()?.versions.first?.pages.first?.timetables)
    #expect(columns.map(\.isDamaged) == [false, false])
    #expect(columns.map(\.departures.count) == [4, 2])
  }

  @Test(
    "a column of which one value has changed is not told, and the other one is",
    arguments: [
      "UPDATE departure SET minutes = 401 WHERE minutes = 400",
      "UPDATE departure SET minutes = minutes + 4000 WHERE minutes = 400",
      "UPDATE departure SET destination = '地下鉄鳴子東' WHERE minutes = 1450",
      "UPDATE departure SET marks = '[{\"mark\":\"P\",\"text\":\"西口経由\"}]' WHERE minutes = 1450",
      "UPDATE departure SET pattern = '1;u' WHERE minutes = 1450",
      "UPDATE departure SET stopPosition = 4 WHERE minutes = 1450",
      "UPDATE departure SET trip = NULL WHERE minutes = 1450",
      "DELETE FROM departure WHERE minutes = 1450",
      "DELETE FROM departure WHERE minutes = 430 AND position = 1",
      "DELETE FROM departure WHERE timetable = 1",
      "UPDATE timetable SET checksum = NULL WHERE id = 1; UPDATE page SET checksum = checksum + 0",
    ])
  func column(sql: String) throws {
    try spoil("PRAGMA ignore_check_constraints = ON; " + sql)
    #expect(try !store.isSound(version: 1))
    #expect(try store.damagedVersions(routeID: home.id) == [1])
    guard !sql.contains("timetable SET") else { return }
    let columns = try #require(try route()?.versions.first?.pages.first?.timetables)
    #expect(columns.map(\.isDamaged) == [true, false])
    #expect(columns.map(\.departures.count) == [0, 2])
  }

  @Test(
    "a version whose names, days, dates or state have changed is not answered from",
    arguments: [
      "UPDATE timetable SET label = '土曜' WHERE id = 1",
      "UPDATE timetable SET pattern = '1;s' WHERE id = 1",
      "UPDATE timetable SET validFrom = '2027-04-01' WHERE id = 1",
      "UPDATE timetable SET stop = '鳴子団地' WHERE id = 1",
      "DELETE FROM timetable WHERE id = 2",
      "UPDATE page SET direction = 'inbound'",
      "UPDATE page SET url = 'https://bus.example.jp/b.html'",
      "UPDATE page SET dayRules = NULL",
      "UPDATE version SET publishedAt = publishedAt - 1",
      "UPDATE version SET effectiveFrom = '2026-10-01'",
      "UPDATE version SET state = 'announced', effectiveFrom = '2027-01-01'",
    ])
  func head(sql: String) throws {
    try spoil(sql)
    #expect(try !store.isSound(version: 1))
    #expect(code { _ = try route() } == .damaged)
    #expect(try store.alteredVersions().map(\.id) == [1])
  }

  @Test("damaged rows are written anew when the pages say what they said")
  func mended() throws {
    try spoil("UPDATE departure SET minutes = 401 WHERE minutes = 400")
    var same = try publication([], at: noon(2))
    same.pages[0].timetables[0].departures = [
      try departure(400), try departure(430, full: true), try departure(430, full: true),
      try departure(1450, full: true),
    ]
    same.pages[0].timetables[1].departures = [try departure(600), try departure(700)]
    #expect(try store.publish(same, checkedAgainst: 1) == .published(version: 2, replaced: 1))
    #expect(try store.damagedVersions(routeID: home.id).isEmpty)
    #expect(try store.alteredVersions().map(\.id) == [1], "what was damaged does not seem sound")
    #expect(try store.publish(same, checkedAgainst: 2) == .unchanged(version: 2))
  }

  @Test("a confirmation that is not what was written confirms nothing")
  func confirmation() throws {
    let page = PageInput(
      direction: .outbound,
      source: PageSourceReference(
        url: "https://bus.example.jp/a.html", fetchedAt: noon(5), sha256: sha("a")))
    let isConfirmed = try store.confirm(
      route: home, pages: [page], extractorVersion: "1", version: 1, at: noon(5))
    #expect(isConfirmed)
    let fetchedAt = { try route()?.versions.first?.pages.first?.source.fetchedAt }
    #expect(try fetchedAt() == noon(5))
    try spoil("UPDATE confirmation SET at = at + 86400")
    #expect(try fetchedAt() == noon(1))
    #expect(try store.isSound(version: 1))
  }

  @Test("holidays and the last outcome that are not what was written are not told as right")
  func others() throws {
    let run = try store.runRecords.beginRun(at: noon(2))
    try store.runRecords.record(
      RouteOutcome(kind: .quarantined, at: noon(2), stage: .check, message: .text("half gone")),
      for: home, run: run)
    try spoil("UPDATE runRoute SET outcome = 'unchanged'")
    #expect(try route()?.lastOutcome?.message == .damagedRecord)
    let day = Holiday(
      date: try #require(CivilDate("2026-12-24")), name: "臨時の祝日", kind: .special)
    try store.replaceHolidays(HolidayFeed(url: "u", fetchedAt: noon(1), holidays: [day]))
    #expect(try store.holidays()?.holidays == [day])
    try spoil("UPDATE holiday SET date = '2026-12-25'")
    #expect(code { _ = try store.holidays() } == .damaged)
  }

  @Test(
    "texts of every kind add up to the same when they are written and when they are read",
    arguments: ["", "が", "か\u{3099}", "🚌", "a\u{0}b", "12345678", "123456789", "時刻表の長い備考、改行\n付き"])
  func texts(text: String) throws {
    let store = try TimetableStore.inMemory()
    var odd = try publication([400, 410])
    for name in [text, "か\u{3099}", "が", text, text] {
      var departure = try departure(420)
      (departure.routeName, departure.trip) = (name, text)
      departure.marks = [Mark(mark: name, text: text)]
      odd.pages[0].timetables[0].departures.append(departure)
    }
    _ = try store.publish(odd, checkedAgainst: nil)
    #expect(try store.isSound(version: 1))
    #expect(
      try store.activeRoute(id: home.id)?.versions[0].pages[0].timetables[0].isDamaged == false)
  }

  @Test("a database of version 3 is taken over whole, and damage of before does not seem sound")
  func migrates() throws {
    let scratch = try Scratch()
    let (new, old) = (scratch.path + "/new.sqlite", scratch.path + "/old.sqlite")
    try store.connection.queue.backup(to: DatabaseQueue(path: new))
    let third = Schema(migrations: Array(Schema.current.migrations.prefix(3)))
    _ = try TimetableStore.open(path: old, .readWrite, schema: third)
    try DatabaseQueue(path: old).writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA foreign_keys = OFF; ATTACH ? AS new", arguments: [new])
      for table in ["version", "page", "timetable", "departure", "route"] {
        let names = try db.columns(in: table).map(\.name).joined(separator: ", ")
        try db.execute(sql: "INSERT INTO main.\(table) SELECT \(names) FROM new.\(table)")
      }
    }
    let damaged = scratch.path + "/damaged.sqlite"
    try DatabaseQueue(path: old).backup(to: DatabaseQueue(path: damaged))
    try DatabaseQueue(path: damaged).write {
      try $0.execute(sql: "UPDATE departure SET minutes = 401 WHERE minutes = 400")
    }
    let taken = try TimetableStore.open(path: old, .readWrite)
    #expect(try taken.alteredVersions().isEmpty)
    #expect(try taken.activeRoute(id: home.id)?.versions == route()?.versions)
    #expect(try TimetableStore.open(path: damaged, .readWrite).alteredVersions().map(\.id) == [1])
  }
}
