import BusLabels
import BusModel
import Testing

@Suite struct TimeNotationTests {
  @Test(
    "A printed time is minutes of the service day",
    arguments: [
      ("7:05", 425), ("24:10", 1450), ("25:01:00", 1501), ("翌0:10", 1450), ("翌 01:40", 1540),
      ("翌日0時10分", 1450), ("８：００", 480), ("8時10分", 490), ("8時", 480), ("午後3時半", 930),
      ("午前0:05", 5), ("午後12:30", 750), ("午後15:00", 900), ("6:45AM", 405), ("7:45 p.m.", 1185),
      ("12:10am", 10), ("8.10", 490), ("17h37", 1057), ("八時十分", 490), ("29:15", 1755),
      ("9:40着", 580),
    ])
  func reads(text: String, minutes: Int) {
    #expect(ServiceTime(notation: text)?.minutes == minutes)
  }

  @Test(
    "What is no time is none",
    arguments: [
      "", "8", "48:00", "8:60", "8:5", "423", "7;30", "翌", "午後25:00", "8:00～16:00", "8:10:5",
    ])
  func refuses(text: String) { #expect(ServiceTime(notation: text) == nil) }

  @Test(
    "Hour rows past midnight are carried",
    arguments: [
      ([5, 6, 22, 23, 0, 1], [5, 6, 22, 23, 24, 25], false), ([23, 24, 25], [23, 24, 25], false),
      ([0, 5, 6], [0, 5, 6], true), ([5, 9, 7], [5, 9, 7], false),
      ([8, 11, 12, 1, 3], [8, 11, 12, 1, 3], false), ([9, 18, 0, 1], [9, 18, 24, 25], false),
      ([6, 9, 0], [6, 9, 24], false),
    ])
  func hours(printed: [Int], carried: [Int], isAmbiguous: Bool) {
    let result = ServiceTime.carried(hours: printed)
    #expect(result.hours == carried)
    #expect(result.isAmbiguous == isAmbiguous)
  }

  @Test("Clock times of a trip are carried past midnight, and a jumble is refused")
  func clock() {
    let times = ["23:50", "23:58", "00:06", "00:14"].compactMap { ServiceTime($0) }
    #expect(ServiceTime.carried(clock: times)?.map(\.minutes) == [1430, 1438, 1446, 1454])
    let jumble = ["9:00", "8:50"].compactMap { ServiceTime($0) }
    #expect(ServiceTime.carried(clock: jumble) == nil)
    #expect(ServiceTime(clock: "00:23", isMidnight: true)?.minutes == 1463)
    #expect(ServiceTime(clock: "07:23", isMidnight: true)?.minutes == 443)
  }
}
