public import BusModel
import BusFetch
import Glibc

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

  /// Takes the lock, and writes down who has it.
  ///
  /// - Parameters:
  ///   - database: the database's path; its folder is made when it is missing.
  ///   - moment: now.
  /// - Throws: `IngestBusy`, or a `FetchError` with `.cannotCreate`.
  public init(besideDatabase database: String, at moment: Moment) throws {
    let path = database + ".lock"
    try PosixFile.makeFolders(above: path)
    let opened = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard opened >= 0 else {
      throw FetchError(path, .lockFile(SystemFault(errno)))
    }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      // Not yet ours, so that `deinit` does not run: the name in the file is the holder's.
      defer { close(opened) }
      throw IngestBusy(path: path, holder: Self.holder(opened))
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

  private static func holder(_ descriptor: Int32) -> LockHolder? {
    var bytes = [UInt8](repeating: 0, count: 200)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    let words = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
    guard words.count == 2, let process = Int(words[0]), let since = Moment(String(words[1])) else {
      return nil
    }
    return LockHolder(process: process, since: since)
  }
}
