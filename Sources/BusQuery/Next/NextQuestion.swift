public import BusModel

/// What `bus next` is asked.
public struct NextQuestion: Sendable {
  /// The route's settings: its name and the walk to the stop.
  public var setting: RouteSetting
  /// Which way; outbound unless told.
  public var direction: Direction
  /// The moment asked about.
  public var now: Moment
  /// What the clock says, by which the data's age is told; the same as `now` unless a person asks
  /// about another time.
  public var clock: Moment
  /// How many departures that can be caught.
  public var count: Int
  /// Minutes to walk; the route's own when nil.
  public var walkMinutes: Int?
  /// Which of the departures.
  public var filter: DepartureFilter
  /// Whether those that the walk is too long for are shown besides.
  public var withMissed: Bool
  /// For how many seconds a bus that has gone is still among them; on a live board it goes grey
  /// before it leaves.
  public var keepSeconds: Int

  /// A question.
  ///
  /// - Parameters:
  ///   - setting: the route's settings.
  ///   - direction: which way; a route's answer is one direction's, outbound unless told.
  ///   - now: the moment asked about.
  ///   - clock: what the clock says; nil for `now`.
  ///   - count: how many departures, at least 1.
  ///   - walkMinutes: minutes to walk; nil for the route's own.
  ///   - filter: which of the departures.
  ///   - withMissed: whether those that the walk is too long for are shown besides.
  ///   - keepSeconds: for how long one that has gone is still among them.
  public init(
    setting: RouteSetting, direction: Direction = .outbound, now: Moment, clock: Moment? = nil,
    count: Int = 3, walkMinutes: Int? = nil, filter: DepartureFilter = DepartureFilter(),
    withMissed: Bool = false, keepSeconds: Int = 0
  ) {
    self.setting = setting
    self.direction = direction
    self.now = now
    self.clock = clock ?? now
    self.count = max(1, count)
    self.walkMinutes = walkMinutes ?? setting.walkMinutes
    self.filter = filter
    self.withMissed = withMissed
    self.keepSeconds = max(0, keepSeconds)
  }

  /// When to leave home for a departure: as much earlier as the walk takes. Nil where no walk is set.
  public func leaveHome(for departure: PlannedDeparture) -> Moment? {
    walkMinutes.map { departure.departsAt.adding(seconds: -60 * $0) }
  }
}

/// Which departures are wanted; everything unless something is set.
public struct DepartureFilter: Hashable, Sendable {
  /// A part of the destination's name, whatever the width and case of its letters.
  public let destination: String?
  /// The platform, in letters of any width.
  public let platform: String?
  /// The last moment of departure.
  public var until: Moment?
  private let foldedDestination: FoldedName?
  private let foldedPlatform: FoldedName?

  /// A filter.
  public init(destination: String? = nil, platform: String? = nil, until: Moment? = nil) {
    self.destination = destination
    self.platform = platform
    self.until = until
    foldedDestination = destination.map { FoldedName($0) }
    foldedPlatform = platform.map { FoldedName($0) }
  }

  /// Whether a destination is wanted. The name as it stands comes first, which takes no time.
  func wants(destination name: String?) -> Bool {
    guard let destination, let foldedDestination else { return true }
    guard let name else { return false }
    return name.contains(destination) || FoldedName(name).contains(foldedDestination)
  }

  /// Whether a platform is wanted.
  func wants(platform name: String?) -> Bool {
    guard let platform else { return true }
    return name == platform || name.map { FoldedName($0) } == foldedPlatform
  }

  /// Whether a departure is wanted.
  func keeps(_ departure: PlannedDeparture) -> Bool {
    guard wants(destination: departure.schedule.destination),
      wants(platform: departure.schedule.platform)
    else { return false }
    return until.map { departure.departsAt <= $0 } ?? true
  }
}
