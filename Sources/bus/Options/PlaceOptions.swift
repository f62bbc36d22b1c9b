import ArgumentParser
import BusCommand
import BusSettings
import BusStore

/// Where the settings and the database are.
struct PlaceOptions: ParsableArguments {
  @OptionGroup var settingsOption: SettingsOption
  @OptionGroup var databaseOption: DatabaseOption

  /// What was typed.
  var typed: Places {
    Places(config: settingsOption.config, database: databaseOption.database)
  }

  /// The settings, found right.
  func settings() throws -> RoutesFile { try settingsOption.load() }

  /// The database, opened for reading.
  ///
  /// - Throws: `StoreError`; `missing` when nothing was ever ingested.
  func store() throws -> TimetableStore {
    try DatabaseUpdate.open(databasePath()) { path in
      try TimetableStore.open(path: path, .readOnly)
    }
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
  func databasePath() throws(Failure) -> String { try databaseOption.path() }
}
