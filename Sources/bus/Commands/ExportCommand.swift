import ArgumentParser
import BusCommand
import BusModel
import BusQuery
import BusSources

/// `bus export`.
struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.export, subcommands: [ExportICSCommand.self])
}

/// `bus export ics`.
struct ExportICSCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.exportICS)

  @OptionGroup var routes: RouteOption
  @OptionGroup var direction: DirectionOption

  @Option(parsing: .unconditional, help: .text(.days))
  var days: String?

  @OptionGroup var firstDay: FirstDayOption

  @Option(help: .text(.between, "time..time"))
  var between: String?

  @OptionGroup var words: LanguageOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    let language = try words.language()
    let days = try TypedNumber.whole(self.days, in: 1...366, option: "--days") ?? 14
    let first = try firstDay.day() ?? Shell.now.date
    let span = try between.map { try TypedTime.times($0, option: "--between") }
    let way = try direction.way()
    let settings = try sources.settings()
    let setting = try routes.one(in: settings)
    let basis = try sources.typed.basis(of: setting, in: settings, direction: way, on: first)
    let calendar = basis.departures(way, from: first, days: days, between: span, clock: Shell.now)
    for note in calendar.notes(language) { Output.complain(note) }
    if calendar.exitStatus != 0 { throw ExitCode(calendar.exitStatus) }
    try Output.write(calendar.text(language))
  }
}
