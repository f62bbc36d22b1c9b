import BusIngest
import BusModel
import Glibc
import TestScratch
import Testing

@Suite("one ingest at a time", .timeLimit(.minutes(5)))
struct IngestLockTests {
  private let moment = Moment(secondsSince1970: 1_795_000_000)

  @Test("a second one is told who runs and since when")
  func second() throws {
    let scratch = try Scratch()
    let database = scratch.path + "/deep/bus.sqlite"
    let first = try IngestLock(besideDatabase: database, at: moment)
    for _ in 1...2 {
      let error = #expect(throws: IngestBusy.self) {
        _ = try IngestLock(besideDatabase: database, at: moment.adding(seconds: 60))
      }
      #expect(error?.holder == LockHolder(process: Int(getpid()), since: moment))
    }
    withExtendedLifetime(first) {}
  }

  @Test("the lock is free again when its holder is gone")
  func freed() throws {
    let scratch = try Scratch()
    do { _ = try IngestLock(besideDatabase: scratch.path + "/x", at: moment) }
    _ = try IngestLock(besideDatabase: scratch.path + "/x", at: moment)
  }
}
