import BusModel
internal import GRDB

/// The rows of table `route`.
enum RouteRows {
  /// The row of a route, made or renamed as needed.
  static func row(for route: RouteIdentity, in db: Database) throws -> Int {
    let known = try Row.fetchOne(
      db, sql: "SELECT id, name FROM route WHERE uuid = ?", arguments: [route.id])
    guard let known else {
      try db.execute(
        sql: "INSERT INTO route (uuid, name) VALUES (?, ?)", arguments: [route.id, route.name])
      return Int(db.lastInsertedRowID)
    }
    let id: Int = known[0]
    if known[1] != route.name {
      try db.execute(sql: "UPDATE route SET name = ? WHERE id = ?", arguments: [route.name, id])
    }
    return id
  }

  /// The row of a UUID, or nil.
  static func row(id: String, in db: Database) throws -> Int? {
    try Int.fetchOne(db, sql: "SELECT id FROM route WHERE uuid = ?", arguments: [id])
  }
}
