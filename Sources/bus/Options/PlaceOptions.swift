import ArgumentParser
import BusModel
import BusStore

/// Where the settings and the database are.
struct PlaceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Another routes.json.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Another database.", valueName: "file"))
  var database: String?

  /// The settings, found right.
  func settings() throws -> RoutesFile {
    let path = try Shell.locations.config(flag: config)
    return try RoutesFile.read(InputFile.read(path), file: path)
  }

  /// The database, opened for reading.
  ///
  /// - Throws: `StoreError`; `missing` when nothing was ever ingested.
  func store() throws -> TimetableStore {
    try TimetableStore.open(path: databasePath(), .readOnly)
  }

  /// The database, or nil when nothing was ever ingested.
  func storeIfThere() throws -> TimetableStore? {
    do {
      return try store()
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
