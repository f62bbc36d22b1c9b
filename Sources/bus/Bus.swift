import ArgumentParser
import BusCommand
import BusModel
import BusQuery
import BusSources
import Glibc

/// The program people type. What needs the network, libxml2 or a write is done by `bus-ingest`; the
/// rest is answered here.
@main
enum Bus {
  /// Whether a command is being parsed for itself, without the tree of all commands.
  @TaskLocal static var isParsingAlone = false

  static func main() {
    let arguments = Shell.arguments
    do {
      try run(arguments)
    } catch {
      exit(CommandLineReport(of: CommandTree.self, failure: { Failure($0) }).status(after: error))
    }
  }

  private static func run(_ arguments: [String]) throws {
    if var command = namedCommand(arguments) { return try command.run() }
    if isOverviewWanted(arguments) {
      return try Output.write(RootHelp.text(Shell.language, width: Terminal.columns))
    }
    try CommandTree.refuseUnknown(arguments)
    try CommandTree.refuseBareRoute(arguments)
    if let help = japaneseHelp(arguments) { return try Output.write(help) }
    try Completions.$versions.withValue(VersionFinder(VersionNumbers.inDatabase)) {
      var command = try CommandTree.parseAsRoot(arguments)
      try command.run()
    }
  }

  /// The command that the first word names, or `next` where none does, parsed alone, so that the
  /// declarations of the others are never built; nil for what the whole tree has to look at: help,
  /// completions and mistakes.
  private static func namedCommand(_ arguments: [String]) -> (any ParsableCommand)? {
    let isBare = arguments.first?.hasPrefix("-") ?? true
    let named = isBare ? NextCommand.self : arguments.first.flatMap(CommandTree.command)
    guard let command = named else { return nil }
    let words = isBare ? arguments : Array(arguments.dropFirst())
    // What is wrong is told by the tree, which knows the command's place in it.
    let parsing = $isParsingAlone.withValue(true) { try? command.parseAsRoot(words) }
    guard let parsed = parsing else { return nil }
    // The parser answers a request for help with a command of its own.
    let isNamed =
      type(of: parsed) == command
      || command.configuration.subcommands.contains { $0 == type(of: parsed) }
    return isNamed ? parsed : nil
  }

  /// Whether the overview is asked for: `bus --help`, `bus help`, with or without `--lang`.
  private static func isOverviewWanted(_ arguments: [String]) -> Bool {
    var rest = arguments[...]
    if rest.first == "--lang" { rest = rest.dropFirst(2) }
    if rest.first?.hasPrefix("--lang=") == true { rest = rest.dropFirst() }
    guard let first = rest.first, ["--help", "-h", "help"].contains(first) else { return false }
    return rest.count == 1 || rest.dropFirst().first?.hasPrefix("--lang") == true
  }

  /// The help that the arguments ask for; nil when they ask for none, or for English.
  private static func japaneseHelp(_ arguments: [String]) -> String? {
    guard Shell.language == .ja else { return nil }
    return HelpPage.japanese(
      for: arguments, width: Terminal.width,
      dump: { CommandLineReport.description(of: CommandTree.self) })
  }
}
