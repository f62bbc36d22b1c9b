import BusJSON
import BusModel
import Foundation
import TestScratch
import Testing

@testable import bus_board

@Suite struct OwnerTests {
  private static let word = "correct horse"

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
        let form = Self.form("family", Self.word, code: "ABCD2345")
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
        let form = Self.form(
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
      let form = Self.form("family", Self.word, code: code)
      #expect(try await client.post("/setup", form, foreign).status == 403)
      let wrong = Self.form("family", Self.word, code: "22222222")
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
    try await family.signedUp("family", Self.word, at: served.now)
    try await served.run { client in
      let form = Self.form("family", Self.word)
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
    try await family.signedUp("family", Self.word, at: served.now)
    try await served.run { client in
      let typed = [("family", "wrong word"), ("nobody", Self.word), ("family", "")]
      let said = try await withThrowingTaskGroup(of: RawClient.Reply.self) { group in
        for number in 0..<12 {
          let (id, word) = typed[number % 3]
          group.addTask { try await client.post("/sign-in", Self.form(id, word)) }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(said.filter { $0.status == 422 }.count == 5)
      #expect(said.filter { $0.status == 429 && $0["retry-after"] == "600" }.count == 7)
      let wrong = Set(said.filter { $0.status == 422 }.map { $0.text.contains("ID かパスワードが違います") })
      #expect(wrong == [true])
      #expect(try await client.post("/sign-in", Self.form("family", Self.word)).status == 429)
    }
    served.now = served.now.adding(seconds: 600)
    try await served.run { client in
      _ = try await client.session(at: "/sign-in", Self.form("family", Self.word))
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
        "/setup", Self.form(name, name, confirmation: "x", code: name))
      #expect(short.status == 422)
      #expect(!short.text.contains("<script>window") && !short.text.contains("<img"))
      #expect(!short.text.contains("type=\"password\" autocomplete=\"new-password\" value=\"x"))
      let own = try await client.session(at: "/setup", Self.form(name, name, code: code))
      let devices = try await client.get("/settings/devices", own)
      #expect(devices.status == 200 && !devices.text.contains("<img"))
      let wrong = try await client.post("/sign-in", Self.form(name, name + "x"))
      #expect(wrong.status == 422 && !wrong.text.contains("<script>window"))
      _ = try await client.session(at: "/sign-in", Self.form(name, name))
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
        let form = Self.form("family", Self.word)
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

  @Test("the command tells where to sign up, then who did, and takes the account away")
  func command() async throws {
    let family = try Family()
    let words = ["board", "owner", "--lang", "en", "--database", family.database]
    let asked = try await Program.run(words + ["--address", "https://b.example"], name: "bus")
    #expect(asked.status == 0, "\(asked.errors)")
    let code = try #require(asked.output.firstMatch(of: /b\.example\/setup\?code=(\w{8})\n/)?.1)
    let program = try await RunningBoard(family)
    let own = try await program.client.session(
      at: "/setup", Self.form("family", Self.word, code: String(code)))
    _ = try await program.client.post("/sign-in", Self.form("family", "wrong word"))
    _ = try await program.client.session(at: "/sign-in", Self.form("family", Self.word), own)
    let told = try await Program.run(words, name: "bus").output
    #expect(told.hasPrefix("family  ") && told.contains("--delete"))
    let removed = try await Program.run(words + ["--delete"], name: "bus").output
    #expect(removed == "the owner's account is removed, 1 device signed out\n")
    let again = try await Program.run(words + ["--delete"], name: "bus").output
    #expect(again == "there is no owner's account\n")
    #expect(try await program.client.get("/setup").status == 404)
    kill(program.process, SIGTERM)
    #expect(try await program.end() == 0)
    #expect(program.errors.isEmpty, "\(program.errors)")
  }

  @Test("no password and no cookie lies in any file, nor in what the program prints")
  func silent() async throws {
    let family = try Family()
    let code = try await family.invitation(
      at: Moment(secondsSince1970: Int(Date().timeIntervalSince1970)))
    let program = try await RunningBoard(family)
    let own = try await program.client.session(
      at: "/setup", Self.form("family", Self.word, code: code))
    _ = try await program.client.post("/sign-in", Self.form("family", "wrong word"))
    kill(program.process, SIGTERM)
    _ = try await program.end()
    let cookie = try #require(own["Cookie"]?.dropFirst(4))
    var all = program.errors
    for name in try FileManager.default.contentsOfDirectory(atPath: family.scratch.path) {
      let file = URL(filePath: family.scratch.path + "/" + name)
      all += (try? Data(contentsOf: file)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }
    #expect(all.contains("family") && !all.contains(Self.word) && !all.contains("wrong word"))
    #expect(!all.contains(cookie) && !all.contains(code))
  }

  /// The fields as a browser sends them.
  private static func form(
    _ id: String, _ password: String, confirmation: String? = nil, isAgreed: Bool = true,
    code: String = ""
  ) -> String {
    let fields = [
      ("id", id), ("password", password), ("confirmation", confirmation ?? password),
      ("code", code),
    ]
    return fields.map { name, value in
      name + "=" + value.utf8.map { "%" + Secret.hex([$0]) }.joined()
    }.joined(separator: "&") + (isAgreed ? "&agreed=1" : "")
  }
}

extension RawClient {
  /// Sends a form that lets in, and answers with the header that shows it.
  fileprivate func session(
    at path: String, _ form: String, _ headers: [String: String] = [:]
  ) async throws -> [String: String] {
    let reply = try await post(path, form, headers)
    try #require(reply.status == 303, "\(reply.status) \(reply.text.suffix(1500))")
    let cookie = try #require(reply["set-cookie"])
    #expect(cookie.contains("; HttpOnly") && cookie.contains("; SameSite=Strict"))
    return ["Cookie": String(cookie.prefix { $0 != ";" })]
  }
}

extension Family {
  /// A code with which one may sign up.
  fileprivate func invitation(at now: Moment) async throws -> String {
    try #require(await bus_board.Household(sources).invite(at: now))
  }

  fileprivate func signedUp(_ id: String, _ password: String, at now: Moment) async throws {
    let code = try await invitation(at: now)
    let token = try await bus_board.Household(sources).signUp(id, password, code: code, at: now)
    #expect(token != nil)
  }

  fileprivate func owners() async throws -> [Device] {
    try await bus_board.Household(sources).devices().filter(\.isOwners)
  }

  fileprivate func mode(_ name: String) throws -> Int? {
    let path = scratch.path + "/" + name
    return try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }
}
