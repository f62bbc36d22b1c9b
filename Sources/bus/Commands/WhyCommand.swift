import ArgumentParser
import BusCommand
import BusModel
import BusQuery
import BusSettings
import BusSources

/// `bus why`.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.why)

  @Argument(help: .text(.time))
  var time: String

  @OptionGroup var routes: RouteOption
  @OptionGroup var direction: DirectionOption

  @OptionGroup var serviceDay: ServiceDayOption

  @OptionGroup var belief: BeliefOption

  @OptionGroup var output: JSONOption

  @OptionGroup var words: LanguageOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    let language = try words.language()
    let wanted = try TypedTime.serviceTime(time)
    let past = try belief.moment()
    let clock = past ?? Shell.now
    let day = try serviceDay.day(by: clock)
    let way = try direction.way()
    let settings = try sources.settings()
    let setting = try routes.one(in: settings)
    let basis = try sources.typed.basis(
      of: setting, in: settings, direction: way, asOf: past, on: day)
    let origin = basis.origin(
      of: wanted, way, on: day, clock: clock,
      archive: Locations.archive(besideDatabase: try sources.databasePath()))
    try Output.write(output.json ? origin.json.printed : origin.text(language))
    if origin.exitStatus != 0 { throw ExitCode(origin.exitStatus) }
  }
}
