import BusQuery
@testable import BusJSON
@testable import BusSettings
import BusModel
import Testing

@Suite("gate and notify in routes.json")
struct GateAndNotifyTests {
  @Test("what a route allows and who is told survive reading, writing and reading")
  func roundTrip() throws {
    let text = """
      { "routes": [ { "id": "1", "name": "home",
          "gate": { "lostPercent": 60, "movedMinutes": 240, "changedPercent": 100 } } ],
        "notify": { "command": "cat >> /tmp/x", "url": "https://a.example/hook",
          "feed": "changes.atom", "timeoutSeconds": 5 } }
      """
    let file = try RoutesFile.read(text.utf8)
    #expect(
      file.routes[0].gate
        == GateSetting(lostPercent: 60, changedPercent: 100, movedMinutes: 240))
    #expect(
      file.notify
        == NotifySetting(
          command: "cat >> /tmp/x", url: "https://a.example/hook", feed: "changes.atom",
          timeoutSeconds: 5))
    #expect(try RoutesFile.read(file.json.text().utf8) == file)
  }

  @Test(
    "figures that cannot be meant and nobody to tell are faults with their place",
    arguments: [
      (
        #"{"routes": [{"id": "1", "name": "a", "gate": {"lostPercent": 101}}]}"#,
        "routes[0].gate.lostPercent: expected a whole number from 0 to 100, found 101"
      ),
      (
        #"{"routes": [{"id": "1", "name": "a", "gate": {"lostPercnt": 10}}]}"#,
        #"routes[0].gate.lostPercnt: expected a known key, found "lostPercnt"; did you mean "lostPercent"?"#
      ),
      (#"{"routes": [], "notify": {}}"#, "notify: expected at least one of command, url, feed"),
      (
        #"{"routes": [], "notify": {"url": "mailto:a@b.example"}}"#,
        "notify.url: expected an http or https address"
      ),
    ])
  func faults(_ text: String, _ words: String) {
    let error = #expect(throws: SettingsError.self) { try RoutesFile.read(text.utf8) }
    let faults = (error?.faults ?? []).map { $0.words(.en) }
    #expect(faults.contains { $0.contains(words) }, "\(faults)")
  }
}
