import ArgumentParser
import BusModel
import BusQuery

/// `bus timetable`.
struct TimetableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timetable", abstract: "The whole day of a route.",
    discussion: """
      The grid of hours and minutes that people know, with its marks and legend; the present hour \
      is marked. As html it prints on one sheet of A4. Exit code 3 when the day has no buses.

      Example: bus timetable --route home --date 2026-12-31 --format html > home.html
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, csv, html
  }

  @OptionGroup var which: RouteOptions

  @Option(help: ArgumentHelp("Another service day than today's.", valueName: "date"))
  var date: String?

  @Option(help: ArgumentHelp("Answer by what was published on that date.", valueName: "date"))
  var asOf: String?

  @Option(help: "text, json, csv or html.")
  var format: Format = .text

  @Flag(help: "The same as --format json.")
  var json = false

  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let past = try asOf.map { try TypedTime.past($0, option: "--as-of") }
    let clock = past ?? Shell.now
    let day = try date.map { try TypedTime.date($0, option: "--date") } ?? clock.date
    let direction = try which.way()
    let settings = try places.settings()
    let setting = try which.setting(in: settings)
    let known = try Knowledge(
      of: setting, in: settings, from: places.typed.reader(), direction: direction,
      asOf: past, on: day)
    let answer = DayTimetable(
      of: setting, direction, on: day, from: known.route, in: known.calendar, clock: clock)
    try Output.write(rendered(answer, language))
    if answer.exitStatus != 0 { throw ExitCode(answer.exitStatus) }
  }

  private func rendered(_ answer: DayTimetable, _ language: Language) -> String {
    switch json ? .json : format {
    case .text: answer.text(language, TextStyle(colour: Shell.colour, width: Shell.width))
    case .json: answer.json(language).text(pretty: true) + "\n"
    case .csv: answer.csv()
    case .html: answer.html(language)
    }
  }
}
