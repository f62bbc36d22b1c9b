/// One version of a route as history tells it.
public struct VersionSummary: Hashable, Sendable {
  /// Its number.
  public var id: Int
  /// The route.
  public var route: RouteIdentity
  /// Where it stands.
  public var state: VersionState
  /// When it was written.
  public var createdAt: Moment
  /// When it was published; nil for what never was.
  public var publishedAt: Moment?
  /// When another took its place.
  public var supersededAt: Moment?
  /// The first service day it holds for, when it was announced ahead.
  public var effectiveFrom: CivilDate?
  /// The version that was in force when it was written.
  public var replaces: Int?
  /// The fingerprint of what it says.
  public var contentHash: String
  /// The extractor that read its pages.
  public var extractorVersion: String
  /// How many departures it holds.
  public var departures: Int
  /// Why it was quarantined or rejected.
  public var reason: RouteMessage?
  /// When a person accepted or rejected it; nil when nobody did.
  public var decidedAt: Moment?

  /// A version.
  public init(
    id: Int, route: RouteIdentity, state: VersionState, createdAt: Moment,
    publishedAt: Moment? = nil, supersededAt: Moment? = nil, effectiveFrom: CivilDate? = nil,
    replaces: Int? = nil, contentHash: String, extractorVersion: String, departures: Int,
    reason: RouteMessage? = nil
  ) {
    self.id = id
    self.route = route
    self.state = state
    self.createdAt = createdAt
    self.publishedAt = publishedAt
    self.supersededAt = supersededAt
    self.effectiveFrom = effectiveFrom
    self.replaces = replaces
    self.contentHash = contentHash
    self.extractorVersion = extractorVersion
    self.departures = departures
    self.reason = reason
  }
}

/// By what the store knows a route: the UUID stays, the name may change.
public struct RouteIdentity: Hashable, Sendable {
  /// The UUID of routes.json.
  public var id: String
  /// The short name as of now.
  public var name: String

  /// An identity.
  public init(id: String, name: String) {
    self.id = id
    self.name = name
  }

  /// The identity of a route of routes.json.
  public init(_ setting: RouteSetting) { self.init(id: setting.id, name: setting.name) }
}

/// Where a version stands.
public enum VersionState: String, Sendable, Hashable, CaseIterable {
  /// In force.
  case active
  /// Was in force, or announced, and is no more.
  case superseded
  /// Waits for its date.
  case announced
  /// Kept aside by the gate, to be accepted or rejected by a person.
  case quarantined
  /// Kept aside for good.
  case rejected
}
