import ArgumentParser
import BusCommand
import BusQuery
import BusSources

/// The program that serves the board in the browser; people reach it as `bus board --web`, which
/// hands over to it.
@main
enum BoardProgram {
  static func main() async {
    await CommandLineReport(of: CommandTree.self, failure: { Failure($0) }).runHandedOver()
  }
}

/// The commands that `bus` hands to this program.
struct CommandTree: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bus", abstract: RootHelp.abstract.text(Shell.language),
    version: Programs.versionLine, subcommands: [BoardCommand.self])
}
