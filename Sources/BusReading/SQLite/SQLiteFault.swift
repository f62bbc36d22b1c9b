package import BusModel
internal import CSQLite

extension StoreError {
  /// Gives a result code of SQLite its meaning for the caller.
  ///
  /// - Parameters:
  ///   - sqliteCode: the code, extended or not.
  ///   - said: SQLite's message.
  ///   - path: the database's path.
  package init(sqliteCode: Int32, said: String?, path: String) {
    let said = said ?? "result code \(sqliteCode)"
    self.init(path, .sqlite(SQLiteTrouble(sqliteCode: sqliteCode), said: said))
  }

  /// Gives an error of a transaction its meaning for the caller.
  ///
  /// - Parameters:
  ///   - error: what a reader threw; a `StoreError` passes through.
  ///   - path: the database's path.
  package init(ofReading error: any Error, path: String) {
    self = error as? StoreError ?? StoreError(path, .unexpected("\(error)"))
  }
}

extension SQLiteTrouble {
  /// `SQLITE_IOERR_SHMSIZE`, whose macro Swift does not import: no room for the index of the log.
  private static let noRoomForIndex = SQLITE_IOERR | 19 << 8

  fileprivate init(sqliteCode: Int32) {
    guard sqliteCode != Self.noRoomForIndex else {
      self = .full
      return
    }
    // An extended code carries the plain one in its low byte.
    switch sqliteCode & 0xFF {
    case SQLITE_NOTADB: self = .notADatabase
    case SQLITE_CORRUPT: self = .damaged
    case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_PROTOCOL: self = .busy
    case SQLITE_READONLY: self = .readOnly
    case SQLITE_FULL: self = .full
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: self = .unreadable
    case SQLITE_IOERR, SQLITE_NOMEM, SQLITE_NOLFS: self = .inputOutput
    default: self = .brokenRule
    }
  }
}
