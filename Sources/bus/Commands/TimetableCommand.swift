import ArgumentParser
import BusCommand
import BusJSON
import BusModel
import BusQuery
import BusSources

/// `bus timetable`.
struct TimetableCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.timetable)

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, csv, html
    case excelCSV = "excel-csv"
  }

  @OptionGroup var routes: RouteOption
  @OptionGroup var direction: DirectionOption

  @OptionGroup var serviceDay: ServiceDayOption

  @Flag(help: .text(.week))
  var week = false

  @Flag(help: .text(.sheet))
  var sheet = false

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
    guard !sheet || !week && !output.json && (format == .html || format == .text) else {
      throw Failure(.usage, .option(.conflict(.sheetAlone)))
    }
    let settings = try sources.settings()
    let setting = try routes.one(in: settings)
    let basis = try sources.typed.basis(
      of: setting, in: settings, direction: sheet ? nil : way, asOf: past, on: day)
    let status: Int32
    if sheet {
      let ways = direction.direction == nil ? Direction.allCases : [way]
      let answer = TimetableSheet(of: basis, ways, from: day, clock: clock)
      try Output.write(answer.html(language))
      status = answer.exitStatus
    } else if week {
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
    case .excelCSV: DayTimetable.byteOrderMark + answer.csv()
    case .text: answer.text(language, style)
    case .html: answer.html(language)
    }
  }

  private func rendered(_ answer: DayTimetable, _ language: Language) -> String {
    switch output.json ? .json : format {
    case .text: answer.text(language, style)
    case .json: answer.json(language).text(pretty: true) + "\n"
    case .csv: answer.csv()
    case .excelCSV: DayTimetable.byteOrderMark + answer.csv()
    case .html: answer.html(language)
    }
  }
}
