import BusSettings
import ArgumentParser
import BusModel
import BusStore

/// Where the settings and the database are.
struct PlaceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Another routes.json.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Another database.", valueName: "file"))
  var database: String?

  /// What was typed.
  var typed: Places { Places(config: config, database: database) }

  /// The settings, found right.
  func settings() throws -> RoutesFile { try typed.settings() }

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
  func databasePath() throws(Failure) -> String { try typed.databasePath() }
}
