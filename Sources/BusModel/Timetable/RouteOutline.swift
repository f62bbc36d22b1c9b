/// The versions of a route by their dates alone: which one holds on which day.
public struct RouteOutline: Hashable, Sendable {
  /// The version in force first, then announced ones in the order of their dates; empty when
  /// nothing was ever published.
  public var versions: [VersionOutline]

  /// An outline.
  public init(versions: [VersionOutline]) { self.versions = versions }

  /// The version that holds on a service day: the announced one that begins last on or before it,
  /// else the one in force; nil when nothing is published.
  public func version(on date: CivilDate) -> VersionOutline? {
    let begun = versions.filter { version in version.effectiveFrom.map { $0 <= date } ?? true }
    return begun.max { left, right in
      switch (left.effectiveFrom, right.effectiveFrom) {
      // A clock that was set back does not reorder what was published.
      case (nil, nil): left.id < right.id
      case (nil, _): true
      case (_, nil): false
      case (let leftDay?, let rightDay?):
        (leftDay, left.id) < (rightDay, right.id)
      }
    }
  }

  /// The announced version that comes next after a date; nil when none is announced.
  public func upcoming(after date: CivilDate) -> VersionOutline? {
    versions.first { version in version.effectiveFrom.map { $0 > date } ?? false }
  }
}

/// A version without its pages.
public struct VersionOutline: Hashable, Sendable {
  /// The number that `bus diff` and `bus accept` take.
  public var id: Int
  /// When it was published.
  public var publishedAt: Moment
  /// The first service day it holds for, when it was announced ahead; nil for at once.
  public var effectiveFrom: CivilDate?

  /// An outline.
  public init(id: Int, publishedAt: Moment, effectiveFrom: CivilDate? = nil) {
    self.id = id
    self.publishedAt = publishedAt
    self.effectiveFrom = effectiveFrom
  }
}
