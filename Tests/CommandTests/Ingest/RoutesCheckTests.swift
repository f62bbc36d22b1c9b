@testable import BusSettings
import Testing

@Suite("bus routes check")
struct RoutesCheckTests {
  let home: RoutesFolder

  init() throws { home = try RoutesFolder() }

  @Test("check tells of every page in the language of the question, and fetches each once")
  func check() async throws {
    _ = try await home.bus(
      "routes add home \(RoutesFolder.url) --back \(RoutesFolder.url)2 --unchecked")
    let english = try await home.bus("routes check --replay .")
    #expect(english.exitStatus == 75)
    #expect(
      english.output == """
        home  outbound  timetable     hour-grid  2 timetables  102 departures  \(RoutesFolder.url)
        home  inbound   no timetable             0 timetables  0 departures    \(RoutesFolder.url)2  \
        this is not an HTML page

        """)
    let lines = try await home.bus("routes check --replay . --json").output.split(separator: "\n")
    #expect(lines.first?.contains(#""messageCode":null"#) == true)
    #expect(lines.last?.contains(#""messageCode":"notHTML""#) == true)
    let japanese = try await home.bus("routes check --replay . --lang ja")
    #expect(japanese.output.hasPrefix("home  行き  時刻表                hour-grid  時刻表2つ  102本  "))
  }

  @Test("check tells of a rule that a later one always overrules")
  func overruled() async throws {
    try home.program.write(
      """
      {"routes": [], "operators": [{"id": "o", "serviceDays": [
        {"on": "08-14", "runs": "none"}, {"on": "08-13..08-15", "runs": "saturday"}]}]}
      """, to: "routes.json")
    let ended = try await home.bus("routes check --replay .")
    #expect(ended.exitStatus == 0)
    #expect(
      ended.errors == "bus: operators[0].serviceDays[0] can never win: operators[0].serviceDays[1] "
        + "speaks of all its days and comes later\n")
  }

  @Test("what is odd about a page stands below its row")
  func notices() async throws {
    _ = try await home.bus("routes add home \(RoutesFolder.url)4 --unchecked")
    let ended = try await home.bus("routes check --replay .")
    #expect(ended.exitStatus == 0)
    #expect(ended.output.contains("\(RoutesFolder.url)4\n    note: "))
    #expect(ended.output.contains("年末年始"))
    let json = try await home.bus("routes check --replay . --json")
    #expect(json.output.contains(#""notices":[{"code":"specialDays""#))
  }
}
