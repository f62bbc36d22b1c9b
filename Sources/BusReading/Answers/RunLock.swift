public import BusModel
internal import Glibc

/// The file by which ingests on a database know of one another, as who only reads sees it.
///
/// The holder keeps an flock(2) on it, writes its number and the moment at which it took it into it,
/// and touches it whenever it gets on with its work.
public enum RunLock {
  /// Where the file of a database lies.
  public static func path(besideDatabase database: String) -> String { database + ".lock" }

  /// The run that is at work on a database; nil when none is.
  ///
  /// - Parameters:
  ///   - database: the database's path.
  ///   - clock: what the clock says: of a run that cannot hang yet the lock itself is not tried, so
  ///     that a look costs three system calls and is in nobody's way. Nil to try it in any case.
  /// - Returns: as the file says; nil also when it cannot be read.
  public static func run(besideDatabase database: String, unlessYoungAt clock: Moment? = nil)
    -> RunAtWork?
  {
    let descriptor = open(path(besideDatabase: database), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    // Nothing was written, so closing has nothing to report; it lets go of the lock as well.
    defer { _ = close(descriptor) }
    var status = stat()
    guard let holder = holder(descriptor), fstat(descriptor, &status) == 0 else { return nil }
    let run = RunAtWork(
      holder: holder, lastProgress: Moment(secondsSince1970: status.st_mtim.tv_sec))
    if let clock, run.stuck(at: clock) == nil { return nil }
    return isHeld(descriptor) ? run : nil
  }

  /// Who wrote that the lock is theirs; nil when nobody did.
  public static func holder(_ descriptor: Int32) -> LockHolder? {
    var bytes = [UInt8](repeating: 0, count: 200)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    let words = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
    guard words.count == 2, let process = Int(words[0]), let since = Moment(String(words[1])) else {
      return nil
    }
    return LockHolder(process: process, since: since)
  }

  private static func isHeld(_ descriptor: Int32) -> Bool {
    flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
