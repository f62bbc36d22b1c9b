internal import GRDB

/// Why the database could not do what was asked; the message says what to do next.
public struct StoreError: Error, Hashable, Sendable {
  /// What went wrong.
  public let code: Code
  /// What it went wrong with: the database's path, or "version 12".
  public let subject: String
  /// What was expected, what was found, and what to do.
  public let detail: String

  /// What went wrong, as far as a caller may decide upon it.
  public enum Code: String, Sendable, Hashable, CaseIterable {
    /// There is no such file; for a reader: nothing was ever ingested.
    case missing
    /// The file is there and may not be read.
    case unreadable
    /// The file is no SQLite database.
    case notADatabase
    /// A SQLite database of another program.
    case foreign
    /// Written by a newer `bus`.
    case newer
    /// Written by an older `bus`, and opened for reading only.
    case older
    /// SQLite finds the file damaged.
    case damaged
    /// The file or its folder cannot be created.
    case cannotCreate
    /// The file, its folder or its file system is read-only.
    case readOnly
    /// No space is left.
    case full
    /// Another program holds the database.
    case busy
    /// Any other trouble of disk or system.
    case inputOutput
    /// The thing asked for is not in the database, or not in a state that allows it.
    case refused
    /// The store broke a rule of its own schema: a bug.
    case internalFault
  }

  /// An error.
  public init(code: Code, subject: String, detail: String) {
    self.code = code
    self.subject = subject
    self.detail = detail
  }

  /// The exit status of the contract (sysexits).
  public var exitStatus: Int32 {
    switch code {
    case .notADatabase, .foreign, .newer, .older, .damaged, .refused: 65
    case .missing, .unreadable: 66
    case .internalFault: 70
    case .cannotCreate, .readOnly: 73
    case .full, .busy, .inputOutput: 74
    }
  }
}

extension StoreError: CustomStringConvertible {
  /// "PATH: detail".
  public var description: String { "\(subject): \(detail)" }
}

extension StoreError {
  /// Gives an error of SQLite its meaning for the caller.
  ///
  /// - Parameters:
  ///   - error: what GRDB threw; a `StoreError` passes through.
  ///   - path: the database's path.
  init(_ error: any Error, path: String) {
    if let error = error as? StoreError {
      self = error
      return
    }
    guard let error = error as? DatabaseError else {
      self.init(code: .internalFault, subject: path, detail: "unexpected: \(error)")
      return
    }
    let said = error.message ?? "result code \(error.extendedResultCode.rawValue)"
    self.init(Code(error.resultCode), said: said, path: path)
  }

  /// An error with the advice that goes with its code.
  init(_ code: Code, said: String, path: String) {
    self.init(code: code, subject: path, detail: code.advice(said))
  }
}

extension StoreError.Code {
  fileprivate init(_ result: ResultCode) {
    switch result {
    case .SQLITE_NOTADB: self = .notADatabase
    case .SQLITE_CORRUPT: self = .damaged
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_PROTOCOL: self = .busy
    case .SQLITE_READONLY: self = .readOnly
    case .SQLITE_FULL: self = .full
    case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_AUTH: self = .unreadable
    case .SQLITE_IOERR, .SQLITE_NOMEM, .SQLITE_NOLFS: self = .inputOutput
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
