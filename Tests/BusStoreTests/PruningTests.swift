import BusModel
import BusStore
import Testing

/// A year of a route: published twice, quarantined twice, fetched three times.
private func yearOld() throws -> TimetableStore {
  let store = try TimetableStore.inMemory()
  let run = try store.runRecords.beginRun(at: noon(1))
  for (letter, url) in [("a", "https://a"), ("b", "https://a"), ("c", "https://c")] {
    try store.pageRecords.recordFetch(
      FetchRecord(url: url, at: noon(1), status: 200, sha256: sha(Character(letter)), bytes: 9),
      run: run)
    try store.pageRecords.recordParse(
      ParseRecord(
        sha256: sha(Character(letter)), extractorVersion: "1", at: noon(1), judgement: .timetable))
  }
  try store.pageRecords.recordFetch(
    FetchRecord(url: "https://c", at: noon(2), error: .cancelled), run: run)
  var first = try publication([420, 430])
  first.run = run
  try store.runRecords.recordRequests([request("https://c", status: nil)], run: run)
  _ = try store.publish(first, checkedAgainst: nil)
  _ = try store.quarantine(try publication([420]), reason: .text("half of the buses gone"))
  _ = try store.quarantine(try publication([421]), reason: .text("half of the buses gone"))
  _ = try store.publish(try publication([420, 431], at: noon(2)), checkedAgainst: 1)
  try store.runRecords.record(RouteOutcome(kind: .published, at: noon(1)), for: home, run: run)
  try store.runRecords.finishRun(run, at: noon(1), outcome: .published, figures: RunFigures())
  let second = try store.runRecords.beginRun(at: noon(2))
  try store.runRecords.record(RouteOutcome(kind: .unchanged, at: noon(2)), for: home, run: second)
  try store.runRecords.finishRun(second, at: noon(2), outcome: .unchanged, figures: RunFigures())
  return store
}

@Test("pruning keeps what was ever published, and the last fetch of every page")
func prunes() throws {
  let store = try yearOld()
  let pruned = try store.prune(before: noon(20))
  #expect(pruned.fetches == 2, "an older fetch of a page, and one that gave nothing")
  #expect(pruned.requests == 1)
  #expect(try store.runRecords.requests().isEmpty)
  #expect(pruned.versions == 1, "the newest quarantined version stays")
  #expect(pruned.runs == 0, "the first run published a version")
  #expect(pruned.archived.isSuperset(of: [sha("a"), sha("b"), sha("c")]))
  #expect(pruned.parses == 0)
  #expect(try store.versions().map(\.state) == [.active, .quarantined, .superseded])
  #expect(try store.version(1)?.pages[0].timetables[0].departures.count == 2)
  #expect(try store.pageRecords.lastFetch(url: "https://a")?.sha256 == sha("b"))
  #expect(try store.runRecords.runs(limit: 1).first?.routes.first?.outcome.kind == .unchanged)
}

@Test("a dry run of pruning tells the same and removes nothing")
func dryPrune() throws {
  let store = try yearOld()
  let told = try store.prune(before: noon(20), isDry: true)
  #expect(try store.versions().count == 4)
  #expect(try store.prune(before: noon(20)) == told)
}

@Test("nothing younger than the moment goes")
func youngStays() throws {
  let store = try yearOld()
  let pruned = try store.prune(before: noon(1))
  #expect(try store.runRecords.requests().count == 1)
  #expect(pruned.fetches + pruned.requests + pruned.parses + pruned.versions + pruned.runs == 0)
}

@Test("a run that was broken off is to be taken up, until one has come to its end")
func unfinished() throws {
  let store = try TimetableStore.inMemory()
  #expect(try store.runRecords.unfinishedSince(noon(1)) == nil)
  _ = try store.runRecords.beginRun(at: noon(2))
  let second = try store.runRecords.beginRun(at: noon(3))
  #expect(try store.runRecords.unfinishedSince(noon(1)) == noon(2))
  #expect(try store.runRecords.unfinishedSince(noon(3)) == noon(3), "too old to count")
  #expect(try store.runRecords.unfinishedSince(noon(1), before: second) == noon(2))
  try store.runRecords.finishRun(second, at: noon(4), outcome: .unchanged, figures: RunFigures())
  #expect(try store.runRecords.unfinishedSince(noon(1)) == nil)
}
