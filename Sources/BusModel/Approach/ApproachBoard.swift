/// What a page says at one moment of the buses that are coming (接近情報).
public struct ApproachBoard: Hashable, Sendable {
  /// The clock on the page, "11:57 現在"; nil when it shows none.
  public var saidAt: ServiceTime?
  /// The buses in the page's order; none when its form is not known, or nothing comes.
  public var buses: [ApproachingBus]
  /// What the page says of all of them, in its own words: 接近中のバスはありません.
  public var said: [String]

  /// A board.
  public init(saidAt: ServiceTime? = nil, buses: [ApproachingBus] = [], said: [String] = []) {
    self.saidAt = saidAt
    self.buses = buses
    self.said = said
  }
}

/// One bus that is coming, as far as the page says.
public struct ApproachingBus: Hashable, Sendable {
  /// The line: "系統2".
  public var routeName: String?
  /// Where it goes, without 行.
  public var destination: String?
  /// Where it stops: "3".
  public var platform: String?
  /// When the timetable has it leave this stop.
  public var scheduled: ServiceTime?
  /// When the company expects it.
  public var predicted: ServiceTime?
  /// In how many minutes it comes or leaves.
  public var minutesAway: Int?
  /// How many stops away it is.
  public var stopsAway: Int?
  /// By how many minutes it is late, more than none; nil when that is not certain, and where the page
  /// says that there is no delay: nobody can promise that.
  public var delayMinutes: Int?
  /// The page's own words on it: "遅れなし", "2つ前の停留所を通過".
  public var said: [String]

  /// A bus.
  public init(
    routeName: String? = nil, destination: String? = nil, platform: String? = nil,
    scheduled: ServiceTime? = nil, predicted: ServiceTime? = nil, minutesAway: Int? = nil,
    stopsAway: Int? = nil, delayMinutes: Int? = nil, said: [String] = []
  ) {
    self.routeName = routeName
    self.destination = destination
    self.platform = platform
    self.scheduled = scheduled
    self.predicted = predicted
    self.minutesAway = minutesAway
    self.stopsAway = stopsAway
    self.delayMinutes = delayMinutes
    self.said = said
  }
}
