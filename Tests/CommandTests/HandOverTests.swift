import Foundation
import Testing

@Suite struct HandOverTests {
  /// A folder with `bus` and, if wanted, a stand-in for `bus-ingest` that tells its arguments.
  private static func installation(withIngest: Bool) throws -> String {
    let folder = NSTemporaryDirectory() + "bus-hand-over-" + UUID().uuidString
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try files.copyItem(atPath: Running.bus, toPath: folder + "/bus")
    guard withIngest else { return folder }
    let script = "#!/bin/sh\nfor word; do echo \"[$word]\"; done\nexit 42\n"
    try script.write(toFile: folder + "/bus-ingest", atomically: true, encoding: .utf8)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/bus-ingest")
    return folder
  }

  @Test("commands of bus-ingest reach it with the same words, and its exit code comes back")
  func sameWords() throws {
    let folder = try Self.installation(withIngest: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let link = folder + "/elsewhere"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder + "/bus")
    let lines: [([String], String)] = [
      (["ingest", "--route", "a b"], "[ingest]\n[--route]\n[a b]\n"),
      (["extract", "-", "--json"], "[extract]\n[-]\n[--json]\n"),
      (["routes", "check"], "[routes]\n[check]\n"),
      (["diff", "fixtures:x", "active"], "[diff]\n[fixtures:x]\n[active]\n"),
      (["ingest", "--help"], "[ingest]\n[--help]\n"),
      (["help", "load"], "[load]\n[--help]\n"),
    ]
    for (words, expected) in lines {
      for program in [folder + "/bus", link] {
        let ended = try Running.run(words, program: program)
        #expect(ended == Ended(exitStatus: 42, output: expected, errors: ""))
      }
    }
  }

  @Test("without bus-ingest one line says where it was expected, with exit 69")
  func missing() throws {
    let folder = try Self.installation(withIngest: false)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let ended = try Running.run(["ingest"], program: folder + "/bus")
    #expect(ended.exitStatus == 69)
    #expect(ended.output.isEmpty)
    #expect(ended.errors.split(separator: "\n").count == 1)
    #expect(ended.errors.contains("bus-ingest, which cannot be started: expected it beside bus"))
  }

  @Test("the help lists every command of the contract", arguments: ["en", "ja"])
  func help(language: String) throws {
    let ended = try Running.run(["--help", "--lang", language])
    #expect(ended.exitStatus == 0)
    let commands = [
      "ingest", "next", "timetable", "routes", "list", "show", "add", "edit", "remove", "check",
      "fetch", "extract", "normalise", "load", "calendar", "diff", "history", "why", "robots",
      "board", "approach", "accept", "reject", "prune", "export ics", "doctor",
    ]
    for command in commands { #expect(ended.output.contains(command), "\(command)") }
    #expect(try Running.run([]).output == Running.run(["help"]).output)
  }
}
