import BusCommand
import BusFetch
import BusIngest
import BusModel
import BusQuery
import BusStore

/// Reads the state of a route's timetables, wherever it lies. What lies in the database is read
/// column by column while it is compared.
struct StateReader {
  let store: TimetableStore
  let now: Moment
  /// The one page that is compared, when a state is a single page.
  let page: (direction: Direction, setting: TimetableURL)?

  /// Whether a timetable of the route waits for its date.
  func isAnnounced(_ route: RouteSetting) throws -> Bool {
    try store.outline(id: route.id)?.upcoming(after: now.date) != nil
  }

  /// A state, ready to be compared.
  ///
  /// - Throws: ``NoState`` when the route has none of the kind, and what keeps it from being read.
  func state(_ state: TimetableState, of route: RouteSetting) async throws -> ComparedState {
    switch state {
    case .page(let path): return ComparedState([try file(path)])
    case .fixtures(let folder): return ComparedState(try await replayed(folder, route))
    case .version, .active, .upcoming, .believed:
      let outline =
        if let moment = state.asOf { try store.outline(id: route.id, asOf: moment) } else {
          try store.outline(id: route.id)
        }
      guard let number = try state.version(in: outline, today: now.date)?.get() else {
        return ComparedState([ComparedState.Column]())
      }
      return try published(number)
    }
  }

  private func published(_ number: Int) throws -> ComparedState {
    guard let columns = try store.columns(version: number) else {
      throw Failure(.noInput, .comparison(.noVersion(number)))
    }
    let compared = columns.filter { isCompared($0.direction, $0.url) }
    return ComparedState(
      compared.map { column in
        ComparedState.Column(direction: column.direction, head: column.head) {
          try store.departures(column: column.id)
        }
      })
  }

  private func isCompared(_ direction: Direction, _ url: String) -> Bool {
    page.map { $0.direction == direction && $0.setting.url == url } ?? true
  }

  private func file(_ path: String) throws -> PublishedPage {
    guard let page else { throw Failure(.usage, .comparison(.pageWithoutRoute)) }
    let document = PageDocument(
      reading: try InputFile.read(path), hints: page.setting.hints, url: page.setting.url)
    return try published(document, page.direction, page.setting, name: path)
  }

  private func replayed(_ folder: String, _ route: RouteSetting) async throws -> [PublishedPage] {
    let source = try ReplaySource(folder: folder)
    var pages: [PublishedPage] = []
    for direction in Direction.allCases {
      for setting in route.timetableURLs(direction) where isCompared(direction, setting.url) {
        let response = try await source.fetch(PageRequest(url: setting.url))
        let document = PageDocument(
          reading: try response.body.bytes(), hints: setting.hints,
          contentType: response.contentType,
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
      throw Failure(
        .refused, .page(.noTimetable(page: name, document.verdict, why: document.fault)))
    }
    return PublishedPage(
      direction: direction,
      source: PageSourceReference(url: setting.url, fetchedAt: now, sha256: document.sha256),
      timetables: document.timetables, hintsKey: HintsKey.of(setting),
      dayRules: document.dayRules)
  }
}

extension TimetableState {
  /// Reads a state as it was typed; "@2026-10-01" is what was believed then.
  ///
  /// - Throws: ``Failure`` with 64.
  init(typed text: String) throws(Failure) {
    if text.hasPrefix("@") {
      // A date alone means its last second: what that night's run brought counts.
      self = .believed(try TypedTime.past(String(text.dropFirst()), option: "@"))
    } else if let state = TimetableState(text) {
      self = state
    } else {
      throw .typed(.state, expected: .state, found: text)
    }
  }
}
