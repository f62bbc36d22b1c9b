import ArgumentParser
import BusCommand
import BusJSON
import BusModel
import BusQuery

/// `bus timetable`.
struct TimetableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.timetable)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, csv, html
  }

  @OptionGroup var routes: RouteOption
  @OptionGroup var direction: DirectionOption

  @OptionGroup var serviceDay: ServiceDayOption

  @Flag(help: .text(.week))
  var week = false

  @OptionGroup var belief: BeliefOption

  @Option(help: .text(.format))
  var format: Format = .text

  @OptionGroup var output: JSONOption

  @OptionGroup var words: LanguageOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    let language = try words.language()
    let past = try belief.moment()
    let clock = past ?? Shell.now
    let day = try serviceDay.day(by: clock)
    let way = try direction.way()
    guard !week || output.json || format != .html else {
      throw Failure(.usage, .option(.weekAsPage))
    }
    let settings = try sources.settings()
    let setting = try routes.one(in: settings)
    let basis = try sources.typed.basis(
      of: setting, in: settings, direction: way, asOf: past, on: day)
    let status: Int32
    if week {
      let answer = basis.week(way, on: day, clock: clock)
      try Output.write(rendered(answer, language))
      status = answer.exitStatus
    } else {
      let answer = basis.day(way, on: day, clock: clock)
      try Output.write(rendered(answer, language))
      status = answer.exitStatus
    }
    if status != 0 { throw ExitCode(status) }
  }

  private var style: TerminalStyle {
    TerminalStyle(colour: Terminal.hasColour, width: Terminal.width)
  }

  private func rendered(_ answer: WeekOverview, _ language: Language) -> String {
    switch output.json ? .json : format {
    case .json: answer.json(language).text(pretty: true) + "\n"
    case .csv: answer.csv()
    case .text, .html: answer.text(language, style)
    }
  }

  private func rendered(_ answer: DayTimetable, _ language: Language) -> String {
    switch output.json ? .json : format {
    case .text: answer.text(language, style)
    case .json: answer.json(language).text(pretty: true) + "\n"
    case .csv: answer.csv()
    case .html: answer.html(language)
    }
  }
}
