import BusModel
import BusStore
import Foundation
import GRDB
import TestScratch
import Testing

/// The tables and columns that the article names: a heading is a table, the first cell of a row
/// holds columns in backticks.
private func documented() throws -> [String: Set<String>] {
  let article = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/BusStore/Documentation.docc/Schema.md")
  var tables: [String: Set<String>] = [:]
  var table: String?
  for line in try String(contentsOf: article, encoding: .utf8).split(separator: "\n") {
    if line.hasPrefix("## ") { table = String(line.dropFirst(3)) }
    guard let table, line.hasPrefix("| `") else { continue }
    let cell = line.dropFirst(2).prefix { $0 != "|" }
    let names = cell.split(separator: "`").enumerated().filter { $0.offset % 2 == 0 }
      .map { String($0.element) }
    tables[table, default: []].formUnion(names.filter { !$0.contains(" ") && !$0.isEmpty })
  }
  return tables
}

@Test("the article describes every column that there is, and none that there is not")
func schemaIsDocumented() throws {
  let scratch = try Scratch()
  defer { withExtendedLifetime(scratch) {} }
  let path = scratch.path + "/bus.sqlite"
  _ = try TimetableStore.open(path: path, .readWrite)
  let actual = try DatabaseQueue(path: path).read { db in
    let names = try String.fetchAll(
      db, sql: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    return try names.map { ($0, Set(try db.columns(in: $0).map(\.name)).subtracting(["id"])) }
  }
  #expect(try documented() == Dictionary(uniqueKeysWithValues: actual))
}

@Test("the article names every column of the view")
func viewIsDocumented() throws {
  let article = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/BusStore/Documentation.docc/Schema.md")
  let text = try String(contentsOf: article, encoding: .utf8)
  let start = try #require(text.range(of: "## busSchedule"))
  let end = try #require(text.range(of: "## route\n"))
  let section = text[start.lowerBound..<end.lowerBound]
  let scratch = try Scratch()
  defer { withExtendedLifetime(scratch) {} }
  let path = scratch.path + "/bus.sqlite"
  _ = try TimetableStore.open(path: path, .readWrite)
  let columns = try DatabaseQueue(path: path).read { try $0.columns(in: "busSchedule").map(\.name) }
  for column in columns { #expect(section.contains("`\(column)`"), "\(column)") }
}
