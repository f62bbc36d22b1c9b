import BusModel

/// What the stages after the fetch have found out on a route so far.
struct RouteReadings: Sendable {
  var pages: [ReadPage] = []
  /// Why a page could not be had at all.
  var failure: RouteMessage?

  /// The first page that is not to be published.
  var refused: ReadPage? { pages.first { $0.verdict != .timetable } }

  /// What was odd on the pages, but for what is the reason of a refusal.
  var notices: [PageNotice] {
    pages.flatMap { page in
      (page.verdict == .timetable ? page.notices[...] : page.notices.dropLast())
        .map { PageNotice(url: page.page.source.url, notice: $0) }
    }
  }

  /// Whether every page at least reads as a timetable, so that a person could accept it.
  var isWorthKeeping: Bool {
    failure == nil && pages.allSatisfy { $0.verdict != .notATimetable }
  }
}
