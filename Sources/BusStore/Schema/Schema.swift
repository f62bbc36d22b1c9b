internal import BusReading
internal import GRDB

/// How a database file's schema gets newer.
struct Schema: Sendable {
  /// The migrations in order; `user_version` counts those that a file has had. Append only: what
  /// has been released is never edited.
  let migrations: [Migration]

  /// The schema of this program: ``SchemaVersion/current`` says how many they are.
  static let current = Schema(
    migrations: [
      firstMigration, secondMigration, thirdMigration, fourthMigration, fifthMigration,
    ])

  /// The version that a file has after all of them.
  var version: SchemaVersion { SchemaVersion(migrations.count) }

  /// The version of a file that has to be brought up to date; nil for a new file and one that is.
  func versionBehind(_ db: Database) throws -> Int? {
    let version = try db.rows().number("PRAGMA user_version") ?? 0
    return version > 0 && version < migrations.count ? version : nil
  }

  /// Brings the file to the newest version, all steps in one transaction.
  func migrate(_ db: Database, path: String) throws {
    // Two programs may come at once: look first without the lock, then again with it.
    guard try db.rows().number("PRAGMA user_version") ?? 0 < migrations.count else { return }
    try db.inTransaction(.immediate) {
      let done = try db.rows().number("PRAGMA user_version") ?? 0
      for migration in migrations.dropFirst(done) { try migration.apply(db, path) }
      try db.execute(sql: "PRAGMA application_id = \(SchemaVersion.applicationID)")
      try db.execute(sql: "PRAGMA user_version = \(migrations.count)")
      return .commit
    }
  }
}

/// One step from a version of the schema to the next, in SQL or in Swift.
///
/// It runs in the transaction of all steps, so that a step that throws, and a process that is killed,
/// leave the file as it was. A step is frozen with its release: it knows the tables and words of its
/// two versions by itself. What it has of the living code, the coded form of patterns in the second and
/// the checksums in the fourth, is as it was then: `MigratedRowsTests` holds every row of a migrated
/// database against what those releases wrote. Who changes either gives the step a copy of what was.
struct Migration: Sendable {
  /// Changes the tables; takes the connection and, for messages, the database's path.
  let apply: @Sendable (_ db: Database, _ path: String) throws -> Void

  /// A step that is statements alone.
  static func sql(_ statements: String) -> Migration {
    Migration { db, _ in try db.execute(sql: statements) }
  }
}
