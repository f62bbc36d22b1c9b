import Foundation
import Glibc
import TestScratch
import Testing

/// What a run of the program gave.
struct ProgramResult {
  let status: Int32
  let output: String
  let errors: String
}

/// A folder in which the built `bus-ingest` is run; it is gone after the test.
final class IngestProgram {
  private let scratch: Scratch
  var folder: String { scratch.path }

  init() throws { scratch = try Scratch() }

  /// With the sample's settings, and its page to be taken from the folder itself.
  init(settings: String) throws {
    scratch = try Scratch()
    try write(settings, to: "routes.json")
    try write(IngestSamples.index, to: "index.json")
    try write(IngestSamples.page(), to: "home.html")
  }

  /// Writes a file of the folder.
  func write(_ text: String, to name: String) throws {
    try scratch.write(text, to: name)
  }

  /// Whether a file of the folder is there.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(folder)/\(name)") }

  /// Runs the program in the folder.
  func run(_ arguments: String..., input: String = "") throws -> ProgramResult {
    try run(arguments, input: input)
  }

  /// Runs the program in the folder, with nothing of the user's own environment.
  func run(_ arguments: [String], input: String) throws -> ProgramResult {
    let process = Process()
    process.executableURL = Self.products.appending(path: "bus-ingest")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["HOME": folder, "LANG": "C"]
    try write(input, to: ".stdin")
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: "\(folder)/.stdin"))
    let files = try [".stdout", ".stderr"].map { name in
      try write("", to: name)
      return try FileHandle(forWritingTo: URL(filePath: "\(folder)/\(name)"))
    }
    process.standardOutput = files[0]
    process.standardError = files[1]
    try process.run()
    let watchdog = Watchdog(over: process.processIdentifier)
    process.waitUntilExit()
    try watchdog.stop("bus-ingest " + arguments.joined(separator: " "))
    return ProgramResult(
      status: process.terminationStatus, output: try read(".stdout"), errors: try read(".stderr"))
  }

  /// The lines of a file of the folder.
  func lines(_ name: String) throws -> [String] {
    try read(name).split(separator: "\n").map(String.init)
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(folder)/\(name)")), as: UTF8.self)
  }

  /// Where the test runner itself was built to.
  static var products: URL {
    let runner = URL(filePath: CommandLine.arguments[0]).standardizedFileURL
    return runner.deletingLastPathComponent()
  }
}

extension IngestProgram {
  /// Runs the program with a terminal for its standard input, at which something is typed.
  func runAtTerminal(_ arguments: [String], typed: String) throws -> ProgramResult {
    var (master, slave): (Int32, Int32) = (-1, -1)
    try #require(openpty(&master, &slave, nil, nil, nil) == 0)
    defer { close(master) }
    let process = Process()
    process.executableURL = Self.products.appending(path: "bus-ingest")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ["HOME": folder, "LANG": "C"]
    process.standardInput = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let watchdog = Watchdog(over: process.processIdentifier)
    try FileHandle(fileDescriptor: master, closeOnDealloc: false).write(
      contentsOf: Data(typed.utf8))
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try watchdog.stop("bus-ingest " + arguments.joined(separator: " "))
    return ProgramResult(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: said, as: UTF8.self))
  }
}
