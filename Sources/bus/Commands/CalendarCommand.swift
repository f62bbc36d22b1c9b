import ArgumentParser
import BusCommand
import BusJSON
import BusLabels
import BusModel
import BusQuery
import BusReading
import BusSettings
import BusSources

/// `bus calendar`.
struct CalendarCommand: ParsableCommand {
  static let configuration = CommandConfiguration(.calendar)

  @Argument(help: .text(.dates))
  var dates: [String] = []

  @OptionGroup var firstDay: FirstDayOption

  @Option(help: .text(.to, "date"))
  var to: String?

  @OptionGroup var routes: RouteOption
  @OptionGroup var direction: DirectionOption
  @OptionGroup var company: OperatorOption

  @Flag(help: .text(.holidays))
  var holidays = false

  @Option(help: .text(.pattern, "text"))
  var pattern: String?

  @Option(help: .text(.schoolBreak, "a..b"))
  var schoolBreak: [String] = []

  @OptionGroup var output: JSONOption

  @OptionGroup var words: LanguageOption
  @OptionGroup var sources: SourceOptions

  func run() throws {
    let language = try words.language()
    let days = try AskedDays(
      typed: dates, from: firstDay.day(), to: to, today: Shell.now.date, wholeYear: holidays
    ).dates
    if !routes.route.isEmpty { return try answer(days, language) }
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
      let isLaw = company.operatorID == nil
      let isNoted = isLaw && isForPeople && noteOperators(days, language)
      let answer = CalendarDays(
        days, in: calendar, onlyHolidays: holidays,
        withDoubts: !isNoted && (isForPeople || !isLaw))
      try Output.write(output.json ? answer.json : answer.text(language))
    }
  }

  /// The days of a route, as its pages and its operator limit them.
  private func answer(_ days: [CivilDate], _ language: Language) throws {
    guard company.operatorID == nil, pattern == nil, schoolBreak.isEmpty else {
      throw Failure(.usage, .option(.conflict(.routeAndOperator)))
    }
    let settings = try sources.settings()
    let setting = try routes.one(in: settings)
    let way = try direction.way()
    let basis = try sources.typed.basis(
      of: setting, in: settings, direction: way, on: days.first ?? Shell.now.date)
    let asked = holidays ? days.filter { basis.calendar.day($0).holiday != nil } : days
    let answer = basis.days(way, on: asked, clock: Shell.now)
    try Output.write(output.json ? answer.json : answer.text(language))
    if answer.exitStatus != 0 { throw ExitCode(answer.exitStatus) }
  }

  private func calendar(breaks: [DateRange]) throws -> ServiceCalendar {
    var setting = try company.operatorID.map { try self.setting(of: $0) }
    if !breaks.isEmpty {
      var changed = setting ?? OperatorSetting(id: "")
      changed.schoolBreaks = breaks
      setting = changed
    }
    return ServiceCalendar(
      operator: setting, feed: try sources.typed.storeIfThere()?.holidays()?.holidays ?? [])
  }

  /// Without --operator the law alone answers; says so when a company's rules say otherwise, and
  /// answers whether it was said.
  private func noteOperators(_ dates: [CivilDate], _ language: Language) -> Bool {
    // The law needs no settings, so those that are absent or wrong keep no one from its answer.
    guard let operators = try? sources.settings().operators,
      let note = OperatorDeviations(of: operators, on: dates).text(language)
    else { return false }
    Output.complain(note)
    return true
  }

  private func setting(of id: String) throws -> OperatorSetting {
    try sources.settings().choose(operator: id)
  }

  private func read(_ text: String) throws -> ServicePattern {
    let reading = ServicePattern.read(text)
    // Of what is left when words of days were not understood nothing can be said.
    guard let found = reading.pattern, !reading.losesDays else {
      throw Failure(.refused, .option(.unreadPattern(text)))
    }
    for part in reading.unread {
      Output.complain(OptionFault.unreadPart(ofPattern: part).words(Shell.language))
    }
    return found
  }
}

extension AskedDays {
  /// The days as they were typed.
  ///
  /// - Throws: ``Failure`` with 64.
  init(
    typed: [String], from first: CivilDate?, to: String?, today: CivilDate, wholeYear: Bool
  ) throws(Failure) {
    var named: [Span] = []
    for text in typed {
      let days = try TypedTime.days(text)
      named.append(Span(days.first, days.last))
    }
    let last = try to.map { text throws(Failure) in try TypedTime.date(text, option: "--to") }
    do throws(Fault) {
      try self.init(named, from: first, to: last, today: today, wholeYear: wholeYear)
    } catch {
      throw Failure(error)
    }
  }
}

extension Failure {
  fileprivate init(_ fault: AskedDays.Fault) {
    switch fault {
    case .backwards(let span):
      self.init(.usage, .option(.backwardsRange("\(span.first)..\(span.last)")))
    case .tooMany(let span):
      self.init(
        .usage, .option(.tooManyDays("\(span.first)..\(span.last)", most: AskedDays.most)))
    }
  }
}
