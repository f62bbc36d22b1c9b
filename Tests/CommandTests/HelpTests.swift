@testable import BusJSON
import BusModel
import Foundation
import Testing

@Suite struct HelpTests {
  /// Each command's words, from a program's own description of its commands.
  private static func commands(of program: String) throws -> [[String]] {
    let dump = try JSONValue.parse(
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
  func complete() throws {
    // Those of bus-ingest are asked through `bus`, as people ask.
    let commands = try ["bus", "bus-ingest"].flatMap { try Self.commands(of: $0) }
    #expect(commands.contains(["next"]) && commands.contains(["routes", "check"]))
    for command in Set(commands) {
      let english = try Running.run(command + ["--help", "--lang", "en"])
      let japanese = try Running.run(command + ["--help", "--lang", "ja"])
      let name = command.joined(separator: " ")
      #expect(japanese.exitStatus == 0, "\(name)")
      #expect(Self.options(japanese.output) == Self.options(english.output), "\(name)")
      for line in japanese.output.split(separator: "\n") {
        let letters = line.unicodeScalars
        let isEnglish =
          line.split(separator: " ").filter { $0.allSatisfy { $0.isLetter && $0.isASCII } }.count
          > 4
          && !letters.contains { (0x3041...0x9FFF).contains($0.value) }
        #expect(!isEnglish || line.hasPrefix("例:"), "\(name): \(line); HelpWords lacks it")
      }
    }
  }

  @Test("in a Japanese locale each program describes its commands in Japanese, for manuals")
  func description() throws {
    for program in ["bus", "bus-ingest"] {
      let ended = try Running.run(
        ["--experimental-dump-help"], program: Running.folder + "/" + program,
        variables: ["LANG": "ja_JP.UTF-8"])
      let commands = try JSONValue.parse(ended.output)["command"]?["subcommands"]?.arrayValue ?? []
      #expect(commands.count > 8)
      for command in commands where command["commandName"]?.stringValue != "measure" {
        let abstract = command["abstract"]?.stringValue ?? ""
        #expect(abstract.hasSuffix("。") || command["commandName"]?.stringValue == "help")
      }
    }
  }

  @Test("the help is in the language of the locale, and --lang decides")
  func language() throws {
    let english = try Running.run(["next", "--help"])
    let japanese = try Running.run(["next", "--help"], variables: ["LANG": "ja_JP.UTF-8"])
    #expect(english.output.hasPrefix("OVERVIEW: The next departures"))
    #expect(japanese.output.hasPrefix("次の便を答えます。\n"))
    #expect(try Running.run(["help", "next", "--lang", "ja"]) == japanese)
    let decided = try Running.run(
      ["next", "--help", "--lang=en"], variables: ["LANG": "ja_JP.UTF-8"])
    #expect(decided == english)
  }

  @Test("plain options and those spelled otherwise mean the same to next")
  func spellings() throws {
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
        #expect(try home.bus("\(line) \(plain)") == home.bus("\(line) \(other)"), "\(plain)")
      }
    }
  }

  @Test("completion scripts ask for the names of the routes, which come from routes.json")
  func completion() throws {
    let home = try Household()
    for shell in ["bash", "zsh", "fish"] {
      let script = try home.bus("--generate-completion-script \(shell)")
      #expect(script.exitStatus == 0)
      #expect(script.output.contains("---completion next -- --route"), "\(shell)")
    }
    let script = try home.bus("--generate-completion-script bash").output
    let ask = """
      \(script)
      PATH=\(Running.folder):/usr/bin:/bin
      COMP_WORDS=(bus next --route s); COMP_CWORD=3; COMP_LINE='bus next --route s'
      COMP_POINT=${#COMP_LINE}; _bus bus s --route; echo "${COMPREPLY[@]}"
      COMPREPLY=(); COMP_WORDS=(bus bo); COMP_CWORD=1; COMP_LINE='bus bo'
      COMP_POINT=${#COMP_LINE}; _bus bus bo bus; echo "${COMPREPLY[@]}"
      """
    let ended = try Running.run(["-c", ask], program: "/bin/bash", variables: home.variables)
    #expect(ended.output == "school\nboard\n")
  }

  @Test("what bus completes for the commands it hands over are options that bus-ingest has")
  func handedOver() throws {
    let script = try Running.run(["--generate-completion-script", "bash"]).output
    for command in ["ingest", "extract", "load", "diff", "accept", "reject"] {
      let help = Self.options(try Running.run([command, "--help"]).output)
      let body = script.components(separatedBy: "_bus_\(command)() {")[1]
        .components(separatedBy: "\n}\n")[0]
      let offered = body.matches(of: /flags=\((.*)\)|options=\((.*)\)/).flatMap { match in
        (match.1 ?? match.2 ?? "").split(separator: " ").map(String.init)
      }
      #expect(offered.contains("--help") && offered.count > 2)
      #expect(Set(offered).subtracting(help).subtracting(["--version"]).isEmpty, "\(command)")
      if help.contains("--route") { #expect(body.contains("---completion \(command) -- --route")) }
    }
  }
}
