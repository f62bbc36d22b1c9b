import BusSettings
import ArgumentParser
import BusModel
import BusQuery

/// `bus why`.
struct WhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why", abstract: "Where one departure came from.",
    discussion: """
      The page, the place in it, its archived bytes, and why it runs on the day. With --as-of the \
      answer is by what was believed then. Exit code 3 when the day has no such departure.

      Example: bus why 07:41 --route home --date 2026-11-21
      """)

  @Argument(help: "A time of the service day: 07:41, 24:10.")
  var time: String

  @OptionGroup var which: RouteOptions

  @Option(help: ArgumentHelp("Another service day than today's.", valueName: "date"))
  var date: String?

  @Option(help: ArgumentHelp("Answer by what was published on that date.", valueName: "date"))
  var asOf: String?

  @Flag(help: "One JSON document.")
  var json = false

  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let wanted = try TypedTime.serviceTime(time)
    let past = try asOf.map { try TypedTime.past($0, option: "--as-of") }
    let clock = past ?? Shell.now
    let day = try date.map { try TypedTime.date($0, option: "--date") } ?? clock.date
    let direction = try which.way()
    let settings = try places.settings()
    let setting = try which.setting(in: settings)
    let basis = try places.typed.basis(
      of: setting, in: settings, direction: direction, asOf: past, on: day)
    let origin = basis.origin(
      of: wanted, direction, on: day, clock: clock,
      archive: Locations.archive(besideDatabase: try places.databasePath()))
    try Output.write(json ? origin.json.printed : origin.text(language))
    if origin.exitStatus != 0 { throw ExitCode(origin.exitStatus) }
  }
}
