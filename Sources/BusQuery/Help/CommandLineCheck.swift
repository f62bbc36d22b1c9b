import BusJSON
internal import BusModel

/// Finds what is wrong with a command line that the argument parser refused: its own words are
/// English alone, but it describes what it would have understood.
public struct CommandLineCheck: Sendable {
  private let dump: JSONValue

  /// A check by what the parser's `--experimental-dump-help` printed; nil when that is no JSON.
  public init?(dump text: String) {
    // Nil: the parser's own English is better than nothing.
    guard let dump = try? JSONValue.parse(text) else { return nil }
    self.dump = dump
  }

  /// What is wrong first.
  ///
  /// - Parameter words: what was typed after the program's name.
  /// - Returns: nil when nothing is found that the description speaks of.
  public func fault(in words: [String]) -> CommandLineFault? {
    let command = DescribedCommand(dump, for: words)
    let options = command.arguments.filter { !$0.isPositional }
    var rest = words.dropFirst(command.path.count - 1)
    var positional: [String] = []
    while let word = rest.popFirst() {
      if word == "--" {
        positional += rest
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        positional.append(word)
        continue
      }
      if let fault = Self.fault(of: word, options, &rest) { return fault }
    }
    return Self.fault(of: positional, command.arguments.filter(\.isPositional))
  }

  /// What is wrong with an option; its value is taken from the words behind it.
  private static func fault(
    of word: String, _ options: [HelpArgument], _ rest: inout ArraySlice<String>
  ) -> CommandLineFault? {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = options.first(where: { $0.names.contains(name) }) else {
      let long = options.filter(\.isShown).flatMap(\.names).filter { $0.hasPrefix("--") }
      return .unknownOption(name, meant: nearest(name, in: long))
    }
    guard option.takesValue else {
      return parts.count == 1 ? nil : .unexpectedValue(String(parts[1]), option: name)
    }
    if parts.count == 2 { return fault(of: String(parts[1]), option, name) }
    guard let next = rest.first, option.takesAnything || next == "-" || !next.hasPrefix("-") else {
      return .missingValue(name)
    }
    rest.removeFirst()
    return fault(of: next, option, name)
  }

  /// What is wrong with the value of an option that knows only some.
  private static func fault(
    of value: String, _ option: HelpArgument, _ name: String
  ) -> CommandLineFault? {
    let known = option.knownValues
    return known.isEmpty || known.contains(value)
      ? nil : .unknownValue(value, option: name, known: known)
  }

  private static func fault(
    of words: [String], _ arguments: [HelpArgument]
  ) -> CommandLineFault? {
    if !arguments.contains(where: \.isRepeating), words.count > arguments.count {
      return .unexpectedWords(Array(words.dropFirst(arguments.count)))
    }
    let missing = arguments.dropFirst(words.count).first { !$0.isOptional }
    return missing.map { .missingArgument($0.valueName) }
  }
}

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
