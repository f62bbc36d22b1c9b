import ArgumentParser
import BusCommand
import BusQuery
import CCrypto
import CLinux
import Glibc

/// The commands that fetch, read pages or write; people reach them as `bus …`, which hands them on
/// to this program.
struct CommandTree: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bus", abstract: RootHelp.abstract.text(Shell.language),
    version: Programs.versionLine,
    subcommands: [
      IngestCommand.self, FetchCommand.self, ExtractCommand.self, NormaliseCommand.self,
      LoadCommand.self, DiffCommand.self, AcceptCommand.self, RejectCommand.self,
      RestoreCommand.self, PruneCommand.self, RobotsCommand.self, ApproachCommand.self,
      RoutesCommand.self, OperatorsCommand.self,
      MeasureCommand.self,
      MigrateCommand.self, ExamineCommand.self,
    ])
}

/// `bus routes`: what needs the network or writes.
struct RoutesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    .routes,
    subcommands: [
      RoutesCheckCommand.self, RoutesAddCommand.self, RoutesEditCommand.self,
      RoutesRemoveCommand.self,
    ])
}

/// `bus operators`: what writes.
struct OperatorsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    .operators,
    subcommands: [
      OperatorsAddCommand.self, OperatorsEditCommand.self, OperatorsRemoveCommand.self,
    ])
}

/// The program that `bus` hands commands to.
@main
enum BusIngestProgram {
  static func main() async {
    // Each thread would get a heap of its own otherwise, up to eight for a processor, which keep what
    // was freed. With fewer than four, those that read, store and fetch wait for each other's. It
    // cannot fail in a way that matters.
    _ = mallopt(M_ARENA_MAX, 4)
    // Where it fails, so will whatever hashes or asks a server, and says so.
    _ = bus_crypto_outlives_exit()
    await CommandLineReport(of: CommandTree.self, failure: { Failure($0) }).runHandedOver()
  }
}
