import BusModel
import BusQuery

/// A request for departures whose words have been understood, before any file is opened.
struct TypedNext {
  /// The route's name; nil for the only one there is.
  let route: String?
  /// The ways that are asked about.
  let directions: [Direction]
  /// How many departures of each.
  let count: Int
  /// Minutes to walk; nil for the route's own.
  let walkMinutes: Int?
  /// Which of the departures.
  let filter: DepartureFilter
  /// The moment asked about.
  let now: Moment
  /// What the clock says, by which the data's age is told.
  let clock: Moment
  /// The moment of the past whose belief is asked for.
  let past: Moment?
  /// The words of the answer.
  let language: Language
  /// Where settings and database are.
  let places: Places

  /// Understands a request.
  ///
  /// - Parameters:
  ///   - request: as typed.
  ///   - clock: what the clock says.
  /// - Throws: ``Failure`` with 64 for what cannot be meant, with an example of what can.
  init(_ request: NextRequest, clock: Moment) throws(Failure) {
    language = try Shell.language(named: request.lang)
    directions = try Self.directions(request)
    count = try Self.number(request.count, 1...1000, "--count", "a number") ?? 3
    walkMinutes = try Self.number(request.walk, 0...600, "--walk", "minutes")
    let past = try request.asOf.map { text throws(Failure) in
      try TypedTime.past(text, option: "--as-of")
    }
    self.past = past
    self.clock = past ?? clock
    now =
      try request.at.map { [clock = self.clock] text throws(Failure) in
        try TypedTime.moment(text, near: clock, option: "--at")
      } ?? self.clock
    filter = DepartureFilter(
      destination: try Self.words(request.destination, "--destination"),
      platform: try Self.words(request.platform, "--platform"),
      until: try request.until.map { [now] text throws(Failure) in
        try TypedTime.end(text, after: now, option: "--until")
      })
    route = request.route
    places = request.places
    if request.watch, past != nil {
      throw Failure("--watch follows the present; leave out --as-of", Failure.usage)
    }
  }

  private static func directions(_ request: NextRequest) throws(Failure) -> [Direction] {
    guard request.allDirections else { return [try Shell.direction(named: request.direction)] }
    guard request.direction == nil else {
      throw Failure("--all-directions asks for both; leave out --direction", Failure.usage)
    }
    return Direction.allCases
  }

  /// Digits alone: no sign, no point, nothing beyond the range.
  private static func number(
    _ text: String?, _ range: ClosedRange<Int>, _ option: String, _ what: String
  ) throws(Failure) -> Int? {
    guard let text else { return nil }
    let isPlain = !text.isEmpty && text.utf8.allSatisfy { (48...57).contains($0) }
    guard isPlain, let number = Int(text), range.contains(number) else {
      throw .usage(
        option, expected: "\(what) from \(range.lowerBound) to \(range.upperBound)", found: text)
    }
    return number
  }

  /// A filter of no letters would keep everything, and nobody means that.
  private static func words(_ text: String?, _ option: String) throws(Failure) -> String? {
    if let text, text.allSatisfy(\.isWhitespace) {
      throw .usage(option, expected: "a name as the timetable prints it", found: text)
    }
    return text
  }
}

extension TypedNext {
  /// Its answers, from settings and database read now and again.
  ///
  /// - Throws: ``Failure``, and the errors of settings and store.
  func live() throws -> LiveAnswers {
    let question = LiveAnswers.Question(
      directions: directions, count: count, walkMinutes: walkMinutes, filter: filter)
    return try LiveAnswers(question, clock: clock) {
      let settings = try places.settings(for: route)
      return try places.basis(
        of: settings.choose(route), in: settings,
        direction: directions.count == 1 ? directions[0] : nil, asOf: past, on: now.date)
    }
  }
}
