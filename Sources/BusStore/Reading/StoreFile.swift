internal import Glibc

/// The database's file as the file system knows it.
enum StoreFile {
  /// Opens the file at `path` for reading by `connect`, which is given the name to open.
  ///
  /// A WAL database in a folder that may not be written to has nowhere to put its index; without a
  /// log beside it nobody is writing, so it is then opened as a file that does not change.
  ///
  /// - Throws: `StoreError` with `missing` or `unreadable`, and what `connect` throws.
  static func openForReading<Connection>(
    _ path: String, _ connect: (String) throws(StoreError) -> Connection
  ) throws(StoreError) -> Connection {
    try refuseFolder(path)
    guard access(path, F_OK) == 0 else {
      throw StoreError(
        code: .missing, subject: path,
        detail: "there is no database yet; run `bus ingest` to make it")
    }
    do {
      return try connect(path)
    } catch  where error.code == .unreadable && !hasLog(path) && access(path, R_OK) == 0 {
      return try connect(immutableURI(path))
    }
  }

  /// Throws `unreadable` when the path is a folder's.
  static func refuseFolder(_ path: String) throws(StoreError) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return }
    throw StoreError(
      code: .unreadable, subject: path,
      detail: "expected a database file, found a folder; add the file's name: \(path)/bus.sqlite")
  }

  private static func hasLog(_ path: String) -> Bool { access(path + "-wal", F_OK) == 0 }

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
