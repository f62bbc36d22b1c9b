import BusModel

/// What became of one route, and what it cost.
struct RouteResult: Sendable {
  let outcome: RouteOutcome
  var parsed = 0
  var skipped = 0
}
