@testable import BusJSON
import Foundation
import Testing

/// As much of JSON Schema (2020-12) as the catalogue's schemas use.
private struct Schema {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/BusModel/Documentation.docc/Schemas")
  private let files: [String: JSONValue]
  private let name: String

  init(_ name: String) throws {
    self.name = name
    files = try Dictionary(
      uniqueKeysWithValues: Set([name, "next.schema.json"]).map { file in
        let text = try String(contentsOf: Self.folder.appending(path: file), encoding: .utf8)
        return (file, try JSONValue.parse(text))
      })
  }

  /// What is wrong with a value, each with its place; nothing when it is as the schema says.
  func faults(_ value: JSONValue) -> [String] { faults(value, files[name] ?? .null, "$", name) }

  private func faults(
    _ value: JSONValue, _ schema: JSONValue, _ at: String, _ file: String
  ) -> [String] {
    if let reference = schema["$ref"]?.stringValue {
      let parts = reference.split(separator: "#", omittingEmptySubsequences: false)
      let target = parts[0].isEmpty ? file : String(parts[0])
      var found = files[target] ?? .null
      for key in parts[1].split(separator: "/") { found = found[String(key)] ?? .null }
      return found == .null ? ["\(at): no \(reference)"] : faults(value, found, at, target)
    }
    if let choices = schema["anyOf"]?.arrayValue {
      let all = choices.map { faults(value, $0, at, file) }
      return all.contains(\.isEmpty) ? [] : all.min { $0.count < $1.count } ?? []
    }
    if let known = schema["enum"]?.arrayValue, !known.contains(value) {
      return ["\(at): \(value.text())"]
    }
    if let type = schema["type"] {
      let types = type.arrayValue ?? [type]
      guard types.contains(where: { Self.is(value, $0.stringValue ?? "") }) else {
        return ["\(at): \(value.text()) is no \(type.text())"]
      }
    }
    if let pattern = schema["pattern"]?.stringValue, let text = value.stringValue {
      let isFound = (try? Regex(pattern)).map { text.contains($0) } ?? false
      if !isFound { return ["\(at): \(text) is not \(pattern)"] }
    }
    if let least = schema["minimum"]?.intValue, let number = value.intValue, number < least {
      return ["\(at): \(number) < \(least)"]
    }
    return members(value, schema, at, file)
  }

  private func members(
    _ value: JSONValue, _ schema: JSONValue, _ at: String, _ file: String
  ) -> [String] {
    if let elements = value.arrayValue, let item = schema["items"] {
      return elements.enumerated().flatMap { faults($1, item, "\(at)[\($0)]", file) }
    }
    guard let found = value.objectValue, let known = schema["properties"] else { return [] }
    let missing = (schema["required"]?.arrayValue ?? []).compactMap(\.stringValue)
      .filter { value[$0] == nil }.map { "\(at): no \($0)" }
    let isClosed = schema["additionalProperties"]?.boolValue == false
    return missing
      + found.flatMap { member -> [String] in
        guard let inner = known[member.key] else {
          return isClosed ? ["\(at): unknown \(member.key)"] : []
        }
        return faults(member.value, inner, "\(at).\(member.key)", file)
      }
  }

  private static func `is`(_ value: JSONValue, _ type: String) -> Bool {
    switch type {
    case "object": value.objectValue != nil
    case "array": value.arrayValue != nil
    case "string": value.stringValue != nil
    case "integer": value.intValue != nil
    case "boolean": value.boolValue != nil
    case "null": value == .null
    default: false
    }
  }
}

@Suite("documents by the schemas of the catalogue")
struct SchemaTests {
  @Test(
    "what a command prints is as its schema says, and the same in every locale",
    arguments: [
      ("next home --json --at 2026-11-20T07:00", "next"),
      ("next --all-directions --json --at 2026-11-20T07:00", "next"),
      ("next home --json --at 2026-11-22T23:40", "next"),
      ("next home --json --at 2026-02-01T08:00", "next"),
      ("next school --json --at 2026-12-30T08:00", "next"),
      ("next home --json --until 6:00 --at 2026-11-20T05:00", "next"),
      ("next nowhere --json", "next"), ("next home --json --as-of 2020-01-01", "next"),
      ("next --format waybar --at 2026-11-20T07:00", "waybar"),
      ("timetable --route home --date 2026-11-20 --json", "timetable"),
      ("timetable --route home --date 2026-02-01 --json", "timetable"),
      ("timetable --route home --date 2026-12-28 --week --json", "timetable"),
      ("timetable --json", "timetable"),
      ("why 7:41 --route home --date 2026-11-20 --json", "why"),
      ("why 7:40 --route home --date 2026-11-20 --json", "why"),
      ("calendar 2026-12-28..2027-01-04 --operator example --json", "calendar"),
      ("calendar 2026-11-23 2026-12-29 --json", "calendar"),
      ("calendar 2026-12-28..2027-01-04 --route home --json", "calendar"),
      ("calendar --pattern 土曜 2026-11-21..2026-11-23 --json", "calendar"),
    ])
  func documents(line: String, schema: String) async throws {
    let home = try Household()
    let ended = try await home.bus(line, variables: ["LANG": "C"])
    let isLines = schema == "calendar"
    let texts = isLines ? ended.output.split(separator: "\n").map(String.init) : [ended.output]
    #expect(!texts.isEmpty)
    for text in texts {
      #expect(
        try Schema("\(schema).schema.json").faults(JSONValue.parse(text)) == [], "\(text)")
    }
    let japanese = try await home.bus(line, variables: ["LANG": "ja_JP.UTF-8"])
    #expect(japanese.output == ended.output)
  }

  @Test("a value that is not as a schema says is found", arguments: ["{}", "{\"text\":1}"])
  func strict(text: String) throws {
    #expect(try !Schema("waybar.schema.json").faults(JSONValue.parse(text)).isEmpty)
    #expect(try !Schema("next.schema.json").faults(JSONValue.parse(text)).isEmpty)
  }
}
