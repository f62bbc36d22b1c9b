import BusModel
internal import BusReading
internal import GRDB

/// The rows of table `route`.
enum RouteRows {
  /// The row of a route, made or renamed as needed.
  static func row(for route: RouteIdentity, in db: Database) throws -> Int {
    let known = try db.rows().first(
      "SELECT id, name FROM route WHERE uuid = ?", [.text(route.id)]
    ) { (id: $0.int(0), name: $0.text(1)) }
    guard let known else {
      try db.execute(
        sql: "INSERT INTO route (uuid, name) VALUES (?, ?)", arguments: [route.id, route.name])
      return Int(db.lastInsertedRowID)
    }
    if known.name != route.name {
      try db.execute(
        sql: "UPDATE route SET name = ? WHERE id = ?", arguments: [route.name, known.id])
    }
    return known.id
  }

  /// The route of a row, or nil.
  static func identity(_ row: Int, in db: Database) throws -> RouteIdentity? {
    try db.rows().first("SELECT uuid, name FROM route WHERE id = ?", [.int(row)]) {
      RouteIdentity(id: $0.text(0), name: $0.text(1))
    }
  }

  /// The row of a UUID, or nil.
  static func row(id: String, in db: Database) throws -> Int? {
    try db.rows().number("SELECT id FROM route WHERE uuid = ?", [.text(id)])
  }
}
