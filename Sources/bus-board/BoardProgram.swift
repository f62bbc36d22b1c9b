import ArgumentParser
import BusCommand
import BusQuery
import BusSources
import Glibc

/// The program that serves the board in the browser; people reach it as `bus board --web`, which
/// hands over to it.
@main
enum BoardProgram {
  static func main() async {
    // A waiting `bus` cannot say it: it was replaced by this program.
    if let mismatch = Programs.mismatch { Output.complain(mismatch.text(Shell.language)) }
    do {
      var command = try CommandTree.parseAsRoot(Shell.arguments)
      if var waiting = command as? any AsyncParsableCommand {
        try await waiting.run()
      } else {
        try command.run()
      }
    } catch {
      exit(CommandLineReport(of: CommandTree.self, failure: { Failure($0) }).status(after: error))
    }
  }
}

/// The commands that `bus` hands to this program.
struct CommandTree: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bus", abstract: RootHelp.abstract.text(Shell.language),
    version: Programs.versionLine, subcommands: [BoardCommand.self])
}
