import BusModel
import BusQuery
import Testing

private func bus(
  _ time: String?, line: String? = nil, to: String? = nil, late: Int? = 5
) -> ApproachingBus {
  ApproachingBus(
    routeName: line, destination: to, scheduled: time.flatMap { ServiceTime($0) },
    delayMinutes: late)
}

private func departure(_ time: String, line: String? = nil, to: String? = nil) throws -> BusSchedule
{
  BusSchedule(
    departureTime: try #require(ServiceTime(time)), routeName: line, destination: to, marks: [],
    at: "")
}

@Suite("a delay stands beside a departure only where it is certain")
struct LiveDelayTests {
  private func minutes(
    _ buses: [ApproachingBus], _ departures: [BusSchedule], age: Int = 30
  ) -> [Int?] {
    LiveDelays(ApproachBoard(buses: buses), ageSeconds: age).delays(of: departures)
      .map { $0?.minutes }
  }

  @Test("the time alone is enough where one departure and one bus have it")
  func time() throws {
    let departures = [try departure("07:40"), try departure("07:50")]
    #expect(minutes([bus("07:50")], departures) == [nil, 5])
    #expect(minutes([bus("00:10")], [try departure("24:10")]) == [5])
  }

  @Test("two departures of one time, or two buses, are told apart by their names or not at all")
  func names() throws {
    let both = [try departure("07:40", line: "1"), try departure("07:40", line: "2")]
    #expect(minutes([bus("07:40")], both) == [nil, nil])
    #expect(minutes([bus("07:40", line: "２")], both) == [nil, 5])
    #expect(minutes([bus("07:40"), bus("07:40")], [both[0]]) == [nil])
    #expect(minutes([bus("07:40", to: "港行き")], [try departure("07:40", to: "港")]) == [5])
  }

  @Test("another line or another destination is another bus")
  func others() throws {
    #expect(minutes([bus("07:40", line: "9")], [try departure("07:40", line: "1")]) == [nil])
    #expect(minutes([bus("07:40", to: "山")], [try departure("07:40", to: "港")]) == [nil])
  }

  @Test("no delay, no time, and old words say nothing")
  func nothing() throws {
    let one = [try departure("07:40")]
    #expect(minutes([bus("07:40", late: nil)], one) == [nil])
    #expect(minutes([bus(nil)], one) == [nil])
    #expect(minutes([bus("07:40")], one, age: 301) == [nil])
    #expect(minutes([bus("07:40")], one, age: -1) == [nil])
  }

  @Test("an answer always says how old it is, and never that a bus is on time")
  func words() throws {
    let fetched = Moment(secondsSince1970: 1_795_000_000)
    var answer = ApproachAnswer(
      route: "home", title: "自宅", direction: .outbound, url: "http://a.example/",
      fetchedAt: fetched,
      board: ApproachBoard(buses: [bus("07:40", line: "1", late: nil), bus("07:50")]))
    let later = fetched.adding(seconds: 42)
    let text = answer.text(.en, at: later)
    #expect(text.contains("said 42 s ago") && text.contains("5 min late"))
    #expect(!text.contains("on time") && answer.text(.ja, at: later).contains("42秒前の情報"))
    answer.board.saidAt = ServiceTime(minutes: (fetched.minuteOfDay + 1437) % 1440)
    #expect(answer.age(at: later) == 3 * 60 + 42)
    let read = try #require(ApproachAnswer.board(answer.json(at: later)))
    #expect(read.board == answer.board && read.ageSeconds == 222)
  }

  @Test("a page of an unknown form gives its address")
  func unknown() {
    let answer = ApproachAnswer(
      route: "home", title: "自宅", direction: .inbound, url: "http://a.example/x",
      fetchedAt: Moment(secondsSince1970: 9))
    #expect(answer.text(.en, at: Moment(secondsSince1970: 9)).contains("http://a.example/x"))
  }
}
