import ArgumentParser
import BusCommand
import BusModel
import BusQuery
import BusSettings

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
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let wanted = try TypedTime.serviceTime(time)
    let past = try belief.moment()
    let clock = past ?? Shell.now
    let day = try serviceDay.day(by: clock)
    let way = try direction.way()
    let settings = try places.settings()
    let setting = try routes.one(in: settings)
    let basis = try places.typed.basis(
      of: setting, in: settings, direction: way, asOf: past, on: day)
    let origin = basis.origin(
      of: wanted, way, on: day, clock: clock,
      archive: Locations.archive(besideDatabase: try places.databasePath()))
    try Output.write(output.json ? origin.json.printed : origin.text(language))
    if origin.exitStatus != 0 { throw ExitCode(origin.exitStatus) }
  }
}
