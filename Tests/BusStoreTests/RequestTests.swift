import BusModel
@testable import BusStore
import GRDB
import Glibc
import TestScratch
import Testing

/// A request with every column filled, or one that got no answer.
func request(_ url: String, status: Int?, at moment: Moment = noon(1)) -> RequestRecord {
  var request = RequestRecord(page: url, url: url + "/new", host: "bus.example.jp", at: moment)
  (request.hop, request.attempt, request.sent, request.status) = (1, 2, 2, status)
  (request.address, request.httpVersion) = ("192.0.2.1", "2")
  (request.wireBytes, request.bytes) = (300, 900)
  (request.milliseconds, request.waitMilliseconds) = (12, 1_000)
  if status == nil { request.fault = .unreachable(said: "no route to host") }
  return request
}

@Suite("a request that was not plain has a row of its own") struct RequestTests {
  @Test("it comes back as it was, newest run first, in the order of the run")
  func roundTrip() throws {
    let store = try TimetableStore.inMemory()
    var runs: [Int] = []
    for day in 1...3 { runs.append(try store.runRecords.beginRun(at: noon(day))) }
    var refused = request("https://b", status: nil)
    (refused.url, refused.sent, refused.attempt) = ("https://b", 0, 1)
    refused.fault = .robots(rule: "/b")
    let first = [request("https://a", status: 302), refused]
    let last = [request("https://a", status: nil, at: noon(3))]
    try store.runRecords.recordRequests(first, run: runs[0])
    try store.runRecords.recordRequests(last, run: runs[2])
    let found = try store.runRecords.requests()
    #expect(found.map(\.run) == [runs[2], runs[0], runs[0]])
    #expect(found.map(\.request) == last + first)
    #expect(try store.runRecords.requests(runs: 1).map(\.request) == last)
  }

  @Test("a database of the version before keeps its rows, and has room for requests")
  func migrates() throws {
    let before = Schema(migrations: Array(Schema.current.migrations.prefix(4)))
    try Scratch.withDatabasePath { path in
      let old = try TimetableStore.open(path: path, .readWrite, schema: before)
      _ = try old.publish(try publication([420, 430]), checkedAgainst: nil)
      let run = try old.runRecords.beginRun(at: noon(1))
      let fetch = FetchRecord(
        url: "https://a", at: noon(1), status: 200, sha256: sha("a"), bytes: 9, etag: "\"1\"")
      try old.pageRecords.recordFetch(fetch, run: run)
      try old.runRecords.recordHosts([HostNight(host: "a")], run: run)
      try old.runRecords.record(RouteOutcome(kind: .published, at: noon(1)), for: home, run: run)

      let new = try TimetableStore.open(path: path, .readWrite)
      #expect(access(path + ".version-4", F_OK) == 0)
      #expect(try new.faults().isEmpty)
      #expect(try new.alteredVersions().isEmpty)
      #expect(try new.activeRoute(name: "home") == old.activeRoute(name: "home"))
      #expect(try new.pageRecords.lastFetch(url: "https://a") == fetch)
      #expect(try new.runRecords.hostNights().map(\.night) == [HostNight(host: "a")])
      #expect(try new.runRecords.runs().flatMap(\.routes).map(\.outcome.kind) == [.published])
      #expect(try new.runRecords.requests().isEmpty)
      try new.runRecords.recordRequests([request("https://a", status: 500)], run: run)
      #expect(try new.runRecords.requests().map(\.run) == [run])
    }
  }
}
