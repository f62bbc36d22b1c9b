import BusModel
import BusStore
import Testing

@Test("a quarantined version keeps its rows while the last good one serves")
func quarantines() throws {
  let store = try TimetableStore.inMemory()
  _ = try store.publish(publication([420, 430]), checkedAgainst: nil)
  let id = try store.quarantine(
    publication([420], at: noon(2)), reason: .text("half of the buses gone"))
  #expect(try store.quarantine(publication([420], at: noon(3)), reason: .text("again")) == id)
  #expect(try store.activeRoute(name: "home")?.versions.map(\.id) == [1])
  #expect(try store.version(id)?.pages[0].timetables[0].departures.count == 1)
  let kept = try #require(try store.versions().first)
  #expect(kept.state == .quarantined)
  #expect(kept.reason == .text("half of the buses gone"))
  #expect(kept.publishedAt == nil)
}

@Test("a person can accept a quarantined version, even one rejected before")
func accepts() throws {
  let store = try TimetableStore.inMemory()
  _ = try store.publish(publication([420, 430]), checkedAgainst: nil)
  let id = try store.quarantine(publication([420]), reason: .text("half of the buses gone"))
  try store.reject(version: id, reason: "looked wrong", at: noon(3))
  #expect(try store.versions().first?.reason == .text("looked wrong"))
  #expect(try store.accept(version: id, at: noon(4)) == .published(version: id, replaced: 1))
  #expect(try store.activeRoute(name: "home")?.versions.map(\.id) == [id])
}

@Test("what was kept aside counts as published once a person has accepted it")
func acceptedCounts() throws {
  let store = try TimetableStore.inMemory()
  _ = try store.publish(publication([420, 430]), checkedAgainst: nil)
  let id = try store.quarantine(publication([420]), reason: .text("half of the buses gone"))
  let run = try store.runRecords.beginRun(at: noon(2))
  let kept = RouteOutcome(
    kind: .quarantined, at: noon(2), stage: .check, message: .text("half gone"))
  try store.runRecords.record(kept, for: publication([420]).route, run: run)
  #expect(try store.runRecords.lastTroubles().values.map(\.kind) == [.quarantined])
  _ = try store.accept(version: id, at: noon(4))
  #expect(try store.runRecords.lastTroubles().isEmpty)
}

@Test("only what is quarantined can be accepted or rejected", arguments: [1, 99])
func refusesOthers(version: Int) throws {
  let store = try TimetableStore.inMemory()
  _ = try store.publish(publication([420]), checkedAgainst: nil)
  #expect(throws: StoreError.self) { try store.accept(version: version, at: noon(2)) }
  #expect(throws: StoreError.self) { try store.reject(version: version, at: noon(2)) }
}
