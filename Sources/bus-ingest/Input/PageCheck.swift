import BusFetch
import BusIngest
import BusModel
import BusSettings

/// What one page of routes.json gives when it is tried.
struct PageCheck {
  let route: String
  let direction: Direction
  let page: TimetableURL
  let result: Result<PageDocument, FetchError>
  /// The stop that the page itself names, where a hint calls it by a name that has nothing in common
  /// with that.
  let renamedStop: String?
  /// Whether the operator has rules for days with a service of their own.
  private var settlesSpecialDays = false

  var url: String { page.url }

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
          found.append(PageCheck(of: page, route.name, direction, answer))
        }
      }
    }
    return found
  }

  private init(
    of page: TimetableURL, _ route: String, _ direction: Direction,
    _ answer: Result<PageResponse, FetchError>
  ) {
    self.route = route
    self.direction = direction
    self.page = page
    result = answer.map { PageDocument(of: $0, page.url, page.hints) }
    renamedStop = try? page.hints.stop.flatMap { try answer.get().stop(renamedTo: $0, page) }
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

  /// 0 when all are timetables; else 75, 65 or 69.
  static func exitStatus(_ found: [PageCheck]) -> Int32 {
    let good = found.count { $0.verdict == .timetable }
    if good == found.count { return 0 }
    if good > 0 { return 75 }
    return found.contains { $0.verdict != nil } ? 65 : 69
  }

  /// The page's verdict; nil when it was not fetched.
  var verdict: RawPage.Verdict? { try? result.get().verdict }

  /// Why the page is not read as a timetable, or not wholly; nil when it is, or was not fetched.
  var fault: Notice? {
    guard let document = try? result.get(), document.verdict != .timetable else { return nil }
    return document.raw.notices.last
  }

  /// What else was odd about it.
  var notices: [Notice] {
    guard let all = try? result.get().raw.notices else { return [] }
    let others = fault == nil ? all : all.dropLast()
    return settlesSpecialDays ? others.filter { !$0.asksForServiceDays } : others
  }

  /// The same, without notices that the operator's rules in routes.json have answered.
  func settled(by file: RoutesFile) -> PageCheck {
    var check = self
    check.settlesSpecialDays = file.hasServiceDays(for: route)
    return check
  }
}

extension PageDocument {
  fileprivate init(of response: PageResponse, _ url: String, _ hints: PageHints) {
    self.init(reading: response.body, hints: hints, contentType: response.contentType, url: url)
  }
}

extension PageResponse {
  /// The only stop that the page names, when that and a hint's name for it have nothing in common:
  /// a hint for another page renames this one's stop in silence. A page of several stops is not
  /// renamed; its own reading says when a stop is not among them.
  fileprivate func stop(renamedTo name: String, _ page: TimetableURL) -> String? {
    var hints = page.hints
    hints.stop = nil
    let document = PageDocument(of: self, page.url, hints)
    let stops = Set(document.timetables.compactMap(\.stop))
    guard stops.count == 1, let stop = stops.first else { return nil }
    let (one, other) = (Self.plain(stop), Self.plain(name))
    return one.contains(other) || other.contains(one) ? nil : stop
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { !$0.isWhitespace }
  }
}
