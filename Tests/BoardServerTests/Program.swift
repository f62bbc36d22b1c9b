import Foundation
import TestScratch

/// The built programs beside the tests.
enum Program {
  static var folder: String {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return (program as NSString).deletingLastPathComponent
  }

  /// What `bus` prints in a household.
  static func bus(_ words: [String], _ family: Family) async throws -> String {
    try await run(
      words + ["--database=" + family.database, "--config=" + family.config], name: "bus"
    ).output
  }

  /// Runs a program to its end.
  static func run(
    _ words: [String], name: String
  ) async throws -> (status: Int32, output: String, errors: String) {
    try await blocking {
      let process = Process()
      process.executableURL = URL(filePath: folder + "/" + name)
      process.arguments = words
      process.environment = ["LANG": "ja_JP.UTF-8"]
      process.standardInput = FileHandle.nullDevice
      let (output, errors) = (Pipe(), Pipe())
      process.standardOutput = output
      process.standardError = errors
      try process.run()
      let watchdog = Watchdog(over: process.processIdentifier)
      let printed = output.fileHandleForReading.readDataToEndOfFile()
      let said = errors.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      try watchdog.stop(words.joined(separator: " "))
      return (
        process.terminationStatus, String(decoding: printed, as: UTF8.self),
        String(decoding: said, as: UTF8.self)
      )
    }
  }
}
