import Foundation
import Testing

@Suite struct SettingsFaultTests {
  /// A household in whose settings the other route is wrong.
  private static func household() throws -> Household {
    let home = try Household()
    let text = try String(contentsOfFile: home.config, encoding: .utf8)
    try text.replacing("\"name\": \"school\"", with: "\"name\": \"school\", \"nmae\": 1")
      .write(toFile: home.config, atomically: true, encoding: .utf8)
    return home
  }

  @Test("next answers for a route that is sound, and says that the file has faults")
  func answers() async throws {
    let home = try Self.household()
    let whole = try await Household().bus("next --route home --at 2026-11-20T07:28")
    let ended = try await home.bus("next --route home --at 2026-11-20T07:28")
    #expect(ended.output == whole.output && ended.exitStatus == 0)
    #expect(
      ended.errors == "bus: routes.json has faults, but not in this route; see bus doctor\n")
  }

  @Test(
    "all else that needs the settings tells the faults and does nothing",
    arguments: ["next --route school", "timetable --route home", "ingest --offline", "routes"])
  func refuses(line: String) async throws {
    let ended = try await Self.household().bus(line)
    #expect(ended.exitStatus == 78 && ended.output.isEmpty)
    #expect(ended.errors.contains("routes[1].nmae"))
  }
}
