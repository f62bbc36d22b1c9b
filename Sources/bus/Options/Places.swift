import BusModel
import BusStore

/// Where the settings and the database are, as far as it was typed.
struct Places: Hashable {
  /// What `--config` said.
  var config: String?
  /// What `--database` said.
  var database: String?

  /// The settings, found right.
  func settings() throws -> RoutesFile {
    let path = try Shell.locations.config(flag: config)
    return try RoutesFile.read(InputFile.read(path), file: path)
  }

  /// The database, opened for answering alone; nil when nothing was ever ingested.
  ///
  /// - Throws: `StoreError`, ``Failure``.
  func reader() throws -> TimetableReader? {
    do {
      return try TimetableReader.open(path: databasePath())
    } catch let error as StoreError where error.code == .missing {
      return nil
    }
  }

  /// The path of the database, whether or not it is there.
  func databasePath() throws(Failure) -> String {
    guard let path = Shell.locations.database(flag: database) else {
      throw Failure(
        "nothing says where the database is; give --database, or set HOME", Failure.usage)
    }
    return path
  }
}
