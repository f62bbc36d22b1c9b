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
      throw Failure(
        .refused, .page(.noTimetable(page: nil, document.verdict, why: nil)))
    }
    let moment = Shell.now
    let lock = try IngestLock(besideDatabase: arguments.database.path(), at: moment)
    let load = PageLoad(
      store: try arguments.database.openForWriting(),
      gate: arguments.caution.force ? nil : Gate(route.gate))
    let outcome = try load.load(
      try page(document, direction, of: route, moment), into: route, at: moment)
    withExtendedLifetime(lock) {}
    return try report(outcome, language)
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
    guard let known else {
      guard pages.count == 1 else {
        throw Failure(
          .usage, .page(.whichPage(route: route.name, direction, count: pages.count)))
      }
      return pages[0]
    }
    guard let page = pages.first(where: { $0.url == known }) else {
      throw Failure(.usage, .page(.otherPage(known, route: route.name, direction)))
    }
    return page
  }

  private func report(_ outcome: PageLoad.Outcome, _ language: Language) throws -> Int32 {
    switch outcome {
    case .done(.published(let version, _)): try show(.published(version: version), language)
    case .done(.announced(let version)): try show(.announced(version: version), language)
    case .done(.unchanged(let version)): try show(.unchanged(version: version), language)
    case .done(.overtaken):
      throw Failure(.temporary, .page(.overtaken))
    case .quarantined(let version, let reason):
      throw Failure(.refused, .page(.keptAside(version: version, reason)))
    }
    return 0
  }

  private func show(_ loaded: LoadedPage, _ language: Language) throws {
    try Output.write(loaded.words(language) + "\n")
  }
}
