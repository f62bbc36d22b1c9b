import BusJSON
import BusModel
import Foundation
import TestScratch
import Testing

@testable import bus_board

@Suite struct OwnerTests {
  @Test(
    "nobody who did not ask for an account finds /setup, /sign-in or /sign-out, nor a word of them")
  func unasked() async throws {
    let family = try Family()
    let device = try await family.paired()
    let before = try family.contents()
    try await Served(family: family).run { client in
      for path in ["/setup", "/setup?code=ABCD2345", "/setup?done=1", "/sign-in"] {
        #expect(try await client.get(path).status == 404, "\(path)")
      }
      for path in ["/setup", "/sign-in"] {
        let form = OwnersForm.text("family", OwnersForm.word, code: "ABCD2345")
        #expect(try await client.post(path, form).status == 404, "\(path)")
      }
      #expect(try await client.post("/sign-out", "", device).status == 404)
      for path in ["/settings", "/settings/devices", "/pair", "/"] {
        let text = try await client.get(path).text
        #expect(!text.contains("/sign-in") && !text.contains("/setup"), "\(path)")
      }
    }
    // That the device was used today is told of it.
    #expect(try family.contents()["routes.json"] == before["routes.json"])
    #expect(!FileManager.default.fileExists(atPath: family.scratch.path + "/board-owner.json"))
  }

  @Test(
    "M-4: over the wire, too, only all four rules together make an account, of all 16 combinations")
  func rules() async throws {
    let family = try Family()
    let served = Served(family: family)
    let code = try await family.invitation(at: served.now)
    try await served.run { client in
      for bits in 0..<16 {
        let holds = (0..<4).map { bits >> $0 & 1 == 1 }
        let form = OwnersForm.text(
          holds[0] ? "family" : "famil", holds[1] ? "12345678" : "1234567",
          confirmation: (holds[1] ? "12345678" : "1234567") + (holds[2] ? "" : "9"),
          isAgreed: holds[3], code: code)
        let reply = try await client.post("/setup", form)
        guard bits == 15 else {
          #expect(reply.status == 422, "\(holds)")
          let faults = [
            "6文字以上にしてください", "8文字以上にしてください", "二つのパスワードが違います", "規約に同意してください",
          ].map { !reply.text.contains($0) }
          #expect(faults == holds)
          #expect(!reply.text.contains("1234567"))
          continue
        }
        #expect(reply.status == 303)
        #expect(reply["location"] == "/setup?done=1")
      }
    }
  }

  @Test(
    "M-4: who signed up reads サインアップ完了 and may change the settings; a second account is refused")
  func signUp() async throws {
    let family = try Family()
    let served = Served(family: family)
    let code = try await family.invitation(at: served.now)
    try await served.run { client in
      #expect(try await client.get("/setup?code=\(code)").text.contains("value=\"\(code)\""))
      let foreign = ["Sec-Fetch-Site": "cross-site"]
      let form = OwnersForm.text("family", OwnersForm.word, code: code)
      #expect(try await client.post("/setup", form, foreign).status == 403)
      let wrong = OwnersForm.text("family", OwnersForm.word, code: "22222222")
      #expect(try await client.post("/setup", wrong).text.contains("コードが違います"))
      let own = try await client.session(at: "/setup", form)
      let done = try await client.get("/setup?done=1", own)
      #expect(done.status == 200 && done.text.contains("サインアップ完了"))
      #expect(try await client.get("/settings", own).text.contains("/settings/routes/new"))
      #expect(try await client.post("/setup", form).status == 409)
      #expect(try await client.post("/setup", form, own).status == 409)
      #expect(try await client.get("/setup?code=\(code)")["location"] == "/sign-in")
      #expect(try await client.get("/settings").text.contains("/sign-in"))
    }
    #expect(try await bus_board.Household(family.sources).invite(at: served.now) == nil)
    #expect(try family.mode("board-owner.json") == 0o600)
    #expect(try family.mode("board-devices.json") == 0o600)
  }

  @Test(
    "the owner signs in on another device and out again; the session is a device that can be taken away"
  )
  func sessions() async throws {
    let family = try Family()
    let served = Served(family: family)
    try await family.signedUp("family", OwnersForm.word, at: served.now)
    try await served.run { client in
      let form = OwnersForm.text("family", OwnersForm.word)
      #expect(
        try await client.post("/sign-in", form, ["Sec-Fetch-Site": "same-site"]).status == 403)
      let own = try await client.session(at: "/sign-in", form)
      #expect(try await client.get("/sign-in", own)["location"] == "/settings/devices")
      #expect(try await client.get("/settings/devices", own).text.contains("action=\"/sign-out\""))
      #expect(try await family.owners().count == 2)
      let again = try await client.session(at: "/sign-in", form, own)
      #expect(try await family.owners().count == 2)
      #expect(try await client.post("/sign-out", "", own).status == 401)
      let out = try await client.post("/sign-out", "", again)
      #expect(out["set-cookie"]?.hasPrefix("bus=; Path=/; Max-Age=0;") == true)
      #expect(try await client.post("/sign-out", "", again).status == 401)
      let other = try await client.session(at: "/sign-in", form)
      #expect(try await bus_board.Household(family.sources).removeOwner() == 2)
      #expect(try await client.post("/settings/routes/x/remove", "", other).status == 401)
      #expect(try await client.get("/sign-in").status == 404)
      #expect(try await client.get("/setup").status == 404)
    }
  }

  @Test(
    "five wrong passwords within ten minutes close the account, for the right one too, also all at once"
  )
  func tries() async throws {
    let family = try Family()
    var served = Served(family: family)
    try await family.signedUp("family", OwnersForm.word, at: served.now)
    try await served.run { client in
      let typed = [("family", "wrong word"), ("nobody", OwnersForm.word), ("family", "")]
      let said = try await withThrowingTaskGroup(of: RawClient.Reply.self) { group in
        for number in 0..<12 {
          let (id, word) = typed[number % 3]
          group.addTask { try await client.post("/sign-in", OwnersForm.text(id, word)) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(said.filter { $0.status == 422 }.count == 5)
      #expect(said.filter { $0.status == 429 && $0["retry-after"] == "600" }.count == 7)
      let wrong = Set(said.filter { $0.status == 422 }.map { $0.text.contains("ID かパスワードが違います") })
      #expect(wrong == [true])
      #expect(
        try await client.post("/sign-in", OwnersForm.text("family", OwnersForm.word)).status == 429)
    }
    served.now = served.now.adding(seconds: 600)
    try await served.run { client in
      _ = try await client.session(at: "/sign-in", OwnersForm.text("family", OwnersForm.word))
    }
  }

  @Test(
    "whatever is typed, a page shows it as a text and the password never comes back",
    arguments: [
      "<script>window.x=1</script>", "\"'><img src=x onerror=1>", "\u{202E}evil-word\u{2066}",
      "a\u{0}b-c-d-e",
      String(repeating: "長い名前", count: 300), "%00%FF%C3", "';DROP TABLE owner;--",
    ])
  func hostile(name: String) async throws {
    let family = try Family()
    let served = Served(family: family)
    let code = try await family.invitation(at: served.now)
    try await served.run { client in
      let short = try await client.post(
        "/setup", OwnersForm.text(name, name, confirmation: "x", code: name))
      #expect(short.status == 422)
      #expect(!short.text.contains("<script>window") && !short.text.contains("<img"))
      #expect(!short.text.contains("type=\"password\" autocomplete=\"new-password\" value=\"x"))
      let own = try await client.session(at: "/setup", OwnersForm.text(name, name, code: code))
      let devices = try await client.get("/settings/devices", own)
      #expect(devices.status == 200 && !devices.text.contains("<img"))
      let wrong = try await client.post("/sign-in", OwnersForm.text(name, name + "x"))
      #expect(wrong.status == 422 && !wrong.text.contains("<script>window"))
      _ = try await client.session(at: "/sign-in", OwnersForm.text(name, name))
    }
  }

  @Test("an account's file that cannot be read lets nobody in, and nobody sign up over it")
  func damaged() async throws {
    let family = try Family()
    let served = Served(family: family)
    _ = try await family.invitation(at: served.now)
    for text in ["", "{", "[]", "{\"id\":\"family\"}", "{\"id\":1,\"scrypt\":{\"rounds\":1e99}}"] {
      _ = try family.scratch.write(text, to: "board-owner.json")
      try await served.run { client in
        let form = OwnersForm.text("family", OwnersForm.word)
        let signedIn = try await client.post("/sign-in", form).status
        let signedUp = try await client.post("/setup", form).status
        let settings = try await client.get("/settings").status
        #expect(signedIn >= 400 && signedUp == 409 && settings == 200, "\(text)")
      }
    }
  }

  @Test("a password is kept as the scrypt key of RFC 7914")
  func vector() throws {
    let json: JSONValue = [
      "rounds": 1024, "block": 8, "lanes": 16, "salt": "4e61436c",
      "key": "fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b373162",
    ]
    let stored = try #require(Scrypt(json))
    #expect(try stored.matches("password") && !stored.matches("Password"))
    let (one, other) = (try Scrypt("password"), try Scrypt("password"))
    #expect(one.json["salt"] != other.json["salt"] && one.json["key"] != other.json["key"])
    #expect(Scrypt(json.setting("key", to: "00")) == nil)
    let greedy = Scrypt(json.setting("rounds", to: JSONValue(1 << 40)))
    let most = try #require(greedy)
    #expect(throws: Scrypt.Fault.notComputed) { try most.matches("password") }
  }
}
