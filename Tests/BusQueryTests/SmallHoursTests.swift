import BusModel
import BusQuery
import Testing

/// One moment and what must be said at it.
struct SmallHour: Sendable, CustomTestStringConvertible {
  var now: String
  var status: NextDepartures.Status
  var times: String
  var minutes: Int?
  var serviceDate: String
  var next: String?

  var testDescription: String { now }
}

// 2026-11-20 is a Friday, 11-21 a Saturday, 11-22 a Sunday, 11-23 a holiday, 11-24 a Tuesday.
private let table = [
  SmallHour(
    now: "2026-11-20T23:50", status: .ok, times: "23:50 24:10", minutes: 0,
    serviceDate: "2026-11-20", next: "2026-11-21 06:30"),
  SmallHour(
    now: "2026-11-20T23:50:59", status: .ok, times: "23:50 24:10", minutes: 0,
    serviceDate: "2026-11-20", next: "2026-11-21 06:30"),
  SmallHour(
    now: "2026-11-20T23:51", status: .ok, times: "24:10", minutes: 19,
    serviceDate: "2026-11-20", next: "2026-11-21 06:30"),
  SmallHour(
    now: "2026-11-21T00:00", status: .ok, times: "24:10 06:30 07:30", minutes: 10,
    serviceDate: "2026-11-20", next: "2026-11-22 07:00"),
  SmallHour(
    now: "2026-11-21T00:20", status: .ok, times: "06:30 07:30 07:41", minutes: 370,
    serviceDate: "2026-11-21", next: "2026-11-22 07:00"),
  SmallHour(
    now: "2026-11-22T00:20", status: .ok, times: "24:20 07:00 23:30", minutes: 0,
    serviceDate: "2026-11-21", next: "2026-11-23 07:00"),
  SmallHour(
    now: "2026-11-21T03:59", status: .ok, times: "06:30 07:30 07:41", minutes: 151,
    serviceDate: "2026-11-21", next: "2026-11-22 07:00"),
  SmallHour(
    now: "2026-11-21T04:00", status: .ok, times: "06:30 07:30 07:41", minutes: 150,
    serviceDate: "2026-11-21", next: "2026-11-22 07:00"),
  SmallHour(
    now: "2026-11-22T23:31", status: .noneLeft, times: "", minutes: nil,
    serviceDate: "2026-11-22", next: "2026-11-23 07:00"),
  SmallHour(
    now: "2026-11-23T23:30", status: .ok, times: "23:30", minutes: 0,
    serviceDate: "2026-11-23", next: "2026-11-24 06:00"),
  SmallHour(
    now: "2026-12-31T23:55", status: .ok, times: "24:10", minutes: 15,
    serviceDate: "2026-12-31", next: "2027-01-01 07:00"),
  SmallHour(
    now: "2027-01-01T00:05", status: .ok, times: "24:10 07:00 23:30", minutes: 5,
    serviceDate: "2026-12-31", next: "2027-01-02 06:30"),
]

@Test("in the small hours yesterday's buses come first, on their own service day", arguments: table)
func smallHours(hour: SmallHour) throws {
  let answer = try next(hour.now)
  #expect(answer.status == hour.status)
  #expect(answer.times == hour.times)
  #expect(answer.departures.first?.minutesUntilDeparture == hour.minutes)
  #expect(answer.day.date.description == hour.serviceDate)
  let found = answer.nextService.map { "\($0.day.date) \($0.departure.schedule.departureTime)" }
  #expect(found == hour.next)
  #expect(answer.exitStatus == (hour.times.isEmpty ? 3 : 0))
}

@Test("an all-night bus of yesterday and the first of today stand in the order of the clock")
func allNight() throws {
  let route = try published(page(column("毎日", "04:50 05:30 29:15")))
  let answer = try next("2026-11-21T05:00", route)
  #expect(answer.times == "29:15 05:30 29:15")
  #expect(answer.departures[0].departsAt == (try at("2026-11-21T05:15")))
  #expect(answer.departures.map(\.departure.isLast) == [true, false, true])
}

@Test("a bus after midnight runs in the small hours of the next day, holiday or not")
func holidayEve() throws {
  // Sunday before the holiday has no bus after midnight, the holiday's night none before Tuesday.
  #expect(try next("2026-11-23T00:05").times == "07:00 23:30")
  #expect(try next("2026-11-25T00:05", count: 1).times == "24:10")
}

@Test(
  "minutes are rounded down, and a bus is due until the minute it leaves in is over",
  arguments: [
    ("2026-11-21T07:29:00", 1), ("2026-11-21T07:29:01", 0), ("2026-11-21T07:30:00", 0),
    ("2026-11-21T07:30:01", 0), ("2026-11-21T07:30:59", 0), ("2026-11-21T07:31:00", 10),
  ])
func roundsDown(now: String, minutes: Int) throws {
  #expect(try next(now).departures.first?.minutesUntilDeparture == minutes)
}
