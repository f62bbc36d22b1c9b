import BusModel

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
