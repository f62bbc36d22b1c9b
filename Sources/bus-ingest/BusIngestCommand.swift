import ArgumentParser
import BusQuery

/// The commands that fetch, read pages or write; people reach them as `bus …`, which hands them on
/// to this program.
@main
struct BusIngestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bus", abstract: "Fetch, read and publish bus timetables.",
    discussion: """
      These are the commands of `bus` that use the network, read pages, or write. `bus` hands them \
      on to this program; people need not call it themselves.
      """,
    subcommands: [
      IngestCommand.self, FetchCommand.self, ExtractCommand.self, NormaliseCommand.self,
      LoadCommand.self, DiffCommand.self, AcceptCommand.self, RejectCommand.self,
      PruneCommand.self, RoutesCommand.self, MeasureCommand.self, MigrateCommand.self,
    ])

  /// The help that the arguments ask for; nil when they ask for none, or for English.
  private static func japaneseHelp(_ arguments: [String]) -> String? {
    guard LanguageOptions.ofCommandLine == .ja else { return nil }
    return JapaneseHelp.text(for: arguments, width: Terminal.width, dump: dump)
  }

  /// Runs the command that the arguments name; what was typed wrongly is told as `bus` tells it.
  static func main() async {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if let help = japaneseHelp(arguments) { return try Terminal.show(help) }
      var command = try parseAsRoot()
      if var waiting = command as? any AsyncParsableCommand {
        try await waiting.run()
      } else {
        try command.run()
      }
    } catch {
      let isMistake = !(error is ExitCode) && !exitCode(for: error).isSuccess
      guard isMistake else { exit(withError: error) }
      let said = message(for: error)
      let bare = said.hasPrefix("Error: ") ? said.dropFirst(7) : said[...]
      Terminal.tell(bare.prefix(1).lowercased() + bare.dropFirst() + "; see the command's --help")
      exit(withError: ExitCode(64))
    }
  }
}

extension BusIngestCommand {
  /// The parser's description of all commands as JSON; nil when it gives none.
  static func dump() -> String? {
    do {
      _ = try parseAsRoot(["--experimental-dump-help"])
      return nil
    } catch {
      return fullMessage(for: error)
    }
  }
}
