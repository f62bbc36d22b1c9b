import Foundation
import TestScratch
import Testing

@Suite struct HandOverTests {
  /// A folder with `bus` and, if wanted, a stand-in for `bus-ingest` that tells its arguments.
  private static func installation(withIngest: Bool) throws -> Scratch {
    let scratch = try Scratch()
    let folder = scratch.path
    let files = FileManager.default
    try files.copyItem(atPath: Running.bus, toPath: folder + "/bus")
    guard withIngest else { return scratch }
    let script = "#!/bin/sh\nfor word; do echo \"[$word]\"; done\nexit 42\n"
    try scratch.write(script, to: "bus-ingest")
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/bus-ingest")
    return scratch
  }

  @Test("commands of bus-ingest reach it with the same words, and its exit code comes back")
  func sameWords() throws {
    let scratch = try Self.installation(withIngest: true)
    defer { withExtendedLifetime(scratch) {} }
    let folder = scratch.path
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
    let scratch = try Self.installation(withIngest: false)
    defer { withExtendedLifetime(scratch) {} }
    let folder = scratch.path
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
