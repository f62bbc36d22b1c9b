import ArgumentParser

/// The root of all commands. Those of `bus-ingest` stand here for completion's sake alone: they are
/// handed over before the parser is asked.
struct BusCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bus",
    abstract: "The next bus, from the operator's own timetable pages.",
    version: "bus 0.1.0",
    subcommands: [
      NextCommand.self, TimetableCommand.self, WhyCommand.self, RoutesCommand.self,
      CalendarCommand.self, DiffCommand.self, HistoryCommand.self, DoctorCommand.self,
      IngestCommand.self, FetchCommand.self, ExtractCommand.self, NormaliseCommand.self,
      LoadCommand.self,
    ])
}
