import BusJSON
import Foundation
import TestScratch
import Testing

@testable import bus_board

@Suite struct SettingsTests {
  @Test("a form changes one route and leaves the rest of the file as it stands")
  func form() async throws {
    let family = try Family()
    let device = try await family.paired()
    try await Served(family: family).run { client in
      let path = "/settings/routes/\(Family.home)"
      let page = "https%3A%2F%2Fbus.example.jp%2Fout.html"
      let fields =
        "name=home&title=New&outboundTimetableURLs=\(page)&walkMinutes=7&operator=example"
      let saved = try await client.post(path, fields + "&wish=save", device)
      #expect(saved.status == 303)
      #expect(saved["location"] == "/settings?done=saved")
      let text = try family.settingsText()
      #expect(text.contains("\"title\": \"New\"") && text.contains("\"walkMinutes\": 7"))
      #expect(text.contains("\"operators\": [{\"id\": \"example\""))

      let wrong = try await client.post(path, "name=home&walkMinutes=x&wish=save", device)
      #expect(wrong.status == 422)
      #expect(wrong.text.contains("aria-invalid"))
      #expect(try family.settingsText() == text)

      let new = try await client.post(
        "/settings/routes/new", "name=work&outboundTimetableURLs=\(page)&wish=save", device)
      #expect(new.status == 303)
      #expect(try await client.get("/r/work").status == 200)
      #expect(try await client.post(path + "/remove", "", device).status == 303)
      #expect(try await client.get("/r/home").status != 200)
    }
  }

  @Test("PUT, POST and DELETE need the tag of what they change, and another's change is 412")
  func conditions() async throws {
    let family = try Family()
    let device = try await family.paired()
    try await Served(family: family).run { client in
      let json = device.merging(["Content-Type": "application/json"]) { $1 }
      let path = "/api/v1/routes/home"
      let body = """
        {"name":"home","title":"A","outboundTimetableURLs":["https://bus.example.jp/out.html"]}
        """
      #expect(try await client.ask("PUT", path, json, body: body).status == 428)
      let tag = try #require(try await client.get("/api/v1/routes")["etag"])
      let named = json.merging(["If-Match": tag]) { $1 }
      let first = try await client.ask("PUT", path, named, body: body)
      #expect(first.status == 200, "\(first.text)")
      #expect(try JSONValue.parse(first.body)["id"]?.stringValue == Family.home)
      let second = try await client.ask("PUT", path, named, body: body)
      #expect(second.status == 412)
      #expect(try await client.get("/api/v1/routes")["etag"] == first["etag"])
      let next = json.merging(["If-Match": try #require(first["etag"])]) { $1 }
      let wrong = try await client.ask(
        "PUT", path, next, body: "{\"name\":\"home\",\"walkMinutes\":-1}")
      #expect(wrong.status == 422)
      #expect(wrong.text.contains("walkMinutes"))
      let added = try await client.ask(
        "POST", "/api/v1/routes", next,
        body: body.replacing("\"home\"", with: "\"work\""))
      #expect(added.status == 201, "\(added.text)")
      let last = json.merging(["If-Match": try #require(added["etag"])]) { $1 }
      #expect(try await client.ask("DELETE", "/api/v1/routes/work", last).status == 204)
    }
  }

  @Test("a preview of an address on this machine or its network is not fetched")
  func privateAddresses() async throws {
    let family = try Family()
    let device = try await family.paired()
    try await Served(family: family).run { client in
      let json = device.merging(["Content-Type": "application/json"]) { $1 }
      for url in ["file:///etc/passwd", "--version", "ftp://a.example/"] {
        let reply = try await client.ask(
          "POST", "/api/v1/routes/preview", json, body: "{\"url\":\"\(url)\"}")
        #expect(reply.status == 422, "\(url)")
      }
      let own = "{\"url\":\"http://127.0.0.1:\(client.port)/\"}"
      let reply = try await client.ask("POST", "/api/v1/routes/preview", json, body: own)
      #expect(!reply.text.contains("\"verdict\""), "\(reply.text)")
    }
  }
}

extension Family {
  func settingsText() throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: config)), as: UTF8.self)
  }
}
