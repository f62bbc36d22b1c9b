import BusFetch
import BusIngest
import BusModel
import BusQuery

/// What one page of routes.json gives when it is tried.
struct PageCheck {
  let route: String
  let direction: Direction
  let url: String
  let result: Result<PageDocument, FetchError>

  /// Tries every page of the routes, one after the other, and each address once.
  static func all(_ routes: [RouteSetting], _ source: any PageSource) async -> [PageCheck] {
    var found: [PageCheck] = []
    var answers: [String: Result<PageResponse, FetchError>] = [:]
    for route in routes {
      for direction in Direction.allCases {
        for page in route.timetableURLs(direction) {
          let known = answers[page.url]
          let answer = if let known { known } else { await fetch(page.url, source) }
          answers[page.url] = answer
          found.append(
            PageCheck(
              route: route.name, direction: direction, url: page.url,
              result: answer.map { document(of: page, $0) }))
        }
      }
    }
    return found
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

  private static func document(of page: TimetableURL, _ response: PageResponse) -> PageDocument {
    PageDocument(
      reading: response.body, hints: page.hints, contentType: response.contentType, url: page.url)
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
  func row(_ language: Language) -> [String] {
    let isJapanese = language == .ja
    let head = [route, language.name(of: direction)]
    switch result {
    case .success(let document):
      let (timetables, departures) = (document.timetables.count, document.departureCount)
      return head + [
        Self.word(for: document.verdict, language), document.raw.layout ?? "",
        isJapanese
          ? "時刻表\(timetables)つ" : "\(timetables) timetable" + (timetables == 1 ? "" : "s"),
        isJapanese ? "\(departures)本" : "\(departures) departure" + (departures == 1 ? "" : "s"),
        url,
        document.verdict == .timetable
          ? "" : language.told(document.raw.notices.last?.message ?? ""),
      ]
    case .failure(let error):
      return head + [
        isJapanese ? "取得できません" : "not fetched", "", "", "", url, language.told(error.detail),
      ]
    }
  }

  private static func word(for verdict: RawPage.Verdict, _ language: Language) -> String {
    switch (language, verdict) {
    case (.en, .timetable): "timetable"
    case (.en, .notATimetable): "no timetable"
    case (.en, .uncertain): "uncertain"
    case (.ja, .timetable): "時刻表"
    case (.ja, .notATimetable): "時刻表ではありません"
    case (.ja, .uncertain): "一部を読み取れません"
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
