public import BusModel
internal import BusFiles
internal import GRDB
internal import Glibc

/// The copies of a database that lie beside it.
struct BackupFolder {
  let database: String

  /// The weekly ones, oldest first, by the dates in their names.
  var weekly: [(path: String, date: CivilDate)] {
    names(after: ".backup-").compactMap { path, rest in CivilDate(rest).map { (path, $0) } }
      .sorted { $0.date < $1.date }
  }

  /// All copies, the newest first as the file system knows them.
  var newestFirst: [String] {
    let all = weekly.map(\.path) + names(after: ".version-").map(\.path)
    return all.map { (path: $0, at: Self.changed($0)) }.sorted { $0.at > $1.at }.map(\.path)
  }

  private func names(after mark: String) -> [(path: String, rest: String)] {
    let folder = PosixFolder.path(of: database)
    let start = (database.split(separator: "/").last.map(String.init) ?? database) + mark
    // In a folder that cannot be listed there is no copy to be had either.
    let all = (try? PosixFolder.names(in: folder)) ?? []
    return all.filter { $0.hasPrefix(start) && !$0.hasSuffix(".new") }
      .map { (folder + "/" + $0, String($0.dropFirst(start.count))) }
  }

  private static func changed(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mtim.tv_sec : 0
  }
}

extension TimetableStore {
  /// Lays a copy of the database beside it when the newest one is a week old, and keeps two.
  ///
  /// - Parameter moment: now.
  /// - Throws: ``StoreError``; then there is no new copy.
  public func backUpWeekly(at moment: Moment) throws(StoreError) {
    let folder = BackupFolder(database: path)
    let known = folder.weekly
    // One dated in the future comes of a clock that was wrong, and keeps nothing from being copied.
    let isFresh = known.contains {
      $0.date <= moment.date && $0.date > moment.date.adding(days: -7)
    }
    guard path != ":memory:", !isFresh else { return }
    do {
      try Backup.make(
        of: connection.queue, as: "\(path).backup-\(moment.date)",
        version: Schema.current.migrations.count)
    } catch {
      throw StoreError(error, path: path)
    }
    for old in folder.weekly.dropLast(2) { _ = unlink(old.path) }
  }
}
