import ArgumentParser
import BusCommand
import BusModel
import BusQuery

/// `bus measure`, hidden: what scripts/bench times inside one process.
struct MeasureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    .measure,
    subcommands: [
      MeasurePagesCommand.self, MeasureDaysCommand.self, MeasureLoadCommand.self,
      MeasureFirstParsesCommand.self, MeasureFetchCommand.self,
    ], isHidden: true)
}

extension Duration {
  /// As seconds.
  var inSeconds: Double { Double(components.attoseconds) / 1e18 + Double(components.seconds) }
}

/// `bus measure days N`: the kinds of N days from 2000 on, cold, for it is the process's first call.
struct MeasureDaysCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    .measureDays)

  @Argument(help: .text(.measuredDays))
  var count = 10_000

  @Flag(help: .text(.single))
  var single = false

  func run() throws(Failure) {
    guard (1...50_000).contains(count) else {
      throw .typed(.option("N"), expected: .number(1...50_000), found: "\(count)")
    }
    guard let first = CivilDate(year: 2000, month: 1, day: 1) else { return }
    let dates = (0..<count).map { first.adding(days: $0) }
    var kinds: [DayKind] = []
    let elapsed = ContinuousClock().measure {
      kinds = single ? dates.map { HolidayLaw.dayKind(of: $0) } : HolidayLaw.dayKinds(of: dates)
    }
    let microseconds = (elapsed.inSeconds * 1e7).rounded() / 10
    print("microseconds \(microseconds) holidays \(kinds.count { $0 == .holiday })")
  }
}
