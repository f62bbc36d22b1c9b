@testable import BusJSON
import BusModel
import BusQuery
import Testing

@Suite("what next promises")
struct NextPromiseTests {
  /// A first bus at 6:36, and the last ones to each of two destinations.
  private static func twoWays() throws -> PublishedRoute {
    try published(
      page(
        column("毎日", "06:36 07:30 22:10", destination: "駅"),
        column("毎日", "08:00 21:23 23:40", routeName: "鳴子15", destination: "車庫")))
  }

  private static func until(_ text: String) throws -> DepartureFilter {
    DepartureFilter(until: try at(text))
  }

  @Test("before the first bus a time to be there by is not the end of the day")
  func untilBeforeTheFirst() throws {
    let answer = try next(
      "2026-11-21T05:00", Self.twoWays(), filter: Self.until("2026-11-21T06:00"))
    #expect(answer.departures.isEmpty && answer.status == .noneLeft)
    #expect(answer.reason?.code == "nothingUntil")
    #expect(answer.reason?.text(.en) == "no bus to catch by 06:00; the next leaves at 06:36")
    #expect(answer.reason?.text(.ja) == "06:00 までに乗れる便はありません。その次は 06:36 です")
    let service = try #require(answer.nextService)
    #expect("\(service.day.date) \(service.departure.schedule.departureTime)" == "2026-11-21 06:36")
  }

  @Test("in the small hours the first after it may be yesterday's")
  func untilInTheNight() throws {
    let answer = try next("2026-11-21T00:02", filter: Self.until("2026-11-21T00:05"))
    #expect(
      answer.reason == .nothingUntil(try at("2026-11-21T00:05"), next: try at("2026-11-21T00:10")))
    #expect(answer.nextService?.day.date == (try date("2026-11-20")))
  }

  @Test("after the last bus it is the end of the day")
  func untilAfterTheLast() throws {
    let answer = try next("2026-11-22T23:35", filter: Self.until("2026-11-22T23:50"))
    #expect(answer.reason?.code == "lastGone")
    #expect(answer.nextService?.day.date == (try date("2026-11-23")))
  }

  @Test(
    "as many are shown as were asked for, and those that are too near only when asked",
    arguments: [
      (1, 30, false, "08:10"), (2, 30, false, "08:10 23:50"), (3, 0, false, "07:30 07:41 08:10"),
      (1, 30, true, "07:30 07:41 08:10"), (2, 10, true, "07:30 07:41 08:10"),
    ])
  func count(count: Int, walk: Int, withMissed: Bool, times: String) throws {
    let answer = try next("2026-11-21T07:25", walk: walk, count: count, withMissed: withMissed)
    #expect(answer.times == times)
    #expect(answer.departures.count(where: \.isReachable) == count)
  }

  @Test("a last bus that cannot be reached on foot is told as such")
  func lastMissed() throws {
    let answer = try next("2026-11-22T23:25", walk: 10)
    #expect(answer.departures.isEmpty && answer.status == .noneLeft && answer.exitStatus == 3)
    #expect(answer.reason == .lastMissed(try #require(ServiceTime("23:30"))))
    #expect(answer.text(.en).contains("the last bus of today (23:30) is too near for the walk"))
    let shown = try next("2026-11-22T23:25", walk: 10, withMissed: true)
    #expect(shown.times == "23:30" && shown.exitStatus == 0)
  }

  @Test("the last bus to each destination is marked, and the very last as such")
  func lastToEach() throws {
    let answer = try next("2026-11-21T21:00", Self.twoWays())
    #expect(answer.times == "21:23 22:10 23:40")
    #expect(answer.departures.map(\.departure.isLast) == [false, true, true])
    #expect(answer.departures.map(\.departure.isLastOfDay) == [false, false, true])
    let english = answer.text(.en).split(separator: "\n")
    #expect(english[2].hasSuffix("last bus to 駅") && english[3].hasSuffix("last bus"))
    #expect(answer.text(.ja).contains("駅行き最終\n"))
    #expect(
      answer.json(.en)["departures"]?.arrayValue?.map { $0["isLast"]?.boolValue }
        == [false, true, true])
  }

  @Test("a bus at 21:23 is due until 21:24, in words and JSON")
  func due() throws {
    for second in ["00", "01", "59"] {
      let answer = try next("2026-11-21T21:23:\(second)", Self.twoWays(), count: 1)
      #expect(answer.times == "21:23")
      #expect(answer.departures[0].minutesUntilDeparture == 0)
      #expect(answer.text(.en).contains("21:23  due") && answer.text(.ja).contains("まもなく"))
    }
    #expect(try next("2026-11-21T21:24", Self.twoWays(), count: 1).times == "22:10")
    let last = try next("2026-11-22T23:30:59")
    #expect(last.times == "23:30" && last.reason == nil)
  }

  @Test("a minute after midnight finds the bus of the evening before")
  func why() throws {
    let basis = RouteBasis(of: home, operator: nil, published: try usual(), feed: [])
    let clock = try at("2026-11-21T12:00")
    let minute = try #require(ServiceTime("00:10"))
    let origin = basis.origin(
      of: minute, .outbound, on: try date("2026-11-21"), clock: clock, archive: "a")
    #expect(origin.exitStatus == 0)
    #expect(origin.text(.en).hasPrefix("24:10  鳴子住宅  鳴子14  → 地下鉄鳴子北"))
    #expect(origin.json["day"]?["serviceDate"]?.stringValue == "2026-11-20")
    let none = basis.origin(
      of: minute, .outbound, on: try date("2026-11-23"), clock: clock, archive: "a")
    #expect(none.text(.en).hasPrefix("no departure at 00:10 on Mon 23 Nov"))
  }

  @Test("the last day of the calendar has no day after it")
  func endOfTime() throws {
    let route = try published(page(column("毎日", "07:00 23:30")))
    let answer = try next("9999-12-31T23:40", route)
    #expect(answer.nextService == nil)
    #expect(try next("9999-12-31T06:00", route).times == "07:00 23:30")
    let week = WeekOverview(
      of: home, .outbound, on: try date("9999-12-30"), from: route, in: law,
      clock: try at("2026-11-21T12:00"))
    #expect(week.days.map(\.day.date.description) == ["9999-12-30", "9999-12-31"])
    #expect(try next("0001-01-01T00:05", route).times == "07:00 23:30")
  }
}
