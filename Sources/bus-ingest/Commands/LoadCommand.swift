import ArgumentParser
import BusCommand
import BusIngest
import BusModel
import BusQuery
import BusSettings
import BusStore

/// `bus load`: rows into the database.
struct LoadCommand: IngestingCommand {
  @OptionGroup var arguments: LoadArguments

  func work() async throws -> Int32 {
    let language = try arguments.language.language()
    let route = try arguments.routes.one(in: arguments.settings.load())
    let direction = try arguments.direction.way()
    let document = try ScheduleDocument(normalised: InputFile.read("-"))
    guard document.verdict == .timetable else {
      throw Failure(.refused, "a timetable was expected, the page is \(document.verdict.rawValue)")
    }
    let moment = Shell.now
    let lock = try IngestLock(besideDatabase: arguments.database.path(), at: moment)
    let load = PageLoad(
      store: try arguments.database.openForWriting(),
      gate: arguments.caution.force ? nil : Gate(route.gate))
    let outcome = try load.load(
      try page(document, direction, of: route, moment), into: route, at: moment)
    withExtendedLifetime(lock) {}
    return try told(outcome, language)
  }

  private func page(
    _ document: ScheduleDocument, _ direction: Direction, of route: RouteSetting, _ moment: Moment
  ) throws -> PublishedPage {
    let page = try setting(document.url, direction, of: route)
    return PublishedPage(
      direction: direction,
      source: PageSourceReference(url: page.url, fetchedAt: moment, sha256: document.sha256),
      timetables: document.timetables, hintsKey: HintsKey.of(page),
      dayRules: document.dayRules)
  }

  /// The page of routes.json that the rows belong to; never one by guess.
  private func setting(
    _ known: String?, _ direction: Direction, of route: RouteSetting
  ) throws -> TimetableURL {
    let pages = route.timetableURLs(direction)
    if let url = arguments.address.url {
      return pages.first { $0.url == url } ?? TimetableURL(url: url)
    }
    let place = "route '\(route.name)' \(direction.rawValue)"
    guard let known else {
      guard pages.count == 1 else {
        throw Failure(.usage, "\(place) has \(pages.count) pages; say which with --url")
      }
      return pages[0]
    }
    guard let page = pages.first(where: { $0.url == known }) else {
      throw Failure(.usage, "\(known) is no page of \(place); correct --direction, or say --url")
    }
    return page
  }

  private func told(_ outcome: PageLoad.Outcome, _ language: Language) throws -> Int32 {
    switch outcome {
    case .done(.published(let version, _)): try show("published as version \(version)", language)
    case .done(.announced(let version)): try show("announced as version \(version)", language)
    case .done(.unchanged(let version)):
      try show("version \(version) says the same already", language)
    case .done(.overtaken):
      throw Failure(.temporary, "another program published this route meanwhile; run it again")
    case .quarantined(let version, let reason):
      throw Failure(
        .refused,
        language(
          "kept aside as version \(version): \(reason.words(.en)); see bus diff \(version)",
          "版\(version)として保留しました: \(reason.words(.ja))。違いは bus diff \(version) にあります"))
    }
    return 0
  }

  private func show(_ sentence: String, _ language: Language) throws {
    try Output.write(language.told(sentence) + "\n")
  }
}
