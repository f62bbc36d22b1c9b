import BusModel
@testable import BusStore
import Foundation
import GRDB
import TestScratch
import Testing

/// What version 1 left: `fixtures/database`.
@Suite struct VersionOneTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../fixtures/database")

  /// A copy of the database that version 1 made.
  private func withCopy(_ body: (String) throws -> Void) throws {
    try Scratch.withDatabasePath { path in
      try FileManager.default.copyItem(
        at: Self.folder.appending(path: "version-1.sqlite"), to: URL(filePath: path))
      try body(path)
    }
  }

  private func number(_ sql: String, _ path: String) throws -> Int? {
    try DatabaseQueue(path: path).read { try Int.fetchOne($0, sql: sql) }
  }

  @Test("every form of words that version 1 wrote for days is read as the pattern it stood for")
  func words() throws {
    let file = Self.folder.appending(path: "version-1-patterns.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    #expect(lines.count > 1_000)
    for line in lines {
      let parts = line.split(separator: "\t").map(String.init)
      let (stored, words) = (try #require(parts.first), try #require(parts.last))
      #expect(VersionOnePattern.read(words)?.stored == stored, "\(words)")
    }
  }

  @Test(
    "words that version 1 cannot have written are not read",
    arguments: [
      "", "平", "平日。", "平日運休運休", "13/1", "平日（を除く）", "平日・", "1;w", "毎月32日", "8/13～8/16～", "駅前行き",
      "平日は運休", "。", "（平日）",
    ])
  func otherWords(words: String) { #expect(VersionOnePattern.read(words) == nil) }

  @Test("a migrated database says what it said before, and a copy of it lies beside")
  func migrates() throws {
    try withCopy { path in
      let store = try TimetableStore.open(path: path, .readWrite)
      #expect(try number("PRAGMA user_version", path) == Schema.current.migrations.count)
      #expect(try store.alteredVersions().isEmpty && store.faults().isEmpty)
      let home = try #require(try store.activeRoute(name: "home")?.versions.first)
      let days = home.pages.flatMap(\.timetables).compactMap(\.pattern).map(\.text)
      #expect(days.contains("土日祝"))
      let reasons = try store.versions().compactMap(\.reason)
      #expect(reasons.contains(.text("印刷の誤り")))
      let copy = path + ".version-1"
      #expect(try number("PRAGMA user_version", copy) == 1)
      #expect(try number("SELECT count(*) FROM timetable WHERE pattern = '平日'", copy) ?? 0 > 0)
    }
  }

  @Test("a version whose rows were changed by hand is not taken for sound afterwards")
  func alteredBefore() throws {
    try withCopy { path in
      let version = try number("SELECT id FROM version WHERE state = 'active' LIMIT 1", path)
      try DatabaseQueue(path: path).write { db in
        try db.execute(
          sql: """
            UPDATE departure SET minutes = minutes + 1 WHERE timetable IN (
              SELECT timetable.id FROM timetable JOIN page ON page.id = page WHERE version = ?)
            """, arguments: [version])
      }
      let store = try TimetableStore.open(path: path, .readWrite)
      #expect(try store.alteredVersions().map(\.id) == [version])
    }
  }

  @Test("days that cannot be read stop the migration, and the database stays as it was")
  func stops() throws {
    try withCopy { path in
      try DatabaseQueue(path: path).write { db in
        try db.execute(sql: "UPDATE timetable SET pattern = '火星の日' WHERE id = 1")
      }
      let error = #expect(throws: StoreError.self) {
        try TimetableStore.open(path: path, .readWrite)
      }
      #expect(
        error?.fault == .unreadDays(words: "火星の日", backup: path + ".version-1"))
      for file in [path, path + ".version-1"] {
        #expect(try number("PRAGMA user_version", file) == 1)
        let words = "SELECT count(*) FROM timetable WHERE pattern = '火星の日'"
        #expect(try number(words, file) == 1)
      }
    }
  }

  @Test("the copy of a process that came too late does not take the place of the first one")
  func lateCopy() throws {
    try withCopy { path in
      _ = try TimetableStore.open(path: path, .readWrite)
      try Backup.make(of: DatabaseQueue(path: path), at: path, version: 1)
      #expect(try number("PRAGMA user_version", path + ".version-1") == 1)
    }
  }
}
