import ArgumentParser
import BusModel

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
      LoadCommand.self, AcceptCommand.self, RejectCommand.self, PruneCommand.self,
      ExportCommand.self,
    ])
}

extension BusCommand {
  /// Says that there is no such command, and which one was probably meant; the parser would call
  /// it an unexpected argument.
  static func refuseUnknown(_ arguments: [String]) throws(Failure) {
    guard let name = arguments.first, !name.hasPrefix("-"), name != "help" else { return }
    let known = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !known.contains(name) else { return }
    let question = nearest(name, in: known).map { "; did you mean 'bus \($0)'?" } ?? ";"
    throw Failure(
      "no command \(JSONValue.string(name).text())\(question) bus --help lists them",
      Failure.usage)
  }
}
