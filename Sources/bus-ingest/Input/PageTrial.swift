import BusFetch
import BusIngest
import BusModel
import BusQuery
import BusSettings

/// Tries the pages of routes.json.
enum PageTrial {
  /// Every page of the routes, each address once, and hosts side by side.
  ///
  /// - Parameters:
  ///   - routes: the routes.
  ///   - file: where their operators stand; nil when that is of no interest.
  ///   - source: where pages come from.
  /// - Returns: the pages in the order of routes.json.
  static func all(
    _ routes: [RouteSetting], of file: RoutesFile? = nil, _ source: any PageSource
  ) async -> [TriedPage] {
    var found: [TriedPage] = []
    let answers = await answers(
      to: routes.flatMap { route in Direction.allCases.flatMap { route.timetableURLs($0) } }
        .map(\.url), source)
    for route in routes {
      let rules = file?.serviceOperator(of: route)?.serviceDays ?? []
      for direction in Direction.allCases {
        for page in route.timetableURLs(direction) {
          guard let answer = answers[page.url] else { continue }
          found.append(
            TriedPage(page, route.name, direction, answer, hasServiceDays: !rules.isEmpty))
        }
      }
    }
    return found
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

  /// The only stop that the page names, when a hint calls it otherwise. A page of several stops is
  /// not renamed; its own reading says when a stop is not among them.
  private static func renamedStop(
    of page: TimetableURL, _ answer: Result<PageResponse, FetchError>
  ) -> String? {
    guard let name = page.hints.stop, case .success(let response) = answer else { return nil }
    var hints = page.hints
    hints.stop = nil
    let stops = Set(PageDocument(of: response, page.url, hints).timetables.compactMap(\.stop))
    guard stops.count == 1, let stop = stops.first else { return nil }
    return isRenamed(stop, to: name) ? stop : nil
  }
}

extension PageDocument {
  fileprivate init(of response: PageResponse, _ url: String, _ hints: PageHints) {
    // Nothing can go wrong: without an archive a source keeps its pages in memory.
    let bytes = (try? response.body.bytes()) ?? []
    self.init(reading: bytes, hints: hints, contentType: response.contentType, url: url)
  }
}
