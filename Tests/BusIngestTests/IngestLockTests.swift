import BusIngest
import BusModel
import BusReading
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

  @Test("who only looks sees the holder while there is one, and is in nobody's way")
  func looked() throws {
    let scratch = try Scratch()
    let database = scratch.path + "/x"
    #expect(RunLock.run(besideDatabase: database) == nil)
    do {
      let lock = try IngestLock(besideDatabase: database, at: moment)
      let run = try #require(RunLock.run(besideDatabase: database))
      #expect(run.holder == LockHolder(process: Int(getpid()), since: moment))
      let clock = run.lastProgress
      #expect(RunLock.run(besideDatabase: database, unlessYoungAt: moment) == nil)
      let late = moment.adding(seconds: 2 * 3600)
      #expect(RunLock.run(besideDatabase: database, unlessYoungAt: late) == run)
      let old = timeval(tv_sec: clock.secondsSince1970 - 900, tv_usec: 0)
      utimes(database + ".lock", [old, old])
      #expect(
        RunLock.run(besideDatabase: database)?.stuck(at: clock)?.quietMinutes == 15)
      lock.touch()
      #expect(RunLock.run(besideDatabase: database)?.stuck(at: moment) == nil)
    }
    #expect(RunLock.run(besideDatabase: database) == nil)
  }
}
