import ArgumentParser
import BusCommand
import BusQuery
import BusSources
import CCrypto

/// The program that serves the board in the browser; people reach it as `bus board --web`, which
/// hands over to it.
@main
enum BoardProgram {
  static func main() async {
    // Where it fails, so will whatever needs a password, and says so.
    _ = bus_crypto_outlives_exit()
    await CommandLineReport(of: CommandTree.self, failure: { Failure($0) }).runHandedOver()
  }
}

/// The commands that `bus` hands to this program.
struct CommandTree: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bus", abstract: RootHelp.abstract.text(Shell.language),
    version: Programs.versionLine, subcommands: [BoardCommand.self])
}
