public import BusModel
internal import GRDB

extension TimetableStore {
  /// Writes down that a route's pages still say what its version in force says, or what is
  /// announced. The tables of timetables and departures are not touched.
  ///
  /// An announced version whose day has come takes over first. Pages that say what is in force
  /// withdraw what was announced; pages that say what is announced confirm what holds until then.
  ///
  /// - Parameters:
  ///   - route: the route.
  ///   - pages: as what each page was fetched, in the version's order.
  ///   - extractorVersion: the extractor that would have read, or has read, the same from them.
  ///   - version: the version that the caller compared with.
  ///   - moment: when this is done.
  /// - Returns: false when the version is neither in force nor announced by now, or its pages are
  ///   others: nothing was confirmed.
  /// - Throws: ``StoreError`` of the disk.
  public func confirm(
    route: RouteIdentity, pages: [PageInput], extractorVersion: String, version: Int,
    at moment: Moment
  ) throws(StoreError) -> Bool {
    try write { db in
      let row = try RouteRows.row(for: route, in: db)
      try VersionRows.promoteDue(route: row, at: moment, in: db)
      let current = try VersionRows.current(route: row, in: db)?.id
      let isAnnounced = try VersionRows.isAnnounced(version, route: row, in: db)
      guard current == version || isAnnounced,
        try Confirmations.confirm(
          version: version, pages: pages, extractorVersion: extractorVersion, in: db)
      else { return false }
      if !isAnnounced {
        try VersionRows.retireAnnounced(route: row, at: moment, in: db)
      } else if let current {
        try Confirmations.renew(version: current, at: moment, in: db)
      }
      return true
    }
  }

  /// Confirms a route's version in force where nothing but that is to be done: its pages have the bytes
  /// and hints that it was confirmed by last, the extractor and the route's name are the same, and nothing
  /// is announced. What ``knownVersion(routeID:pages:extractorVersion:)`` and
  /// ``confirm(route:pages:extractorVersion:version:at:)`` would come to, at a fifth of their cost.
  ///
  /// - Parameters:
  ///   - route: the route.
  ///   - pages: as what each page was fetched, in the order of routes.json.
  ///   - extractorVersion: the extractor that would read them.
  /// - Returns: the version; nil where there is more to look at, and nothing is written then.
  /// - Throws: ``StoreError`` of the disk.
  public func confirmPlain(
    route: RouteIdentity, pages: [PageInput], extractorVersion: String
  ) throws(StoreError) -> Int? {
    try write { db in
      try Confirmations.confirmPlain(
        route: route, pages: pages, extractorVersion: extractorVersion, in: db)
    }
  }

  /// From which bytes, read how, the version in force was last confirmed: when a night's fetches
  /// give the same, nothing has to be read. Nil when the route has no version in force.
  public func inputs(routeID: String) throws(StoreError) -> RouteInputs? {
    try read { db in
      guard let route = try RouteRows.row(id: routeID, in: db),
        let current = try VersionRows.current(route: route, in: db)
      else { return nil }
      return try Confirmations.inputs(version: current.id, in: db)
    }
  }
}

/// One page of a route as it was last fetched.
public struct PageInput: Hashable, Sendable {
  /// Which way of the route it belongs to.
  public var direction: Direction
  /// The address, the bytes, and when they were last confirmed.
  public var source: PageSourceReference
  /// The hints of routes.json, as one key.
  public var hintsKey: String

  /// A page.
  public init(direction: Direction, source: PageSourceReference, hintsKey: String = "") {
    self.direction = direction
    self.source = source
    self.hintsKey = hintsKey
  }
}

/// From what a version was last confirmed.
public struct RouteInputs: Hashable, Sendable {
  /// The version in force.
  public var version: Int
  /// The extractor that read its pages last.
  public var extractorVersion: String
  /// Its pages in order.
  public var pages: [PageInput]
}
