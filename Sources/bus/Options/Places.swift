import BusCommand
import BusSettings
import BusStore

/// Where the settings and the database are, as far as it was typed.
struct Places: Hashable {
  /// What `--config` said.
  var config: String?
  /// What `--database` said.
  var database: String?

  /// The settings as far as a question about one route needs them.
  ///
  /// - Parameter name: the route; nil for the only one there is.
  /// - Returns: settings that have that route when the file has it, and whether something else in
  ///   the file was seen to be wrong.
  /// - Throws: ``Failure``, and the errors of settings.
  func settings(for name: String?) throws -> (settings: RoutesFile, hasFaults: Bool) {
    let path = try Shell.locations.config(flag: config)
    return try RoutesFile.read(forRoute: name, InputFile.read(path), file: path)
  }

  /// The database, opened for answering alone; nil when nothing was ever ingested.
  ///
  /// - Throws: `StoreError`, ``Failure``.
  func reader() throws -> TimetableReader? {
    let path = try DatabaseOption.path(named: database)
    do {
      return try TimetableReader.open(path: path)
    } catch  where error.code == .missing {
      return nil
    }
  }
}
