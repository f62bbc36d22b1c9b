import BusBoard
import BusCommand
import BusModel
import BusQuery
import BusReading
import BusSettings
import BusSources
import HTTPTypes

extension Board {
  /// Style sheet, modules, pictures.
  var assets: [Endpoint] {
    Asset.all.map { asset in
      let small = Compression.gzip(asset.bytes) ?? []
      return .get(asset.address, .open) { question in
        let keeps = asset.isForEver ? "public, max-age=31536000, immutable" : "no-cache"
        let takesSmall =
          question.headers[.acceptEncoding]?.contains("gzip") ?? false
          && small.count < asset.bytes.count && !small.isEmpty
        return Answer(
          200, bytes: takesSmall ? small : asset.bytes, type: asset.type,
          [.cacheControl: keeps, .vary: "Accept-Encoding"]
        ).with(.contentEncoding, takesSmall ? "gzip" : nil)
      }
    }
  }

  /// The pages of no route.
  var householdPages: [Endpoint] {
    [
      .get("/") { question in
        try await todayPage(question, count: 3) { $0.page($1) }
      },
      .get("/sign") { question in
        try await todayPage(question, count: 4) { $0.signPage($1) }
      },
      .get("/sign.txt") { question in
        try await todayPage(question, count: 4) { today, visit in
          today.signText(
            visit, columns: question.number("columns") ?? 40, lines: question.number("lines") ?? 10)
        }
      },
      .get("/sign.svg") { question in
        try await todayPage(question, count: 4) { today, visit in
          today.signPicture(
            visit, width: question.number("width") ?? 800,
            height: question.number("height") ?? 480)
        }
      },
      .get("/calendar") { question in
        try await page(.day, question) { try await calendar(question).page($0) }
      },
      .get("/status") { try await status($0) },
      .post("/status/refresh") { try await refreshed($0) },
      .get("/about") { question in
        try await page(.day, question) { visit in
          AboutPage(try await source.bases(at: question.now), version: Programs.version).document(
            visit)
        }
      },
      .get("/about/licences") { question in
        try await page(.day, question) { AboutPage.licences($0) }
      },
      .get("/about/spec") { question in
        try await page(.day, question) { SpecPage.document($0) }
      },
    ]
  }

  private func status(_ question: Question) async throws -> Answer {
    let asked = question.query["refresh"].flatMap { StatusPage.Refresh(rawValue: $0) }
    let refresh = await child.isRefreshing ? .running : asked == .lately ? asked : nil
    return try await page(.none, question) {
      StatusPage(source.diagnosis(at: question.now), refresh: refresh).document($0)
    }
  }

  /// A page with its tag, made only when neither the client nor the shelf has it.
  func page(
    _ pace: BoardDocument.Pace, _ question: Question, heard words: [ApproachWord] = [],
    _ make: (Visit) async throws -> BoardDocument
  ) async throws -> Answer {
    try await page(pace, question, await source.look(), heard: words, make)
  }

  /// The same as of a look that was taken already.
  func page(
    _ pace: BoardDocument.Pace, _ question: Question, _ look: Look, heard words: [ApproachWord],
    _ make: (Visit) async throws -> BoardDocument
  ) async throws -> Answer {
    guard let tag = EntityTag.of(look, question, pace, heard: words) else {
      return Answer(try await make(visit(question, look))).with(.cacheControl, "no-store")
    }
    return try await EntityTag.answered(tag, question) {
      let address = question.path + "?" + (question.queryText ?? "")
      let tag = tag + (Compression.isWanted(question) ? "z" : "")
      if let known = await shelf.answer(address, tag, at: question.now) { return known }
      let answer = Compression.applied(to: Answer(try await make(visit(question, look))), question)
      if answer.status == 200 { await shelf.keep(answer, address, tag, at: question.now) }
      return answer
    }
  }

  /// Has all pages fetched, and leads back to the page that tells how it goes.
  private func refreshed(_ question: Question) async throws -> Answer {
    do {
      try await child.refresh(nil, force: false, at: question.now, source.sources)
    } catch let problem as Problem where problem.status == 429 {
      return .moved(to: "/status?refresh=lately")
    } catch let problem as Problem where problem.status == 409 {
      // It is at work already, which is what was wished for.
    }
    return .moved(to: "/status")
  }

  private func todayPage(
    _ question: Question, count: Int,
    _ make: (TodayScreen.Output, Visit) -> BoardDocument
  ) async throws -> Answer {
    let words = await approaches.known()
    var near: [TodayScreen.Card] = []
    let answer = try await page(.minute, question, heard: words) { visit in
      let today = try await today(question, count: count, words)
      near = today.cards.filter { $0.hasApproach && $0.isNear }
      return make(today, visit)
    }
    for card in near {
      await approaches.look(
        card.link.name, card.answer.direction, at: question.now, source.sources)
    }
    return answer
  }

  private func today(
    _ question: Question, count: Int, _ words: [ApproachWord]
  ) async throws -> TodayScreen.Output {
    var state = TodayScreen.State(now: question.now)
    state = TodayScreen.reduce(state, .heard(words))
    state = TodayScreen.reduce(state, .asked(TodayScreen.Binding(question.query, count: count)))
    state = TodayScreen.reduce(state, .read(try await source.bases(at: question.now)))
    return TodayScreen.output(of: state)
  }

  private func calendar(_ question: Question) async throws -> CalendarScreen.Output {
    let settings = try await source.settings()
    let state = CalendarScreen.State(
      companies: settings.operators,
      feed: try source.sources.storeIfThere()?.holidays()?.holidays ?? [],
      today: question.now.date)
    return CalendarScreen.output(
      of: CalendarScreen.reduce(state, .asked(CalendarScreen.Binding(question.query))))
  }
}

extension Question {
  /// A whole number of the query; nil when it is none.
  func number(_ name: String) -> Int? { query[name].flatMap { Int($0) } }
}
