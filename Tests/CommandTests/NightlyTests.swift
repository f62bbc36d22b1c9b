import BusModel
import Foundation
import Glibc
import TestScratch
import Testing

@Suite("scripts/nightly")
struct NightlyTests {
  private let scratch: Scratch

  init() async throws {
    scratch = try Scratch()
    // A night that takes as long as it is told.
    try scratch.write(
      "#!/bin/sh\n[ $1 = ingest ] || exit 0\necho a report\nsleep $NAP\nexit $END\n", to: "script")
    try await scratch.install(scratch.path + "/script", as: "bus")
  }

  private func night(nap: String = "0", end: String = "0", limit: String = "100s") async throws
    -> Ended
  {
    try await Running.run(
      [], program: Self.script,
      variables: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": scratch.path,
        "BUS": scratch.path + "/bus", "BUS_LOG": scratch.path + "/nightly.log",
        "BUS_NIGHT": limit, "NAP": nap, "END": end, "TZ": "America/New_York",
      ])
  }

  private static let script = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "scripts/nightly").path

  @Test("is silent when all is well, and prints the report of a night that was not")
  func report() async throws {
    #expect(try await night() == Ended(exitStatus: 0, output: "", errors: ""))
    #expect(try await night(end: "2").exitStatus == 0)
    let log = try String(contentsOfFile: scratch.path + "/nightly.log", encoding: .utf8)
    let first = try #require(log.split(separator: " ").first.flatMap { Moment(String($0)) })
    let age = Int(Date().timeIntervalSince1970) - first.secondsSince1970
    #expect((0..<600).contains(age), "the log's times are Japan's, wherever the machine stands")
    #expect(log.hasPrefix(first.description))
    let partial = try await night(end: "75")
    #expect(partial.exitStatus == 75 && partial.errors.hasPrefix("a report\n"))
  }

  @Test("ends a run that is not done in time, says so, and the next night works")
  func hung() async throws {
    let ended = try await night(nap: "90", limit: "1s")
    #expect(ended.exitStatus == 75)
    #expect(ended.errors.contains("was not done after 1s and was ended"))
    #expect(try await night().exitStatus == 0)
  }

  @Test("says that another run is under way since when, and ends with 75")
  func busy() async throws {
    let lock = open(scratch.path + "/nightly.log.lock", O_RDWR | O_CREAT, 0o644)
    try #require(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let second = try await night()
    #expect(second.exitStatus == 75)
    #expect(second.errors.contains("another run is under way since 20"))
    close(lock)
    #expect(try await night().exitStatus == 0)
  }
}
