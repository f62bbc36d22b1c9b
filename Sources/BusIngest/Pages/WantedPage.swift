import BusModel
import BusStore

/// One page of one route, as routes.json asks for it.
struct WantedPage: Hashable, Sendable {
  let direction: Direction
  let url: String
  let hints: PageHints

  /// The hints as one key; empty without hints.
  let hintsKey: String

  init(_ page: TimetableURL, _ direction: Direction) {
    self.direction = direction
    url = page.url
    hints = page.hints
    hintsKey = HintsKey.of(page)
  }
}

extension RouteSetting {
  /// The pages of the route, outbound first.
  var wantedPages: [WantedPage] {
    Direction.allCases.flatMap { direction in
      timetableURLs(direction).map { WantedPage($0, direction) }
    }
  }
}
