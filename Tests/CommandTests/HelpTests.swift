@testable import BusJSON
import BusModel
import Foundation
import Testing

@Suite struct HelpTests {
  /// Each command's words, from a program's own description of its commands.
  private static func commands(of program: String) async throws -> [[String]] {
    let dump = try await JSONValue.parse(
      Running.run(["--experimental-dump-help"], program: Running.folder + "/" + program).output)
    func walk(_ command: JSONValue, _ path: [String]) -> [[String]] {
      let subcommands = (command["subcommands"]?.arrayValue ?? []).filter {
        $0["commandName"]?.stringValue != "help" && $0["shouldDisplay"]?.boolValue != false
      }
      return [path]
        + subcommands.flatMap { walk($0, path + [$0["commandName"]?.stringValue ?? ""]) }
    }
    return walk(dump["command"] ?? .null, []).filter { !$0.isEmpty }
  }

  /// What begins like an option at the start of a line.
  private static func options(_ help: String) -> Set<String> {
    Set(
      help.split(separator: "\n").filter { $0.hasPrefix("  -") }.flatMap { line in
        line.dropFirst(2).components(separatedBy: "  ")[0].split { $0 == " " || $0 == "," }
          .filter { $0.hasPrefix("-") }.map(String.init)
      })
  }

  @Test("the Japanese help of every command has all of its options and no English sentence")
  func complete() async throws {
    // Those of bus-ingest are asked through `bus`, as people ask.
    let commands = try await Self.commands(of: "bus") + Self.commands(of: "bus-ingest")
    #expect(commands.contains(["next"]) && commands.contains(["routes", "check"]))
    for command in Set(commands) {
      let english = try await Running.run(command + ["--help", "--lang", "en"])
      let japanese = try await Running.run(command + ["--help", "--lang", "ja"])
      let name = command.joined(separator: " ")
      #expect(japanese.exitStatus == 0, "\(name)")
      #expect(Self.options(japanese.output) == Self.options(english.output), "\(name)")
      for line in japanese.output.split(separator: "\n") {
        let letters = line.unicodeScalars
        let isEnglish =
          line.split(separator: " ").filter { $0.allSatisfy { $0.isLetter && $0.isASCII } }.count
          > 4
          && !letters.contains { (0x3041...0x9FFF).contains($0.value) }
        #expect(!isEnglish || line.hasPrefix("例:"), "\(name): \(line)")
      }
    }
  }

  @Test("in a Japanese locale each program describes its commands in Japanese, for manuals")
  func description() async throws {
    for program in ["bus", "bus-ingest"] {
      let ended = try await Running.run(
        ["--experimental-dump-help"], program: Running.folder + "/" + program,
        variables: ["LANG": "ja_JP.UTF-8"])
      let commands = try JSONValue.parse(ended.output)["command"]?["subcommands"]?.arrayValue ?? []
      #expect(commands.count > 8)
      for command in commands where !isHidden(command) {
        let abstract = command["abstract"]?.stringValue ?? ""
        #expect(abstract.hasSuffix("。") || command["commandName"]?.stringValue == "help")
      }
    }
  }

  @Test("the help is in the language of the locale, and --lang decides")
  func language() async throws {
    let english = try await Running.run(["next", "--help"])
    let japanese = try await Running.run(["next", "--help"], variables: ["LANG": "ja_JP.UTF-8"])
    #expect(english.output.hasPrefix("OVERVIEW: The next departures"))
    #expect(japanese.output.hasPrefix("次の便を答えます。\n"))
    #expect(try await Running.run(["help", "next", "--lang", "ja"]) == japanese)
    let decided = try await Running.run(
      ["next", "--help", "--lang=en"], variables: ["LANG": "ja_JP.UTF-8"])
    #expect(decided == english)
  }

  @Test("plain options and those spelled otherwise mean the same to next")
  func spellings() async throws {
    let home = try Household()
    let pairs = [
      ("--count 2", "--count=2"), ("--walk 20", "--walk=20"), ("--until 8:00", "--until=8:00"),
      ("--destination 駅", "--destination=駅"), ("--platform 2", "--platform=2"),
      ("--platform 9", "--platform=9"), ("--direction inbound", "--direction=inbound"),
      ("--lang ja", "--lang=ja"), ("--as-of 2026-11-19", "--as-of=2026-11-19"),
      ("--config /nowhere", "--config=/nowhere"), ("--database /nowhere", "--database=/nowhere"),
      ("--count nine", "--count=nine"),
    ]
    for (plain, other) in pairs {
      for flag in ["", "--json", "--all-directions"] {
        let line = "next --route home --at 2026-11-20T07:00 \(flag)"
        #expect(try await home.bus("\(line) \(plain)") == home.bus("\(line) \(other)"), "\(plain)")
      }
    }
  }

  @Test("completion scripts ask for the names of the routes, which come from routes.json")
  func completion() async throws {
    let home = try Household()
    for shell in ["bash", "zsh", "fish"] {
      let script = try await home.bus("--generate-completion-script \(shell)")
      #expect(script.exitStatus == 0)
      #expect(script.output.contains("---completion next -- --route"), "\(shell)")
    }
    let script = try await home.bus("--generate-completion-script bash").output
    let ask = """
      \(script)
      PATH=\(Running.folder):/usr/bin:/bin
      COMP_WORDS=(bus next --route s); COMP_CWORD=3; COMP_LINE='bus next --route s'
      COMP_POINT=${#COMP_LINE}; _bus bus s --route; echo "${COMPREPLY[@]}"
      COMPREPLY=(); COMP_WORDS=(bus bo); COMP_CWORD=1; COMP_LINE='bus bo'
      COMP_POINT=${#COMP_LINE}; _bus bus bo bus; echo "${COMPREPLY[@]}"
      """
    let ended = try await Running.run(["-c", ask], program: "/bin/bash", variables: home.variables)
    #expect(ended.output == "school\nboard\n")
  }

  /// The commands of a description that do something, by their words.
  private static func declarations(of program: String) async throws -> [[String]: JSONValue] {
    let dump = try await JSONValue.parse(
      Running.run(["--experimental-dump-help"], program: Running.folder + "/" + program).output)
    var found: [[String]: JSONValue] = [:]
    func walk(_ command: JSONValue, _ path: [String]) {
      let below = (command["subcommands"]?.arrayValue ?? []).filter {
        $0["commandName"]?.stringValue != "help" && $0["shouldDisplay"]?.boolValue != false
      }
      if below.isEmpty { found[path] = command["arguments"] }
      for command in below { walk(command, path + [command["commandName"]?.stringValue ?? ""]) }
    }
    walk(dump["command"] ?? .null, [])
    return found
  }

  @Test("what bus hands over is declared alike in both programs")
  func handedOver() async throws {
    let (bus, ingest) = (
      try await Self.declarations(of: "bus"), try await Self.declarations(of: "bus-ingest")
    )
    #expect(ingest.count > 10)
    for (path, arguments) in ingest {
      #expect(bus[path] == arguments, "\(path.joined(separator: " "))")
    }
  }

  @Test("an option says the same of itself wherever it stands")
  func oneMeaning() async throws {
    var said: [String: Set<String>] = [:]
    for (_, arguments) in try await Self.declarations(of: "bus") {
      for argument in arguments.arrayValue ?? [] {
        guard let name = argument["preferredName"]?["name"]?.stringValue else { continue }
        said[name, default: []].insert(
          "\(argument["abstract"]?.text() ?? "") \(argument["valueName"]?.text() ?? "")")
      }
    }
    #expect(said.count > 50)
    for (name, texts) in said { #expect(texts.count == 1, "--\(name): \(texts)") }
  }

  @Test(
    "an option takes the same words whichever command it stands behind",
    arguments: [
      ("--lang fr", "--lang: expected ja or en, found \"fr\""),
      ("--direction 上り", "--direction: expected outbound or inbound, found \"上り\""),
      ("--at soon", "--at: expected a time such as 7:20"),
      ("--as-of soon", "--as-of: expected a date such as 2026-10-01"),
      ("--date soon", "--date: expected a date such as 2026-11-21"),
      ("--from soon", "--from: expected a date such as 2026-11-21"),
      ("--walk soon", "--walk: expected minutes from 0 to 600"),
      ("--route=nowhere", "no route 'nowhere'"),
    ])
  func sameWords(typed: String, message: String) async throws {
    let home = try Household()
    let option = String(typed.dropFirst(2).prefix { $0 != " " && $0 != "=" })
    let words = [
      ["why"]: "why 07:41", ["diff"]: "diff active 1", ["accept"]: "accept 1",
      ["reject"]: "reject 1", ["extract"]: "extract /dev/null", ["fetch"]: "fetch http://[",
      ["robots"]: "robots /dev/null /a",
      ["routes", "show"]: "routes show home", ["routes", "edit"]: "routes edit home --unchecked",
      ["routes", "add"]: "routes add new http://bus.example.jp/ --unchecked",
      ["routes", "remove"]: "routes remove home --yes",
      ["operators", "show"]: "operators show example",
      ["operators", "add"]: "operators add green", ["operators", "edit"]: "operators edit example",
      ["operators", "remove"]: "operators remove example --yes",
      ["ingest"]: "ingest --offline", ["routes", "check"]: "routes check --replay /",
    ]
    var asked = 0
    for (path, arguments) in try await Self.declarations(of: "bus") {
      let names = (arguments.arrayValue ?? []).compactMap {
        $0["preferredName"]?["name"]?.stringValue
      }
      guard names.contains(option) else { continue }
      let line = words[path] ?? path.joined(separator: " ")
      let route = names.contains("route") && option != "route" ? "--route home " : ""
      let ended = try await home.bus("\(line) \(route)\(typed)")
      #expect(ended.exitStatus == 64, "\(line)")
      #expect(ended.errors.hasPrefix("bus: " + message), "\(line): \(ended.errors)")
      asked += 1
    }
    #expect(asked > 0)
  }

  @Test("completions know every command and option, and ask for routes, versions and files")
  func everyShell() async throws {
    let declared = try await Self.declarations(of: "bus")
    for shell in ["bash", "zsh", "fish"] {
      let script = try await Running.run(["--generate-completion-script", shell]).output
      for (path, arguments) in declared {
        for word in path { #expect(script.contains(word), "\(shell): \(word)") }
        for argument in arguments.arrayValue ?? [] {
          guard let name = argument["preferredName"]?["name"]?.stringValue else { continue }
          // fish names an option without its dashes.
          let spelling = shell == "fish" ? "-l '\(name)'" : "--\(name)"
          #expect(script.contains(spelling), "\(shell): \(path) \(name)")
        }
      }
      for asked in [
        "---completion next -- --route", "---completion ingest -- --route",
        "---completion routes edit -- positional@0", "---completion accept -- positional@0",
        "---completion diff -- positional@0", "---completion calendar -- --operator",
        "---completion routes edit -- --drop",
      ] {
        #expect(script.contains(asked), "\(shell): \(asked)")
      }
    }
  }

  @Test(
    "what is offered comes from the settings and the database",
    arguments: [
      ("accept -- positional@0", "2\n1\n"), ("diff -- positional@0", "active\nupcoming\n2\n1\n"),
      ("calendar -- --operator", "example\n"), ("routes show -- positional@0", "home\nschool\n"),
      ("load -- --route", "home\nschool\n"),
    ])
  func offered(asked: String, words: String) async throws {
    #expect(try await Household().bus("---completion \(asked) 1 0 bus x").output == words)
  }
}

/// Commands that are for our own programs and scripts.
private func isHidden(_ command: JSONValue) -> Bool {
  ["measure", "migrate"].contains(command["commandName"]?.stringValue)
}
