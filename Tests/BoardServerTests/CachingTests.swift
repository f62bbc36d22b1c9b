import BusQuery
import Glibc
import BusModel
import TestScratch
import Testing

@testable import bus_board

@Suite struct CachingTests {
  @Test("a page that the client has is 304 until settings, data, minute or language change")
  func tags() async throws {
    let family = try Family()
    try await Served(family: family).run { client in
      for path in ["/", "/r/home/timetable", "/api/v1/routes/home/timetable", "/api/v1/routes"] {
        let first = try await client.get(path)
        let tag = try #require(first["etag"], "\(path)")
        #expect(!tag.hasPrefix("W/"), "\(path)")
        #expect(first["cache-control"] == "no-cache", "\(path)")
        let again = try await client.get(path, ["If-None-Match": "W/\"x\", \(tag)"])
        #expect(again.status == 304, "\(path)")
        #expect(again.body.isEmpty, "\(path)")
        #expect(again["etag"] == tag, "\(path)")
      }
      let path = "/r/home/timetable"
      let japanese = try await client.get(path)
      let english = try await client.get(path + "?lang=en")
      #expect(english["etag"] != japanese["etag"])
      #expect(english["set-cookie"]?.hasPrefix("lang=en;") == true)
      let tag = try #require(japanese["etag"])
      try family.publish("06:10")
      #expect(try await client.get(path, ["If-None-Match": tag]).status == 200)
    }
    var later = Served(family: family)
    let before = Served(family: family)
    later.now = before.now.adding(seconds: 60)
    let (one, two) = (Locked<[String: String]>(), Locked<[String: String]>())
    try await before.run { one.set(try await $0.tags(["/r/home", "/r/home/timetable"])) }
    try await later.run { two.set(try await $0.tags(["/r/home", "/r/home/timetable"])) }
    #expect(one.value?["/r/home"] != two.value?["/r/home"])
    #expect(one.value?["/r/home/timetable"] == two.value?["/r/home/timetable"])
  }

  @Test("304 is answered without reading departures: nothing need be legible by then")
  func withoutReading() async throws {
    let family = try Family()
    try await Served(family: family).run { client in
      let path = "/api/v1/routes/home/timetable"
      let tag = try #require(try await client.get(path)["etag"])
      try family.spoil(family.database)
      #expect(try await client.get(path, ["If-None-Match": tag]).status == 304)
    }
  }

  @Test("assets are immutable, gzip is for who is not on this machine and takes it")
  func compression() async throws {
    try await Served(family: Family()).run { client in
      let page = try await client.get("/")
      let text = page.text
      let start = try #require(text.firstRange(of: "/assets/"))
      let address = text[start.lowerBound...].prefix { $0 != "\"" }
      let asset = try await client.get(String(address), ["Accept-Encoding": "gzip"])
      #expect(asset["cache-control"] == "public, max-age=31536000, immutable")
      #expect(asset["content-encoding"] == "gzip")
      #expect(asset.body.starts(with: [0x1F, 0x8B]))
      #expect(try await client.get("/", ["Accept-Encoding": "gzip"])["content-encoding"] == nil)
      let far = ["Accept-Encoding": "br, gzip", "X-Forwarded-For": "192.0.2.7"]
      let small = try await client.get("/", far)
      #expect(small["content-encoding"] == "gzip")
      #expect(small.body.count < page.body.count)
      let tag = try #require(small["etag"])
      #expect(tag != page["etag"])
      let known = try await client.get("/", far.merging(["If-None-Match": tag]) { $1 })
      #expect(known.status == 304)
      let unwanted = ["Accept-Encoding": "gzip;q=0", "X-Forwarded-For": "192.0.2.7"]
      #expect(try await client.get("/", unwanted)["content-encoding"] == nil)
    }
  }

  @Test("what people change and what protects it is never kept")
  func neverKept() async throws {
    let family = try Family()
    try await Served(family: family).run { client in
      for path in ["/settings", "/pair", "/settings/devices", "/status", "/nothing"] {
        let kept = try await client.get(path)["cache-control"]
        #expect(kept == "no-store", "\(path)")
      }
    }
  }
}

extension RawClient {
  fileprivate func tags(_ paths: [String]) async throws -> [String: String] {
    var tags: [String: String] = [:]
    for path in paths { tags[path] = try await get(path)["etag"] }
    return tags
  }
}
