import BusBoard
import BusCommand
import BusJSON
import BusModel
import BusQuery
import BusSettings
import BusSources
import HTTPTypes

extension Board {
  /// What `bus … --json` says of one route.
  var routeData: [Endpoint] {
    let routes = "/api/v1/routes"
    return [
      .get(routes) { question in
        let look = await source.look()
        let file = try look.settings()
        return try await settingsAnswer(question, look) {
          ["routes": .array(file.routes.map { RouteData.json(of: $0, in: file) })]
        }
      },
      .get("\(routes)/:name") { question in
        let look = await source.look()
        let file = try look.settings()
        let route = try file.find(question["name"])
        return try await settingsAnswer(question, look) { RouteData.json(of: route, in: file) }
      },
      .get("\(routes)/:name/next") { try await next($0) },
      .get("\(routes)/:name/timetable") { question in
        try await dayData(question) { .json($0.json(question.language).text(pretty: true) + "\n") }
      },
      .get("\(routes)/:name/timetable.csv") { question in
        try await dayData(question) { Answer(200, $0.csv(), type: "text/csv; charset=utf-8") }
      },
      .get("\(routes)/:name/timetable.ics") { try await calendarFile($0) },
      .get("\(routes)/:name/days") { try await days($0) },
      .get("\(routes)/:name/history") { question in
        try await dayTagged(question) {
          let setting = try await source.settings().find(question["name"])
          let limit = try question.whole("limit", in: 1...10_000) ?? 20
          return .json(try source.history(of: setting, limit: limit).json)
        }
      },
      .get("\(routes)/:name/diff") { try await difference($0) },
      .get("\(routes)/:name/why") { try await why($0) },
      .get("\(routes)/:name/approach") { try await approachData($0) },
    ]
  }

  /// The settings' own tag stands on what is made of nothing else, so that a change can name it.
  private func settingsAnswer(
    _ question: Question, _ look: Look, _ make: () throws -> JSONValue
  ) async throws -> Answer {
    let tag = look.configTag.map { "\"\($0)\"" }
    return try await EntityTag.answered(tag, question) { .json(try make()) }
  }

  private func next(_ question: Question) async throws -> Answer {
    let past = try question.past("as-of")
    let clock = past ?? question.now
    let now = try question.moment("at", near: clock) ?? clock
    let count = try question.whole("count", in: 1...1000) ?? 3
    let walk = try question.whole("walk", in: 0...600)
    let way = try question.way()
    let basis = try await source.basis(of: question["name"], at: clock, on: now.date, asOf: past)
    let answer = basis.next(
      NextQuestion(
        setting: basis.setting, direction: way ?? basis.setting.usualDirection(at: now), now: now,
        clock: clock, count: count, walkMinutes: walk))
    let json = [answer].json(question.language, all: false)
    // What stays the same for a minute is the same for who has it: the clock alone is no change.
    let same = json.setting("now", to: nil).text()
    let tag = "\"n.\(SourceMarks.tag(of: Array(same.utf8)))\""
    return try await EntityTag.answered(tag, question) { .json(json) }
  }

  private func dayData(
    _ question: Question, _ make: (DayTimetable) throws -> Answer
  ) async throws -> Answer {
    try await dayTagged(question) {
      let past = try question.past("as-of")
      let clock = past ?? question.now
      let date = try question.date("date") ?? clock.date
      let way = try question.way() ?? .outbound
      let basis = try await source.basis(of: question["name"], at: clock, on: date, asOf: past)
      return try make(basis.day(way, on: date, clock: clock))
    }
  }

  private func dayTagged(
    _ question: Question, _ make: () async throws -> Answer
  ) async throws -> Answer {
    let tag = EntityTag.of(await source.look(), question, .day)
    return try await EntityTag.answered(tag, question, by: make)
  }

  private func calendarFile(_ question: Question) async throws -> Answer {
    try await dayTagged(question) {
      let first = try question.date("date") ?? question.now.date
      let count = try question.whole("days", in: 1...366) ?? 14
      let way = try question.way() ?? .outbound
      let basis = try await source.basis(of: question["name"], at: question.now, on: first)
      let calendar = basis.departures(
        way, from: first, days: count, between: nil, clock: question.now)
      return Answer(
        200, calendar.text(question.language), type: "text/calendar; charset=utf-8")
    }
  }

  private func days(_ question: Question) async throws -> Answer {
    try await dayTagged(question) {
      let first = try question.date("from") ?? question.now.date
      let count = try question.whole("days", in: 1...31) ?? 7
      let basis = try await source.basis(of: question["name"], at: question.now, on: first)
      let way = try question.way() ?? basis.setting.usualDirection(at: question.now)
      return .json(
        DaysAhead(of: basis, way, from: first, count: count, clock: question.now)
          .json(question.language))
    }
  }

  private func difference(_ question: Question) async throws -> Answer {
    try await dayTagged(question) {
      let setting = try await source.settings().find(question["name"])
      guard let before = try question.whole("a", in: 1 ... .max),
        let after = try question.whole("b", in: 1 ... .max)
      else {
        throw Problem(.missing)
      }
      guard let found = try source.difference(of: setting, from: before, to: after) else {
        throw Problem(.noVersion)
      }
      return .json([RouteDifference(route: setting.name, found)].json)
    }
  }

  private func why(_ question: Question) async throws -> Answer {
    try await dayTagged(question) {
      guard let text = question.query["time"], let time = TypedWhen(text)?.time else {
        throw Failure.typed(
          .option("time"), expected: .time(.serviceTime), found: question.query["time"] ?? "")
      }
      let date = try question.date("date") ?? question.now.date
      let way = try question.way() ?? .outbound
      let basis = try await source.basis(of: question["name"], at: question.now, on: date)
      let origin = basis.origin(
        of: time, way, on: date, clock: question.now, archive: source.archive)
      return .json(origin.json)
    }
  }

  private func approachData(_ question: Question) async throws -> Answer {
    let setting = try await source.settings().find(question["name"])
    let way = try question.way() ?? setting.usualDirection(at: question.now)
    let url = way == .outbound ? setting.outboundProximityURL : setting.inboundProximityURL
    guard url != nil else {
      throw Problem(.noApproachPage)
    }
    guard let said = try await child.approach(setting.name, way, source.sources), !said.isEmpty
    else { throw Problem(.noAnswer) }
    return Answer.json(said).with(.cacheControl, "no-store")
  }
}

/// A route as the API tells it.
enum RouteData {
  /// The keys of routes.json and the addresses of its answers.
  static func json(of route: RouteSetting, in file: RoutesFile) -> JSONValue {
    let index = file.routes.firstIndex(of: route) ?? 0
    let written = file.json["routes"]?[index] ?? .object([])
    let own = "/api/v1" + Address.route(route.name).replacing("/r/", with: "/routes/")
    let names = ["next", "timetable", "days", "history", "why", "diff"]
    let links = names.map { JSONMember(key: $0, value: .string("\(own)/\($0)")) }
    return written.setting(
      "links",
      to: .object(
        [JSONMember(key: "page", value: .string(Address.route(route.name)))]
          + [JSONMember(key: "self", value: .string(own))] + links))
  }
}
