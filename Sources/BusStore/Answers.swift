public import BusModel
internal import BusReading

/// What can be asked of a store as of a `TimetableReader`, by whose methods it is answered.
extension TimetableStore {
  /// See `TimetableReader`.
  public func activeRoute(name: String) throws(StoreError) -> PublishedRoute? {
    try connection.reading { try $0.activeRoute(name: name) }
  }

  /// See `TimetableReader`.
  public func activeRoute(id: String) throws(StoreError) -> PublishedRoute? {
    try connection.reading { try $0.activeRoute(id: id) }
  }

  /// See `TimetableReader`.
  public func route(id: String, asOf moment: Moment) throws(StoreError) -> PublishedRoute? {
    try connection.reading { try $0.route(id: id, asOf: moment) }
  }

  /// See `TimetableReader`.
  public func version(_ id: Int) throws(StoreError) -> PublishedVersion? {
    try connection.reading { try $0.version(id) }
  }

  /// See `TimetableReader`.
  public func versionSummary(_ id: Int) throws(StoreError) -> VersionSummary? {
    try connection.reading { try $0.versionSummary(id) }
  }

  /// See `TimetableReader`.
  public func versions(routeID: String? = nil, limit: Int = 100) throws(StoreError)
    -> [VersionSummary]
  {
    try connection.reading { try $0.versions(routeID: routeID, limit: limit) }
  }

  /// See `TimetableReader`.
  public func holidays() throws(StoreError) -> HolidayFeed? {
    try connection.reading { try $0.holidays() }
  }

  /// See `TimetableReader`.
  public func faults() throws(StoreError) -> [String] {
    try connection.reading { try $0.faults() }
  }

  /// See `TimetableReader`.
  public func hashesInForce() throws(StoreError) -> [String] {
    try connection.reading { try $0.hashesInForce() }
  }

  /// See `TimetableReader`.
  public func alteredVersions() throws(StoreError) -> [VersionSummary] {
    try connection.reading { try $0.alteredVersions() }
  }
}

extension RunRecords {
  /// See `TimetableReader`.
  public func runs(limit: Int = 30) throws(StoreError) -> [RunSummary] {
    try connection.reading { try $0.runs(limit: limit) }
  }

  /// See `TimetableReader`.
  public func hostNights(runs limit: Int = 30) throws(StoreError) -> [(run: Int, night: HostNight)]
  {
    try connection.reading { try $0.hostNights(runs: limit) }
  }

  /// See `TimetableReader`.
  public func requests(
    runs limit: Int = 30
  ) throws(StoreError) -> [(run: Int, request: RequestRecord)] {
    try connection.reading { try $0.requests(runs: limit) }
  }
}
