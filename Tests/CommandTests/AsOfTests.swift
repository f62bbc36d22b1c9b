import BusModel
import Testing

@Suite("what was believed then")
struct AsOfTests {
  @Test("before the first night nothing was known, and the answer says just that")
  func beforeTheFirstNight() async throws {
    let household = try Household()
    let english = try await household.bus("next --route home --as-of 2020-01-01 --lang en")
    #expect(english.exitStatus == 3)
    #expect(english.output.contains("nothing was known of this route yet at 23:59 on"))
    #expect(!english.output.contains("bus ingest"), "no run of today changes what was known then")
    let school = try await household.bus("next --route school --as-of 2020-01-01 --lang ja")
    #expect(school.exitStatus == 3)
    #expect(school.output.contains("まだ何も知られていませんでした"))
  }

  @Test("why tells where a departure came from by what was believed then")
  func why() async throws {
    let household = try Household(confirmed: Moment("2026-11-19T03:00"))
    let line = "why 07:41 --route home --date 2026-11-20"
    let now = try await household.bus("\(line) --lang en")
    #expect(now.exitStatus == 0)
    #expect(try await household.bus("\(line) --as-of 2026-11-19T12:00 --lang en") == now)
    let before = try await household.bus("\(line) --as-of 2026-11-18 --lang en")
    #expect(before.exitStatus == 3)
    #expect(before.output.contains("nothing was known of this route yet"))
  }

  @Test("where there is no such departure, scripts are told why by a code")
  func noDeparture() async throws {
    let household = try Household(confirmed: Moment("2026-11-19T03:00"))
    let line = "why 07:42 --route home --date 2026-11-20 --json"
    let other = try await household.bus(line)
    #expect(other.exitStatus == 3 && other.output.contains(#""reasonCode": "otherTimes""#))
    let before = try await household.bus("\(line) --as-of 2026-11-18")
    #expect(before.exitStatus == 3 && before.output.contains(#""reasonCode": "nothingThen""#))
  }
}
