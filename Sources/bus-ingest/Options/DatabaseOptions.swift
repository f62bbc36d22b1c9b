import BusSettings
import ArgumentParser
import BusFetch
import BusModel
import BusStore

/// `--database`, and what lies beside it.
struct DatabaseOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The database; else $BUS_DATABASE or the user's own. The page archive lies beside it.",
      valueName: "file"))
  var database: String?

  /// The database's path.
  func path() throws -> String {
    guard let path = Environment.locations.database(flag: database) else {
      throw Failure(64, "nothing says where the database is; give --database FILE or set HOME")
    }
    return path
  }

  /// The page archive.
  func archive() throws -> PageArchive {
    PageArchive(folder: Locations.archive(besideDatabase: try path()))
  }

  /// The database for writing, made with its folder when it is missing.
  func openForWriting() throws -> TimetableStore {
    let path = try path()
    try PosixFile.makeFolders(above: path)
    return try TimetableStore.open(path: path, .readWrite)
  }

  /// The database for writing, which must be there: a decision on nothing makes none.
  func openForDeciding() throws -> TimetableStore {
    let path = try path()
    guard PosixFile.exists(path) else {
      throw Failure(66, "\(path): there is no database yet; run `bus ingest` to make it")
    }
    return try TimetableStore.open(path: path, .readWrite)
  }

  /// The database for reading; an empty one when there is none yet.
  func openForReading() throws -> TimetableStore {
    let path = try path()
    guard PosixFile.exists(path) else { return try TimetableStore.inMemory() }
    return try TimetableStore.open(path: path, .readOnly)
  }
}
