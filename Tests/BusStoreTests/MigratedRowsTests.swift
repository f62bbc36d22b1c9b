@testable import BusStore
import Foundation
import GRDB
import TestScratch
import Testing

/// What the steps of a migration write, row for row: they are frozen, and some call code that lives.
@Suite struct MigratedRowsTests {
  /// The tables that the second and the fourth step write into, the columns they write, and what
  /// the rows of `fixtures/database` add up to after them.
  private static let written: [(table: String, columns: [String], sum: Int)] = [
    ("timetable", ["pattern", "checksum"], -5_965_725_990_476_637_242),
    ("departure", ["pattern"], -8_649_508_426_347_712_542),
    ("page", ["dayRules", "checksum"], 6_059_314_647_922_368_610),
    ("version", ["contentHash", "reason", "checksum"], -2_498_809_480_339_201_872),
    ("confirmation", ["checksum"], 1_762_920_765_491_289_898),
    ("holiday", ["checksum"], 5_718_198_734_774_549),
    ("runRoute", ["message", "lastRun", "checksum"], 3_922_458_258_217_327_330),
    ("fetch", ["error"], 1_789_569_834_508_867_293),
    ("parse", ["notices"], -836_817_882_742_664_238),
  ]

  @Test("the steps up to version 5 write what they wrote when they were released")
  func rows() throws {
    let old = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../fixtures/database/version-1.sqlite")
    let frozen = Schema(migrations: Array(Schema.current.migrations.prefix(5)))
    try Scratch.withDatabasePath { path in
      try FileManager.default.copyItem(at: old, to: URL(filePath: path))
      _ = try TimetableStore.open(path: path, .readWrite, schema: frozen)
      for (table, columns, sum) in Self.written {
        let found = try DatabaseQueue(path: path).read { db in
          try Self.sum(of: columns, in: table, db)
        }
        #expect(found == sum, "\(table): \(columns.joined(separator: ", "))")
      }
    }
  }

  /// The bytes of all rows in the order of their keys, added up by FNV-1a.
  private static func sum(of columns: [String], in table: String, _ db: Database) throws -> Int {
    let keys = try db.primaryKey(table).columns
    let list = columns.map { "quote(\($0))" }.joined(separator: " || ' ' || ")
    let rows = try String.fetchAll(
      db, sql: "SELECT \(list) FROM \(table) ORDER BY \(keys.joined(separator: ", "))")
    let hash = rows.joined(separator: "\n").utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return Int(truncatingIfNeeded: hash)
  }
}
