import ArgumentParser
import BusCommand
import BusQuery

/// `bus measure`, hidden: what scripts/bench times inside one process.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    .measure,
    subcommands: [
      MeasurePagesCommand.self, MeasureDaysCommand.self, MeasureLoadCommand.self,
      MeasureFirstParsesCommand.self,
    ], isHidden: true)
}

extension Duration {
  /// As seconds.
  var inSeconds: Double { Double(components.attoseconds) / 1e18 + Double(components.seconds) }
}
