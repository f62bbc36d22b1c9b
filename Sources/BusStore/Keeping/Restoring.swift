public import BusModel
internal import BusFiles
internal import BusReading
internal import GRDB
internal import Glibc

/// What a restoration came to.
public struct Restoration: Hashable, Sendable {
  /// The copy whose content the database has now.
  public let source: String
  /// Where the database lies that it took the place of; nil when there was none.
  public let aside: String?
  /// The newer copies that were found damaged.
  public let unsound: [String]
}

extension TimetableStore {
  /// Puts the newest sound copy in the place of the database, which is laid aside with its log.
  ///
  /// - Parameters:
  ///   - path: the database. The caller has the lock by which ingests know of one another.
  ///   - moment: now.
  ///   - isForced: whether a database that is sound is replaced, too.
  /// - Returns: what was done.
  /// - Throws: ``StoreError`` with `refused` when the database is sound, with `missing` when no copy
  ///   is; then nothing was changed.
  public static func restore(
    path: String, at moment: Moment, isForced: Bool
  ) throws(StoreError) -> Restoration {
    if !isForced, try isSound(path) { throw StoreError(path, .nothingToRestore) }
    var unsound: [String] = []
    for copy in BackupFolder(database: path).newestFirst {
      guard try isSound(copy) else {
        unsound.append(copy)
        continue
      }
      return Restoration(
        source: copy, aside: try put(copy, inPlaceOf: path, at: moment), unsound: unsound)
    }
    throw StoreError(path, .noBackup(unsound: unsound.count))
  }

  /// Whether there is any copy of a database beside its place.
  public static func hasBackup(ofDatabase path: String) -> Bool {
    !BackupFolder(database: path).newestFirst.isEmpty
  }

  /// Whether a file is a database of ours, whole, and every row of it what was written. One of an
  /// older version has no checksums: of it SQLite's own check is all there is.
  private static func isSound(_ path: String) throws(StoreError) -> Bool {
    guard access(path, F_OK) == 0 else { return false }
    do throws(StoreError) {
      let store = try TimetableReader.open(path: path)
      guard try store.faults().isEmpty else { return false }
      _ = try store.holidays()
      return try store.alteredVersions().isEmpty
    } catch {
      switch error.code {
      case .older: return try isWholeFile(path)
      case .busy, .readOnly, .full, .internalFault: throw error
      default: return false
      }
    }
  }

  private static func isWholeFile(_ path: String) throws(StoreError) -> Bool {
    let reader = try SQLiteReader(opening: path, path: path)
    do {
      return try reader.texts("PRAGMA quick_check(1)") == ["ok"]
    } catch {
      return false
    }
  }

  /// The copy is filled beside the database and brought to the disk; the log goes before the file it
  /// belongs to, for beside another file it would bring its own content back. SQLite follows a symbolic
  /// link and keeps the log beside the file, so that is where all this is done.
  private static func put(
    _ copy: String, inPlaceOf path: String, at moment: Moment
  ) throws(StoreError) -> String? {
    do {
      let file = try PosixFile.target(of: path)
      let filled = "\(file).restored.new"
      do {
        try fill(filled, from: copy)
        try PosixFile.sync(filled)
      } catch {
        _ = unlink(filled)
        throw error
      }
      let stamp = moment.description.prefix(19).filter { $0 != ":" }
      let aside = "\(file).damaged-\(stamp)"
      _ = rename(file + "-wal", aside + "-wal")
      _ = unlink(file + "-shm")
      let isAside = link(file, aside) == 0
      try PosixFile.place(filled, as: file, isDurable: true)
      return isAside ? aside : nil
    } catch {
      throw StoreError(error, path: path)
    }
  }

  private static func fill(_ target: String, from copy: String) throws {
    _ = unlink(target)
    var configuration = Configuration()
    configuration.readonly = true
    let queue = try DatabaseQueue(path: copy, configuration: configuration)
    try queue.writeWithoutTransaction { db in
      try db.execute(sql: "VACUUM INTO ?", arguments: [target])
    }
  }
}
