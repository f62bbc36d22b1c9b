import BusJSON
import BusModel
import Foundation
import GRDB
import Glibc
import TestScratch
import Testing

/// A database that version 1 made, and what `bus` of that version answered from it: see
/// `fixtures/database/README.md`.
@Suite struct OlderDatabaseTests {
  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../fixtures/database")

  /// What stands for the folder in the recorded answers.
  private static let recordedIn = "{folder}"

  /// The commands, and what each answered: its exit status in the first line.
  private static func answers() throws -> [(line: String, status: String, output: String)] {
    let lines = try String(contentsOf: fixtures.appending(path: "commands.txt"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    return try lines.enumerated().map { index, line in
      let name = (index < 9 ? "0" : "") + "\(index + 1).txt"
      let corrected = fixtures.appending(path: "since/\(name)")
      let isCorrected = access(corrected.path, F_OK) == 0
      let file = isCorrected ? corrected : fixtures.appending(path: "version-1/\(name)")
      let text = try String(contentsOf: file, encoding: .utf8)
      let end = try #require(text.firstIndex(of: "\n"))
      return (line, String(text[..<end]), String(text[text.index(after: end)...]))
    }
  }

  /// A folder with the old database and its settings.
  private static func household() throws -> (scratch: Scratch, variables: [String: String]) {
    let scratch = try Scratch()
    for (from, to) in [("version-1.sqlite", "bus.sqlite"), ("routes.json", "routes.json")] {
      try FileManager.default.copyItem(
        at: fixtures.appending(path: from), to: URL(filePath: scratch.path + "/" + to))
    }
    let variables = [
      "BUS_CONFIG": scratch.path + "/routes.json", "BUS_DATABASE": scratch.path + "/bus.sqlite",
      "LANG": "C", "HOME": scratch.path,
    ]
    return (scratch, variables)
  }

  /// Whether an answer says all that the recorded one says; it may say more.
  private static func says(_ found: JSONValue, _ recorded: JSONValue) -> Bool {
    if let entries = recorded.arrayValue {
      guard let others = found.arrayValue, others.count == entries.count else { return false }
      return zip(others, entries).allSatisfy { says($0, $1) }
    }
    guard case .object(let members) = recorded else { return found == recorded }
    // The fingerprint is of the coded days now, and sentences are other words for the same codes.
    let worded = ["contentHash", "message", "messageCode", "reason"]
    return members.allSatisfy { member in
      worded.contains(member.key) || found[member.key].map { says($0, member.value) } ?? false
    }
  }

  /// Line ends and the arrow before a destination are another version's, and nothing that is answered.
  private static func plain(_ answer: String) -> String {
    answer.replacing("\r\n", with: "\n").replacing(" → ", with: " ")
  }

  private static func isSame(_ found: String, _ recorded: String, in folder: String) -> Bool {
    let text = plain(found.replacing(folder, with: recordedIn))
    let recorded = plain(recorded)
    guard text != recorded else { return true }
    // What is no JSON must be the same to the byte.
    guard let found = try? JSONValue.parse(text), let recorded = try? JSONValue.parse(recorded)
    else { return false }
    return says(found, recorded)
  }

  @Test("an older database answers what it answered before, through every command that answers")
  func sameAnswers() async throws {
    let (scratch, variables) = try Self.household()
    let (path, copy) = (scratch.path + "/bus.sqlite", scratch.path + "/bus.sqlite.version-1")
    #expect(access(copy, F_OK) != 0)
    for (line, status, recorded) in try Self.answers() {
      let ended = try await Running.run(
        line.split(separator: " ").map(String.init), variables: variables)
      #expect("\(ended.exitStatus)" == status, "\(line): \(ended.errors)")
      #expect(Self.isSame(ended.output, recorded, in: scratch.path), "\(line): \(ended.output)")
    }
    #expect(access(path, F_OK) == 0 && access(copy, F_OK) == 0)
  }

  @Test("doctor finds an older database sound, and in it what waited for a person then")
  func doctor() async throws {
    let (scratch, variables) = try Self.household()
    let ended = try await Running.run(["doctor", "--json"], variables: variables)
    #expect(ended.exitStatus == 65)
    let findings = try JSONValue.parse(ended.output)["findings"]?.arrayValue ?? []
    // How old data is goes by the clock of this machine; the rest does not.
    let told = findings.map { finding in
      ["check", "subject", "messageCode"].compactMap { finding[$0]?.stringValue }
    }
    #expect(told.contains(["database", scratch.path + "/bus.sqlite", "sound"]))
    #expect(told.contains(["route", "school", "quarantined"]))
    #expect(told.contains(["route", "gone", "unpublished"]))
    #expect(told.count { $0.first == "route" } == 7)
  }

  @Test("a migration killed at any moment leaves a database that answers the same")
  func killed() async throws {
    let (line, status, recorded) = try #require(try Self.answers().first)
    var killed = 0
    for trial in 0..<12 {
      let (scratch, variables) = try Self.household()
      try Self.fill(scratch.path + "/bus.sqlite")
      let program = Running.folder + "/bus-ingest"
      let child = Process()
      child.executableURL = URL(filePath: program)
      child.arguments = ["migrate", scratch.path + "/bus.sqlite"]
      child.environment = [:]
      child.standardError = FileHandle.nullDevice
      try child.run()
      let watchdog = Watchdog(over: child.processIdentifier)
      usleep(UInt32(10_000 + trial * 25_000))
      kill(child.processIdentifier, SIGKILL)
      child.waitUntilExit()
      try watchdog.stop("bus-ingest migrate")
      if child.terminationReason == .uncaughtSignal { killed += 1 }
      let ended = try await Running.run(
        line.split(separator: " ").map(String.init), variables: variables)
      #expect("\(ended.exitStatus)" == status, "killed after \(trial): \(ended.errors)")
      #expect(Self.isSame(ended.output, recorded, in: scratch.path), "\(ended.output)")
    }
    #expect(killed > 2, "the migration was too quick to be killed")
  }

  /// Gives the migration work that no answer shows: readings of pages with their notices.
  private static func fill(_ path: String) throws {
    try DatabaseQueue(path: path).write { db in
      try db.execute(
        sql: """
          WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 60000)
          INSERT INTO parse SELECT printf('%064d', n), '1', '', 0, 'uncertain', NULL, 0, 0, 0,
            '[{"code":"unreadDays","message":"no heading","at":"table[1]"}]' FROM number
          """)
    }
  }

  @Test("an older database that may not be written to is told with the reason")
  func notWritable() async throws {
    // root may write everywhere.
    let (scratch, variables) = try Self.household()
    let copy = scratch.path + "/bus.sqlite.version-1"
    // A folder in the place of the copy: nothing may be migrated without one.
    try #require(mkdir(copy, 0o700) == 0)
    let ended = try await Running.run(
      ["next", "--route", "home", "--at", "2026-11-20T07:00"], variables: variables)
    #expect(ended.exitStatus == 65 && ended.output.isEmpty)
    #expect(
      ended.errors.contains("version 1") && ended.errors.contains("backup"), "\(ended.errors)")
  }
}
