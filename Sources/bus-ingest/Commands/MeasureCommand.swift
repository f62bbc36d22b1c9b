import ArgumentParser

/// `bus measure`, hidden: what scripts/bench times inside one process.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure", abstract: "Time a piece of work.", shouldDisplay: false,
    subcommands: [
      MeasurePagesCommand.self, MeasureDaysCommand.self, MeasureLoadCommand.self,
      MeasureFirstParsesCommand.self,
    ])
}

extension Duration {
  /// As seconds.
  var inSeconds: Double { Double(components.attoseconds) / 1e18 + Double(components.seconds) }
}
