public import BusModel

/// What became of one route, and what it cost.
struct RouteResult: Sendable {
  let outcome: RouteOutcome
  /// The version that its pages were kept aside as.
  var version: Int?
  /// What was odd on the pages that were read.
  var notices: [PageNotice] = []
  var parsed = 0
  var skipped = 0
}

/// Something odd on one of a route's pages.
public struct PageNotice: Hashable, Sendable {
  /// The page's address.
  public var url: String
  /// What it is, with its place in the page.
  public var notice: Notice
}
