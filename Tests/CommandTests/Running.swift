import Foundation
import TestScratch

/// What a program left when it ended.
struct Ended: Equatable, Sendable {
  var exitStatus: Int32
  var output: String
  var errors: String
}

extension Ended {
  /// The same as in 2026, of which most samples are: dates of another year than the machine's are
  /// told with it.
  var withoutSampleYear: Ended {
    let year = Calendar(identifier: .gregorian).component(.year, from: Date())
    guard year != 2026 else { return self }
    var plain = self
    plain.output = output.replacing(/(\d [A-Z][a-z]{2}) 2026/) { $0.output.1 }
      .replacing(/2026年(\d+月)/) { $0.output.1 }
    return plain
  }
}

/// The built programs, run as people run them.
enum Running {
  static var bus: String { folder + "/bus" }

  /// Where the programs are: in the folder that BUS_TEST_PROGRAMS names, as `scripts/test` does for those
  /// built for release, else beside the test bundle.
  static var folder: String {
    let named = ProcessInfo.processInfo.environment["BUS_TEST_PROGRAMS"] ?? ""
    guard named.isEmpty else { return named }
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return (program as NSString).deletingLastPathComponent
  }

  /// Runs a program with these variables and no others; its output is no terminal.
  /// It runs in the tests' own folder and reads nothing unless told, and is killed after so many
  /// seconds.
  static func run(
    _ arguments: [String], program: String = bus, variables: [String: String] = [:],
    in folder: String? = nil, input: FileHandle = .nullDevice, seconds: Int = 120
  ) async throws -> Ended {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = variables
    if let folder { process.currentDirectoryURL = URL(filePath: folder) }
    process.standardInput = input
    let child = Child(process: process, seconds: seconds)
    return try await blocking { try child.end() }
  }
}

/// A program that is started and waited for on a thread of its own.
private struct Child: @unchecked Sendable {
  /// Touched by that thread alone once it is there.
  let process: Process
  let seconds: Int

  func end() throws -> Ended {
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let watchdog = Watchdog(over: process.processIdentifier, seconds: seconds)
    // Errors are a few lines and fit the pipe; the output may not.
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let words = [process.executableURL?.lastPathComponent ?? ""] + (process.arguments ?? [])
    try watchdog.stop(words.joined(separator: " "))
    return Ended(
      exitStatus: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }
}
