/// Everything the store knows of one route: what is published, what is announced, and how the last
/// run went. A question about the route is answered from this value alone.
public struct PublishedRoute: Hashable, Sendable {
  /// The route's UUID of routes.json.
  public var routeID: String
  /// The route's short name at the last run.
  public var name: String
  /// The version in force first, then announced ones in the order of their dates; empty when
  /// nothing was ever published.
  public var versions: [PublishedVersion]
  /// How the last run that tried this route ended; nil before the first.
  public var lastOutcome: RouteOutcome?
  /// The version that is not what was published, so that nothing is answered from any; nil when all
  /// are.
  public var damagedVersion: Int?
  /// The moment of the past whose belief this is; nil for what is believed now.
  public var asOf: Moment?

  /// A route.
  public init(
    routeID: String, name: String, versions: [PublishedVersion] = [],
    lastOutcome: RouteOutcome? = nil
  ) {
    self.routeID = routeID
    self.name = name
    self.versions = versions
    self.lastOutcome = lastOutcome
  }

  /// The version that holds on a service day: the announced one that begins last on or before it,
  /// else the one in force; nil when nothing is published.
  public func version(on date: CivilDate) -> PublishedVersion? {
    version(outline.version(on: date))
  }

  private var outline: RouteOutline {
    RouteOutline(
      versions: versions.map {
        VersionOutline(id: $0.id, publishedAt: $0.publishedAt, effectiveFrom: $0.effectiveFrom)
      })
  }

  private func version(_ outline: VersionOutline?) -> PublishedVersion? {
    outline.flatMap { outline in versions.first { $0.id == outline.id } }
  }
}

/// One published state of a route: all of its pages, put in force together.
public struct PublishedVersion: Hashable, Sendable {
  /// The number that `bus diff` and `bus accept` take.
  public var id: Int
  /// When it was published.
  public var publishedAt: Moment
  /// The first service day it holds for, when it was announced ahead; nil for at once.
  public var effectiveFrom: CivilDate?
  /// Its pages in the order of routes.json, outbound first.
  public var pages: [PublishedPage]

  /// A version.
  public init(
    id: Int, publishedAt: Moment, effectiveFrom: CivilDate? = nil, pages: [PublishedPage]
  ) {
    self.id = id
    self.publishedAt = publishedAt
    self.effectiveFrom = effectiveFrom
    self.pages = pages
  }
}
