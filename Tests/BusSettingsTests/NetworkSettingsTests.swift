import BusJSON
import BusModel
import BusQuery
import Testing

@testable import BusSettings

@Suite("what routes.json says of the network")
struct NetworkSettingsTests {
  @Test("contact, private hosts, the size of a page and politeness survive reading and writing")
  func roundTrip() throws {
    let text = """
      { "routes": [], "contact": "me@bus.example", "privateHosts": ["nas.home"], "maxPageMB": 8,
        "operators": [ { "id": "a", "hosts": ["bus.example.jp"],
            "politeness": { "pauseSeconds": 5, "requestsPerNight": 40 } },
          { "id": "b", "hosts": ["127.0.0.1", "localhost"],
            "politeness": { "pauseSeconds": 0, "connections": 8 } } ] }
      """
    let file = try RoutesFile.read(text.utf8)
    #expect(file.contact == "me@bus.example")
    #expect(file.privateHosts == ["nas.home"] && file.maxPageMB == 8)
    #expect(
      file.operators.map(\.politeness) == [
        PolitenessSetting(pauseSeconds: 5, requestsPerNight: 40),
        PolitenessSetting(pauseSeconds: 0, connections: 8),
      ])
    #expect(try RoutesFile.read(file.json.text().utf8) == file)
  }

  @Test(
    "a header in disguise, a page of any size and rough manners for other machines are faults",
    arguments: [
      (
        #"{"routes": [], "contact": "a\r\nCookie: b"}"#,
        "contact: expected a string that is not empty and has no control characters"
      ),
      (#"{"routes": [], "maxPageMB": 65}"#, "maxPageMB: expected a whole number from 1 to 64"),
      (#"{"routes": [], "privateHosts": ["http://a/"]}"#, "privateHosts[0]: expected a host"),
      (
        #"{"routes": [], "operators": [{"id": "a", "hosts": ["a.jp"], "politeness": {"pauseSeconds": 0}}]}"#,
        "operators[0].politeness.pauseSeconds: expected a whole number from 1 to 600, found 0"
      ),
      (
        #"{"routes": [], "operators": [{"id": "a", "hosts": ["127.0.0.1", "a.jp"], "politeness": {"connections": 2}}]}"#,
        "operators[0].politeness.connections: expected a whole number from 1 to 1, found 2"
      ),
    ])
  func faults(_ text: String, _ words: String) {
    let error = #expect(throws: SettingsError.self) { try RoutesFile.read(text.utf8) }
    let faults = (error?.faults ?? []).map { $0.words(.en) }
    #expect(faults.contains { $0.contains(words) }, "\(faults)")
  }
}
