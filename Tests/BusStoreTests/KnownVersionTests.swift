import BusModel
import BusStore
import Testing

/// The pages of a publication as a night fetches them.
private func inputs(_ publication: Publication, sha256: String? = nil) -> [PageInput] {
  publication.pages.map { page in
    var source = page.source
    if let sha256 { source.sha256 = sha256 }
    return PageInput(direction: page.direction, source: source, hintsKey: page.hintsKey)
  }
}

private let december = CivilDate(year: 2026, month: 12, day: 1)

@Test("pages are known again by their bytes, as long as the extractor is the same")
func knownByBytes() throws {
  let store = try TimetableStore.inMemory()
  let first = try publication([420, 430])
  _ = try store.publish(first, checkedAgainst: nil)
  func known(_ pages: [PageInput], _ extractor: String = "1") throws -> KnownVersion? {
    try store.knownVersion(routeID: home.id, pages: pages, extractorVersion: extractor)
  }
  #expect(try known(inputs(first)) == .active(version: 1))
  #expect(try known(inputs(first), "2") == nil)
  #expect(try known(inputs(first, sha256: sha("b"))) == nil)
  var thin = try publication([420])
  thin.pages[0].source.sha256 = sha("c")
  let kept = try store.quarantine(thin, reason: .text("half of the buses gone"))
  #expect(try known(inputs(thin)) == .quarantined(version: kept), "nobody has decided yet")
  try store.reject(version: kept, at: noon(3))
  #expect(try known(inputs(thin)) == .rejected(version: kept))
  #expect(try store.knownVersion(of: thin) == .rejected(version: kept))
}

@Test("what was announced is known again, and confirms what holds until then")
func announcedAgain() throws {
  let store = try TimetableStore.inMemory()
  _ = try store.publish(try publication([420, 430]), checkedAgainst: nil)
  var next = try publication([425, 435], at: noon(3), effectiveFrom: december)
  next.pages[0].source.sha256 = sha("b")
  #expect(try store.publish(next, checkedAgainst: 1) == .announced(version: 2))
  let known = try store.knownVersion(
    routeID: home.id, pages: inputs(next), extractorVersion: "1")
  #expect(known == .announced(version: 2))
  #expect(try store.knownVersion(of: next) == .announced(version: 2))
  #expect(
    try store.confirm(
      route: home, pages: inputs(next), extractorVersion: "1", version: 2, at: noon(9)))
  #expect(try store.versions().map(\.state) == [.announced, .active])
  let current = try #require(try store.activeRoute(name: "home")?.versions.first)
  #expect(current.id == 1)
  #expect(current.pages[0].source.fetchedAt == noon(9), "the old timetable is no older than that")
  #expect(current.pages[0].source.sha256 == sha("a"))
}

@Test("pages that say the old again withdraw what they had announced")
func withdrawn() throws {
  let store = try TimetableStore.inMemory()
  let first = try publication([420, 430])
  _ = try store.publish(first, checkedAgainst: nil)
  _ = try store.publish(
    try publication([425, 435], at: noon(3), effectiveFrom: december), checkedAgainst: 1)
  #expect(
    try store.confirm(
      route: home, pages: inputs(first), extractorVersion: "1", version: 1, at: noon(4)))
  #expect(try store.versions().map(\.state) == [.superseded, .active])
  let december2 = Moment(date: try #require(december).adding(days: 1), minute: 0)
  #expect(try store.route(id: home.id, asOf: noon(3))?.versions.count == 2)
  #expect(try store.route(id: home.id, asOf: december2)?.versions.map(\.id) == [1])
}

@Test("a version compared with another than today's is accepted only with force")
func overtakenAccept() throws {
  let store = try TimetableStore.inMemory()
  _ = try store.publish(try publication([420, 430]), checkedAgainst: nil)
  let kept = try store.quarantine(try publication([420]), reason: .text("half of the buses gone"))
  _ = try store.publish(try publication([420, 431], at: noon(2)), checkedAgainst: 1)
  let error = #expect(throws: StoreError.self) {
    try store.accept(version: kept, at: noon(3))
  }
  #expect(error?.fault == .otherInForce(version: kept, now: 3))
  #expect(try store.versionSummary(kept)?.state == .quarantined)
  #expect(
    try store.accept(version: kept, at: noon(3), isForced: true)
      == .published(version: kept, replaced: 3))
}
