import BusIngest
import BusModel
import Testing

@Suite("the gate")
struct GateTests {
  @Test(
    "lets pass what a timetable change looks like",
    arguments: [
      ([column(.weekday, 360...1200, every: 20)], [column(.weekday, 380...1200, every: 25)]),
      (
        [column(.saturdaySundayHoliday, 360...1200, every: 20)],
        [column(.saturday, 360...1200, every: 20), column(.sundayHoliday, 360...1200, every: 20)]
      ),
      ([column(.weekday, 360...1200, every: 20)], [column(.daily, 360...1200, every: 20)]),
    ])
  func passes(_ old: [BusTimetable], _ new: [BusTimetable]) {
    #expect(Gate().objection(to: page(new), replacing: page(old)) == nil)
  }

  @Test(
    "objects, and says to what",
    arguments: [
      (
        [column(.weekday, 360...1200, every: 20)], [column(.weekday, 360...1200, every: 60)],
        "fell from 43 to 15"
      ),
      (
        [column(.weekday, 360...1200, every: 20), column(.saturday, 360...1200, every: 20)],
        [column(.weekday, 360...1200, every: 20)], "no column any more for outbound saturday"
      ),
      (
        [column(.weekday, 360...1200, every: 20)], [column(.weekday, 600...1200, every: 20)],
        "first bus on outbound weekday moved from 06:00 to 10:00"
      ),
      (
        [column(.weekday, 360...1200, every: 20)], [column(.weekday, 360...960, every: 20)],
        "last bus on outbound weekday moved from 20:00 to 16:00"
      ),
      (
        [column(.weekday, 360...1200, every: 20)], [BusTimetable(service: .weekday, at: "t")],
        "no departure any more"
      ),
    ])
  func objects(_ old: [BusTimetable], _ new: [BusTimetable], _ words: String) throws {
    let objection = Gate().objection(to: page(new), replacing: page(old))
    #expect(try #require(objection).contains(words))
  }

  @Test("a first publication passes with a departure and not without")
  func first() {
    let empty = page([BusTimetable(service: .weekday, at: "t")])
    #expect(Gate().objection(to: empty, replacing: nil) != nil)
    #expect(
      Gate().objection(to: page([column(.weekday, 400...400, every: 1)]), replacing: nil) == nil)
  }
}

private func page(_ columns: [BusTimetable]) -> [PublishedPage] {
  let source = PageSourceReference(
    url: "https://a.example", fetchedAt: Moment(secondsSince1970: 0), sha256: "")
  return [PublishedPage(direction: .outbound, source: source, timetables: columns)]
}

private func column(
  _ service: ServiceKind, _ minutes: ClosedRange<Int>, every step: Int
) -> BusTimetable {
  let times = stride(from: minutes.lowerBound, through: minutes.upperBound, by: step)
  return BusTimetable(
    service: service,
    departures: times.compactMap { ServiceTime(minutes: $0) }
      .map { BusSchedule(departureTime: $0, at: "t") },
    at: "t")
}
