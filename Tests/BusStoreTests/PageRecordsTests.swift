import BusModel
@testable import BusStore
import GRDB
import Testing

@Suite("the ledger grows by what happens and not by the nights") struct PageRecordsTests {
  private let store: TimetableStore
  private let url = "https://bus.example.jp/a.html"

  init() throws { store = try TimetableStore.inMemory() }

  private func record(_ day: Int, _ letter: Character?, status: Int? = 304) -> FetchRecord {
    FetchRecord(
      url: url, at: noon(day), status: status, sha256: letter.map(sha),
      bytes: letter == nil ? nil : 9,
      etag: "\"\(day)\"", error: letter == nil ? .httpStatus(status ?? 0) : nil)
  }

  private func rows() throws -> [[Int?]] {
    try store.connection.queue.read { db in
      try Row.fetchAll(db, sql: "SELECT firstAt, at, count, status FROM fetch ORDER BY id").map {
        row in
        [row["firstAt"], row["at"], row["count"], row["status"]]
      }
    }
  }

  @Test("a year of nights that bring nothing new is one row: the first, the last, how many")
  func unchanged() throws {
    try store.pageRecords.recordFetch(record(0, "a", status: 200))
    for day in 1...364 { try store.pageRecords.recordFetch(record(day, "a")) }
    #expect(
      try rows() == [[noon(0).secondsSince1970, noon(364).secondsSince1970, 365, 304]])
    let last = try #require(try store.pageRecords.lastFetch(url: url))
    #expect(last.at == noon(364) && last.etag == "\"364\"" && last.sha256 == sha("a"))
  }

  @Test("new bytes, an error, another way and the same after it have rows of their own, in order")
  func events() throws {
    for (day, letter) in zip(1..., ["a", "a", "b", nil, nil, "b", "a"] as [Character?]) {
      try store.pageRecords.recordFetch(record(day, letter, status: letter == nil ? 500 : 200))
    }
    var late = record(8, "a")
    (late.attempt, late.hops, late.address, late.httpVersion) = (2, 1, "192.0.2.1", "2")
    try store.pageRecords.recordFetch(late)
    #expect(try rows().map { $0[2] } == [2, 1, 2, 1, 1, 1])
    #expect(try store.pageRecords.lastFetch(url: url) == late)
    let known = try #require(try store.pageRecords.knownFetches(urls: [url]).first)
    #expect(!known.hasFailedSince, "the error was before it")
  }

  @Test("what became of a route night after night is one row, and each run still has its part")
  func outcomes() throws {
    let kinds: [RouteOutcome.Kind] = [
      .published, .unchanged, .unchanged, .unchanged, .failed, .failed, .unchanged,
    ]
    for (day, kind) in zip(1..., kinds) {
      let run = try store.runRecords.beginRun(at: noon(day))
      try store.runRecords.record(RouteOutcome(kind: kind, at: noon(day)), for: home, run: run)
      try store.runRecords.finishRun(
        run, at: noon(day), outcome: .unchanged, figures: RunFigures())
    }
    let count = try store.connection.queue.read {
      try Int.fetchOne($0, sql: "SELECT count(*) FROM runRoute")
    }
    #expect(count == 4)
    #expect(
      try store.runRecords.runs().reversed().map { $0.routes.map(\.outcome.kind) }
        == kinds.map { [$0] })
    let last = try #require(try store.runRecords.runs(limit: 1).first?.routes.first?.outcome)
    #expect(last.kind == .unchanged && last.at == noon(7))
    try store.runRecords.record(RouteOutcome(kind: .failed, at: noon(7)), for: home, run: 7)
    #expect(try store.runRecords.runs(limit: 1)[0].routes.map(\.outcome.kind) == [.failed])
  }

  @Test("a run that left a route out is not told to have looked at it")
  func gap() throws {
    for day in 1...3 {
      let run = try store.runRecords.beginRun(at: noon(day))
      guard day != 2 else { continue }
      try store.runRecords.record(
        RouteOutcome(kind: .unchanged, at: noon(day)), for: home, run: run)
    }
    #expect(try store.runRecords.runs().map { $0.routes.count } == [1, 0, 1])
  }

  @Test("what a night asked of a host adds up, and comes back by run and name")
  func hosts() throws {
    let run = try store.runRecords.beginRun(at: noon(1))
    var night = HostNight(host: "bus.example.jp")
    (night.requests, night.notModified, night.wireBytes, night.waited) = (3, 2, 500, 2_000)
    try store.runRecords.recordHosts([night, HostNight(host: "a.example.jp")], run: run)
    try store.runRecords.recordHosts([night], run: run)
    let found = try store.runRecords.hostNights()
    #expect(found.map(\.night.host) == ["a.example.jp", "bus.example.jp"])
    #expect(found[1].night.requests == 6 && found[1].night.waited == 4_000 && found[1].run == run)
  }
}
