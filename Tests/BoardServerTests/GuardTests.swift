import Foundation
import TestScratch
import Testing

@testable import bus_board

@Suite struct GuardTests {
  @Test("a foreign Host is 421, a missing or second one 400, and an allowed one is served")
  func hosts() async throws {
    try await Served(family: Family(), allowedHosts: ["Bus.local"]).run { client in
      for (host, status) in [
        ("localhost", 200), ("127.0.0.1:8099", 200), ("[::1]:80", 200), ("bus.local:8099", 200),
        ("bus.local.evil.example", 421), ("evil.example", 421), ("localhost.evil.example", 421),
      ] {
        let reply = try await client.ask("GET", "/", host: host)
        #expect(reply.status == status, "\(host)")
      }
      let none = try await client.ask("GET", "/", host: nil)
      #expect(none.status == 400)
      let two = try await client.ask("GET", "/", ["host": "evil.example"])
      #expect(two.status == 400)
    }
  }

  @Test("every answer carries the headers that protect it, errors and data too")
  func headers() async throws {
    try await Served(family: Family()).run { client in
      for path in ["/", "/nothing", "/api/v1/routes", "/api/v1/nothing", "/worker.js"] {
        let reply = try await client.get(path)
        let policy = try #require(reply["content-security-policy"])
        #expect(policy.contains("default-src 'none'"), "\(path)")
        #expect(policy.contains("require-trusted-types-for 'script'"), "\(path)")
        #expect(!policy.contains("unsafe"), "\(path)")
        #expect(reply["x-content-type-options"] == "nosniff", "\(path)")
        #expect(reply["referrer-policy"] == "same-origin", "\(path)")
        #expect(reply["cross-origin-opener-policy"] == "same-origin", "\(path)")
        #expect(reply["permissions-policy"]?.contains("geolocation=(self)") == true, "\(path)")
        #expect(reply["server"] == nil, "\(path)")
      }
    }
  }

  @Test("a change is taken from the board's own pages and from scripts with a token alone")
  func origins() async throws {
    let family = try Family()
    let device = try await family.paired()
    let cookie = try #require(device["Cookie"])
    let token = String(cookie.dropFirst(4))
    try await Served(family: family).run { client in
      let path = "/settings/routes/none/remove"
      let form = ["Content-Type": "application/x-www-form-urlencoded"]
      let cases: [([String: String], Int)] = [
        (["Cookie": cookie, "Sec-Fetch-Site": "same-origin"], 404),
        (["Cookie": cookie, "Origin": "http://localhost"], 404),
        (["Authorization": "Bearer \(token)"], 404),
        (["Cookie": cookie, "Sec-Fetch-Site": "cross-site", "Origin": "http://localhost"], 403),
        (["Cookie": cookie, "Sec-Fetch-Site": "same-site"], 403),
        (["Cookie": cookie, "Sec-Fetch-Site": "none"], 403),
        (["Cookie": cookie, "Origin": "http://evil.example"], 403),
        (["Cookie": cookie, "Origin": "null"], 403), (["Cookie": cookie], 403),
        (["Sec-Fetch-Site": "same-origin"], 401),
        (
          ["Cookie": "bus=\(String(repeating: "0", count: 64))", "Origin": "http://localhost"], 401
        ),
        (["Authorization": "Bearer x"], 401),
      ]
      for (headers, status) in cases {
        let reply = try await client.ask(
          "POST", path, headers.merging(form) { $1 }, body: "a=1")
        #expect(reply.status == status, "\(headers.keys.sorted())")
      }
    }
  }

  @Test(
    "behind HTTPS, as Tailscale Serve and Caddy hand on, cookies are bound to it and so are changes"
  )
  func forwarded() async throws {
    let family = try Family()
    let served = Served(family: family, allowedHosts: ["bus.example.ts.net"])
    let code = try await bus_board.Household(family.sources).newCode(at: served.now)
    try await served.run { client in
      // The name that the browser asked for, whence and how it came.
      let proxied = [
        "Content-Type": "application/x-www-form-urlencoded", "X-Forwarded-For": "100.64.0.7",
        "X-Forwarded-Proto": "https", "X-Forwarded-Host": "bus.example.ts.net",
      ]
      let host = "bus.example.ts.net"
      for (origin, status) in [
        ("http://bus.example.ts.net", 403), ("https://other.example.ts.net", 403),
        ("https://bus.example.ts.net", 303),
      ] {
        let headers = proxied.merging(["Origin": origin]) { $1 }
        let reply = try await client.ask("POST", "/pair", headers, body: "code=\(code)", host: host)
        #expect(reply.status == status, "\(origin)")
        guard status == 303 else { continue }
        let cookie = try #require(reply["set-cookie"])
        #expect(cookie.hasPrefix("__Host-bus=") && cookie.contains("; Secure;"))
        let own = proxied.merging(["Cookie": String(cookie.prefix { $0 != ";" })]) { $1 }
        let page = try await client.ask("GET", "/settings", own, host: host)
        #expect(page.text.contains("/settings/routes/new"))
      }
    }
  }

  @Test("no GET changes the settings, the database or the devices")
  func readingChangesNothing() async throws {
    let family = try Family()
    let device = try await family.paired()
    let before = try family.contents()
    try await Served(family: family).run { client in
      for path in [
        "/", "/r/home", "/settings", "/settings/routes/\(Family.home)/remove",
        "/settings/devices", "/pair?code=ABCD2345", "/api/v1/routes", "/api/v1/refresh",
        "/api/v1/status", "/api/v1/devices",
      ] {
        _ = try await client.get(path, device)
      }
    }
    #expect(try family.contents() == before)
  }

  @Test("with --private a device that is not paired sees the pairing page and nothing else")
  func privately() async throws {
    let family = try Family()
    let device = try await family.paired()
    try await Served(family: family, isPrivate: true).run { client in
      for path in ["/", "/r/home", "/sign.txt", "/api/v1/routes", "/api/v1/changes"] {
        let reply = try await client.get(path)
        #expect(reply.status == 401, "\(path)")
        #expect(!reply.text.contains("07:41"), "\(path)")
      }
      #expect(try await client.get("/pair").status == 200)
      #expect(try await client.get("/r/home", device).status == 200)
    }
  }

  @Test("a body that is too long or of another kind is refused")
  func bodies() async throws {
    let family = try Family()
    let device = try await family.paired()
    try await Served(family: family).run { client in
      let long = "a=" + String(repeating: "x", count: 70_000)
      #expect(try await client.post("/pair", long).status == 413)
      let kind = ["Content-Type": "text/plain"]
      #expect(try await client.post("/pair", "code=1", kind).status == 415)
      let json = device.merging(["Content-Type": "application/json", "If-Match": "*"]) { $1 }
      let reply = try await client.ask("POST", "/api/v1/routes", json, body: "[1")
      #expect(reply.status == 422)
    }
  }
}

extension Family {
  /// What stands in its files.
  func contents() throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in ["routes.json", "bus.sqlite", "board-devices.json"] {
      contents[name] = try Array(
        Data(contentsOf: URL(filePath: scratch.path + "/" + name)))
    }
    return contents
  }
}
