import BusFetch
import BusIngest
import BusModel

/// What one page of routes.json gives when it is tried.
struct PageCheck {
  let route: String
  let direction: Direction
  let url: String
  let result: Result<PageDocument, FetchError>

  /// Tries every page of the routes, one after the other.
  static func all(_ routes: [RouteSetting], _ source: any PageSource) async -> [PageCheck] {
    var found: [PageCheck] = []
    for route in routes {
      for direction in Direction.allCases {
        for page in route.timetableURLs(direction) {
          found.append(
            PageCheck(
              route: route.name, direction: direction, url: page.url,
              result: await read(page, source)))
        }
      }
    }
    return found
  }

  private static func read(
    _ page: TimetableURL, _ source: any PageSource
  ) async -> Result<PageDocument, FetchError> {
    do throws(FetchError) {
      let response = try await source.fetch(PageRequest(url: page.url))
      return .success(
        PageDocument(
          reading: response.body, hints: page.hints, contentType: response.contentType,
          url: page.url))
    } catch {
      return .failure(error)
    }
  }

  /// 0 when all are timetables; else 75, 65 or 69.
  static func exitStatus(_ found: [PageCheck]) -> Int32 {
    let good = found.count { $0.verdict == .timetable }
    if good == found.count { return 0 }
    if good > 0 { return 75 }
    return found.contains { $0.verdict != nil } ? 65 : 69
  }

  private var verdict: RawPage.Verdict? { try? result.get().verdict }
}

extension PageCheck {
  /// For a person: route, direction, verdict, counts, address.
  var row: [String] {
    let head = [route, direction.rawValue]
    switch result {
    case .success(let document):
      return head + [
        document.verdict.rawValue, document.raw.layout ?? "",
        "\(document.timetables.count) timetables", "\(document.departureCount) departures", url,
        document.verdict == .timetable ? "" : document.raw.notices.last?.message ?? "",
      ]
    case .failure(let error): return head + ["not fetched", "", "", "", url, error.detail]
    }
  }

  /// The same with keys.
  var json: JSONValue {
    var document: PageDocument?
    var problem: String?
    switch result {
    case .success(let read):
      document = read
      problem = read.verdict == .timetable ? nil : read.raw.notices.last?.message
    case .failure(let error): problem = error.detail
    }
    return [
      "route": .string(route), "direction": .string(direction.rawValue), "url": .string(url),
      "verdict": JSONValue(document?.verdict.rawValue), "layout": JSONValue(document?.raw.layout),
      "timetables": JSONValue(document?.timetables.count),
      "departures": JSONValue(document?.departureCount), "message": JSONValue(problem),
    ]
  }
}
