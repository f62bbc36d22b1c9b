import BusQuery
import BusSources
import TestScratch
import Testing

@testable import bus_board

@Suite struct BoardServerTests {
  @Test("every page of the board is served, and HEAD answers as GET without a body")
  func pages() async throws {
    let family = try Family()
    try await Served(family: family).run { client in
      let paths = [
        "/", "/sign", "/sign.txt", "/sign.svg", "/calendar", "/calendar?month=2026-12", "/status",
        "/about", "/about/licences", "/about/spec", "/r/home", "/r/home?lang=en",
        "/r/%E5%AD%A6%E6%A0%A1", "/r/home/timetable", "/r/home/timetable?date=2026-11-24",
        "/r/home/history", "/r/home/diff?a=1&b=2", "/r/home/why?time=07:41", "/r/home/approach",
        "/settings", "/settings/routes", "/settings/routes/\(Family.home)",
        "/settings/routes/new", "/settings/devices", "/pair", "/manifest.webmanifest",
        "/worker.js",
      ]
      for path in paths {
        let reply = try await client.get(path)
        #expect(reply.status == 200, "\(path): \(reply.text.prefix(400))")
        #expect(!reply.body.isEmpty, "\(path)")
        let head = try await client.ask("HEAD", path)
        #expect(head.status == 200, "HEAD \(path)")
        #expect(head.body.isEmpty, "HEAD \(path)")
      }
      #expect(try await client.get("/r/home").text.contains("07:41"))
      #expect(try await client.get("/sign.txt").text.contains("07:41"))
    }
  }

  @Test("an address with .json behind it leads to the data of the page")
  func data() async throws {
    try await Served(family: Family()).run { client in
      let pairs = [
        ("/r/home.json?count=2", "/api/v1/routes/home/next?count=2"),
        ("/r/home/timetable.json", "/api/v1/routes/home/timetable"),
        ("/status.json", "/api/v1/status"), ("/calendar.json", "/api/v1/calendar"),
        ("/settings/routes.json", "/api/v1/routes"),
      ]
      for (page, data) in pairs {
        let reply = try await client.get(page)
        #expect(reply.status == 303, "\(page)")
        #expect(reply["location"] == data, "\(page)")
        #expect(try await client.get(data).status == 200, "\(data)")
      }
    }
  }

  @Test("what is not there is a page that names the nearest route, or problem+json")
  func missing() async throws {
    try await Served(family: Family()).run { client in
      let page = try await client.get("/r/hone")
      #expect(page.status == 404)
      #expect(page["content-type"] == "text/html; charset=utf-8")
      #expect(page.text.contains("href=\"/r/home\""))
      #expect(try await client.get("/nothing").status == 404)
      let data = try await client.get("/api/v1/routes/hone/next?lang=en")
      #expect(data.status == 404)
      #expect(data["content-type"] == "application/problem+json; charset=utf-8")
      #expect(data.text.contains("\"meant\": \"home\""))
      #expect(data.text.contains("\"code\": \"unknownRoute\""))
      let other = try await client.post("/about", "")
      #expect(other.status == 405)
      #expect(other["allow"] == "GET, HEAD")
    }
  }

  @Test("a routes.json that is wrong is 503 with the words of exit status 78")
  func brokenSettings() async throws {
    let family = try Family(settings: "{\"routes\":[{\"name\":\"home\",\"nmae\":1}]}")
    try await Served(family: family, language: .en).run { client in
      for path in ["/", "/r/home", "/settings"] {
        let page = try await client.get(path)
        #expect(page.status == 503, "\(path)")
        #expect(page.text.contains("nmae"), "\(path)")
      }
      let data = try await client.get("/api/v1/routes")
      #expect(data.status == 503)
      #expect(data.text.contains("\"path\": \"routes[0]"))
      #expect(data["retry-after"] == "60")
    }
  }

  @Test("before the first night the pages say so and are no errors")
  func neverIngested() async throws {
    try await Served(family: Family(isIngested: false)).run { client in
      #expect(try await client.get("/").status == 200)
      let next = try await client.get("/api/v1/routes/home/next")
      #expect(next.status == 200)
      #expect(next.text.contains("neverIngested"))
    }
  }

  @Test("a route that was renamed is found by its old name")
  func renamed() async throws {
    let settings = Family.settings.replacing("\"name\": \"home\"", with: "\"name\": \"house\"")
    try await Served(family: Family(settings: settings)).run { client in
      let reply = try await client.get("/r/home/timetable?date=2026-11-24")
      #expect(reply.status == 308)
      #expect(reply["location"] == "/r/house/timetable?date=2026-11-24")
    }
  }

  @Test(
    "an address that cannot be listened at is refused",
    arguments: ["8080", ":8080", "a:b", "a:70000"])
  func addresses(text: String) {
    #expect(throws: (any Error).self) { try ListenAddress(text) }
  }
}
