import BusJSON
import BusModel
import BusQuery
import BusSettings
import HTTPTypes
import TestScratch
import Testing

@testable import bus_board

@Suite struct DataTests {
  @Test("what the API answers is what bus … --json prints, byte for byte")
  func sameBytes() async throws {
    let family = try Family()
    try await Served(family: family).run { client in
      let cases: [(String, [String])] = [
        ("/routes/home/next?count=2", ["next", "--route=home", "--count=2", "--json"]),
        ("/routes/home/next?walk=20", ["next", "--route=home", "--walk=20", "--json"]),
        ("/routes/home/history", ["history", "--route=home", "--json"]),
        (
          "/routes/home/timetable?date=2026-11-24",
          ["timetable", "--route=home", "--date=2026-11-24", "--format=json"]
        ),
        (
          "/routes/home/timetable.csv?date=2026-11-24",
          ["timetable", "--route=home", "--date=2026-11-24", "--format=csv"]
        ),
        (
          "/routes/home/why?time=07:41&date=2026-11-21",
          ["why", "07:41", "--route=home", "--date=2026-11-21", "--json"]
        ),
        ("/routes/home/diff?a=1&b=2", ["diff", "1", "2", "--route=home", "--json"]),
      ]
      for (path, words) in cases {
        let reply = try await client.get("/api/v1" + path)
        #expect(reply.status == 200, "\(path): \(reply.text.prefix(300))")
        let isTimeless = words[0] != "next"
        let printed = try await Program.bus(
          words + (isTimeless ? [] : ["--at=2026-11-21T07:30"]), family)
        #expect(
          Self.timeless(reply.text) == Self.timeless(printed),
          "\(path): \(LineDifference(from: printed, to: reply.text))")
      }
    }
  }

  /// Without the age of the data: the tests' clock of the server is not the machine's.
  private static func timeless(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      !["\"state\"", "\"message", "\"code\": \"old", "archived"].contains { line.contains($0) }
    }.joined(separator: "\n")
  }

  @Test("days carries moments for as many days as asked, and no minutes that grow old")
  func days() async throws {
    try await Served(family: Family()).run { client in
      let reply = try await client.get("/api/v1/routes/home/days?days=3")
      let json = try JSONValue.parse(reply.body)
      #expect(json["days"]?.arrayValue?.count == 3)
      let first = json["days"]?[0]?["departures"]?[0]
      #expect(first?["departsAt"]?.stringValue == "2026-11-21T06:00:00+09:00")
      #expect(!reply.text.contains("minutesUntilDeparture"))
    }
  }

  @Test(
    "a value that cannot be meant is 400 with its name",
    arguments: [
      "/routes/home/next?count=0", "/routes/home/next?direction=up", "/routes/home/next?at=xx",
      "/routes/home/timetable?date=2026-13-01", "/routes/home/why", "/routes/home/why?time=99",
      "/routes/home/diff?a=1", "/routes/home/next?direction=", "/routes/home/next?count",
      "/calendar?from=2026-01-01&to=2025-01-01",
    ])
  func refused(path: String) async throws {
    try await Served(family: Family(), language: .en).run { client in
      let reply = try await client.get("/api/v1" + path)
      #expect(reply.status == 400, "\(reply.text)")
      #expect(reply["content-type"] == "application/problem+json; charset=utf-8")
    }
  }

  @Test("calendar answers the days of a company, status what bus doctor finds")
  func household() async throws {
    try await Served(family: Family()).run { client in
      let reply = try await client.get(
        "/api/v1/calendar?from=2026-11-21&to=2026-11-23&operator=example")
      let days = try #require(try JSONValue.parse(reply.body)["days"]?.arrayValue)
      #expect(days.count == 3)
      #expect(try await client.get("/api/v1/status").status == 200)
      #expect(try await client.get("/api/v1/calendar?operator=none").status == 400)
    }
  }

  @Test("every address of the API stands in openapi.json, and nothing else does")
  func openAPI() async throws {
    let family = try Family()
    let source = BoardSource(
      sources: family.sources, language: .en, clock: { Moment(secondsSince1970: 0) })
    let registered = Board(source: source).endpoints.filter { $0.pattern.hasPrefix("/api/v1/") }
      .map { endpoint in
        let path = endpoint.pattern.dropFirst(7).split(separator: "/").map { part in
          part.hasPrefix(":") ? "{\(part.dropFirst())}" : String(part)
        }
        return endpoint.method.rawValue.lowercased() + " /" + path.joined(separator: "/")
      }
    try await Served(family: family).run { client in
      let reply = try await client.get("/api/v1/openapi.json")
      let paths = try #require(try JSONValue.parse(reply.body)["paths"]?.objectValue)
      let described = paths.flatMap { path in
        (path.value.objectValue ?? []).map { $0.key + " " + path.key }
      }
      #expect(described.sorted() == registered.sorted())
    }
  }
}
