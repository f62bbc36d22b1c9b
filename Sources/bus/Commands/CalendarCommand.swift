import ArgumentParser
import BusCommand
import BusJSON
import BusLabels
import BusModel
import BusStore
import BusQuery
import BusSettings

/// `bus calendar`.
struct CalendarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.calendar)

  @Argument(help: .text(.dates))
  var dates: [String] = []

  @OptionGroup var firstDay: FirstDayOption

  @Option(help: .text(.to, "date"))
  var to: String?

  @OptionGroup var company: OperatorOption

  @Flag(help: .text(.holidays))
  var holidays = false

  @Option(help: .text(.pattern, "text"))
  var pattern: String?

  @Option(help: .text(.schoolBreak, "a..b"))
  var schoolBreak: [String] = []

  @OptionGroup var output: JSONOption

  @OptionGroup var words: LanguageOption
  @OptionGroup var places: PlaceOptions

  func run() throws {
    let language = try words.language()
    let days = try AskedDays(
      typed: dates, from: firstDay.day(), to: to, today: Shell.now.date, wholeYear: holidays
    ).dates
    let breaks = try schoolBreak.map { text throws(Failure) in
      do throws(DateRangeError) {
        return try DateRange(text)
      } catch {
        throw Failure(.usage, .option(.unreadBreak(error)))
      }
    }
    let calendar = try self.calendar(breaks: breaks)
    if let pattern {
      let answers = PatternDays(try read(pattern), days, in: calendar)
      try Output.write(output.json ? answers.json : answers.text(language))
    } else {
      let isForPeople = !output.json && !holidays
      if company.operatorID == nil, isForPeople { noteOperators(days, language) }
      let answer = CalendarDays(days, in: calendar, onlyHolidays: holidays)
      try Output.write(output.json ? answer.json : answer.text(language))
    }
  }

  private func calendar(breaks: [DateRange]) throws -> ServiceCalendar {
    var setting = try company.operatorID.map { try self.setting(of: $0) }
    if !breaks.isEmpty {
      var changed = setting ?? OperatorSetting(id: "")
      changed.schoolBreaks = breaks
      setting = changed
    }
    return ServiceCalendar(
      operator: setting, feed: try places.storeIfThere()?.holidays()?.holidays ?? [])
  }

  /// Without --operator the law alone answers; says so when a company's rules say otherwise.
  private func noteOperators(_ dates: [CivilDate], _ language: Language) {
    // The law needs no settings, so those that are absent or wrong keep no one from its answer.
    guard let operators = try? places.settings().operators,
      let note = OperatorDeviations(of: operators, on: dates).text(language)
    else { return }
    Output.complain(note)
  }

  private func setting(of id: String) throws -> OperatorSetting {
    let operators = try places.settings().operators
    if let found = operators.first(where: { $0.id == id }) { return found }
    let known = operators.map(\.id)
    throw Failure(
      .usage,
      .name(.unknownOperator(id, known: known, meant: nearest(id, in: known))))
  }

  private func read(_ text: String) throws -> ServicePattern {
    let reading = ServicePattern.read(text)
    guard let found = reading.pattern else {
      throw Failure(.refused, .option(.unreadPattern(text)))
    }
    for part in reading.unread {
      Output.complain(OptionFault.unreadPart(ofPattern: part).words(Shell.language))
    }
    return found
  }
}
