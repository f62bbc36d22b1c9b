import Foundation
import TestScratch
import Testing

@Suite struct HandOverTests {
  /// A folder with `bus` and, if wanted, a stand-in for `bus-ingest` that tells its arguments.
  private static func installation(withIngest: Bool) async throws -> Scratch {
    let scratch = try Scratch()
    try await scratch.install(Running.bus, as: "bus")
    guard withIngest else { return scratch }
    let script = "#!/bin/sh\nfor word; do echo \"[$word]\"; done\nexit 42\n"
    try scratch.write(script, to: "script")
    try await scratch.install(scratch.path + "/script", as: "bus-ingest")
    return scratch
  }

  @Test("commands of bus-ingest reach it with the same words, and its exit code comes back")
  func sameWords() async throws {
    let scratch = try await Self.installation(withIngest: true)
    defer { withExtendedLifetime(scratch) {} }
    let folder = scratch.path
    let link = folder + "/elsewhere"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder + "/bus")
    let lines: [([String], String)] = [
      (["ingest", "--route", "a b"], "[ingest]\n[--route]\n[a b]\n"),
      (["extract", "-", "--json"], "[extract]\n[-]\n[--json]\n"),
      (["routes", "check"], "[routes]\n[check]\n"),
      (["diff", "fixtures:x", "active"], "[diff]\n[fixtures:x]\n[active]\n"),
    ]
    for (words, expected) in lines {
      for program in [folder + "/bus", link] {
        let ended = try await Running.run(words, program: program)
        #expect(ended == Ended(exitStatus: 42, output: expected, errors: ""))
      }
    }
  }

  @Test("without bus-ingest one line says where it was expected, with exit 69")
  func missing() async throws {
    let scratch = try await Self.installation(withIngest: false)
    defer { withExtendedLifetime(scratch) {} }
    let folder = scratch.path
    let ended = try await Running.run(["ingest"], program: folder + "/bus")
    #expect(ended.exitStatus == 69)
    #expect(ended.output.isEmpty)
    #expect(ended.errors.split(separator: "\n").count == 1)
    #expect(ended.errors.contains("bus-ingest, which cannot be started: expected it beside bus"))
  }

  @Test("a bus-ingest that was handed over to by another version says so, and works all the same")
  func otherVersion() async throws {
    for (version, isSaid) in [("0.0.9", true), (await Self.version(), false)] {
      let ended = try await Running.run(
        ["extract", "/dev/null"], program: Running.folder + "/bus-ingest",
        variables: ["BUS_HANDED_OVER_BY": version])
      #expect(ended.exitStatus == 65)
      #expect(ended.errors.contains("bus is version 0.0.9, bus-ingest beside it") == isSaid)
    }
  }

  @Test("doctor says when bus-ingest beside bus is of another version")
  func doctor() async throws {
    let scratch = try await Self.installation(withIngest: true)
    defer { withExtendedLifetime(scratch) {} }
    let ended = try await Running.run(["doctor", "--json"], program: scratch.path + "/bus")
    #expect(ended.output.contains("bus-ingest beside it [--version]; install both programs"))
    #expect(try await !Running.run(["doctor", "--json"]).output.contains("beside it"))
  }

  /// "0.1.0", as `bus --version` says.
  private static func version() async -> String {
    let line = (try? await Running.run(["--version"]).output) ?? ""
    return line.split(separator: " ").last.map { $0.trimmingCharacters(in: .newlines) } ?? ""
  }

  @Test("help and mistakes of what is handed over are told by bus itself")
  func toldHere() async throws {
    let scratch = try await Self.installation(withIngest: false)
    defer { withExtendedLifetime(scratch) {} }
    let program = scratch.path + "/bus"
    #expect(try await Running.run(["help", "load"], program: program).output.contains("bus load"))
    let mistake = try await Running.run(["ingest", "--rotue", "home"], program: program)
    #expect(mistake.exitStatus == 64)
    #expect(mistake.errors.hasPrefix("bus: unknown option '--rotue' (did you mean '--route'?)"))
  }

  @Test("the help lists every command of the contract", arguments: ["en", "ja"])
  func help(language: String) async throws {
    let ended = try await Running.run(["--help", "--lang", language])
    #expect(ended.exitStatus == 0)
    let commands = [
      "ingest", "next", "timetable", "routes", "list", "show", "add", "edit", "remove", "check",
      "fetch", "extract", "normalise", "load", "calendar", "diff", "history", "why", "robots",
      "board", "approach", "accept", "reject", "prune", "export ics", "doctor",
    ]
    for command in commands { #expect(ended.output.contains(command), "\(command)") }
    #expect(try await Running.run(["help", "--lang", language]).output == ended.output)
  }
}
