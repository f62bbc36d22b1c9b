import BusModel
import BusSettings
import Testing

@Suite("hints that stand in no settings") struct HintFaultTests {
  @Test("what routes.json may not have is a fault with its key, and what it may have is none")
  func faults() {
    let right = PageHints(
      within: "#pole2", stop: "鳴子住宅", service: "平日", layout: "hour-grid", only: ["label": "土曜"])
    #expect(right.faults.isEmpty && PageHints().faults.isEmpty)
    let wrong = PageHints(
      within: "a::b", stop: "", service: "someday", layout: "hourgrid", only: ["line": "緑1"])
    #expect(wrong.faults.map(\.path) == ["within", "stop", "service", "layout", "only.line"])
    #expect(wrong.faults.map(\.suggestion) == [nil, nil, nil, "hour-grid", nil])
  }
}
