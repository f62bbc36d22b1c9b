import Foundation
import TestScratch

/// What a program left when it ended.
struct Ended: Equatable {
  var exitStatus: Int32
  var output: String
  var errors: String
}

/// The built programs, run as people run them.
enum Running {
  /// `bus` beside the test bundle.
  static var bus: String { folder + "/bus" }

  static var folder: String {
    let program =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return (program as NSString).deletingLastPathComponent
  }

  /// Runs a program with these variables and no others; its output is no terminal.
  static func run(
    _ arguments: [String], program: String = bus, variables: [String: String] = [:]
  ) throws -> Ended {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = variables
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let watchdog = Watchdog(over: process.processIdentifier)
    // Errors are a few lines and fit the pipe; the output may not.
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try watchdog.stop(([program] + arguments).joined(separator: " "))
    return Ended(
      exitStatus: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }
}
