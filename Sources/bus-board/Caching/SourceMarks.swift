import BusCommand
import BusModel
import BusSettings
import BusSources
import Glibc

/// What answers rest on, told without reading any of it: two looks with the same marks give the same
/// answers. Files are looked at instead of PRAGMA data_version, which counts for one connection alone and
/// says nothing of a database that was put in the place of another.
struct SourceMarks: Hashable, Sendable {
  /// routes.json.
  let config: FileMark?
  /// The database.
  let database: FileMark?
  /// Its log.
  let log: FileMark?

  /// The marks as they are now.
  init(_ sources: AnswerSources) {
    // What keeps it from being found is told by the answer itself.
    config = (try? Shell.locations.config(flag: sources.config)).flatMap { FileMark($0) }
    // Without a place for a database there is none.
    let path = (try? DatabaseOption.path(named: sources.database)) ?? ""
    database = FileMark(path)
    log = FileMark(path + "-wal")
  }

  /// Whether none of the files can be written once more and keep its mark.
  var isSettled: Bool {
    var now = timespec()
    // Without a clock nothing is settled.
    guard clock_gettime(CLOCK_REALTIME, &now) == 0 else { return false }
    return [config, database, log].allSatisfy { $0?.isSettled(at: now) ?? true }
  }

  /// The database's part of entity tags.
  var databaseTag: String {
    let text = [database, log].map { $0?.text ?? "-" }.joined(separator: ",")
    return String(ContentHash.sha256(Array(text.utf8)).prefix(12))
  }

  /// A tag of bytes.
  static func tag(of bytes: [UInt8]) -> String { String(ContentHash.sha256(bytes).prefix(16)) }
}

/// Which file it is, how long it is and when it was written.
struct FileMark: Hashable, Sendable {
  private let inode: UInt
  private let size: Int
  private let seconds: Int
  private let nanoseconds: Int

  /// The mark of a file; nil where there is none, or nothing in it: who reads a database lays an empty
  /// log beside it and takes it away again.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_size > 0 else { return nil }
    inode = UInt(status.st_ino)
    size = status.st_size
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  var text: String { "\(seconds).\(nanoseconds).\(size).\(inode)" }

  /// The kernel's clock of files goes by ticks of up to ten milliseconds: whoever writes twice within one
  /// leaves the same mark.
  func isSettled(at now: timespec) -> Bool {
    let age = (now.tv_sec - seconds) * 1_000_000_000 + now.tv_nsec - nanoseconds
    return !(0..<20_000_000).contains(age)
  }
}
