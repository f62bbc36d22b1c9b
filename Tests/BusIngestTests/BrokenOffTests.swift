import BusFetch
import BusFiles
import BusIngest
import BusModel
import BusStore
import Testing

private let home = "https://bus.example.jp/home"
private let town = "https://other.example.jp/town"

@Suite("after a night that was broken off, and when something was lost", .timeLimit(.minutes(5)))
struct BrokenOffTests {
  let night: Night
  let routes = [RouteSetting.sample("home", out: home), .sample("town", out: town)]
  let site = Site([home: SamplePage().html, town: SamplePage(hours: 7...19).html])

  init() throws { night = try Night() }

  @Test("what a killed run has archived is not asked for again, known to the database or not")
  func resumed() async throws {
    // Killed when one page was written down, and the other only archived.
    let run = try night.store.runRecords.beginRun(at: night.moment.adding(seconds: -60))
    for (url, isWrittenDown) in [(home, true), (town, false)] {
      let body = try await site.fetch(PageRequest(url: url)).body.bytes()
      let sha256 = ContentHash.sha256(body)
      let entry = ArchiveEntry(
        url: url, at: night.moment.adding(seconds: -50), sha256: sha256, bytes: body.count)
      try night.archive.store(.bytes(body), noting: entry)
      guard isWrittenDown else { continue }
      try night.store.pageRecords.recordFetch(
        FetchRecord(
          url: url, at: entry.at, status: 200, sha256: sha256, bytes: body.count), run: run)
    }
    let asked = site.requests.count
    let report = try await night.run(routes, site)
    #expect(report.summary == ["home: published", "town: published"])
    #expect(site.requests.count == asked && report.figures.requests == 0)
    #expect(try night.store.pageRecords.lastFetch(url: town)?.sha256 != nil)
    let next = try await night.run(routes, site)
    #expect(next.exitStatus == 2 && next.figures.requests == 2, "the next night asks as ever")
  }

  @Test("--force asks for everything, also after a killed run")
  func forced() async throws {
    _ = try night.store.runRecords.beginRun(at: night.moment.adding(seconds: -60))
    _ = try await night.run(routes, site)
    #expect(try await night.run(routes, site, force: true).figures.requests == 2)
  }

  @Test("a night that was broken off long ago is not taken up: the pages are asked for")
  func longAgo() async throws {
    let then = night.moment.adding(seconds: -7 * 3600)
    let run = try night.store.runRecords.beginRun(at: then)
    let body = try await site.fetch(PageRequest(url: home)).body.bytes()
    let sha256 = try night.archive.store(body)
    try night.store.pageRecords.recordFetch(
      FetchRecord(url: home, at: then, status: 200, sha256: sha256, bytes: body.count), run: run)
    #expect(try await night.run(routes, site).figures.requests == 2)
  }

  @Test(
    "an archived page that was cut short, changed or lost is fetched anew on an ordinary night",
    arguments: ["cut", "lost", "changed"])
  func mends(_ damage: String) async throws {
    _ = try await night.run(routes, site)
    let sha256 = ContentHash.sha256(Array(SamplePage().html.utf8))
    let path = night.archive.path(of: sha256)
    var bytes = try PosixFile.read(path)
    bytes[100] ^= 1
    try PosixFile.remove(path)
    if damage != "lost" {
      try PosixFile.replace(path, with: damage == "cut" ? Array(bytes.prefix(10)) : bytes)
    }
    var later = try Night(sharing: night)
    var notices: [String] = []
    // Bytes are read and hashed by turns, each within eight nights; a size is looked at every night.
    for _ in 1...(damage == "changed" ? 8 : 1) {
      later.moment = later.moment.adding(seconds: 86_400)
      let report = try await later.run(routes, site)
      #expect(report.exitStatus == 2)
      notices += report.notices.map(\.code)
    }
    #expect(notices == ["archiveMended"])
    #expect(try night.archive.read(sha256).count == SamplePage().html.utf8.count)
  }

  @Test("with the database gone the archive alone gives the same timetables back")
  func rebuilt() async throws {
    _ = try await night.run(routes, site)
    site.put(SamplePage(minutes: [6, 25, 45]).html, at: home)
    _ = try await night.run(routes, site)
    let fresh = try Night(databaseLostBy: night)
    let report = try await fresh.run(routes, nil)
    #expect(report.summary == ["home: published", "town: published"])
    for name in ["home", "town"] {
      let before = try night.store.activeRoute(name: name)?.versions.first?.pages
      let after = try fresh.store.activeRoute(name: name)?.versions.first?.pages
      #expect(before != nil && before == after)
    }
  }
}
