import ArgumentParser

/// The commands that fetch, read pages or write; people reach them as `bus …`.
@main
struct BusIngestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bus", abstract: "Fetch, read and publish bus timetables.",
    subcommands: [ExtractCommand.self, MeasureCommand.self])
}
