import BusQuery
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
        [column(.weekday, 360...1200, every: 20)],
        "no column any more for outbound Saturday service"
      ),
      (
        [column(.weekday, 360...1200, every: 20)], [column(.weekday, 600...1200, every: 20)],
        "first bus of outbound weekday service moved from 06:00 to 10:00"
      ),
      (
        [column(.weekday, 360...1200, every: 20)], [column(.weekday, 360...960, every: 20)],
        "last bus of outbound weekday service moved from 20:00 to 16:00"
      ),
      (
        [column(.weekday, 360...1200, every: 20)], [BusTimetable(service: .weekday, at: "t")],
        "no departure any more"
      ),
    ])
  func objects(_ old: [BusTimetable], _ new: [BusTimetable], _ words: String) throws {
    let objection = Gate().objection(to: page(new), replacing: page(old))
    #expect(try #require(objection).words(.en).contains(words))
  }

  @Test("every fault is told, Sundays and holidays of one column once; two in the line of a report")
  func all() throws {
    let old = page([
      column(.weekday, 360...1200, every: 20), column(.saturday, 360...1200, every: 20),
      column(.sundayHoliday, 360...1200, every: 20),
    ])
    let new = page([
      column(.weekday, 360...1200, every: 60), column(.sundayHoliday, 360...1200, every: 60),
    ])
    let objection = try #require(Gate().objection(to: new, replacing: old))
    #expect(
      objection.faults.map { GateObjection([$0]).words(.en) } == [
        "no column any more for outbound Saturday service",
        "outbound Sunday and holiday service fell from 43 to 15 departures",
        "outbound weekday service fell from 43 to 15 departures",
      ])
    #expect(
      RouteMessage.gate(objection, route: "home").words(.en).hasSuffix(
        "fell from 43 to 15 departures; and 1 more: bus history --route home"))
  }

  @Test("a first publication passes with a departure or with days without any, not with nothing")
  func first() {
    let empty = page([BusTimetable(service: .weekday, at: "t")])
    #expect(Gate().objection(to: empty, replacing: nil) == nil)
    #expect(Gate().objection(to: empty, replacing: empty) == nil)
    #expect(Gate().objection(to: page([]), replacing: nil) != nil)
    #expect(
      Gate().objection(to: page([column(.weekday, 400...400, every: 1)]), replacing: nil) == nil)
  }
}

extension GateTests {
  @Test("a stop's page that is another's all at once is kept aside, an announced revision is not")
  func otherTimes() throws {
    let old = page([column(.weekday, 360...1200, every: 20)])
    let other = [column(.weekday, 367...1207, every: 20)]
    let objection = try #require(Gate().objection(to: page(other), replacing: old))
    #expect(objection.words(.en).contains("43 of 43 outbound departures are at other times"))
    var announced = other
    announced[0].validFrom = CivilDate(year: 2026, month: 12, day: 1)
    #expect(Gate().objection(to: page(announced), replacing: old) == nil)
    let lenient = Gate(GateSetting(changedPercent: 100))
    #expect(lenient.objection(to: page(other), replacing: old) == nil)
  }

  @Test("one of several pages cannot go to pieces unseen, whatever the others say")
  func oneOfSeveral() throws {
    func pages(_ third: [BusTimetable]) -> [PublishedPage] {
      let times = [column(.weekday, 360...1200, every: 20)]
      return zip(["a", "b", "c"], [times, times, third]).map { name, columns in
        var one = page(columns)[0]
        one.source.url = "https://\(name).example"
        return one
      }
    }
    let old = pages([column(.weekday, 360...1200, every: 20)])
    let thin = pages([column(.weekday, 360...1200, every: 60)])
    #expect(
      try #require(Gate().objection(to: thin, replacing: old))
        .words(.en).contains("outbound weekday service (https://c.example) fell from 43 to 15"))
    let other = pages([column(.weekday, 367...1207, every: 20)])
    #expect(
      try #require(Gate().objection(to: other, replacing: old))
        .words(.en).contains("43 of 43 outbound (https://c.example) departures"))
    #expect(Gate().objection(to: Array(old.dropLast()), replacing: old) == nil, "one taken out")
  }

  @Test("far more buses than before are digits that are none")
  func moreBuses() throws {
    let old = page([column(.weekday, 360...1200, every: 60)])
    let many = page([column(.weekday, 360...1200, every: 10)])
    #expect(
      try #require(Gate().objection(to: many, replacing: old)).words(.en).contains(
        "rose from 15 to 85"))
    #expect(Gate(GateSetting(grownPercent: 900)).objection(to: many, replacing: old) == nil)
  }

  @Test("an hour with more buses than could call is kept aside, also at first")
  func crowded() throws {
    let crowd = [
      BusTimetable(
        service: .weekday,
        departures: (0..<91).compactMap { ServiceTime(minutes: 480 + $0 % 60) }
          .map { BusSchedule(departureTime: $0, at: "t") }, at: "t")
    ]
    let objection = try #require(Gate().objection(to: page(crowd), replacing: nil))
    #expect(objection.words(.en).contains("91 buses from 8:00 to 8:59 in outbound weekday service"))
    #expect(Gate().objection(to: page(crowd), replacing: page(crowd)) == nil)
    #expect(Gate(GateSetting(busesPerHour: 120)).objection(to: page(crowd), replacing: nil) == nil)
  }

  @Test("at first a way without buses, or there and back alike to the minute, is kept aside")
  func firstWays() throws {
    let out = page([column(.weekday, 360...1200, every: 20)])
    var back = page([BusTimetable(service: .weekday, at: "t")])
    back[0].direction = .inbound
    #expect(
      try #require(Gate().objection(to: out + back, replacing: nil))
        .words(.en).contains("the inbound pages hold no departure"))
    back[0].timetables = out[0].timetables
    #expect(
      try #require(Gate().objection(to: out + back, replacing: nil))
        .words(.en).contains("hold the same 43 departures"))
    #expect(Gate().objection(to: out + back, replacing: out + back) == nil)
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
