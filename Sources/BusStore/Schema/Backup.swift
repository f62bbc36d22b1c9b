internal import BusFiles
internal import BusReading
internal import GRDB
internal import Glibc

/// A copy of the database as it was, taken before a migration changes it, `bus.sqlite.version-1`, or
/// once a week, `bus.sqlite.backup-2026-11-22`.
enum Backup {
  /// Where the copy of a version lies.
  static func path(of database: String, version: Int) -> String { "\(database).version-\(version)" }

  /// Makes the copy, whole or not at all; one of an earlier try is replaced.
  ///
  /// - Throws: SQLite's error, or `FileError`; then nothing was migrated.
  static func make(of queue: DatabaseQueue, at database: String, version: Int) throws {
    try make(of: queue, as: path(of: database, version: version), version: version)
  }

  /// The same under a name of its own.
  static func make(of queue: DatabaseQueue, as path: String, version: Int) throws {
    let unfinished = "\(path).\(getpid()).new"
    do {
      // VACUUM INTO takes no file that is there, and a killed process may have left one.
      try PosixFile.remove(unfinished)
      try queue.writeWithoutTransaction { db in
        try db.execute(sql: "VACUUM INTO ?", arguments: [unfinished])
      }
      guard try isOf(version, unfinished) else {
        // Another process has brought the database up to date meanwhile, and made the copy.
        return try PosixFile.remove(unfinished)
      }
      try PosixFile.sync(unfinished)
      try PosixFile.place(unfinished, as: path, isDurable: true)
    } catch {
      // The first error is the one worth telling.
      _ = unlink(unfinished)
      throw error
    }
  }

  private static func isOf(_ version: Int, _ path: String) throws -> Bool {
    var configuration = Configuration()
    configuration.readonly = true
    return try DatabaseQueue(path: path, configuration: configuration).read { db in
      try db.rows().number("PRAGMA user_version") == version
    }
  }
}
