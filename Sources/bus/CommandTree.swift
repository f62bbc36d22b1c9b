import ArgumentParser
import BusCommand
import BusModel
import BusQuery
import BusReading
import BusSources

/// The root of all commands, whichever program does them.
struct CommandTree: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "bus", abstract: RootHelp.abstract.text(Shell.language),
      version: Programs.versionLine, subcommands: commands.map { $0.value() })
  }

  /// The commands by their first words, in the order in which they are listed; each type is made only
  /// when it is asked for, for that takes time.
  private static var commands: KeyValuePairs<String, () -> any ParsableCommand.Type> {
    [
      "next": { NextCommand.self },
      "board": { BoardCommand.self },
      "timetable": { TimetableCommand.self },
      "why": { WhyCommand.self },
      "routes": { RoutesCommand.self },
      "operators": { OperatorsCommand.self },
      "calendar": { CalendarCommand.self },
      "export": { ExportCommand.self },
      "history": { HistoryCommand.self },
      "doctor": { DoctorCommand.self },
      "ingest": { HandedOver<IngestArguments>.self },
      "fetch": { HandedOver<FetchArguments>.self },
      "extract": { HandedOver<ExtractArguments>.self },
      "normalise": { HandedOver<NormaliseArguments>.self },
      "load": { HandedOver<LoadArguments>.self },
      "diff": { HandedOver<DiffArguments>.self },
      "accept": { HandedOver<AcceptArguments>.self },
      "reject": { HandedOver<RejectArguments>.self },
      "restore": { HandedOver<RestoreArguments>.self },
      "prune": { HandedOver<PruneArguments>.self },
      "robots": { HandedOver<RobotsArguments>.self },
      "approach": { HandedOver<ApproachArguments>.self },
    ]
  }

  /// The command of a first word; nil when there is none.
  static func command(named word: String) -> (any ParsableCommand.Type)? {
    commands.first { $0.key == word }?.value()
  }
}

extension CommandTree {
  /// Says how a route is named to who types `bus next home`; the parser would only call it an
  /// unexpected argument.
  static func refuseBareRoute(_ arguments: [String]) throws(Failure) {
    guard arguments.count > 1, ["board", "timetable"].contains(arguments[0]),
      !arguments[1].hasPrefix("-"), !isOfBoard(arguments[1])
    else { return }
    throw Failure(.usage, .name(.bareRoute(arguments[1], command: arguments[0])))
  }

  private static func isOfBoard(_ word: String) -> Bool {
    BoardCommand.configuration.subcommands.contains { $0.configuration.commandName == word }
  }

  /// Says that there is no such command, and which one was probably meant; the parser would call
  /// it an unexpected argument.
  static func refuseUnknown(_ arguments: [String]) throws(Failure) {
    let asked = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let name = asked.first, !name.hasPrefix("-"), command(named: name) == nil else { return }
    let meant = nearest(name, in: commands.map(\.key))
    throw Failure(.usage, .name(.unknownCommand(name, meant: meant)))
  }
}

/// The versions in the database, for completion: nobody is there to be told what is wrong.
enum VersionNumbers {
  /// The newest first.
  ///
  /// - Parameter database: what `--database` said.
  /// - Returns: their numbers; none when there is no database.
  @Sendable static func inDatabase(_ database: String?) -> [String] {
    // Nil: see above.
    guard let path = try? DatabaseOption.path(named: database),
      let store = try? TimetableReader.open(path: path),
      let versions = try? store.versions(limit: 100)
    else { return [] }
    return versions.map { "\($0.id)" }
  }
}
