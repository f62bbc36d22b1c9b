import BusSettings
import BusJSON
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
      NextCommand.self, BoardCommand.self, TimetableCommand.self, WhyCommand.self,
      RoutesCommand.self,
      CalendarCommand.self, DiffCommand.self, HistoryCommand.self, DoctorCommand.self,
      IngestCommand.self, FetchCommand.self, ExtractCommand.self, NormaliseCommand.self,
      LoadCommand.self, AcceptCommand.self, RejectCommand.self, PruneCommand.self,
      ExportCommand.self,
    ])
}

extension BusCommand {
  /// Says how a route is named to who types `bus next home`; the parser would only call it an
  /// unexpected argument.
  static func refuseBareRoute(_ arguments: [String]) throws(Failure) {
    guard arguments.count > 1, ["next", "board", "timetable"].contains(arguments[0]),
      !arguments[1].hasPrefix("-")
    else { return }
    let word = JSONValue.string(arguments[1]).text()
    throw Failure(
      "a route is named by an option: bus \(arguments[0]) --route \(word.dropFirst().dropLast())",
      Failure.usage)
  }

  /// Says that there is no such command, and which one was probably meant; the parser would call
  /// it an unexpected argument.
  static func refuseUnknown(_ arguments: [String]) throws(Failure) {
    let asked = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let name = asked.first, !name.hasPrefix("-") else { return }
    let known = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !known.contains(name) else { return }
    let word = JSONValue.string(name).text()
    guard let meant = nearest(name, in: known) else {
      throw Failure("no command \(word); bus --help lists them", Failure.usage)
    }
    throw Failure(
      "no command \(word); did you mean 'bus \(meant)'? bus --help lists them", Failure.usage)
  }
}

extension BusCommand {
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
