import BusBoard
import BusJSON
import BusModel
import BusQuery
import BusSettings
import BusSources
import HTTPTypes

extension Board {
  /// The pages of one route.
  var routePages: [Endpoint] {
    [
      .get("/r/:name") { try await board($0) },
      .get("/r/:name/timetable") { question in
        try await routePage(.day, question) { basis, visit in
          let binding = RouteScreen.Binding(question.query, now: question.now)
          return TimetablePage(basis, binding, now: question.now).document(visit)
        }
      },
      .get("/r/:name/history") { question in
        try await routePage(.day, question) { basis, visit in
          HistoryPage(RouteLink(basis.setting), try source.history(of: basis.setting))
            .document(visit)
        }
      },
      .get("/r/:name/diff") { question in
        try await routePage(.day, question) { basis, visit in
          let pages = try source.versions(
            of: basis.setting, question.number("a"), question.number("b"))
          return DiffPage(
            RouteLink(basis.setting),
            pages.map { TimetableDifference(from: $0.before, to: $0.after) },
            hours: pages.map { (Self.hours($0.before), Self.hours($0.after)) }
          ).document(visit)
        }
      },
      .get("/r/:name/why") { try await why($0) },
      .get("/r/:name/approach") { try await approach($0) },
    ]
  }

  private func why(_ question: Question) async throws -> Answer {
    try await routePage(.day, question) { basis, visit in
      let asked = question.query["time"] ?? ""
      let binding = RouteScreen.Binding(question.query, now: question.now)
      let origin = TypedWhen(asked)?.time.map { time in
        basis.origin(
          of: time, binding.direction ?? basis.setting.usualDirection(at: question.now),
          on: binding.date ?? question.now.date, clock: question.now, archive: source.archive)
      }
      return WhyPage(RouteLink(basis.setting), origin, asked: asked).document(visit)
    }
  }

  /// The hours of all buses of some pages.
  private static func hours(_ pages: [PublishedPage]) -> [Int] {
    pages.flatMap(\.timetables).flatMap(\.departures).map(\.departureTime.hour)
  }

  private func board(_ question: Question) async throws -> Answer {
    let words = await approaches.known()
    var near: RouteOutput?
    let answer = try await routePage(.minute, question, heard: words) { basis, visit in
      let binding = RouteScreen.Binding(question.query, now: question.now)
      var state = RouteScreen.reduce(
        RouteScreen.State(basis, now: question.now), .asked(binding))
      state = RouteScreen.reduce(state, .heard(words))
      let output = RouteScreen.output(of: state)
      if output.approachURL != nil, output.isNear { near = output }
      return output.page(visit)
    }
    if let near {
      await approaches.look(near.link.name, near.direction, at: question.now, source.sources)
    }
    return answer
  }

  private func routePage(
    _ pace: BoardDocument.Pace, _ question: Question, heard words: [ApproachWord] = [],
    _ make: (RouteBasis, Visit) throws -> BoardDocument
  ) async throws -> Answer {
    let look = await source.look()
    if let renamed = try source.newName(of: question["name"], look) {
      return Answer.moved(308, to: address(question, named: renamed))
    }
    return try await page(pace, question, look, heard: words) { visit in
      try make(try await source.basis(of: question["name"], at: question.now), visit)
    }
  }

  /// The same page under the route's present name.
  private func address(_ question: Question, named name: String) -> String {
    let page = question.path.split(separator: "/").dropFirst(2).joined(separator: "/")
    return Address.route(name, page) + (question.queryText.map { "?" + $0 } ?? "")
  }

  private func approach(_ question: Question) async throws -> Answer {
    let setting = try await source.settings().find(question["name"])
    let way =
      question.query["direction"].flatMap { Direction(rawValue: $0) }
      ?? setting.usualDirection(at: question.now)
    let url = way == .outbound ? setting.outboundProximityURL : setting.inboundProximityURL
    var said: String?
    if url != nil { said = try await child.approach(setting.name, way, source.sources) }
    let page = ApproachPage(
      RouteLink(setting), way, url: url, answer: said.flatMap { try? .parse(Array($0.utf8)) })
    return Answer(page.document(await visit(question))).with(.cacheControl, "no-store")
  }
}
