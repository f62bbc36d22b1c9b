internal import BusModel

/// Whose a database file is, and of which version, as every program looks at it before anything else.
package struct SchemaVersion: Sendable {
  /// "BusT" in ASCII: SQLite's `application_id`, by which `file` and we know the file as ours.
  package static let applicationID = 0x4275_7354

  /// The version that this program reads and writes.
  package static let current = SchemaVersion(5)

  /// How many migrations a file of this version has had: its `user_version`.
  package let migrations: Int

  /// A version.
  package init(_ migrations: Int) { self.migrations = migrations }

  /// Throws unless the file is ours and of exactly this version: what a reader needs.
  package func check(_ reader: SQLiteReader) throws {
    try checkOwner(reader)
    let version = try reader.number("PRAGMA user_version") ?? 0
    guard version < migrations else { return }
    throw StoreError(
      reader.path, version == 0 ? .empty : .older(found: version, known: migrations))
  }

  /// Throws when the file belongs to another program or to a newer version of this one; an empty
  /// file is anybody's.
  package func checkOwner(_ reader: SQLiteReader) throws {
    let owner = try reader.number("PRAGMA application_id") ?? 0
    if owner == 0, try reader.number("SELECT count(*) FROM sqlite_master") == 0 { return }
    guard owner == Self.applicationID else {
      throw StoreError(reader.path, .foreign(applicationID: owner))
    }
    let version = try reader.number("PRAGMA user_version") ?? 0
    guard version <= migrations else {
      throw StoreError(reader.path, .newer(found: version, known: migrations))
    }
  }
}
