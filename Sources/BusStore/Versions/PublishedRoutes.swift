public import BusModel
internal import GRDB

extension TimetableStore {
  /// Everything a question about a route needs, read in one transaction by indexes alone: how much
  /// else is in the database does not matter.
  ///
  /// - Parameter name: the route's short name, as of the last run.
  /// - Returns: the route; nil when no run ever tried one of that name.
  /// - Throws: ``StoreError`` of the disk, or `damaged`.
  public func activeRoute(name: String) throws(StoreError) -> PublishedRoute? {
    try routes { try $0.route(.name(name)) }
  }

  /// The same by the route's UUID, which also finds a route that was renamed since the last run.
  public func activeRoute(id: String) throws(StoreError) -> PublishedRoute? {
    try routes { try $0.route(.id(id)) }
  }

  /// What was in force for a route at a moment of the past: what we believed then.
  public func route(id: String, asOf moment: Moment) throws(StoreError) -> PublishedRoute? {
    try routes { try $0.route(id: id, asOf: moment) }
  }

  /// Runs `body` with a reader of routes in one read transaction.
  func routes<Value>(_ body: (inout VersionReader) throws -> Value) throws(StoreError) -> Value {
    try read { db in
      var reader = VersionReader(try db.rows())
      return try body(&reader)
    }
  }
}
