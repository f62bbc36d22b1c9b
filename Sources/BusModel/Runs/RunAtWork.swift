/// A run that is at work right now, as its lock tells.
public struct RunAtWork: Hashable, Sendable {
  /// Who holds the lock, and since when.
  public let holder: LockHolder
  /// When it last got on with its work.
  public let lastProgress: Moment

  /// A run.
  public init(holder: LockHolder, lastProgress: Moment) {
    self.holder = holder
    self.lastProgress = lastProgress
  }

  /// The run as one that hangs: it has not got on for a quarter of an hour, or is at work for longer
  /// than two hours.
  ///
  /// - Parameter clock: what the clock says.
  /// - Returns: nil for one that is all right.
  public func stuck(at clock: Moment) -> StuckRun? {
    let run = StuckRun(
      process: holder.process, minutes: max(0, clock.minutes(since: holder.since)),
      quietMinutes: max(0, clock.minutes(since: lastProgress)))
    return run.quietMinutes >= 15 || run.minutes >= 120 ? run : nil
  }
}

/// A run that hangs.
public struct StuckRun: Hashable, Sendable {
  /// The process's number.
  public let process: Int
  /// For how many minutes it has been at work.
  public let minutes: Int
  /// For how many of them it has not got on.
  public let quietMinutes: Int
}
