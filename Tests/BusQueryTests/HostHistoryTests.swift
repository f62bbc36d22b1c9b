import BusJSON
import BusModel
import BusQuery
import Testing

@Suite("what a night cost each host")
struct HostHistoryTests {
  private func request(_ host: String, _ status: Int?, hop: Int = 0) -> RequestRecord {
    let url = "http://\(host)/t"
    var request = RequestRecord(
      page: url, url: url, host: host, at: Moment(secondsSince1970: 1_795_000_000))
    (request.status, request.hop, request.milliseconds, request.wireBytes) = (status, hop, 7, 90)
    if status == nil { (request.sent, request.fault) = (0, .robots(rule: "/t")) }
    return request
  }

  private var history: HostHistory {
    var night = HostNight(host: "a.example")
    (night.requests, night.notModified, night.wireBytes, night.bytes) = (15, 3, 900, 900)
    let trouble = Array(repeating: request("a.example", 500), count: 11)
    return HostHistory(
      [(run: 4, night: night)],
      (trouble + [request("a.example", 200)]).map { (run: 4, request: $0) }
        + [(run: 5, request: request("b.example", nil))])
  }

  @Test("trouble stands below its host, ten lines of it; a run that was broken off says so")
  func text() {
    let lines = history.text(.en).split(separator: "\n").map(String.init)
    #expect(lines.count == 2 + 1 + 11)
    #expect(lines[0] == "run 5  b.example  the run was broken off")
    #expect(lines[1].hasPrefix("  not asked: http://b.example/t: "))
    #expect(
      lines[2]
        == "run 4  a.example  15 requests             3 unchanged  1 new  900 bytes  "
        + "0.0 s at work  0.0 s waited")
    #expect(lines[3] == "  GET http://a.example/t: 500, 7 ms, 90 bytes")
    #expect(lines.last == "  and 1 more")
  }

  @Test("the document has every one of them, and null for sums that were not written")
  func json() throws {
    let hosts = try #require(history.json["hosts"]?.arrayValue)
    #expect(hosts.map { $0["host"]?.stringValue } == ["b.example", "a.example"])
    #expect(hosts[0]["requests"]?.isNull == true)
    #expect(hosts[0]["log"]?.arrayValue?.first?["code"]?.stringValue == "robots")
    #expect(hosts[1]["log"]?.arrayValue?.count == 12)
    #expect(hosts[1]["log"]?.arrayValue?.first?["status"]?.intValue == 500)
  }
}
