import BusSettings
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

  /// The settings as far as a question about one route needs them.
  ///
  /// - Parameter name: the route; nil for the only one there is.
  /// - Returns: settings that have that route when the file has it.
  /// - Throws: ``Failure``, and the errors of settings.
  func settings(for name: String?) throws -> RoutesFile {
    try SettingsReader(path: Shell.locations.config(flag: config)).settings(for: name)
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
