internal import CSQLite

/// SQLite as a whole process uses it.
package enum SQLiteLibrary {
  /// Leaves off counting what SQLite's memory comes to, which takes a lock for each piece of it: a
  /// Debian build has no store of pieces, and takes some dozens for every statement. Holds for what is
  /// opened first and all after it; where something was opened before, nothing changes.
  package static func countNoMemory() { _ = hasLeftOff }

  private static let hasLeftOff = bus_sqlite_count_no_memory() == SQLITE_OK
}
