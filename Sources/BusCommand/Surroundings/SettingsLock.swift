import BusFiles
import BusModel
import BusQuery
import Glibc

/// routes.json for one who changes it at a time, the command line as well as the board: flock(2) on its
/// folder, for a file that is replaced takes its lock away with it. It ends with the value, and with the
/// process, however that ends.
public final class SettingsLock: Sendable {
  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Longer nobody has it: a change is read, made and written within milliseconds.
  public static let mostSeconds = 10

  /// Takes it when nobody has it.
  ///
  /// - Parameter path: the file.
  /// - Returns: the lock; nil while somebody else has it. Where there is no folder to hold it there is
  ///   nothing to change either, and what is done with the lock says so.
  public static func taken(of path: String) -> SettingsLock? {
    // Links that lead nowhere are told of by whoever opens the file.
    let file = (try? PosixFile.target(of: path)) ?? path
    let descriptor = open(PosixFolder.path(of: file), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return SettingsLock(-1) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return SettingsLock(descriptor) }
    let isOthers = errno == EWOULDBLOCK || errno == EINTR
    close(descriptor)
    // A file system without locks has none to wait for.
    return isOthers ? nil : SettingsLock(-1)
  }

  /// Does something while nobody else changes the file.
  ///
  /// - Throws: ``Failure`` with 75 when somebody else does not let it go, and what `work` throws.
  public static func held<Value>(of path: String, _ work: () throws -> Value) throws -> Value {
    for _ in 0..<mostSeconds * 50 {
      if let lock = taken(of: path) {
        return try withExtendedLifetime(lock, work)
      }
      usleep(20_000)
    }
    throw busy(path)
  }

  /// Somebody else is changing the file and does not end.
  public static func busy(_ path: String) -> Failure {
    Failure(.temporary, .file(FileFault(.path(path), .system(.open, SystemFault(EWOULDBLOCK)))))
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
