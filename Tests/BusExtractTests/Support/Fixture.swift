@testable import BusJSON
import BusExtract
import BusModel
import BusNormalise
import Foundation

/// A page of fixtures/html with the truth written beside it.
struct Fixture: Sendable, CustomStringConvertible {
  let name: String

  var description: String { name }

  /// The repository's folder of pages.
  static let folder: String = {
    let parts = #filePath.split(separator: "/").dropLast(4)
    return "/" + parts.joined(separator: "/") + "/fixtures/html"
  }()

  /// Every page that has a truth file and does not wait in `pending.txt` for the extractor.
  static let all: [Fixture] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let names = files.filter { $0.hasSuffix(".truth.json") }.map { String($0.dropLast(11)) }
    return names.filter { !pending.contains($0) }.sorted().map(Fixture.init)
  }()

  /// The pages that are not read as their truth says yet, one a line; `#` begins a comment.
  private static let pending = Set(
    String(decoding: bytes("\(folder)/pending.txt"), as: UTF8.self)
      .split(separator: "\n").map(String.init))

  var page: [UInt8] { Self.bytes("\(Self.folder)/\(name).html") }

  func truth() throws -> JSONValue {
    try JSONValue.parse(Self.bytes("\(Self.folder)/\(name).truth.json"))
  }

  private static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&chunk, 1, chunk.count, file), count > 0 {
      result += chunk[..<count]
    }
    return result
  }
}

/// One departure, as far as truth and result are compared.
struct Row: Hashable, Comparable {
  let service: String
  let stop: String
  let time: String
  let marks: [String]

  static func < (left: Row, right: Row) -> Bool {
    (left.service, left.stop, left.time, left.marks.joined())
      < (right.service, right.stop, right.time, right.marks.joined())
  }
}

extension Fixture {
  /// The rows that the truth lists; stops count only where it names several.
  func expectedRows() throws -> [Row] {
    let timetables = try truth()["timetables"]?.arrayValue ?? []
    let hasStops = Set(timetables.map { $0["stop"]?.stringValue }).count > 1
    return timetables.flatMap { timetable in
      (timetable["departures"]?.arrayValue ?? []).map { departure in
        Row(
          service: timetable["service"]?.stringValue ?? "",
          stop: hasStops ? timetable["stop"]?.stringValue ?? "" : "",
          time: departure["departureTime"]?.stringValue ?? "",
          marks: (departure["marks"]?.arrayValue ?? []).map {
            Self.squeezed(($0["mark"]?.stringValue ?? "") + "=" + ($0["text"]?.stringValue ?? ""))
          }.sorted())
      }
    }.sorted()
  }

  /// The rows that the stages give.
  func actualRows() throws -> [Row] {
    let stops = Set(try (truth()["timetables"]?.arrayValue ?? []).map { $0["stop"]?.stringValue })
    let result = Normalise.timetables(of: Extract.page(page))
    return result.timetables.flatMap { timetable in
      timetable.departures.map { departure in
        Row(
          service: timetable.service?.rawValue ?? "",
          stop: stops.count > 1 ? timetable.stop ?? "" : "",
          time: "\(departure.departureTime)",
          marks: departure.marks.map { Self.squeezed($0.mark + "=" + ($0.text ?? "")) }.sorted())
      }
    }.sorted()
  }

  private static func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
