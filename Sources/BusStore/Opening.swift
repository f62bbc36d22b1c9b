public import BusModel
internal import BusReading
internal import GRDB
internal import Glibc

extension TimetableStore {
  /// Opens the database at `path`.
  ///
  /// For reading this costs the least that SQLite allows: two pragmas, no migration, no lock that a
  /// writer would notice. For writing, a missing file is created and an older schema migrated.
  ///
  /// - Parameters:
  ///   - path: the file; its folder must exist.
  ///   - access: what it is opened for.
  /// - Returns: an open store; it closes when the last copy is gone.
  /// - Throws: ``StoreError`` with `missing`, `unreadable`, `notADatabase`, `foreign`, `newer`,
  ///   `older`, `damaged`, `cannotCreate`, `readOnly` or `busy`.
  public static func open(path: String, _ access: Access) throws(StoreError) -> TimetableStore {
    SQLiteLibrary.countNoMemory()
    return try open(path: path, access, schema: .current)
  }

  /// Brings a database of an older version up to date, with a copy of it as it was beside it; one
  /// that is of this version stays as it is.
  ///
  /// - Parameter path: the file.
  /// - Throws: ``StoreError``; then the database is as it was.
  public static func bringUpToDate(path: String) throws(StoreError) {
    _ = try open(path: path, .readWrite)
  }

  /// The same with the schema of another version of this program, for tests of migrations.
  static func open(
    path: String, _ access: Access, schema: Schema
  ) throws(StoreError) -> TimetableStore {
    switch access {
    case .readOnly:
      return try StoreFile.openForReading(path) { name throws(StoreError) in
        try readable(name, at: path, schema)
      }
    case .readWrite:
      try StoreFile.refuseFolder(path)
      return try openReadWrite(path, schema)
    }
  }

  /// An empty database in memory, for tests.
  ///
  /// - Returns: a store of its own that vanishes with its last copy.
  /// - Throws: ``StoreError`` only when memory is short.
  public static func inMemory() throws(StoreError) -> TimetableStore {
    try writable(":memory:", .current) { try DatabaseQueue(configuration: $0) }
  }

  /// A copy of the database in memory, for work that is to leave no trace.
  ///
  /// - Returns: a store of its own that vanishes with its last copy.
  /// - Throws: ``StoreError`` when the database cannot be read, or memory is short.
  public func copyInMemory() throws(StoreError) -> TimetableStore {
    let copy = try Self.inMemory()
    do {
      try connection.queue.backup(to: copy.connection.queue)
    } catch {
      throw StoreError(error, path: path)
    }
    return copy
  }

  private static func readable(
    _ name: String, at path: String, _ schema: Schema
  ) throws(StoreError) -> TimetableStore {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(5)
    do {
      let queue = try DatabaseQueue(path: name, configuration: configuration)
      try queue.unsafeRead { try schema.version.check($0.rows()) }
      return TimetableStore(connection: StoreConnection(queue: queue, path: path))
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private static func openReadWrite(
    _ path: String, _ schema: Schema
  ) throws(StoreError) -> TimetableStore {
    let isNew = access(path, F_OK) != 0
    do {
      return try writable(path, schema) { try DatabaseQueue(path: path, configuration: $0) }
    } catch  where isNew && error.code == .unreadable {
      throw StoreError(path, .cannotCreate)
    } catch  where error.code == .unreadable && access(path, R_OK) == 0 {
      throw StoreError(path, .cannotWrite)
    }
  }

  private static func writable(
    _ path: String, _ schema: Schema, _ connect: (Configuration) throws -> DatabaseQueue
  ) throws(StoreError) -> TimetableStore {
    var configuration = Configuration()
    // A night can wait: other programs hold a database for seconds, some for a minute.
    configuration.busyMode = .timeout(90)
    // Looked at before anything is written: a file of another program must not even get our WAL.
    configuration.prepareDatabase { try schema.version.checkOwner($0.rows()) }
    configuration.journalMode = path == ":memory:" ? .default : .wal
    do {
      let queue = try connect(configuration)
      let store = TimetableStore(connection: StoreConnection(queue: queue, path: path))
      if let version = try queue.unsafeRead({ try schema.versionBehind($0) }) {
        try Backup.make(of: queue, at: path, version: version)
      }
      try queue.writeWithoutTransaction { try schema.migrate($0, path: path) }
      return store
    } catch {
      throw StoreError(error, path: path)
    }
  }
}

extension TimetableStore {
  /// Looks for damage before a night's work is laid on top of it, where that costs next to nothing:
  /// in a file of up to 8 MB.
  ///
  /// - Throws: ``StoreError`` with `damaged`.
  public func checkIfSmall() throws(StoreError) {
    let size = try read { db in
      let rows = try db.rows()
      return try (rows.number("PRAGMA page_count") ?? 0) * (rows.number("PRAGMA page_size") ?? 0)
    }
    guard size <= 8 << 20, let fault = try faults().first else { return }
    let last = fault.split(separator: "\n").last.map(String.init) ?? fault
    throw StoreError(path, .sqlite(.damaged, said: last))
  }
}
