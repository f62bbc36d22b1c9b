import Foundation
import Testing

@Suite("scripts/lib/within, by which scripts/test ends")
struct WithinTests {
  private static let script = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "scripts/lib/within")
    .path

  private func run(_ arguments: String...) async throws -> Ended {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try await Running.run(arguments, program: Self.script, variables: ["PATH": path])
  }

  @Test("a command that ends in time leaves its output and its status")
  func inTime() async throws {
    let ended = try await run("30", "sh", "-c", "echo done; exit 3")
    #expect(ended == Ended(exitStatus: 3, output: "done\n", errors: ""))
  }

  @Test("a command that does not is named with what it waits for, and ended with all below it")
  func tooLong() async throws {
    // So many seconds that no other process on the machine sleeps.
    let sleep = "sleep 600.\(ProcessInfo.processInfo.processIdentifier)"
    let ended = try await run("1", "sh", "-c", "\(sleep) & \(sleep); true")
    #expect(ended.exitStatus == 124)
    #expect(ended.output.contains(": \(sleep)"))
    #expect(ended.output.hasSuffix("was not done after 1 s and was ended\n"))
    let left = try await Running.run(["-fx", sleep], program: "/usr/bin/pgrep")
    #expect(left.output == "")
  }
}
