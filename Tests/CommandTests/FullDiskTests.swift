import BusStore
import Foundation
import Testing

@Suite("a disk without a byte left")
struct FullDiskTests {
  /// Runs `bus` where no file may grow: for SQLite the same as a disk that is full.
  private func busWithoutRoom(_ line: String, in household: Household) async throws -> Ended {
    // A write beyond the limit is to be an error, as on a full disk, and no signal.
    let script = "trap '' XFSZ; ulimit -f 0; exec \(Running.bus) \(line)"
    return try await Running.run(
      ["-c", script], program: "/bin/sh", variables: household.variables)
  }

  @Test(
    "the last good data is answered as on any other day",
    arguments: [
      "next --route home --at 2026-11-20T07:00", "history",
      "why 07:41 --route home --date 2026-11-20",
    ])
  func answers(line: String) async throws {
    let household = try Household()
    let usual = try await household.bus("\(line) --lang en")
    #expect(usual.exitStatus == 0)
    #expect(try await busWithoutRoom("\(line) --lang en", in: household) == usual)
    #expect(
      try await busWithoutRoom("\(line) --lang en", in: household) == usual, "nor the second time")
  }

  @Test("what stands in the log alone is not left out in silence: 74, with what to do")
  func log() async throws {
    let household = try Household()
    let writer = try TimetableStore.open(path: household.database, .readWrite)
    _ = try writer.runRecords.beginRun(at: household.confirmed)
    // A copy as a night that was killed leaves it, whose index has been taken away.
    let files = FileManager.default
    for name in ["", "-wal"] {
      let old = household.database + name
      try files.copyItem(atPath: old, toPath: household.folder + "/copy.sqlite" + name)
    }
    let copy = household.folder + "/copy.sqlite"
    let line = "next --route home --at 2026-11-20T07:00 --database \(copy)"
    let ended = try await busWithoutRoom(line, in: household)
    #expect(ended.exitStatus == 74 && ended.output == "")
    #expect(ended.errors.contains("copy.sqlite-wal"))
    #expect(ended.errors.contains("make room"), "\(ended.errors)")
    #expect(try await household.bus(line).exitStatus == 0, "with room the log is read")
  }
}
