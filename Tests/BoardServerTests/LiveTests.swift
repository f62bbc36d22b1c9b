import BusJSON
import BusModel
import BusQuery
import BusStore
import Foundation
import Synchronization
import TestScratch
import Testing

@testable import bus_board

@Suite(.serialized) struct LiveTests {
  @Test("the stream tells midnight and four o'clock, each once, with the day and what it runs as")
  func days() throws {
    let family = try Family()
    let clock = Mutex(try #require(Moment("2026-11-21T23:59:59")))
    let source = BoardSource(
      sources: family.sources, language: .en, clock: { clock.withLock { $0 } })
    var changes = BoardChanges(source)
    #expect(changes.look().isEmpty)
    var told: [String] = []
    for text in [
      "2026-11-22T00:00:00", "2026-11-22T00:00:02", "2026-11-22T03:59:59", "2026-11-22T04:00:00",
      "2026-11-22T04:00:02",
    ] {
      let moment = try #require(Moment(text))
      clock.withLock { $0 = moment }
      told += changes.look().map { "\(text.suffix(8)) \($0.name) \($0.data.text())" }
    }
    let day = "day {\"serviceDate\":\"2026-11-22\",\"service\":\"sundayHoliday\"}"
    #expect(told == ["00:00:00 \(day)", "04:00:00 \(day)"])
  }

  @Test(
    "O-15: what was kept aside is told on the stream, and first on the page; the good data stays")
  func keptAside() async throws {
    let family = try Family()
    try await Served(family: family).run { client in
      let socket = try client.listening()
      defer { close(socket) }
      _ = try await blocking { try ChangesTests.read(socket, until: "retry: 5000") }
      try family.keepAside("06:10")
      let told = try await blocking { try ChangesTests.read(socket, until: "event: quarantined") }
      #expect(told.contains("\"route\":\"home\""))
      #expect(told.contains("half of the buses"))
      #expect(told.contains("\"messageCode\":\"text\""))
      #expect(try await client.get("/r/home").text.contains("07:41"))
    }
  }

  @Test("B-10: a refresh fetches the page, reads and publishes it, and everybody who looks is told")
  func refresh() async throws {
    try await LoopbackPages.serving(["/out": Self.timetable, "/approach": Self.approach]) { site in
      let settings = """
        {"routes": [{"id": "\(Family.home)", "name": "home",
          "outboundTimetableURLs": ["\(site.url("/out"))"], "inboundTimetableURLs": [],
          "outboundProximityURL": "\(site.url("/approach"))", "walkMinutes": 0}],
          "privateHosts": ["127.0.0.1"]}
        """
      let family = try Family(isIngested: false, settings: settings)
      let token = try await family.token()
      let program = try await RunningBoard(family)
      let client = program.client
      let socket = try client.listening()
      defer { close(socket) }
      _ = try await blocking { try ChangesTests.read(socket, until: "retry: 5000") }
      let headers = ["Authorization": "Bearer \(token)", "Content-Type": "application/json"]
      let body = "{\"route\":\"home\"}"
      let unpaired = try await client.ask(
        "POST", "/api/v1/refresh",
        ["Origin": "http://localhost", "Content-Type": "application/json"],
        body: body)
      #expect(unpaired.status == 401)
      #expect(try await client.ask("POST", "/api/v1/refresh", headers, body: body).status == 202)
      let told = try await blocking { try ChangesTests.read(socket, until: "event: refresh") }
      #expect(told.contains("event: published"))
      #expect(site.asked == ["/out"])
      let again = try await client.ask("POST", "/api/v1/refresh", headers, body: body)
      #expect([409, 429].contains(again.status))
      try await Self.button(client, token)
      let day = try await client.get("/api/v1/routes/home/timetable")
      #expect(day.text.contains("\"departureTime\": \"06:10\""))
      try await Self.calendar(client)
      try await Self.nearBus(client, site)
      kill(program.process, SIGTERM)
      #expect(try await program.end() == 0)
    }
  }

  /// The button of `/status`: for devices that may; what was fetched a moment ago is not fetched again.
  private static func button(_ client: RawClient, _ token: String) async throws {
    let own = ["Authorization": "Bearer \(token)"]
    #expect(!(try await client.get("/status")).text.contains("/status/refresh"))
    #expect(try await client.post("/status/refresh", "").status == 401)
    // The child that the script had fetch has told its end, and may take a moment to be gone.
    for _ in 0..<100 where !(try await client.get("/status", own)).text.contains("/status/refresh")
    {
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(try await client.post("/status/refresh", "", own)["location"] == "/status")
    for _ in 0..<100 where !(try await client.get("/status", own)).text.contains("/status/refresh")
    {
      try await Task.sleep(for: .milliseconds(100))
    }
    let again = try await client.post("/status/refresh", "", own)
    #expect(again["location"] == "/status?refresh=lately")
    #expect(try await client.get("/status?refresh=lately", own).text.contains("ten minutes"))
  }

  /// `.ics`: an event for each bus, in the form of RFC 5545.
  private static func calendar(_ client: RawClient) async throws {
    let file = try await client.get("/api/v1/routes/home/timetable.ics?date=2026-11-24&days=2")
    #expect(file["content-type"] == "text/calendar; charset=utf-8")
    #expect(file.text.hasPrefix("BEGIN:VCALENDAR\r\n"))
    #expect(file.text.hasSuffix("END:VCALENDAR\r\n"))
    #expect(file.text.matches(of: /BEGIN:VEVENT/).count == 2 * 6 * 24)
  }

  /// Who looks has the company asked once; the next look tells what it said.
  private static func nearBus(_ client: RawClient, _ site: LoopbackPages) async throws {
    #expect(try await client.get("/r/home").text.contains("data-approach=\"asked\""))
    var page = ""
    for _ in 0..<200 {
      page = try await client.get("/r/home").text
      if page.contains("data-approach=\"said\"") { break }
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(page.contains("data-approach=\"said\""))
    #expect(page.contains("前の情報") || page.contains("said <b"))
    #expect(try await client.get("/").text.contains("data-approach=\"said\""))
    #expect(site.asked.count { $0 == "/approach" } == 1)
  }

  private static let timetable = """
    <html><head><meta charset="utf-8"></head><body><h1>山川停留所</h1><h2>みどり駅行き</h2>
    <table><tr><th>時</th><th>毎日</th></tr>
    \((5...28).map { "<tr><th>\($0)</th><td>00 10 20 30 40 50</td></tr>" }.joined())
    </table></body></html>
    """

  private static let approach = """
    <html><body><table>
    <tr><th>系統</th><th>行先</th><th>定刻</th><th>接近</th><th>遅れ</th></tr>
    <tr><td>緑1</td><td>みどり駅</td><td>18:50</td><td>2つ前</td><td>約6分</td></tr></table></body></html>
    """
}

extension Family {
  /// A token for a script, paired by the machine's own clock.
  func token() async throws -> String {
    let household = bus_board.Household(sources)
    let now = Moment(secondsSince1970: Int(Date().timeIntervalSince1970))
    let code = try await household.newCode(at: now)
    return try await household.pair(code: code, label: "script", at: now).token
  }
}
