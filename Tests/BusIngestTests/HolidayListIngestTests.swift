import BusFetch
import BusIngest
import BusModel
import BusQuery
import BusStore
import Foundation
import TestScratch
import Testing

/// The law's days of some years as the Cabinet Office publishes them: CP932 names, CRLF, headings.
private func officialList(_ years: ClosedRange<Int>, without: String? = nil) -> [UInt8] {
  let name: [UInt8] = [0x8B, 0x78, 0x93, 0xFA]  // 休日 in CP932
  let dates = years.flatMap { HolidayLaw.holidays(in: $0) }.map {
    "\($0.date.year)/\($0.date.month)/\($0.date.day)"
  }
  let lines =
    [name + [0x2C] + name] + dates.filter { $0 != without }.map { Array($0.utf8) + [0x2C] + name }
  return lines.flatMap { $0 + [0x0D, 0x0A] }
}

/// A source of bytes that are no UTF-8.
private struct ListSite: PageSource {
  let bytes: [UInt8]

  func fetch(_ request: PageRequest) async throws(FetchError) -> PageResponse {
    PageResponse(url: request.url, status: 200, contentType: "text/csv", body: .bytes(bytes))
  }
}

@Suite("a list of holidays", .timeLimit(.minutes(5)))
struct HolidayListIngestTests {
  let night: Night
  var path: String { night.scratch.path + "/days.csv" }

  init() throws { night = try Night() }

  private func write(_ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(filePath: path)) }

  private func run(dry: Bool = false) async throws -> IngestReport {
    try await night.run([], Site([:]), holidays: .file(path), dry: dry)
  }

  @Test("the Cabinet Office's CP932 list is fetched, archived and taken in whole")
  func official() async throws {
    let bytes = officialList(2025...2027)
    let url = "https://days.example.jp/syukujitsu.csv"
    let report = try await night.run([], ListSite(bytes: bytes), holidays: .url(url))
    #expect(report.notices.isEmpty)
    #expect(
      try night.store.holidays()?.holidays == (2025...2027).flatMap { HolidayLaw.holidays(in: $0) })
    let fetch = try #require(try night.store.pageRecords.lastFetch(url: url))
    #expect(try night.archive.read(try #require(fetch.sha256)) == bytes)
  }

  @Test("a file on this machine is read every night, archived, written down, and no request")
  func file() async throws {
    try write(officialList(2026...2027))
    let report = try await run()
    #expect(report.notices.isEmpty)
    #expect(report.figures.requests == 0)
    let feed = try #require(try night.store.holidays())
    #expect(feed.url == "file://" + path)
    let fetch = try #require(try night.store.pageRecords.lastFetch(url: feed.url))
    #expect(night.archive.contains(try #require(fetch.sha256)))
    try write(Array(#"{"2026-01-01": "元日", "2026-06-10": "式典の日", "2027-11-23": "勤労感謝の日"}"#.utf8))
    #expect(try await run().notices.map(\.code) == ["holidayFeedRefused"])
    try write(officialList(2026...2028))
    #expect(try await run().notices.isEmpty)
    #expect(try night.store.holidays()?.holidays.last?.date.year == 2028)
  }

  @Test(
    "a file that is empty, short, malformed or gone is a notice, and the last good list stays",
    arguments: [
      ("holidayFeedRefused", Optional([])),
      ("holidayFeedRefused", officialList(2026...2026)),
      ("holidayFeedRefused", officialList(2026...2027, without: "2026/5/4")),
      ("holidayFeedRefused", officialList(2026...2027) + Array("2028/2/30,x".utf8)),
      ("holidayFeedRefused", Array("{}".utf8)), ("holidayFeedMissing", nil),
    ])
  func refused(code: String, bytes: [UInt8]?) async throws {
    try write(officialList(2026...2027))
    _ = try await run()
    let before = try night.store.holidays()
    if let bytes { try write(bytes) } else { try FileManager.default.removeItem(atPath: path) }
    let report = try await run()
    #expect(report.notices.map(\.code) == [code])
    #expect(report.notices[0].words(.en).contains(path))
    #expect(try night.store.holidays() == before)
  }

  @Test("a dry run reads the file and writes nothing")
  func dry() async throws {
    try write(officialList(2026...2027, without: "2026/5/4"))
    #expect(try await run(dry: true).notices.map(\.code) == ["holidayFeedDiffers"])
    #expect(try night.store.holidays() == nil)
    #expect(try night.store.pageRecords.lastFetch(url: "file://" + path) == nil)
  }

  @Test("another source is not measured by the last one")
  func another() async throws {
    try write(officialList(2025...2028))
    _ = try await run()
    let feed = "https://days.example.jp/date.json"
    let days = HolidayLaw.holidays(in: 2027).map { "\"\($0.date)\": \"\($0.name)\"" }
    let site = Site([feed: "{\(days.joined(separator: ", "))}"])
    #expect(try await night.run([], site, holidays: .url(feed)).notices.isEmpty)
    #expect(try night.store.holidays()?.url == feed)
  }

  @Test("a spreadsheet's byte order mark costs no day")
  func byteOrderMark() async throws {
    try write([0xEF, 0xBB, 0xBF] + Array("2027/1/1,元日\n2027/1/11,成人の日\n".utf8))
    _ = try await run()
    #expect(try night.store.holidays()?.holidays.map(\.date.day) == [1, 11])
  }
}
