public import BusModel

/// What is to be published, or kept aside, for a route: all of its pages together.
public struct Publication: Hashable, Sendable {
  /// The route.
  public var route: RouteIdentity
  /// Its pages in the order of routes.json, outbound first.
  public var pages: [PublishedPage]
  /// When this is done.
  public var at: Moment
  /// Which extractor read the pages.
  public var extractorVersion: String
  /// The first service day it holds for, when the pages announce it ahead; nil for at once.
  public var effectiveFrom: CivilDate?
  /// The days for which the same night's pages announce something: what else was announced before
  /// is withdrawn.
  public var announces: Set<CivilDate> = []
  /// The run that does it; nil for a command by hand.
  public var run: Int?

  /// A publication.
  public init(
    route: RouteIdentity, pages: [PublishedPage], at: Moment, extractorVersion: String,
    effectiveFrom: CivilDate? = nil, run: Int? = nil
  ) {
    self.route = route
    self.pages = pages
    self.at = at
    self.extractorVersion = extractorVersion
    self.effectiveFrom = effectiveFrom
    announces = Set([effectiveFrom].compactMap { $0 })
    self.run = run
  }

  /// How many departures it holds.
  public var departureCount: Int {
    pages.reduce(0) { $0 + $1.timetables.reduce(0) { $0 + $1.departures.count } }
  }

  /// Whether it begins on a service day that is still to come.
  var isAhead: Bool { effectiveFrom.map { $0 > at.date } ?? false }
}

/// What publishing came to.
public enum PublishResult: Hashable, Sendable {
  /// A new version is in force; `replaced` is the one it took the place of.
  case published(version: Int, replaced: Int?)
  /// A new version waits for its date.
  case announced(version: Int)
  /// The version there says the same already; nothing but its confirmation was written.
  case unchanged(version: Int)
  /// Another version came into force since the check; nothing was written. Check again against
  /// `current`.
  case overtaken(current: Int?)
}
