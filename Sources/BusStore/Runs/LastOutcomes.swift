public import BusModel
internal import GRDB

extension RunRecords {
  /// How the last run that tried each route ended for it, by the route's UUID.
  public func lastOutcomes() throws(StoreError) -> [String: RouteOutcome] {
    try connection.read { db in
      var outcomes: [String: RouteOutcome] = [:]
      let rows = try db.rows()
      let routes = try rows.all("SELECT id, uuid FROM route") { (id: $0.int(0), uuid: $0.text(1)) }
      for route in routes {
        outcomes[route.uuid] = try RunRows.last(route: route.id, in: rows)
      }
      return outcomes
    }
  }
}
