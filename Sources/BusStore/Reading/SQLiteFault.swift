internal import GRDBSQLite

extension StoreError {
  /// Gives a result code of SQLite its meaning for the caller.
  ///
  /// - Parameters:
  ///   - sqliteCode: the code, extended or not.
  ///   - said: SQLite's message.
  ///   - path: the database's path.
  init(sqliteCode: Int32, said: String?, path: String) {
    let code = Code(sqliteCode: sqliteCode)
    self.init(
      code: code, subject: path, detail: code.advice(said ?? "result code \(sqliteCode)"))
  }
}

extension StoreError {
  /// An error with the advice that goes with its code.
  init(_ code: Code, said: String, path: String) {
    self.init(code: code, subject: path, detail: code.advice(said))
  }
}

extension StoreError.Code {
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
    default: self = .internalFault
    }
  }

  /// What to do next, after what SQLite said.
  fileprivate func advice(_ said: String) -> String {
    switch self {
    case .notADatabase:
      "expected a SQLite database, found something else (\(said)); give another path with --database,"
        + " or, if it was bus's own, move it aside and run `bus ingest --offline`"
    case .damaged:
      "the database is damaged (\(said)); move it aside, with its -wal and -shm if there are any,"
        + " and run `bus ingest --offline`: the archive has its pages"
    case .busy: "another program holds the database (\(said)); try again when it is done"
    case .readOnly: "the database cannot be written to (\(said)); make file and folder writable"
    case .full: "no space is left on the disk (\(said)); make room and run it again"
    case .unreadable: "the database cannot be opened (\(said)); look at the permissions of its path"
    case .inputOutput: "the disk gave an error (\(said)); look at disk and file system"
    default: "a rule of the database was broken (\(said)); please report this"
    }
  }
}
