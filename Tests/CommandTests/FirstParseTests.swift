import Foundation
import Testing

@Suite("First parses")
struct FirstParseTests {
  @Test("of 200 programs that read a first page on eight threads at once, every one ends")
  func parallel() async throws {
    for number in 1...200 {
      let child = Process()
      child.executableURL = URL(fileURLWithPath: Running.folder + "/bus-ingest")
      child.arguments = ["measure", "first-parses"]
      child.environment = [:]
      let output = Pipe()
      child.standardOutput = output
      child.standardError = FileHandle.nullDevice
      child.standardInput = FileHandle.nullDevice
      try child.run()
      // A thread that waits in C cannot be cancelled: the program is killed.
      try #require(await ends(child, within: .seconds(30)), "program \(number) hung")
      #expect(child.terminationStatus == 0)
      let said = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(said == "threads 8 pages 8\n")
    }
  }

  /// Whether a program ends in time; one that does not is killed.
  private func ends(_ child: Process, within limit: Duration) async throws -> Bool {
    let deadline = ContinuousClock.now + limit
    while child.isRunning {
      guard ContinuousClock.now < deadline else {
        kill(child.processIdentifier, SIGKILL)
        child.waitUntilExit()
        return false
      }
      try await Task.sleep(for: .milliseconds(2))
    }
    return true
  }
}
