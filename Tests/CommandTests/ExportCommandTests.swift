import BusModel
import Testing

@Suite("bus export ics, as a program")
struct ExportCommandTests {
  @Test("without a database the reason stands once, for all of the days", arguments: ["en", "ja"])
  func once(language: String) async throws {
    let home = try Household(isIngested: false)
    let ended = try await home.bus(
      "export ics --route home --days 14 --from 2026-11-20 --lang \(language)")
    #expect(ended.exitStatus == 3 && ended.output == "")
    let lines = ended.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("bus: 2026-11-20..2026-12-03: ") == true)
    #expect(lines.first?.contains("`bus ingest`") == true)
  }

  @Test("the reason of one day stands behind its date")
  func oneDay() async throws {
    let home = try Household(isIngested: false)
    let ended = try await home.bus("export ics --route home --days 1 --from 2026-11-20 --lang en")
    #expect(ended.errors.hasPrefix("bus: 2026-11-20: nothing has been taken in yet"))
  }
}
