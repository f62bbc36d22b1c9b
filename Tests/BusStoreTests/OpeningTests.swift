import BusModel
import BusStore
import GRDB
import Glibc
import TestScratch
import Testing

/// A folder of its own that is gone afterwards.
private func withFolder(_ body: (String) throws -> Void) throws {
  let scratch = try Scratch()
  try withExtendedLifetime(scratch) { try body(scratch.path) }
}

private func write(_ bytes: [UInt8], to path: String) throws {
  let file = try #require(fopen(path, "w"))
  #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count)
  fclose(file)
}

@Test("a missing database is missing to a reader and made for a writer")
func missing() throws {
  try withFolder { folder in
    let path = folder + "/bus.sqlite"
    #expect(code { _ = try TimetableStore.open(path: path, .readOnly) } == .missing)
    #expect(access(path, F_OK) != 0, "a reader must not create the file")
    _ = try TimetableStore.open(path: path, .readWrite)
    let reader = try TimetableStore.open(path: path, .readOnly)
    #expect(try reader.activeRoute(name: "home") == nil)
    #expect(
      code { _ = try TimetableStore.open(path: folder + "/none/bus.sqlite", .readWrite) }
        == .cannotCreate)
  }
}

@Test("a reader sees the last good state while a writer is at work")
func readsBesideWriter() throws {
  try withFolder { folder in
    let path = folder + "/bus.sqlite"
    let writer = try TimetableStore.open(path: path, .readWrite)
    let reader = try TimetableStore.open(path: path, .readOnly)
    #expect(try reader.activeRoute(name: "home") == nil)
    _ = try writer.publish(publication([420]), checkedAgainst: nil)
    let raw = try DatabaseQueue(path: path)
    try raw.writeWithoutTransaction { db in
      try db.inTransaction(.immediate) {
        try db.execute(sql: "DELETE FROM departure")
        let seen = try reader.activeRoute(name: "home")
        #expect(seen?.versions[0].pages[0].timetables[0].departures.count == 1)
        return .rollback
      }
    }
    #expect(throws: StoreError.self) { try reader.runRecords.beginRun(at: noon(1)) }
    #expect(code { _ = try reader.runRecords.beginRun(at: noon(1)) } == .readOnly)
  }
}

@Test(
  "a file that is no database of ours is refused by readers and writers and left as it was",
  arguments: [TimetableStore.Access.readOnly, .readWrite])
func foreignFiles(access: TimetableStore.Access) throws {
  try withFolder { folder in
    let path = folder + "/bus.sqlite"
    try write(Array(repeating: 0x41, count: 4096), to: path)
    #expect(code { _ = try TimetableStore.open(path: path, access) } == .notADatabase)
    unlink(path)
    try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE note (text TEXT)") }
    #expect(code { _ = try TimetableStore.open(path: path, access) } == .foreign)
    let mode = try DatabaseQueue(path: path).read {
      try String.fetchOne($0, sql: "PRAGMA journal_mode")
    }
    #expect(mode == "delete")
    #expect(code { _ = try TimetableStore.open(path: folder, access) } == .unreadable)
  }
}

@Test(
  "a database of a newer program is refused with a word on what to do",
  arguments: [TimetableStore.Access.readOnly, .readWrite])
func newerFiles(access: TimetableStore.Access) throws {
  try withFolder { folder in
    let path = folder + "/bus.sqlite"
    _ = try TimetableStore.open(path: path, .readWrite)
    try DatabaseQueue(path: path).write { try $0.execute(sql: "PRAGMA user_version = 999") }
    let error = #expect(throws: StoreError.self) {
      try TimetableStore.open(path: path, access)
    }
    #expect(error?.code == .newer)
    #expect(error?.exitStatus == 65)
  }
}

@Test("an empty file is a new database to a writer and nothing yet to a reader")
func emptyFile() throws {
  try withFolder { folder in
    let path = folder + "/bus.sqlite"
    try write([], to: path)
    #expect(code { _ = try TimetableStore.open(path: path, .readOnly) } == .missing)
    _ = try TimetableStore.open(path: path, .readWrite)
    _ = try TimetableStore.open(path: path, .readOnly)
  }
}

@Test("a damaged page of the file is an error, not an answer")
func damagedFile() throws {
  try withFolder { folder in
    let path = folder + "/bus.sqlite"
    do {
      let store = try TimetableStore.open(path: path, .readWrite)
      _ = try store.publish(publication(Array(300..<700)), checkedAgainst: nil)
    }
    try spoil(path, from: 4096)
    let found = code {
      _ = try TimetableStore.open(path: path, .readOnly).activeRoute(name: "home")
    }
    #expect(found == .damaged)
  }
}

@Test("every code has an exit status of the contract")
func exitStatuses() {
  for code in StoreError.Code.allCases {
    #expect([65, 66, 70, 73, 74].contains(code.exitStatus))
  }
}
