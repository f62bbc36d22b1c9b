@testable import BusJSON
import BusModel
import Testing

@Suite("times as people type them")
struct TypedTimeTests {
  private func times(_ ended: Ended) throws -> String {
    try (JSONValue.parse(ended.output)["departures"]?.arrayValue ?? [])
      .compactMap { $0["departureTime"]?.stringValue }.joined(separator: " ")
  }

  @Test(
    "--until is a time of the clock or of the service day, or a moment",
    arguments: [
      ("7:35", "2026-11-20T07:00", "07:30"), ("7:30", "2026-11-20T07:00", "07:30"),
      ("24:10", "2026-11-20T23:00", "23:50 24:10"), ("0:05", "2026-11-20T23:00", "23:50"),
      ("2026-11-20T07:35", "2026-11-20T07:00", "07:30"), ("07:10", "2026-11-20T07:00", ""),
      ("0:15", "2026-11-21T00:05", "24:10"), ("24:15", "2026-11-21T00:05", "24:10"),
      ("6:30", "2026-11-21T00:05", "24:10 06:30"), ("2:00", "2026-11-20T23:45", "23:50 24:10"),
      ("25:30", "2026-11-20T23:45", "23:50 24:10"), ("7:00", "2026-11-20T07:00:30", ""),
    ])
  func until(end: String, now: String, times: String) async throws {
    let ended = try await Household().bus(
      "next --route home --json --walk 0 --at \(now) --until \(end)")
    #expect(try self.times(ended) == times)
  }

  @Test(
    "an --until that is over is refused, with how to say tomorrow",
    arguments: [
      ("7:30", "2026-11-20T08:00", "08:00", "2026-11-21T07:30"),
      ("23:00", "2026-11-20T23:50", "23:50", "2026-11-21T23:00"),
      ("24:10", "2026-11-21T00:20", "00:20", "2026-11-22T00:10"),
      ("0:10", "2026-11-21T00:20", "00:20", "2026-11-22T00:10"),
      ("2026-11-20T07:30", "2026-11-20T08:00", "08:00", "2026-11-21T07:30"),
    ])
  func over(end: String, now: String, clock: String, tomorrow: String) async throws {
    let ended = try await Household().bus("next --route home --at \(now) --until \(end)")
    #expect(ended.exitStatus == 64 && ended.output == "")
    #expect(
      ended.errors == "bus: --until: expected a time that is not over at \(clock), "
        + "found \"\(end)\"; for the day after: \(tomorrow)\n")
  }

  @Test(
    "--at takes a time of the clock: of the day of the clock, and after midnight of its night",
    arguments: [
      ("2026-11-20T12:00", "7:20", "2026-11-20T07:20:00+09:00"),
      ("2026-11-20T12:00", "07:20", "2026-11-20T07:20:00+09:00"),
      ("2026-11-20T12:00", "0:20", "2026-11-21T00:20:00+09:00"),
      ("2026-11-20T12:00", "24:20", "2026-11-21T00:20:00+09:00"),
      ("2026-11-21T02:00", "0:20", "2026-11-21T00:20:00+09:00"),
      ("2026-11-21T02:00", "25:30", "2026-11-21T01:30:00+09:00"),
      ("2026-11-21T02:00", "7:20", "2026-11-21T07:20:00+09:00"),
    ])
  func at(clock: String, time: String, moment: String) async throws {
    // --as-of sets the clock, so that the machine's does not matter.
    let home = try Household(confirmed: Moment("2026-11-19T03:00"))
    let ended = try await home.bus("next --route home --json --as-of \(clock) --at \(time)")
    #expect(try JSONValue.parse(ended.output)["now"]?.stringValue == moment)
  }
}
