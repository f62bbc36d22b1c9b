import BusJSON

/// A command as the argument parser describes it by `--experimental-dump-help`.
struct DescribedCommand {
  private let value: JSONValue
  /// The words that lead to it: `["bus", "routes", "add"]`.
  let path: [String]

  /// The command that words name.
  ///
  /// - Parameters:
  ///   - dump: the parser's description: the tree of commands.
  ///   - words: the arguments; those at the beginning that name commands are followed.
  init(_ dump: JSONValue, for words: [String]) {
    var command = dump["command"] ?? .null
    var path = [command["commandName"]?.stringValue ?? ""]
    for word in words {
      guard let found = Self.subcommand(word, of: command) else { break }
      command = found
      path.append(word)
    }
    value = command
    self.path = path
  }

  /// The text of one of its keys; empty where there is none.
  func text(_ key: String) -> String { value[key]?.stringValue ?? "" }

  /// The commands below it.
  var subcommands: [JSONValue] { value["subcommands"]?.arrayValue ?? [] }

  /// Its own arguments, and those of the subcommand that is meant when none is named.
  var arguments: [HelpArgument] {
    let standard = value["defaultSubcommand"]?.stringValue.flatMap {
      Self.subcommand($0, of: value)
    }
    let own = value["arguments"]?.arrayValue ?? []
    let more = (standard?["arguments"]?.arrayValue ?? []).filter { !own.contains($0) }
    return (more + own).map { HelpArgument($0) }
  }

  private static func subcommand(_ name: String, of command: JSONValue) -> JSONValue? {
    command["subcommands"]?.arrayValue?.first { $0["commandName"]?.stringValue == name }
  }
}
