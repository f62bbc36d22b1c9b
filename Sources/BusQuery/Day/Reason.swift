public import BusModel

/// Why there is no departure to show, or what an answer leaves open. ``text(_:)`` says it in words.
public enum Reason: Hashable, Sendable {
  /// Nothing of this route was ever published; what the last run said of it.
  case neverIngested(lastMessage: RouteMessage?)
  /// Nothing of this route was ever published, for what was read of it is kept aside; why.
  case keptAside(lastMessage: RouteMessage?)
  /// Nothing of this route was known yet at the moment of the past that is asked about.
  case nothingThen(Moment)
  /// routes.json names no page for this direction of the route of that name.
  case noPages(Direction, route: String)
  /// What is published begins later.
  case notYetInForce(CivilDate)
  /// The operator runs nothing on this day.
  case suspended(because: String)
  /// The words of the page take the day out.
  case cancelled(because: PatternAnswer)
  /// The columns of the day are there and say that no bus runs.
  case emptyColumns(labels: [String])
  /// The last bus of the day has gone.
  case lastGone(ServiceTime)
  /// No bus of the route goes to what was asked for; where they go, in page order.
  case noSuchDestination(String, known: [String])
  /// No bus of the route leaves from the platform that was asked for; from which they leave.
  case noSuchPlatform(String, known: [String])
  /// The last bus of the day is still to leave, but the walk is too long for it.
  case lastMissed(ServiceTime)
  /// No bus that can be caught leaves by a time that was asked for; when the first after it leaves.
  case nothingUntil(Moment, next: Moment)
  /// Nothing that was asked for (destination, platform, until) is among the day's buses.
  case nothingMatches
  /// No column covers the day, which runs as `service`.
  case uncovered(date: CivilDate, service: ServiceDayKind, labels: [String])
  /// Several columns cover the day and differ.
  case conflict(date: CivilDate, labels: [String])
  /// A column's words do not decide the day.
  case undecided(date: CivilDate, label: String, because: PatternAnswer?)
  /// Several columns name no days, so none can be chosen.
  case unnamedColumns(url: String)
  /// A column that runs, or may run, was damaged in the database: its departures are not told.
  case damaged(label: String)
  /// The route's version was damaged in the database, as a whole.
  case damagedVersion(Int)
  /// The data was confirmed at a moment that is still to come: a clock was wrong.
  case confirmedAhead(Moment)
  /// The nightly job hangs, so that nothing new comes.
  case stuckRun(StuckRun)
  /// The only column names no days: it is taken to run on every day.
  case takenAsDaily(url: String)
  /// A day of お盆 or New Year, and nothing says what the operator runs then.
  case unsettledSeason(CivilDate)
  /// A day of お盆 or New Year that only the law was asked about.
  case seasonByLaw(CivilDate)
  /// A line of a page is not covered on a day on which others are.
  case lineUncovered(line: String, date: CivilDate)
  /// The day after, where the next service was looked for, cannot be told.
  case nextDayUnknown(CivilDate)
}
