import BusCommand
import BusModel
import BusQuery
import BusSources

/// A request for departures whose words have been understood, before any file is opened.
struct TypedNext {
  /// Which routes, and which way.
  let routes: TypedRoutes
  /// How many departures of each.
  var count: Int
  /// Minutes to walk; nil for the route's own.
  let walkMinutes: Int?
  /// Which of the departures.
  let filter: DepartureFilter
  /// In which form.
  let format: NextFormat
  /// Whether those that the walk is too long for are shown besides.
  let withMissed: Bool
  /// The moment asked about.
  let now: Moment
  /// What the clock says, by which the data's age is told.
  let clock: Moment
  /// The moment of the past whose belief is asked for.
  let past: Moment?
  /// The words of the answer.
  let language: Language
  /// Where settings and database are.
  let sources: AnswerSources

  /// Understands `bus next`.
  ///
  /// - Parameters:
  ///   - command: as typed.
  ///   - clock: what the clock says.
  /// - Throws: ``Failure`` with 64 for what cannot be meant, with an example of what can.
  init(_ command: NextCommand, clock: Moment) throws(Failure) {
    let typed = try TypedFormat(command)
    format = typed.format
    let words = try LanguageOption.language(named: command.lang)
    // JSON does not depend on the locale; --lang is no locale.
    language = format == .waybar && command.lang == nil ? .en : words
    routes = try TypedRoutes(command, words: typed.words)
    count = try TypedNumber.whole(command.count, in: 1...1000, option: "--count") ?? 3
    walkMinutes = try WalkOption.minutes(command.walk)
    withMissed = command.withMissed
    past = try BeliefOption.moment(command.asOf)
    self.clock = past ?? clock
    now = try NowOption.moment(command.at, near: self.clock) ?? self.clock
    filter = try Self.filter(
      to: command.destination, from: command.platform, until: command.until, after: now)
    sources = AnswerSources(config: command.config, database: command.database)
    if command.watch, past != nil {
      throw Failure(.usage, .option(.conflict(.watchOfThePast)))
    }
  }

  /// Understands `bus board`, which shows both ways and all that is left.
  init(_ command: BoardCommand, clock: Moment) throws(Failure) {
    language = try command.words.language()
    format = .text
    routes = TypedRoutes(ofBoard: try command.routes.name())
    count = 1000
    walkMinutes = try command.walk.minutes()
    withMissed = true
    past = nil
    self.clock = clock
    now = try command.now.moment(near: clock) ?? clock
    filter = try Self.filter(
      to: command.names.destination, from: command.names.platform, until: nil, after: now)
    sources = command.sources.typed
  }

  private static func filter(
    to destination: String?, from platform: String?, until end: String?, after now: Moment
  ) throws(Failure) -> DepartureFilter {
    DepartureFilter(
      destination: try words(destination, "--destination"),
      platform: try words(platform, "--platform"),
      until: try end.map { text throws(Failure) in
        try TypedTime.end(text, after: now, option: "--until")
      })
  }

  /// A filter of no letters would keep everything, and nobody means that.
  private static func words(_ text: String?, _ option: String) throws(Failure) -> String? {
    if let text, text.allSatisfy(\.isWhitespace) {
      throw .typed(.option(option), expected: .printedName, found: text)
    }
    return text
  }
}

extension TypedNext {
  /// Its answers, from settings and database read now and again.
  ///
  /// - Throws: ``Failure``, and the errors of settings and store.
  func live() throws -> LiveAnswers {
    try LiveAnswers(question, clock: clock, readingAll: { try read().bases })
  }

  /// Its answers once, and whether something in routes.json that they do not rest on is wrong.
  ///
  /// - Throws: ``Failure``, and the errors of settings and store.
  func answers() throws -> (answers: [NextDepartures], hasFaults: Bool) {
    let (bases, hasFaults) = try read()
    let live = try LiveAnswers(question, clock: clock, readingAll: { bases })
    return (live.answers(at: now, clock: clock), hasFaults)
  }

  private var question: LiveAnswers.Question {
    LiveAnswers.Question(
      directions: routes.directions, count: count, walkMinutes: walkMinutes, filter: filter,
      withMissed: withMissed)
  }

  private func read() throws -> (bases: [RouteBasis], hasFaults: Bool) {
    let chosen = try routes.chosen(from: sources)
    let reader = try sources.storeIfThere()
    let run = try past == nil ? sources.run(at: Shell.now) : nil
    let bases = try chosen.routes.map { setting in
      let directions = routes.directions
      let way = directions.isEmpty ? setting.usualDirection(at: now) : directions[0]
      // With --watch the usual way changes in the course of the day.
      let isOneWay = directions.count == 1 || directions.isEmpty && setting.outboundUntil == nil
      var basis = try sources.basis(
        of: setting, in: chosen.settings, direction: isOneWay ? way : nil, asOf: past,
        on: now.date, from: reader, isAlone: chosen.routes.count == 1)
      basis.run = run
      return basis
    }
    return (bases, chosen.hasFaults)
  }
}
