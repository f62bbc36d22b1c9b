import BusJSON
import BusModel
import BusSettings
import Testing

@Suite("the way that is meant when none is named")
struct UsualDirectionTests {
  private static func route(_ until: String, inbound: String = "[\"https://a/b\"]") throws
    -> RoutesFile
  {
    try RoutesFile.read(
      Array(
        """
        {"routes":[{"id":"1","name":"home","outboundTimetableURLs":["https://a/a"],
        "inboundTimetableURLs":\(inbound),"outboundUntil":\(until)}]}
        """.utf8))
  }

  @Test("outboundUntil is read, written, and found for one route alone")
  func read() throws {
    let file = try Self.route("\"14:00\"")
    #expect(file.routes[0].outboundUntil == ServiceTime(hour: 14, minute: 0))
    #expect(try RoutesFile.read(file.json) == file)
    let bytes = Array(file.json.text().utf8)
    let one = try RoutesFile.read(forRoute: "ＨＯＭＥ", bytes)
    #expect(one.settings.routes == file.routes && !one.hasFaults)
  }

  @Test("what is no time is a fault with its path", arguments: ["14", "\"2 pm\"", "\"14:70\""])
  func faults(value: String) {
    #expect(throws: SettingsError.self) { try Self.route(value) }
  }

  @Test(
    "the way out until then, the way back after it and in the small hours",
    arguments: [
      ("2026-11-20T04:00", Direction.outbound), ("2026-11-20T13:59:59", .outbound),
      ("2026-11-20T14:00", .inbound), ("2026-11-21T03:59", .inbound),
    ])
  func ways(moment: String, way: Direction) throws {
    let now = try #require(Moment(moment))
    #expect(try Self.route("\"14:00\"").routes[0].usualDirection(at: now) == way)
    #expect(try Self.route("null").routes[0].usualDirection(at: now) == .outbound)
    #expect(
      try Self.route("\"14:00\"", inbound: "[]").routes[0].usualDirection(at: now) == .outbound)
  }
}
