import BusModel
import BusReading
import BusStore
import GRDB
import Glibc
import TestScratch
import Testing

@Suite("a database is brought back from its backups", .serialized) struct RestoreTests {
  private let scratch: Scratch
  private let path: String

  init() throws {
    scratch = try Scratch()
    path = scratch.path + "/bus.sqlite"
  }

  private func departures() throws -> Int? {
    try TimetableStore.open(path: path, .readOnly).activeRoute(id: home.id)?
      .versions.first?.pages.first?.timetables.first?.departures.count
  }

  @Test("a copy is laid beside once a week, and two are kept, whatever the clock said before")
  func weekly() throws {
    let store = try TimetableStore.open(path: path, .readWrite)
    _ = try store.publish(try publication([420]), checkedAgainst: nil)
    for day in [40, 1, 2, 7, 8, 9, 15, 16] { try store.backUpWeekly(at: noon(day)) }
    let there = (1...45).filter { access("\(path).backup-\(noon($0).date)", F_OK) == 0 }
    #expect(there == [15, 40])
  }

  @Test("the newest sound copy takes the place of a damaged database, which stays beside it")
  func restores() throws {
    do {
      let store = try TimetableStore.open(path: path, .readWrite)
      _ = try store.publish(try publication([420]), checkedAgainst: nil)
      try store.backUpWeekly(at: noon(1))
      _ = try store.publish(try publication([420, 430]), checkedAgainst: 1)
      try store.backUpWeekly(at: noon(9))
    }
    let newest = "\(path).backup-\(noon(9).date)"
    try DatabaseQueue(path: newest).write {
      try $0.execute(sql: "UPDATE departure SET minutes = 421 WHERE minutes = 420")
    }
    // The newer of two files of one second is not told by the file system.
    utimes(
      "\(path).backup-\(noon(1).date)",
      [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)])
    #expect(
      code { _ = try TimetableStore.restore(path: path, at: noon(10), isForced: false) } == .refused
    )
    try spoil(path, from: 100)
    let done = try TimetableStore.restore(path: path, at: noon(10), isForced: false)
    #expect(done.source == "\(path).backup-\(noon(1).date)")
    #expect(done.unsound == [newest])
    #expect(access(try #require(done.aside), F_OK) == 0)
    #expect(try departures() == 1)
  }

  @Test("a database behind a symbolic link is restored where it lies, and the link stays")
  func link() throws {
    let file = scratch.path + "/elsewhere.sqlite"
    try #require(symlink("elsewhere.sqlite", path) == 0)
    do {
      let store = try TimetableStore.open(path: path, .readWrite)
      _ = try store.publish(try publication([420]), checkedAgainst: nil)
      try store.backUpWeekly(at: noon(1))
      _ = try store.publish(try publication([420, 430]), checkedAgainst: 1)
    }
    let done = try TimetableStore.restore(path: path, at: noon(10), isForced: true)
    #expect(try departures() == 1)
    #expect(done.aside?.hasPrefix(file) == true)
    var status = stat()
    #expect(lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test("without a sound copy nothing is changed, and a missing database comes back from one")
  func none() throws {
    do {
      let store = try TimetableStore.open(path: path, .readWrite)
      _ = try store.publish(try publication([420]), checkedAgainst: nil)
    }
    #expect(
      code { _ = try TimetableStore.restore(path: path, at: noon(2), isForced: true) } == .missing)
    #expect(try departures() == 1)
    try TimetableStore.open(path: path, .readWrite).backUpWeekly(at: noon(2))
    for file in ["", "-wal", "-shm"] { unlink(path + file) }
    let done = try TimetableStore.restore(path: path, at: noon(2), isForced: false)
    #expect(done.aside == nil)
    #expect(try departures() == 1)
  }

  @Test("a path that cannot be looked at is told as that, not as a database that is not there")
  func unreadable() throws {
    symlink("loop", scratch.path + "/loop")
    let inside = scratch.path + "/loop/bus.sqlite"
    #expect(code { _ = try TimetableReader.open(path: inside) } == .unreadable)
    #expect(code { _ = try TimetableReader.open(path: scratch.path + "/none") } == .missing)
  }
}
