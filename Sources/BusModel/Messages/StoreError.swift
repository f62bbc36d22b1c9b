/// Why the database could not do what was asked.
public struct StoreError: Error, Hashable, Sendable {
  /// What it went wrong with: the database's path, or the holiday feed's address.
  public let subject: String
  /// What went wrong; `BusQuery` words it.
  public let fault: StoreFault

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
  public init(_ subject: String, _ fault: StoreFault) {
    self.subject = subject
    self.fault = fault
  }

  /// What went wrong, as far as a caller may decide upon it.
  public var code: Code { Code(fault) }

  /// The exit status of the contract (sysexits).
  public var exitStatus: Int32 { code.exitStatus }
}

extension StoreError.Code {
  /// The exit status of the contract (sysexits).
  public var exitStatus: Int32 {
    switch self {
    case .notADatabase, .foreign, .newer, .older, .damaged, .refused: 65
    case .missing, .unreadable: 66
    case .internalFault: 70
    case .cannotCreate, .readOnly: 73
    case .full, .busy, .inputOutput: 74
    }
  }

  fileprivate init(_ fault: StoreFault) {
    switch fault {
    case .sqlite(let trouble, _): self.init(trouble)
    case .dataInLog(let fault, _): self.init(fault)
    case .noDatabase, .empty, .noBackup: self = .missing
    case .folder: self = .unreadable
    case .cannotCreate, .backup: self = .cannotCreate
    case .cannotWrite: self = .readOnly
    case .cannotSync: self = .inputOutput
    case .older, .notBroughtUpToDate: self = .older
    case .newer: self = .newer
    case .foreign: self = .foreign
    case .unreadDays, .badColumn, .altered, .alteredHolidays: self = .damaged
    case .closed, .nothingWritten, .unexpected: self = .internalFault
    case .noRun, .noHolidays, .otherInForce, .notKeptAside, .nothingToRestore: self = .refused
    }
  }

  private init(_ trouble: SQLiteTrouble) {
    switch trouble {
    case .notADatabase: self = .notADatabase
    case .damaged: self = .damaged
    case .busy: self = .busy
    case .readOnly: self = .readOnly
    case .full: self = .full
    case .unreadable: self = .unreadable
    case .inputOutput: self = .inputOutput
    case .brokenRule: self = .internalFault
    }
  }
}
