import BusCommand
import BusFetch
import BusIngest
import BusModel
import BusQuery

/// Where pages of a route have moved to for good, by the word of their servers.
struct MovedPages {
  private let target: [String: String]

  /// Asks for every page of a route.
  ///
  /// - Throws: ``Failure`` with 64 when none has moved.
  init(of route: RouteSetting, _ source: any PageSource, _ language: Language) async throws {
    var target: [String: String] = [:]
    for url in Set(Direction.allCases.flatMap { route.timetableURLs($0).map(\.url) }).sorted() {
      // What else is wrong with a page is told when the change is looked at.
      guard let response = try? await source.fetch(PageRequest(url: url)),
        let moved = response.permanentAddress
      else { continue }
      target[url] = moved
      Output.complain(Notice(.pageMoved(url: url, to: moved)).words(language))
    }
    guard !target.isEmpty else {
      throw Failure(.usage, .routeChange(.nothingMoved(route.name)))
    }
    self.target = target
  }

  /// The route with the new addresses; its hints stay.
  func applied(to route: RouteSetting) -> RouteSetting {
    var route = route
    route.outboundTimetableURLs = route.outboundTimetableURLs.map(moved)
    route.inboundTimetableURLs = route.inboundTimetableURLs.map(moved)
    return route
  }

  private func moved(_ page: TimetableURL) -> TimetableURL {
    var page = page
    page.url = target[page.url] ?? page.url
    return page
  }
}
