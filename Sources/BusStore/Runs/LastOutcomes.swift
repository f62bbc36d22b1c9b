public import BusModel
internal import GRDB

extension TimetableStore {
  /// How the last run that tried each route ended for it, by the route's UUID.
  public func lastOutcomes() throws(StoreError) -> [String: RouteOutcome] {
    try read { db in
      var outcomes: [String: RouteOutcome] = [:]
      let reader = try SQLiteReader(db, path: path)
      for row in try Row.fetchAll(db, sql: "SELECT id, uuid FROM route") {
        outcomes[row[1]] = try RunRows.last(route: row[0], in: reader)
      }
      return outcomes
    }
  }
}
