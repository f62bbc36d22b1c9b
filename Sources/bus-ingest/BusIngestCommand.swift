import ArgumentParser

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
      LoadCommand.self, DiffCommand.self, RoutesCommand.self, MeasureCommand.self,
    ])
}
