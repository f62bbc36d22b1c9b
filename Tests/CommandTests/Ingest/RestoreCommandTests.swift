import Foundation
import Testing

@Suite("restore and damage, as programs")
struct RestoreCommandTests {
  let program: IngestProgram

  init() throws { program = try IngestProgram(settings: IngestSamples.settings) }

  private func night(_ day: Int) async throws -> Ended {
    try await program.run(
      "ingest", "--replay", ".", "--database", "./", "--at", "2026-10-0\(day)T03:20")
  }

  private func spoil() throws {
    let path = program.folder + "/bus.sqlite"
    var bytes = try Data(contentsOf: URL(filePath: path))
    for offset in stride(from: 200, to: bytes.count, by: 500) { bytes[offset] ^= 0x5A }
    try bytes.write(to: URL(filePath: path))
  }

  @Test("a damaged database is told with the next step, and that step brings it back")
  func restores() async throws {
    #expect(try await night(1).exitStatus == 0)
    #expect(program.has("bus.sqlite.backup-2026-10-01"))
    let sound = try await program.run("restore", "--database", "./")
    #expect(sound.exitStatus == 65 && sound.errors.contains("--force"))
    try spoil()
    let refused = try await night(2)
    #expect(refused.exitStatus == 65 && refused.errors.contains("bus restore"))
    let restored = try await program.run("restore", "--database", "./")
    #expect(restored.exitStatus == 0)
    #expect(restored.output.contains("backup-2026-10-01\n"))
    #expect(restored.output.hasSuffix("now run bus ingest\n"))
    #expect(try await night(3).exitStatus == 2)
  }

  @Test("without a backup the archive is told of, in either language")
  func none() async throws {
    try program.write("", to: "archive/index.jsonl")
    for (language, words) in [("en", "bus ingest --offline"), ("ja", "正常な控えがありません")] {
      let ended = try await program.run("restore", "--database", "./", "--lang", language)
      #expect(ended.exitStatus == 66 && ended.errors.contains(words))
    }
  }
}
