import BusSettings
import BusJSON
import ArgumentParser
import BusLabels
import BusModel
import BusStore
import BusQuery

/// `bus calendar`.
struct CalendarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calendar", abstract: "Which service runs on a day, and why.",
    discussion: """
      Without a date: today. The law decides, unless --operator names a company of routes.json \
      whose own rules say otherwise; a note says when one has rules for the days asked for. With --pattern, on which days a label or a legend's words run.

      Example: bus calendar --from 2026-12-28 --to 2027-01-04 --operator example-city
      """)

  @Argument(help: ArgumentHelp("Dates, or ranges such as 2026-12-28..2027-01-04."))
  var dates: [String] = []

  @Option(help: ArgumentHelp("The first day of a range.", valueName: "date"))
  var from: String?

  @Option(help: ArgumentHelp("The last day of a range.", valueName: "date"))
  var to: String?

  @Option(name: .customLong("operator"), help: ArgumentHelp("A company's id.", valueName: "id"))
  var operatorID: String?

  @Flag(help: "Only the holidays; without dates those of this year.")
  var holidays = false

  @Option(help: ArgumentHelp("Say whether these words run on each day.", valueName: "text"))
  var pattern: String?

  @Option(
    help: ArgumentHelp("Days without school, for --pattern; may be repeated.", valueName: "a..b"))
  var schoolBreak: [String] = []

  @Flag(help: "One JSON document a day, each on a line.")
  var json = false

  @OptionGroup var words: WordOptions
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let days = try AskedDays(
      typed: dates, from: from, to: to, today: Shell.now.date, wholeYear: holidays
    ).dates
    let breaks = try schoolBreak.map { text throws(Failure) in
      do throws(DateRangeError) {
        return try DateRange(text)
      } catch {
        throw Failure("--school-break: \(error)", Failure.usage)
      }
    }
    let calendar = try self.calendar(breaks: breaks)
    if let pattern {
      let answers = PatternDays(try read(pattern), days, in: calendar)
      try Output.write(json ? answers.json : answers.text(language))
    } else {
      if operatorID == nil, !json, !holidays { noteOperators(days, language) }
      let answer = CalendarDays(days, in: calendar, onlyHolidays: holidays)
      try Output.write(json ? answer.json : answer.text(language))
    }
  }

  private func calendar(breaks: [DateRange]) throws -> ServiceCalendar {
    var setting = try operatorID.map { try company($0) }
    if !breaks.isEmpty {
      var changed = setting ?? OperatorSetting(id: "")
      changed.schoolBreaks = breaks
      setting = changed
    }
    return ServiceCalendar(
      operator: setting, told: try places.storeIfThere()?.holidays()?.holidays ?? [])
  }

  /// Without --operator the law alone answers; says so when a company's rules say otherwise.
  private func noteOperators(_ dates: [CivilDate], _ language: Language) {
    // The law needs no settings, so those that are absent or wrong keep no one from its answer.
    guard let operators = try? places.settings().operators,
      let note = OperatorDeviations(of: operators, on: dates).text(language)
    else { return }
    Output.complain(note)
  }

  private func company(_ id: String) throws -> OperatorSetting {
    let operators = try places.settings().operators
    if let found = operators.first(where: { $0.id == id }) { return found }
    let known = operators.map(\.id)
    let list = known.isEmpty ? "routes.json has none" : "known: " + known.joined(separator: ", ")
    let word = JSONValue.string(id).text()
    guard let meant = nearest(id, in: known) else {
      throw Failure("no operator \(word) (\(list))", Failure.usage)
    }
    throw Failure("no operator \(word); did you mean '\(meant)'? (\(list))", Failure.usage)
  }

  private func read(_ text: String) throws -> ServicePattern {
    let reading = ServicePattern.read(text)
    guard let found = reading.pattern else {
      throw Failure(
        "--pattern: expected words that say on which days something runs, such as 土曜 or "
          + "平日（8/13～8/15を除く）, found \(JSONValue.string(text).text())", Failure.refused)
    }
    for part in reading.unread {
      Output.complain("--pattern: not understood: \(TerminalText.clean(part))")
    }
    return found
  }
}
