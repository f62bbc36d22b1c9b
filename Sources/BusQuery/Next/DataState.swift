public import BusModel

/// How fresh the data is that an answer rests on.
public struct DataState: Hashable, Sendable {
  /// Whether it can be relied on.
  public var kind: Kind
  /// When the page that was looked at longest ago was last confirmed; nil without data.
  public var fetchedAt: Moment?
  /// How old that is, in minutes; nil without data.
  public var ageMinutes: Int?
  /// Whether that moment is still to come: a clock was wrong, and how old the data is nobody knows.
  public var isAhead: Bool
  /// When the data was published; nil without data.
  public var publishedAt: Moment?
  /// What the clock says; of another year than its own a date is told with the year.
  var clock: Moment
  /// What the last run said when it did not get through.
  public var message: RouteMessage?

  /// Whether data can be relied on, in the contract's words.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Confirmed lately.
    case current
    /// The last good data: the last run failed, or none has run lately.
    case stale
    /// The last good data: newer was fetched and kept aside.
    case quarantined
  }

  /// A night and a half without a confirmation makes data stale, in minutes.
  public static let freshMinutes = 36 * 60

  /// A clock that is a little off is nothing to speak of.
  private static let mostMinutesAhead = 10

  /// Whether a confirmation of a moment makes data fresh. One of a moment that is still to come was
  /// dated by a wrong clock, and says nothing of how old the data is.
  static func isFresh(_ confirmed: Moment, clock: Moment) -> Bool {
    (-mostMinutesAhead...freshMinutes).contains(clock.minutes(since: confirmed))
  }

  /// Whether a moment is still to come, by more than a clock may be off.
  static func isFuture(_ confirmed: Moment, clock: Moment) -> Bool {
    clock.minutes(since: confirmed) < -mostMinutesAhead
  }

  /// The state of a route's data in one direction.
  ///
  /// - Parameters:
  ///   - route: what the store knows.
  ///   - version: the version that the answer is from.
  ///   - direction: which way.
  ///   - clock: what the clock says.
  init(
    of route: PublishedRoute?, version: PublishedVersion?, _ direction: Direction, clock: Moment
  ) {
    self.clock = clock
    let pages = version?.pages.filter { $0.direction == direction } ?? []
    fetchedAt = pages.map(\.source.fetchedAt).min()
    ageMinutes = fetchedAt.map { max(0, clock.minutes(since: $0)) }
    // What was believed in the past may have been confirmed after the moment that is asked about.
    isAhead = route?.asOf == nil && (fetchedAt.map { Self.isFuture($0, clock: clock) } ?? false)
    publishedAt = version?.publishedAt
    let outcome = route?.lastOutcome
    switch outcome?.kind {
    case .quarantined: kind = .quarantined
    case .failed: kind = .stale
    case .published, .unchanged, nil:
      let oldest = fetchedAt ?? publishedAt
      let isFresh = oldest.map { clock.minutes(since: $0) <= Self.freshMinutes } ?? false
      kind = isFresh && !isAhead ? .current : .stale
    }
    message = kind == .current ? nil : outcome?.message
  }
}
