import BusModel
import BusStore
import Testing

@Test("what is published is read back equal in every column")
func roundTrip() throws {
  let store = try TimetableStore.inMemory()
  let many = try (0..<100).map { try departure(300 + $0, full: $0.isMultiple(of: 2)) }
  let pages = [page(many)]
  let result = try store.publish(
    Publication(route: home, pages: pages, at: noon(1), extractorVersion: "1"),
    checkedAgainst: nil)
  #expect(result == .published(version: 1, replaced: nil))
  let route = try #require(try store.activeRoute(name: "home"))
  #expect(route.routeID == home.id)
  #expect(route.versions.map(\.id) == [1])
  #expect(route.versions[0].pages == pages)
  #expect(route.versions[0].publishedAt == noon(1))
  #expect(try store.activeRoute(id: home.id) == route)
  #expect(try store.activeRoute(name: "work") == nil)
}

@Test("departures written together come back byte for byte, with what they lack and what is empty")
func departuresTogether() throws {
  let store = try TimetableStore.inMemory()
  // Two that Unicode calls equal, one behind the other, and as many rows as any statement takes and more.
  let destinations = ["が", "か\u{3099}", "", nil, "港町", "港町"]
  var departures: [BusSchedule] = []
  for index in 0..<81 {
    var bus = try departure(300 + index, full: index % 4 == 1)
    bus.destination = destinations[index % destinations.count]
    bus.marks =
      index % 5 == 0 ? [Mark(mark: index % 2 == 0 ? "が" : "か\u{3099}", text: nil)] : bus.marks
    departures.append(bus)
  }
  var publication = try publication([])
  publication.pages[0].timetables[0].departures = departures
  _ = try store.publish(publication, checkedAgainst: nil)
  let found = try #require(try store.activeRoute(id: home.id)?.versions.first?.pages.first)
  #expect(found.timetables[0].departures == departures)
  let bytes = { (all: [BusSchedule]) in all.map { $0.destination.map { Array($0.utf8) } } }
  #expect(bytes(found.timetables[0].departures) == bytes(departures))
  #expect(try store.isSound(version: 1))
}

@Test("a new version takes the place of the old one, which history keeps")
func supersedes() throws {
  let store = try TimetableStore.inMemory()
  _ = try store.publish(publication([420]), checkedAgainst: nil)
  let second = try store.publish(publication([425], at: noon(2)), checkedAgainst: 1)
  #expect(second == .published(version: 2, replaced: 1))
  let history = try store.versions(routeID: home.id)
  #expect(history.map(\.state) == [.active, .superseded])
  #expect(history[1].supersededAt == noon(2))
  #expect(history[0].replaces == 1)
  #expect(try store.version(1)?.pages == publication([420]).pages)
  #expect(try store.route(id: home.id, asOf: noon(1))?.versions.map(\.id) == [1])
  #expect(try store.route(id: home.id, asOf: noon(2))?.versions.map(\.id) == [2])
}

@Test("what was checked against a version that is gone is not published")
func comparesAndSets() throws {
  let store = try TimetableStore.inMemory()
  _ = try store.publish(publication([420]), checkedAgainst: nil)
  #expect(
    try store.publish(publication([430]), checkedAgainst: nil) == .overtaken(current: 1))
  #expect(try store.versions().count == 1)
}

@Test("the same timetable in other bytes makes no version and is confirmed")
func unchangedContent() throws {
  let store = try TimetableStore.inMemory()
  _ = try store.publish(publication([420]), checkedAgainst: nil)
  var later = try publication([420], at: noon(3))
  later.pages[0].source.sha256 = sha("b")
  later.pages[0].timetables[0].departures[0].at = "table[1]/tr[9]"
  later.extractorVersion = "2"
  #expect(try store.publish(later, checkedAgainst: 1) == .unchanged(version: 1))
  let source = try #require(try store.activeRoute(name: "home")).versions[0].pages[0].source
  #expect(source.fetchedAt == noon(3))
  #expect(source.sha256 == sha("a"), "the bytes that the rows were read from")
  let inputs = try #require(try store.inputs(routeID: home.id))
  #expect(inputs.extractorVersion == "2")
  #expect(inputs.pages.map(\.source.sha256) == [sha("b")])
}

@Test(
  "any change that a passenger could see makes a new version",
  arguments: ["platform", "destination", "routeName", "trip", "time", "marks"])
func contentCounts(column: String) throws {
  let store = try TimetableStore.inMemory()
  _ = try store.publish(publication([420]), checkedAgainst: nil)
  var bus = try departure(column == "time" ? 421 : 420)
  switch column {
  case "platform": bus.platform = "9"
  case "destination": bus.destination = "9"
  case "routeName": bus.routeName = "9"
  case "trip": bus.trip = "9"
  case "marks": bus.marks = [Mark(mark: "9", text: nil)]
  default: break
  }
  var changed = try publication([420])
  changed.pages[0].timetables[0].departures = [bus]
  #expect(try store.publish(changed, checkedAgainst: 1) == .published(version: 2, replaced: 1))
}

@Test("confirming moves the fetch time and leaves the version alone")
func confirms() throws {
  let store = try TimetableStore.inMemory()
  _ = try store.publish(publication([420]), checkedAgainst: nil)
  var inputs = try #require(try store.inputs(routeID: home.id)).pages
  inputs[0].source.fetchedAt = noon(5)
  #expect(
    try store.confirm(route: home, pages: inputs, extractorVersion: "1", version: 1, at: noon(5)))
  let version = try #require(try store.activeRoute(name: "home")).versions[0]
  #expect(version.pages[0].source.fetchedAt == noon(5))
  #expect(version.publishedAt == noon(1))
  #expect(
    try !store.confirm(route: home, pages: [], extractorVersion: "1", version: 1, at: noon(6)))
  #expect(
    try !store.confirm(route: home, pages: inputs, extractorVersion: "1", version: 7, at: noon(6)))
}

@Test("an announced revision stands beside the version in force and takes over on its day")
func announces() throws {
  let store = try TimetableStore.inMemory()
  _ = try store.publish(publication([420]), checkedAgainst: nil)
  let tenth = CivilDate(year: 2026, month: 11, day: 10)
  let coming = try publication([425], at: noon(2), effectiveFrom: tenth)
  #expect(try store.publish(coming, checkedAgainst: 1) == .announced(version: 2))
  #expect(try store.publish(coming, checkedAgainst: 1) == .unchanged(version: 2))
  let route = try #require(try store.activeRoute(name: "home"))
  #expect(route.versions.map(\.id) == [1, 2])
  let eve = try #require(CivilDate(year: 2026, month: 11, day: 9))
  #expect(route.version(on: eve)?.id == 1)
  #expect(route.version(on: eve.adding(days: 1))?.id == 2)
  let same = try publication([425], at: noon(10))
  #expect(try store.publish(same, checkedAgainst: 2) == .unchanged(version: 2))
  #expect(try store.versions().map(\.state) == [.active, .superseded])
}
