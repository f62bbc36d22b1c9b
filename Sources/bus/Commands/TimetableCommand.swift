import BusJSON
import ArgumentParser
import BusModel
import BusQuery

/// `bus timetable`.
struct TimetableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "timetable", abstract: "The whole day of a route.",
    discussion: """
      The grid of hours and minutes that people know, with its marks and legend; the present hour \
      is marked. As html it prints on one sheet of A4. With --week seven days, a line each. Exit \
      code 3 when there are no buses.

      Example: bus timetable --route home --date 2026-12-31 --format html > home.html
      """)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, csv, html
  }

  @OptionGroup var which: RouteOptions

  @Option(help: ArgumentHelp("Another service day than today's.", valueName: "date"))
  var date: String?

  @Flag(help: "Seven days from that one, a line each.")
  var week = false

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
    guard !week || json || format != .html else {
      throw Failure("--week is printed as text, json or csv; a page shows one day", Failure.usage)
    }
    let settings = try places.typed.settings(for: which.route)
    let setting = try which.setting(in: settings)
    let basis = try places.typed.basis(
      of: setting, in: settings, direction: direction, asOf: past, on: day)
    let status: Int32
    if week {
      let answer = basis.week(direction, on: day, clock: clock)
      try Output.write(rendered(answer, language))
      status = answer.exitStatus
    } else {
      let answer = basis.day(direction, on: day, clock: clock)
      try Output.write(rendered(answer, language))
      status = answer.exitStatus
    }
    if status != 0 { throw ExitCode(status) }
  }

  private var style: TextStyle { TextStyle(colour: Shell.colour, width: Shell.width) }

  private func rendered(_ answer: WeekOverview, _ language: Language) -> String {
    switch json ? .json : format {
    case .json: answer.json(language).text(pretty: true) + "\n"
    case .csv: answer.csv()
    case .text, .html: answer.text(language, style)
    }
  }

  private func rendered(_ answer: DayTimetable, _ language: Language) -> String {
    switch json ? .json : format {
    case .text: answer.text(language, style)
    case .json: answer.json(language).text(pretty: true) + "\n"
    case .csv: answer.csv()
    case .html: answer.html(language)
    }
  }
}
