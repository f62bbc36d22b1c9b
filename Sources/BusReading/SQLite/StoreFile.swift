package import BusModel
internal import Glibc

/// The database's file as the file system knows it.
package enum StoreFile {
  /// Opens the file at `path` for reading by `connect`, which is given the name to open.
  ///
  /// A WAL database has nowhere to put its index in a folder that may not be written to, and on a
  /// disk without a byte left. Then it is opened as a file that does not change, which is right as
  /// long as nobody is writing and all that was written stands in the file itself:
  ///
  /// * Where the folder refuses, another user may be writing; without a log nobody is.
  /// * On a full disk no writer has an index either, or this reader would share it. A log that
  ///   holds something may be all that has the last good data, and the file alone be half of two
  ///   states: that is said, and nothing is answered from it.
  ///
  /// - Throws: `StoreError` with `missing` or `unreadable`, and what `connect` throws.
  package static func openForReading<Connection>(
    _ path: String, _ connect: (String) throws(StoreError) -> Connection
  ) throws(StoreError) -> Connection {
    try refuseFolder(path)
    guard access(path, F_OK) == 0 else {
      let fault = errno
      // Where a folder on the way may not be entered nobody knows what is behind it.
      guard fault == ENOENT else {
        throw StoreError(path, .sqlite(.unreadable, said: String(cString: strerror(fault))))
      }
      throw StoreError(path, .noDatabase)
    }
    do {
      return try connect(path)
    } catch  where error.code == .unreadable && !hasLog(path) && access(path, R_OK) == 0 {
      return try connect(immutableURI(path))
    } catch  where error.code == .inputOutput || error.code == .full {
      guard hasWordsInLog(path) else { return try connect(immutableURI(path)) }
      throw StoreError(path, .dataInLog(error.fault, path: path))
    }
  }

  /// Throws `unreadable` when the path is a folder's.
  package static func refuseFolder(_ path: String) throws(StoreError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
    throw StoreError(path, .folder(path: path))
  }

  private static func hasLog(_ path: String) -> Bool { access(path + "-wal", F_OK) == 0 }

  /// Whether the log holds anything; a reader that found no room may have left an empty one.
  private static func hasWordsInLog(_ path: String) -> Bool {
    var status = stat()
    return stat(path + "-wal", &status) == 0 && status.st_size > 0
  }

  /// SQLite's URI form of a path, every byte that could have a meaning there as `%xx`.
  private static func immutableURI(_ path: String) -> String {
    let digits = Array("0123456789abcdef")
    let escaped = path.utf8.map { byte in
      switch UInt8(byte) {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "/"), UInt8(ascii: "."):
        String(UnicodeScalar(byte))
      default:
        "%" + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
    return "file:\(escaped.joined())?immutable=1"
  }
}
