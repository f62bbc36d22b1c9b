import Foundation
import TestScratch
import Testing

@Suite("the README and its Japanese counterpart")
struct ReadmeTests {
  private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: repository.appending(path: path), encoding: .utf8)
  }

  private static let files = ["README.md", "Sources/BusModel/Documentation.docc/JapaneseGuide.md"]

  /// The fenced blocks, without what they are set in by, and what language they are in.
  private static func blocks(_ path: String) throws -> [(kind: String, lines: [String])] {
    var blocks: [(kind: String, lines: [String])] = []
    var open: (kind: String, indent: Int, lines: [String])?
    for line in try text(path).components(separatedBy: "\n") {
      let bare = line.drop { $0 == " " }
      if let block = open, bare == "```" {
        blocks.append((block.kind, block.lines))
        open = nil
      } else if let block = open {
        open?.lines.append(String(line.dropFirst(min(block.indent, line.count - bare.count))))
      } else if bare.hasPrefix("```") {
        open = (String(bare.dropFirst(3)), line.count - bare.count, [])
      }
    }
    return blocks
  }

  /// Each `$ bus …` of the sessions with the lines that are shown after it.
  private static func sessions(_ path: String) throws -> [(line: String, shown: [String])] {
    var sessions: [(line: String, shown: [String])] = []
    for block in try blocks(path) where block.lines.contains(where: { $0.hasPrefix("$ ") }) {
      for line in block.lines {
        if line.hasPrefix("$ ") {
          sessions.append((String(line.dropFirst(2)), []))
        } else if !sessions.isEmpty {
          sessions[sessions.count - 1].shown.append(line)
        }
      }
    }
    return sessions
  }

  /// What `scripts/demo` leaves, in a folder of its own.
  private static func demonstration() async throws -> (
    scratch: Scratch, variables: [String: String]
  ) {
    let scratch = try Scratch()
    let variables = [
      "BUS_CONFIG": repository.path + "/routes.json", "BUS_DATABASE": scratch.path + "/bus.sqlite",
      "PATH": "\(Running.folder):/usr/bin:/bin", "HOME": scratch.path,
    ]
    let night = try await Running.run(
      ["ingest", "--replay", repository.path + "/fixtures/html"], variables: variables)
    try #require(night.exitStatus == 0, "\(night)")
    return (scratch, variables)
  }

  private static func shell(_ line: String, _ variables: [String: String]) async throws -> Ended {
    try await Running.run(["-c", line], program: "/bin/sh", variables: variables)
      .withoutSampleYear
  }

  @Test("every session prints what the document shows", arguments: files)
  func sessions(path: String) async throws {
    let (scratch, variables) = try await Self.demonstration()
    let sessions = try Self.sessions(path)
    #expect(sessions.count >= 6)
    for (line, shown) in sessions {
      let ended = try await Self.shell(line, variables)
      var expected = shown
      while expected.last?.isEmpty == true { expected.removeLast() }
      let printed = ended.output.components(separatedBy: "\n").dropLast()
      if expected.last?.contains("…") == true {
        #expect(Array(printed.prefix(expected.count - 1)) == expected.dropLast(), "\(line)")
      } else {
        #expect(Array(printed) == expected, "\(line)")
      }
      #expect(ended.errors.isEmpty, "\(line): \(ended.errors)")
    }
    withExtendedLifetime(scratch) {}
  }

  @Test("both documents have the same sessions")
  func same() throws {
    let english = try Self.sessions(Self.files[0]).map(\.line)
    for session in try Self.sessions(Self.files[1]) {
      #expect(english.contains(session.line.replacing(" --lang ja", with: "")), "\(session.line)")
    }
  }

  @Test("every widget's command answers in one line")
  func widgets() async throws {
    let (scratch, variables) = try await Self.demonstration()
    var commands: [String] = []
    for block in try Self.blocks("README.md")
    where ["tmux", "bash", "json", "yaml", "js"].contains(block.kind) {
      let text = block.lines.joined(separator: "\n")
      for match in text.matches(of: /bus next home [^'\])\n]*?(?="?[\])]|", |"\n)/) {
        commands.append(String(match.output))
      }
      if let match = text.firstMatch(of: /args: \["([^"]*)"\]/) {
        commands.append("bus \(match.output.1)")
      }
    }
    #expect(commands.count >= 5, "\(commands)")
    for command in commands {
      let isClosed = command.count { $0 == "\"" } % 2 == 0
      let ended = try await Self.shell(command + (isClosed ? "" : "\""), variables)
      #expect([0, 3].contains(ended.exitStatus), "\(command): \(ended.errors)")
      let isDocument = command.contains("--json")
      #expect(
        isDocument || ended.output.components(separatedBy: "\n").count == 2, "\(command)")
      #expect(!ended.output.isEmpty)
    }
    withExtendedLifetime(scratch) {}
  }

  @Test("the names of templates stand in the README")
  func names() throws {
    let readme = try Self.text("README.md")
    for name in ["time", "departsAt", "next.time", "remarks", "notes", "reason"] {
      #expect(readme.contains("`\(name)`"), "\(name)")
    }
  }
}
