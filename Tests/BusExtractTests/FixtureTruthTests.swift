@testable import BusJSON
import BusExtract
import BusModel
import BusNormalise
import Testing

@Suite("Fixture pages")
struct FixtureTruthTests {
  @Test("the folder of pages is found")
  func folderIsFound() { #expect(Fixture.all.count >= 60) }

  @Test("every page gets the verdict that its truth has", arguments: Fixture.all)
  func verdict(_ fixture: Fixture) throws {
    let page = Extract.page(fixture.page)
    let uncertain = Normalise.timetables(of: page).isUncertain
    let verdict = page.verdict == .timetable && uncertain ? .uncertain : page.verdict
    #expect(try verdict.rawValue == fixture.truth()["verdict"]?.stringValue)
  }

  @Test("every page gives the departures of its truth and no other", arguments: Fixture.all)
  func departures(_ fixture: Fixture) throws {
    guard try fixture.truth()["verdict"]?.stringValue == "timetable" else { return }
    #expect(try fixture.actualRows() == fixture.expectedRows())
  }

  @Test("the same bytes give the same result twice", arguments: Fixture.all)
  func deterministic(_ fixture: Fixture) {
    #expect(Extract.page(fixture.page) == Extract.page(fixture.page))
  }

  @Test(
    "half a page never traps and never gives a departure that the whole has not",
    arguments: Fixture.all)
  func truncated(_ fixture: Fixture) throws {
    guard try fixture.truth()["verdict"]?.stringValue == "timetable" else { return }
    let bytes = fixture.page
    let whole = Set(Extract.page(bytes).timetables.flatMap { $0.departures.map(\.time) })
    for part in 1..<8 {
      let half = Extract.page(Array(bytes.prefix(bytes.count * part / 8)))
      guard half.verdict == .timetable else { continue }
      let times = Set(half.timetables.flatMap { $0.departures.map(\.time) })
      #expect(times.subtracting(whole).isEmpty, "\(part)/8 of the page")
    }
  }
}

extension RawDeparture {
  fileprivate var time: Int { hour * 60 + minute }
}
