import BusModel
import BusQuery
import BusSources
import Hummingbird
import HummingbirdTesting
import TestScratch
import Testing

@testable import bus_board

@Suite struct BoardServerTests {
  @Test("the first page and a route's board are served from the settings and the database")
  func pages() async throws {
    let scratch = try Scratch()
    let config = try scratch.write(
      """
      {"routes":[{"id":"0b9c2a52-6c1e-4e3f-9f53-2f3b7a0f7c11","name":"家","title":"自宅 ↔ 駅",
      "outboundTimetableURLs":["https://bus.example.jp/a.html"]}]}
      """, to: "routes.json")
    let source = BoardSource(
      sources: AnswerSources(config: config, database: scratch.path + "/bus.sqlite"),
      language: .ja, clock: { Moment(secondsSince1970: 1_763_678_460) })
    let server = BoardServer(source: source, address: try ListenAddress("127.0.0.1:0"))
    try await Application(router: server.router()).test(.router) { client in
      try await client.execute(uri: "/", method: .get) { response in
        #expect(response.status == .ok)
        #expect(String(buffer: response.body).contains("href=\"/r/%E5%AE%B6\""))
      }
      try await client.execute(uri: "/r/%E5%AE%B6?lang=en", method: .get) { response in
        #expect(response.status == .ok)
        #expect(String(buffer: response.body).contains("nothing has been taken in yet"))
      }
      try await client.execute(uri: "/r/other", method: .get) { response in
        #expect(response.status == .notFound)
      }
    }
  }

  @Test(
    "an address that cannot be listened at is refused",
    arguments: ["8080", ":8080", "a:b", "a:70000"])
  func addresses(text: String) {
    #expect(throws: (any Error).self) { try ListenAddress(text) }
  }
}
