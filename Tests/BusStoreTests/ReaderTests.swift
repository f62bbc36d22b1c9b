import BusModel
import BusReading
import BusStore
import GRDB
import Glibc
import TestScratch
import Testing

/// A database in a folder of its own, which is emptied afterwards.
private func withDatabase(_ body: (String, TimetableStore) throws -> Void) throws {
  try Scratch.withDatabasePath { try body($0, TimetableStore.open(path: $0, .readWrite)) }
}

private let start = CivilDate(dayNumber: 0)

@Test("the reader knows of a route what the store knows, every column of it")
func sameKnowledge() throws {
  try withDatabase { path, store in
    let run = try store.runRecords.beginRun(at: noon(1))
    var first = try publication([420, 450])
    first.pages = [page([try departure(420, full: true), try departure(1450)])]
    _ = try store.publish(first, checkedAgainst: nil)
    let current = try store.activeRoute(id: home.id)?.versions.first?.id
    _ = try store.publish(
      publication([500], at: noon(2), effectiveFrom: CivilDate(year: 2026, month: 12, day: 1)),
      checkedAgainst: current)
    try store.runRecords.record(
      RouteOutcome(kind: .published, at: noon(2), message: .text("x"), departures: 1), for: home,
      run: run)
    let reader = try TimetableReader.open(path: path)
    let known = try reader.basis(of: home.id, holidaysFrom: start).route
    #expect(known?.versions.count == 2)
    #expect(known == (try store.activeRoute(id: home.id)))
    let past = try reader.basis(of: home.id, asOf: noon(1), holidaysFrom: start).route
    #expect(past?.versions.count == 1)
    #expect(past == (try store.route(id: home.id, asOf: noon(1))))
    #expect(try reader.basis(of: "nobody", holidaysFrom: start).route == nil)
  }
}

@Test("the reader sees a new version as soon as it is published, and never half of it")
func newVersions() throws {
  try withDatabase { path, store in
    _ = try store.publish(publication([420]), checkedAgainst: nil)
    let reader = try TimetableReader.open(path: path)
    let first = try #require(try reader.basis(of: home.id, holidaysFrom: start).route)
    _ = try store.publish(
      publication([430, 440], at: noon(2)), checkedAgainst: first.versions[0].id)
    let second = try reader.basis(of: home.id, holidaysFrom: start).route
    #expect(second?.versions[0].pages[0].timetables[0].departures.count == 2)
  }
}

@Test("one direction's pages are read without the other's")
func oneDirection() throws {
  try withDatabase { path, store in
    var both = try publication([420])
    var back = page([try departure(1000)])
    back.direction = .inbound
    back.source.url = "https://bus.example.jp/b.html"
    both.pages.append(back)
    _ = try store.publish(both, checkedAgainst: nil)
    let reader = try TimetableReader.open(path: path)
    let inbound = try reader.basis(of: home.id, direction: .inbound, holidaysFrom: start)
    #expect(inbound.route?.versions[0].pages == [back])
    let all = try reader.basis(of: home.id, holidaysFrom: start)
    #expect(all.route?.versions[0].pages.count == 2)
  }
}

@Test("holidays before the first date of interest are left out")
func holidays() throws {
  try withDatabase { path, store in
    let days = ["2025-01-01", "2026-01-01", "2026-11-03"].compactMap { CivilDate($0) }
    try store.replaceHolidays(
      HolidayFeed(
        url: "https://holidays.example.jp/", fetchedAt: noon(1),
        holidays: days.map { Holiday(date: $0, name: "祝", kind: .national) }))
    let reader = try TimetableReader.open(path: path)
    #expect(
      try reader.basis(of: home.id, holidaysFrom: days[1]).holidays.map(\.date)
        == Array(days[1...]))
  }
}

@Test("what is no database of ours is told apart as the store tells it")
func refusals() throws {
  try withDatabase { path, _ in
    #expect(code { _ = try TimetableReader.open(path: path + ".none") } == .missing)
    let folder = try Scratch()
    #expect(code { _ = try TimetableReader.open(path: folder.path) } == .unreadable)
    try DatabaseQueue(path: path).write { try $0.execute(sql: "PRAGMA user_version = 999") }
    #expect(code { _ = try TimetableReader.open(path: path) } == .newer)
    try DatabaseQueue(path: path).write { try $0.execute(sql: "PRAGMA application_id = 7") }
    #expect(code { _ = try TimetableReader.open(path: path) } == .foreign)
  }
}

@Test("a file of other bytes, and a damaged one, are errors and no answers")
func damage() throws {
  try withDatabase { path, store in
    _ = try store.publish(publication(Array(300..<700)), checkedAgainst: nil)
    try DatabaseQueue(path: path).writeWithoutTransaction {
      _ = try $0.checkpoint(.truncate)
    }
    try spoil(path, from: 4096)
    #expect(
      code {
        _ = try TimetableReader.open(path: path).basis(of: home.id, holidaysFrom: start)
      } == .damaged)
    truncate(path, 0)
    #expect(code { _ = try TimetableReader.open(path: path) } == .missing)
    let other = try #require(fopen(path, "w"))
    fwrite(Array(repeating: UInt8(0x41), count: 4096), 1, 4096, other)
    fclose(other)
    #expect(code { _ = try TimetableReader.open(path: path) } == .notADatabase)
  }
}
