import BusFetch
import BusIngest
import BusModel
import BusQuery
import BusSettings

/// Pages of routes.json that were fetched to be tried, each address once: what came can be read again
/// with other hints.
struct PageTrial {
  private let answers: [String: Result<PageResponse, FetchError>]

  /// Fetches every page of the routes, hosts side by side.
  init(of routes: [RouteSetting], _ source: any PageSource) async {
    answers = await Self.answers(
      to: routes.flatMap { route in Direction.allCases.flatMap { route.timetableURLs($0) } }
        .map(\.url), source)
  }

  /// What the pages of routes give.
  ///
  /// - Parameters:
  ///   - routes: the routes, whose pages were fetched.
  ///   - file: where their operators stand.
  /// - Returns: the pages in the order of routes.json.
  func pages(of routes: [RouteSetting], in file: RoutesFile) -> [TriedPage] {
    routes.flatMap { route in
      let rules = file.serviceOperator(of: route)?.serviceDays ?? []
      return Direction.allCases.flatMap { direction in
        route.timetableURLs(direction).compactMap { page in
          answers[page.url].map {
            TriedPage(page, route.name, direction, $0, hasServiceDays: !rules.isEmpty)
          }
        }
      }
    }
  }

  /// What one page gives when it is read with hints of its own; nil when it was not fetched.
  func page(_ page: TimetableURL, _ direction: Direction) -> TriedPage? {
    answers[page.url].map { TriedPage(page, "", direction, $0, hasServiceDays: false) }
  }

  /// Each host's pages one after the other, as the source would have it anyway.
  private static func answers(
    to urls: [String], _ source: any PageSource
  ) async -> [String: Result<PageResponse, FetchError>] {
    var lanes: [String: [String]] = [:]
    for url in Set(urls).sorted() {
      lanes[source.lane(of: url)?.name ?? "", default: []].append(url)
    }
    return await withTaskGroup(of: [String: Result<PageResponse, FetchError>].self) { group in
      for pages in lanes.values {
        group.addTask {
          var answers: [String: Result<PageResponse, FetchError>] = [:]
          for url in pages { answers[url] = await fetch(url, source) }
          return answers
        }
      }
      return await group.reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }
    }
  }

  private static func fetch(
    _ url: String, _ source: any PageSource
  ) async -> Result<PageResponse, FetchError> {
    do throws(FetchError) {
      return .success(try await source.fetch(PageRequest(url: url)))
    } catch {
      return .failure(error)
    }
  }
}

extension TriedPage {
  fileprivate init(
    _ page: TimetableURL, _ route: String, _ direction: Direction,
    _ answer: Result<PageResponse, FetchError>, hasServiceDays: Bool
  ) {
    let outcome: Outcome =
      switch answer {
      case .success(let response):
        .read(PageDocument(of: response, page.url, page.hints))
      case .failure(let error): .notFetched(error.fault)
      }
    self.init(
      route: route, direction: direction, url: page.url, result: outcome,
      hintedStop: page.hints.stop, renamedStop: Self.renamedStop(of: page, answer),
      hasServiceDays: hasServiceDays)
  }

  /// The stop or stops that the page names, when a hint calls it by a name that none of them has
  /// anything of: its own reading says so where it lists its stops, but headings are overruled.
  private static func renamedStop(
    of page: TimetableURL, _ answer: Result<PageResponse, FetchError>
  ) -> String? {
    guard let name = page.hints.stop, case .success(let response) = answer else { return nil }
    var hints = page.hints
    hints.stop = nil
    let stops = Set(PageDocument(of: response, page.url, hints).timetables.compactMap(\.stop))
    guard !stops.isEmpty, stops.allSatisfy({ isRenamed($0, to: name) }) else { return nil }
    return stops.sorted().joined(separator: "・")
  }
}

extension PageDocument {
  fileprivate init(of response: PageResponse, _ url: String, _ hints: PageHints) {
    // Nothing can go wrong: without an archive a source keeps its pages in memory.
    let bytes = (try? response.body.bytes()) ?? []
    self.init(reading: bytes, hints: hints, contentType: response.contentType, url: url)
  }
}
