import BusCommand
import BusModel
import BusStore

/// The versions in the database, for completion: nobody is there to be told what is wrong.
enum VersionNumbers {
  /// The newest first.
  ///
  /// - Parameter database: what `--database` said.
  /// - Returns: their numbers; none when there is no database.
  @Sendable static func inDatabase(_ database: String?) -> [String] {
    // Nil: see above.
    guard let path = try? DatabaseOption.path(named: database),
      let store = try? TimetableStore.open(path: path, .readOnly),
      let versions = try? store.versions(limit: 100)
    else { return [] }
    return versions.map { "\($0.id)" }
  }
}
