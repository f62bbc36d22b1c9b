import BusJSON
import BusModel
import BusSources
import TestScratch
import Testing

@testable import bus_board

@Suite struct PairingTests {
  @Test("a household that has just begun can pair a device: the folder for its files is made")
  func first() async throws {
    let scratch = try Scratch()
    let sources = AnswerSources(database: scratch.path + "/not/there/bus.sqlite")
    let household = bus_board.Household(sources)
    let now = Moment(secondsSince1970: 1_795_213_800)
    let code = try await household.newCode(at: now)
    #expect(try await household.pair(code: code, label: "", at: now).token.utf8.count == 64)
  }

  @Test("a code pairs one device, once, and its cookie opens the settings until it is taken away")
  func pairing() async throws {
    let family = try Family()
    let served = Served(family: family)
    let code = try await bus_board.Household(family.sources).newCode(at: served.now)
    #expect(code.count == 8)
    try await served.run { client in
      let typed = code.lowercased().prefix(4) + "-" + code.suffix(4)
      let reply = try await client.post("/pair", "code=\(typed)&label=%E5%8F%B0%E6%89%80")
      #expect(reply.status == 303)
      #expect(reply["location"] == "/settings?done=paired")
      let cookie = try #require(reply["set-cookie"])
      #expect(cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"))
      #expect(!cookie.contains("Secure"))
      let own = ["Cookie": String(cookie.prefix { $0 != ";" })]
      #expect(try await client.get("/settings", own).text.contains("/settings/routes/new"))
      #expect(try await client.get("/settings/devices", own).text.contains("台所"))
      #expect(try await client.post("/pair", "code=\(code)").status == 422)

      let devices = try JSONValue.parse(try await client.get("/api/v1/devices").body)
      let id = try #require(devices["devices"]?[0]?["id"]?.stringValue)
      let stored = String(
        decoding: try #require(try family.contents()["board-devices.json"]), as: UTF8.self)
      #expect(!stored.contains(own["Cookie"]?.dropFirst(4) ?? ""))
      #expect(try await client.post("/settings/devices/\(id)/remove", "", own).status == 303)
      let after = try await client.get("/settings", own).text
      #expect(!after.contains("/settings/routes/new"))
    }
  }

  @Test("five wrong tries or ten minutes end a code")
  func ends() async throws {
    let family = try Family()
    let served = Served(family: family)
    let household = bus_board.Household(family.sources)
    let code = try await household.newCode(at: served.now)
    try await served.run { client in
      for _ in 0..<5 {
        let wrong = try await client.post("/pair", "code=22222222")
        #expect(wrong.status == 422)
      }
      let late = try await client.post("/pair", "code=\(code)")
      #expect(late.status == 422)
    }
    let old = try await household.newCode(at: served.now.adding(seconds: -601))
    await #expect(throws: PairingFault.expired) {
      try await household.pair(code: old, label: "", at: served.now)
    }
    let fresh = try await household.newCode(at: served.now.adding(seconds: -599))
    _ = try await household.pair(code: fresh, label: "", at: served.now)
  }

  @Test("a script pairs by JSON and changes something with its token alone")
  func byToken() async throws {
    let family = try Family()
    let served = Served(family: family)
    let code = try await bus_board.Household(family.sources).newCode(at: served.now)
    try await served.run { client in
      let json = ["Content-Type": "application/json", "Origin": "http://localhost"]
      let reply = try await client.ask(
        "POST", "/api/v1/pair", json, body: "{\"code\":\"\(code)\",\"label\":\"script\"}")
      #expect(reply.status == 201)
      let body = try JSONValue.parse(reply.body)
      let token = try #require(body["token"]?.stringValue)
      #expect(token.count == 64)
      let id = try #require(body["id"]?.stringValue)
      let bearer = ["Authorization": "Bearer \(token)"]
      #expect(
        try await client.ask("DELETE", "/api/v1/devices/\(id)", bearer).status == 204)
      #expect(
        try await client.ask("DELETE", "/api/v1/devices/\(id)", bearer).status == 401)
    }
  }
}
