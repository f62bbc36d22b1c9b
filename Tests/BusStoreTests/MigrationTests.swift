import BusModel
import BusReading
@testable import BusStore
import GRDB
import Glibc
import TestScratch
import Testing

private let next = Schema(
  migrations: Schema.current.migrations + [
    .sql("CREATE TABLE extra (id INTEGER PRIMARY KEY) STRICT;")
  ])

/// The version of this program.
private let current = Schema.current.migrations.count

@Test("who reads knows the version that the migrations end with")
func readersVersion() {
  #expect(Schema.current.version.migrations == SchemaVersion.current.migrations)
}

@Test("an older database is copied whole before a migration changes it")
func backup() throws {
  try Scratch.withDatabasePath { path in
    _ = try TimetableStore.open(path: path, .readWrite)
      .publish(try publication([420, 430]), checkedAgainst: nil)
    #expect(access(path + ".version-\(current)", F_OK) != 0, "a new database needs no copy")
    let store = try TimetableStore.open(path: path, .readWrite, schema: next)
    #expect(try store.activeRoute(name: "home")?.versions.count == 1)
    let copy = try TimetableStore.open(path: path + ".version-\(current)", .readOnly)
    #expect(try copy.activeRoute(name: "home")?.versions.map(\.id) == [1])
    #expect(try copy.faults().isEmpty)
    let version = try DatabaseQueue(path: path).read {
      try Int.fetchOne($0, sql: "PRAGMA user_version")
    }
    #expect(version == current + 1)
  }
}

@Test("where no copy can be made nothing is migrated")
func noBackup() throws {
  try Scratch.withDatabasePath { path in
    _ = try TimetableStore.open(path: path, .readWrite)
    // A folder at the copy's place cannot be replaced by a file.
    try #require(mkdir(path + ".version-\(current)", 0o700) == 0)
    defer { rmdir(path + ".version-\(current)") }
    let error = #expect(throws: StoreError.self) {
      try TimetableStore.open(path: path, .readWrite, schema: next)
    }
    #expect(error?.code == .cannotCreate)
    _ = try TimetableStore.open(path: path, .readOnly)
  }
}

@Test("the program of before refuses the newer database, reader and writer")
func newerThanProgram() throws {
  try Scratch.withDatabasePath { path in
    _ = try TimetableStore.open(path: path, .readWrite, schema: next)
    for access in [TimetableStore.Access.readOnly, .readWrite] {
      let error = #expect(throws: StoreError.self) { try TimetableStore.open(path: path, access) }
      #expect(error?.code == .newer)
    }
  }
}

@Test("a reader asks for the writer to bring an older database up to date")
func olderForReader() throws {
  try Scratch.withDatabasePath { path in
    _ = try TimetableStore.open(path: path, .readWrite)
    let error = #expect(throws: StoreError.self) {
      try TimetableStore.open(path: path, .readOnly, schema: next)
    }
    #expect(error?.code == .older)
  }
}
