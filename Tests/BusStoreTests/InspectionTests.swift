import BusModel
import BusStore
import GRDB
import TestScratch
import Testing

@Test("rows changed behind our back are found by what was published, though the file is sound")
func altered() throws {
  let scratch = try Scratch()
  defer { withExtendedLifetime(scratch) {} }
  let path = scratch.path + "/bus.sqlite"
  let store = try TimetableStore.open(path: path, .readWrite)
  var first = try publication([420])
  first.pages[0].timetables[0].departures = [
    try departure(400), try departure(1450, full: true),
  ]
  _ = try store.publish(first, checkedAgainst: nil)
  _ = try store.publish(
    try publication([420, 431], effectiveFrom: CivilDate(year: 2026, month: 12, day: 1)),
    checkedAgainst: 1)
  #expect(try store.alteredVersions().isEmpty)
  try DatabaseQueue(path: path).write {
    try $0.execute(sql: "UPDATE departure SET minutes = 401 WHERE minutes = 400")
  }
  #expect(try store.faults().isEmpty)
  #expect(try store.alteredVersions().map(\.id) == [1])
}

@Test("a small damaged file is refused before a night's work is laid on top of it")
func damageBeforeWork() throws {
  let scratch = try Scratch()
  defer { withExtendedLifetime(scratch) {} }
  let path = scratch.path + "/bus.sqlite"
  do {
    let store = try TimetableStore.open(path: path, .readWrite)
    _ = try store.publish(try publication(Array(300..<700)), checkedAgainst: nil)
    try store.checkIfSmall()
  }
  try spoil(path, from: 8192)
  let error = #expect(throws: StoreError.self) {
    try TimetableStore.open(path: path, .readWrite).checkIfSmall()
  }
  #expect(error?.code == .damaged)
  #expect(error?.subject != nil)
}
