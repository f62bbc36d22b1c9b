/// Who holds the lock on a database.
public struct LockHolder: Hashable, Sendable {
  /// The process's number.
  public let process: Int
  /// When it took the lock.
  public let since: Moment

  /// A holder.
  public init(process: Int, since: Moment) {
    self.process = process
    self.since = since
  }
}
