import BusFiles
public import BusModel
import BusFetch
import BusReading
import Glibc
import Synchronization

/// Another ingest is at work on the same database.
public struct IngestBusy: Error, Hashable, Sendable {
  /// The lock file.
  public let path: String
  /// Who holds it, as far as it has said so yet.
  public let holder: LockHolder?
}

/// Sees to it that one ingest at a time works on a database: `flock` on a file beside it.
///
/// The system lets go of it when the process ends, however it ends; the file stays.
public final class IngestLock: Sendable {
  private let descriptor: Int32
  private let lastTouch = Atomic(0)

  /// Takes the lock, and writes down who has it.
  ///
  /// - Parameters:
  ///   - database: the database's path; its folder is made when it is missing.
  ///   - moment: now.
  /// - Throws: `IngestBusy`, `FileError`, or a `FetchError` with `.cannotCreate`.
  public init(besideDatabase database: String, at moment: Moment) throws {
    let path = RunLock.path(besideDatabase: database)
    try PosixFolder.make(above: path)
    let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard opened >= 0 else {
      throw FetchError(path, .lockFile(SystemFault(errno)))
    }
    guard Self.take(opened) else {
      // Not yet ours, so that `deinit` does not run: the name in the file is the holder's.
      defer { close(opened) }
      throw IngestBusy(path: path, holder: RunLock.holder(opened))
    }
    descriptor = opened
    write("\(getpid()) \(moment)")
  }

  deinit {
    // Or the next holder's rival might read our name before the holder has written its own.
    _ = ftruncate(descriptor, 0)
    close(descriptor)
  }

  /// What the holder wrote; a name is a courtesy, so trouble in writing it is none.
  private func write(_ text: String) {
    guard ftruncate(descriptor, 0) == 0 else { return }
    _ = text.withCString { pwrite(descriptor, $0, strlen($0), 0) }
  }

  /// Tells whoever looks that the work goes on, once a second at most.
  public func touch() {
    let second = time(nil)
    guard lastTouch.exchange(second, ordering: .relaxed) != second else { return }
    // A courtesy, too: without it the run seems to hang, and nothing worse.
    _ = futimens(descriptor, nil)
  }

  /// A reader who looks whether the lock is held holds it itself for a moment.
  private static func take(_ descriptor: Int32) -> Bool {
    for _ in 0..<5 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
      usleep(10_000)
    }
    return false
  }
}
