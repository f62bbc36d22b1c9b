internal import GRDB

/// One step from a version of the schema to the next, in SQL or in Swift.
///
/// It runs in the transaction of all steps, so that a step that throws, and a process that is killed,
/// leave the file as it was. A step is frozen with its release: it knows the tables and words of its
/// two versions by itself and calls nothing that may change with a later one.
struct Migration: Sendable {
  /// Changes the tables; takes the connection and, for messages, the database's path.
  let apply: @Sendable (_ db: Database, _ path: String) throws -> Void

  /// A step that is statements alone.
  static func sql(_ statements: String) -> Migration {
    Migration { db, _ in try db.execute(sql: statements) }
  }
}
