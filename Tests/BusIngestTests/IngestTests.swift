import BusFiles
import BusQuery
import BusFetch
import BusIngest
import BusModel
import BusStore
import Testing

private let home = "https://bus.example.jp/home"
private let back = "https://bus.example.jp/back"
private let town = "https://other.example.jp/town"

@Suite("the nightly job", .timeLimit(.minutes(5)))
struct IngestTests {
  let night: Night
  let routes = [
    RouteSetting.sample("home", out: home, back: back), .sample("town", out: town),
  ]
  let site = Site([
    home: SamplePage().html, back: SamplePage(minutes: [10, 40]).html,
    town: SamplePage(hours: 7...19).html,
  ])

  init() throws { night = try Night() }

  @Test("a first night publishes every departure of every page")
  func firstNight() async throws {
    let report = try await night.run(routes, site)
    #expect(report.summary == ["home: published", "town: published"])
    #expect(report.exitStatus == 0)
    let expected = SamplePage().departures + SamplePage(minutes: [10, 40]).departures
    #expect(report.routes.first?.outcome.departures == expected)
    #expect(try night.store.activeRoute(name: "home")?.versions.first?.pages.count == 2)
    #expect(report.figures.parsed == 3)
  }

  @Test("a second night asks conditionally, reads nothing and leaves the timetables alone")
  func unchangedNight() async throws {
    _ = try await night.run(routes, site)
    let before = try night.content()
    let report = try await night.run(routes, site)
    #expect(report.exitStatus == 2)
    #expect(report.figures.notModified == 3 && report.figures.parsed == 0)
    #expect(report.figures.skipped == 3)
    #expect(try night.content() == before)
    #expect(site.requests.suffix(3).count { $0.isConditional } == 3)
  }

  @Test("the same bytes without a validator are not read again either")
  func sameBytes() async throws {
    _ = try await night.run(routes, site)
    let report = try await night.run(routes, WithoutValidators(site: site))
    #expect(report.figures.notModified == 0 && report.figures.bytes > 0)
    #expect(report.figures.parsed == 0 && report.exitStatus == 2)
  }

  @Test("--force fetches unconditionally and reads again, and changes nothing by that")
  func forced() async throws {
    _ = try await night.run(routes, site)
    let before = try night.content()
    let report = try await night.run(routes, site, force: true)
    #expect(report.figures.parsed == 3 && report.exitStatus == 2)
    #expect(site.requests.suffix(3).count { $0.isConditional } == 0)
    #expect(try night.content() == before)
  }

  @Test("a changed page makes a new version of its route alone")
  func changedPage() async throws {
    _ = try await night.run(routes, site)
    site.put(SamplePage(minutes: [10, 41]).html, at: back)
    let report = try await night.run(routes, site)
    #expect(report.summary == ["home: published", "town: unchanged"])
    #expect(report.exitStatus == 0)
    #expect(try night.store.versions().count == 3)
  }

  @Test("other hints for the same bytes are read anew")
  func changedHints() async throws {
    _ = try await night.run(routes, site)
    var renamed = routes
    renamed[1].outboundTimetableURLs = [
      TimetableURL(url: town, hints: PageHints(stop: "大橋"))
    ]
    let report = try await night.run(renamed, site)
    #expect(report.summary == ["home: unchanged", "town: published"])
    let page = try night.store.activeRoute(name: "town")?.versions.first?.pages.first
    #expect(page?.timetables.first?.stop == "大橋")
  }

  @Test("a page of two routes is fetched once")
  func sharedPage() async throws {
    let report = try await night.run(routes + [.sample("twin", out: home)], site)
    #expect(report.exitStatus == 0)
    #expect(site.requests.count { $0.url == home } == 1)
  }

  @Test("a route whose page is gone keeps its last good data, the others publish")
  func goneRoute() async throws {
    _ = try await night.run(routes, site)
    site.put(nil, at: back)
    site.put(SamplePage(hours: 7...20).html, at: town)
    let report = try await night.run(routes, site)
    #expect(report.summary == ["home: failed", "town: published"])
    #expect(report.exitStatus == 75)
    let route = try night.store.activeRoute(name: "home")
    #expect(route?.versions.first?.pages.count == 2)
    #expect(route?.lastOutcome?.kind == .failed && route?.lastOutcome?.stage == .fetch)
    #expect(route?.lastOutcome?.message == .notFetched(url: back, .httpStatus(404), others: 0))
  }

  @Test("nothing published of a route one of whose pages never came")
  func halfRoute() async throws {
    site.put(nil, at: back)
    let report = try await night.run([routes[0]], site)
    #expect(report.exitStatus == 69)
    #expect(try night.store.versions().isEmpty)
  }

  @Test("an error page with status 200 does not take the place of a timetable, night after night")
  func errorPage() async throws {
    _ = try await night.run(routes, site)
    let before = try night.content()
    site.put(SamplePage.errorPage, at: home)
    for parsed in [2, 0] {
      let report = try await night.run(routes, site)
      #expect(report.summary == ["home: quarantined", "town: unchanged"])
      #expect(report.exitStatus == 75)
      #expect(report.figures.parsed == parsed)
      #expect(report.routes.first?.outcome.message?.words(.en).contains("no timetable") == true)
    }
    #expect(try night.content() == before)
    #expect(try night.store.activeRoute(name: "home")?.lastOutcome?.kind == .quarantined)
  }

  @Test("a first night that brings no timetable publishes nothing")
  func refusedFirst() async throws {
    site.put(SamplePage.errorPage, at: town)
    let report = try await night.run([routes[1]], site)
    #expect(report.exitStatus == 65)
    #expect(try night.store.versions().isEmpty)
  }

  @Test("a timetable that lost most of its buses is kept aside as a version")
  func thinnedPage() async throws {
    _ = try await night.run(routes, site)
    site.put(SamplePage(hours: 7...19, minutes: [5]).html, at: town)
    let report = try await night.run(routes, site)
    #expect(report.summary == ["home: unchanged", "town: quarantined"])
    #expect(report.routes.last?.outcome.stage == .check)
    let states = try night.store.versions(routeID: routes[1].id).map(\.state)
    #expect(states == [.quarantined, .active])
  }

  @Test("a dry run says what it would do and writes nothing, not even to the archive")
  func dryRun() async throws {
    let report = try await night.run(routes, site, dry: true)
    #expect(report.summary == ["home: published", "town: published"])
    #expect(try night.store.versions().isEmpty)
    #expect(try night.store.runRecords.runs().isEmpty)
    #expect(try night.store.pageRecords.lastFetch(url: home) == nil)
    #expect(!PosixFile.exists(night.archive.folder))
  }

  @Test("--offline reads the last archived bytes and asks nobody")
  func offline() async throws {
    _ = try await night.run(routes, site)
    let asked = site.requests.count
    let fresh = try Night(sharing: night)
    let report = try await fresh.run(routes, nil, force: true)
    #expect(report.exitStatus == 2 && report.figures.parsed == 3)
    #expect(report.figures.requests == 0 && site.requests.count == asked)
  }

  @Test("--offline that finds nothing new takes back no failure of a server")
  func offlineAfterFailure() async throws {
    _ = try await night.run(routes, site)
    site.put(nil, at: town)
    _ = try await night.run(routes, site)
    #expect(try night.store.activeRoute(name: "town")?.lastOutcome?.kind == .failed)
    _ = try await night.run(routes, nil)
    #expect(try night.store.activeRoute(name: "town")?.lastOutcome?.kind == .failed)
  }

  @Test("--offline with an empty archive says so for every route")
  func offlineEmpty() async throws {
    let report = try await night.run(routes, nil)
    #expect(report.exitStatus == 69)
    #expect(report.routes.allSatisfy { $0.outcome.message?.code == "neverArchived" })
  }

  @Test("a page that vanished from the archive is fetched whole again")
  func lostArchive() async throws {
    _ = try await night.run(routes, site)
    let elsewhere = try Night(sharing: night, archive: "elsewhere")
    let report = try await elsewhere.run(routes, site)
    #expect(report.figures.notModified == 0 && report.exitStatus == 2)
    #expect(elsewhere.archive.contains(ContentHash.sha256(Array(SamplePage().html.utf8))))
  }
}

/// A server that knows no etags.
private struct WithoutValidators: PageSource {
  let site: Site

  func fetch(_ request: PageRequest) async throws(FetchError) -> PageResponse {
    var response = try await site.fetch(PageRequest(url: request.url))
    response.etag = nil
    return response
  }
}
