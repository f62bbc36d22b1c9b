import Foundation
import Glibc
import TestScratch
import Testing

/// A folder in which the built `bus-ingest` is run; it is gone after the test.
final class IngestProgram: Sendable {
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
  func run(_ arguments: String..., input: String = "") async throws -> Ended {
    try await run(arguments, input: input)
  }

  /// Runs the program in the folder, with nothing of the user's own environment.
  func run(_ arguments: [String], input: String) async throws -> Ended {
    try write(input, to: ".stdin")
    return try await run(
      arguments, input: try FileHandle(forReadingFrom: URL(filePath: "\(folder)/.stdin")))
  }

  /// Runs the program with a terminal for its standard input, at which something is typed.
  func runAtTerminal(_ arguments: [String], typed: String) async throws -> Ended {
    var (master, slave): (Int32, Int32) = (-1, -1)
    try #require(openpty(&master, &slave, nil, nil, nil) == 0)
    defer { close(master) }
    // The terminal keeps what is typed until the program reads it.
    try FileHandle(fileDescriptor: master, closeOnDealloc: false).write(
      contentsOf: Data(typed.utf8))
    return try await run(
      arguments, input: FileHandle(fileDescriptor: slave, closeOnDealloc: true))
  }

  private func run(_ arguments: [String], input: FileHandle) async throws -> Ended {
    try await Running.run(
      arguments, program: Running.folder + "/bus-ingest",
      variables: ["HOME": folder, "LANG": "C"], in: folder, input: input)
  }

  /// The lines of a file of the folder.
  func lines(_ name: String) throws -> [String] {
    try read(name).split(separator: "\n").map(String.init)
  }

  private func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: "\(folder)/\(name)")), as: UTF8.self)
  }
}
