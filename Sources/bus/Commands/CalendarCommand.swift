import ArgumentParser
import BusCommand
import BusJSON
import BusLabels
import BusModel
import BusQuery
import BusSettings
import BusStore

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
  @OptionGroup var sources: SourceOptions

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
      operator: setting, feed: try sources.storeIfThere()?.holidays()?.holidays ?? [])
  }

  /// Without --operator the law alone answers; says so when a company's rules say otherwise.
  private func noteOperators(_ dates: [CivilDate], _ language: Language) {
    // The law needs no settings, so those that are absent or wrong keep no one from its answer.
    guard let operators = try? sources.settings().operators,
      let note = OperatorDeviations(of: operators, on: dates).text(language)
    else { return }
    Output.complain(note)
  }

  private func setting(of id: String) throws -> OperatorSetting {
    let operators = try sources.settings().operators
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

extension AskedDays {
  /// The days as they were typed.
  ///
  /// - Throws: ``Failure`` with 64.
  init(
    typed: [String], from first: CivilDate?, to: String?, today: CivilDate, wholeYear: Bool
  ) throws(Failure) {
    var named: [Span] = []
    for text in typed { named.append(try Self.span(text)) }
    let last = try to.map { text throws(Failure) in try TypedTime.date(text, option: "--to") }
    do throws(Fault) {
      try self.init(named, from: first, to: last, today: today, wholeYear: wholeYear)
    } catch {
      throw Failure(error)
    }
  }

  /// "2026-11-21" or "2026-11-21..2026-11-30".
  private static func span(_ text: String) throws(Failure) -> Span {
    if let date = CivilDate(text) { return Span(date, date) }
    // Two dates of ten letters with ".." between.
    if text.utf8.count == 22, let first = CivilDate(text.prefix(10)),
      let last = CivilDate(text.suffix(10)), text.dropFirst(10).hasPrefix("..")
    {
      return Span(first, last)
    }
    throw .typed(.date, expected: .time(.dateOrRange), found: text)
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
