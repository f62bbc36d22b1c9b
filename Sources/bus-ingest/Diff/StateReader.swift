import BusFetch
import BusIngest
import BusModel
import BusStore

/// Reads the state of a route's timetables, wherever it lies.
struct StateReader {
  let store: TimetableStore
  let now: Moment
  /// The one page that is compared, when a state is a single page.
  let page: (direction: Direction, setting: TimetableURL)?

  /// The pages of a state.
  func pages(_ state: TimetableState, of route: RouteSetting) async throws -> [PublishedPage] {
    let pages = try await all(state, of: route)
    guard let page else { return pages }
    return pages.filter { $0.direction == page.direction && $0.source.url == page.setting.url }
  }

  private func all(
    _ state: TimetableState, of route: RouteSetting
  ) async throws -> [PublishedPage] {
    switch state {
    case .version(let number):
      guard let version = try store.version(number) else {
        throw Failure(66, "there is no version \(number); see bus history")
      }
      return version.pages
    case .active:
      let version = try store.activeRoute(id: route.id)?.version(on: now.date)
      return try pages(version, route, "in force; run bus ingest")
    case .upcoming:
      let versions = try store.activeRoute(id: route.id)?.versions ?? []
      let next = versions.first { version in version.effectiveFrom.map { $0 > now.date } ?? false }
      return try pages(next, route, "announced")
    case .believed(let moment):
      let then = try store.route(id: route.id, asOf: moment)?.version(on: moment.date)
      return try pages(then, route, "that was in force at \(moment)")
    case .page(let path): return [try file(path)]
    case .fixtures(let folder): return try await replayed(folder, route)
    }
  }

  private func pages(
    _ version: PublishedVersion?, _ route: RouteSetting, _ what: String
  ) throws -> [PublishedPage] {
    guard let version else { throw Failure(66, "route '\(route.name)' has nothing \(what)") }
    return version.pages
  }

  private func file(_ path: String) throws -> PublishedPage {
    guard let page else { throw Failure(64, "page:\(path) needs --route") }
    let document = PageDocument(
      reading: try InputFile.read(path), hints: page.setting.hints, url: page.setting.url)
    return try published(document, page.direction, page.setting, name: path)
  }

  private func replayed(_ folder: String, _ route: RouteSetting) async throws -> [PublishedPage] {
    let source = try ReplaySource(folder: folder)
    var pages: [PublishedPage] = []
    for direction in Direction.allCases {
      for setting in route.timetableURLs(direction) {
        let response = try await source.fetch(PageRequest(url: setting.url))
        let document = PageDocument(
          reading: response.body, hints: setting.hints, contentType: response.contentType,
          url: setting.url)
        pages.append(try published(document, direction, setting, name: setting.url))
      }
    }
    return pages
  }

  private func published(
    _ document: PageDocument, _ direction: Direction, _ setting: TimetableURL, name: String
  ) throws -> PublishedPage {
    guard document.verdict == .timetable else {
      let why = document.raw.notices.last?.message ?? "no reason is known"
      throw Failure(65, "\(name): a timetable was expected, found \(document.verdict): \(why)")
    }
    return PublishedPage(
      direction: direction,
      source: PageSourceReference(url: setting.url, fetchedAt: now, sha256: document.sha256),
      timetables: document.timetables, hintsKey: HintsKey.of(setting))
  }
}
