import BusLabels
import Glibc
import Testing
import BusModel
import BusStore

/// The route that these tests speak of.
let home = RouteIdentity(id: "0b9c2a52-6c1e-4e3f-9f53-2f3b7a0f7c11", name: "home")

/// Noon of a day of November 2026 in Japan.
func noon(_ day: Int) -> Moment { Moment(secondsSince1970: 1_793_502_000 + day * 86_400) }

/// 64 hex digits that stand for some bytes.
func sha(_ letter: Character) -> String { String(repeating: letter, count: 64) }

/// A departure with every column filled or with none.
func departure(_ minutes: Int, full: Bool = false) throws -> BusSchedule {
  let time = try #require(ServiceTime(minutes: minutes))
  guard full else { return BusSchedule(departureTime: time, at: "table[1]/tr[\(minutes)]") }
  return BusSchedule(
    departureTime: time, routeName: "鳴子14", destination: "地下鉄鳴子北", platform: "2",
    marks: [Mark(mark: "P", text: "東口経由"), Mark(mark: "\"△", text: nil)],
    pattern: ServicePattern.read("土曜").pattern, trip: "7", stopPosition: 3,
    at: "table[1]/tr[1]/td[2]")
}

/// One page whose weekday column has these departures, and whose Sunday column is empty.
func page(
  _ departures: [BusSchedule], sha256: String = sha("a"), fetchedAt: Moment = noon(1)
) -> PublishedPage {
  let weekday = BusTimetable(
    stop: "鳴子住宅", routeName: "鳴子14", destination: "地下鉄鳴子北", platform: "2", label: "平日",
    service: .weekday, pattern: ServicePattern.read("平日").pattern,
    validFrom: CivilDate(year: 2026, month: 4, day: 1), departures: departures, at: "table[1]",
    sources: NameSources(stop: "h3[1]", destination: "table[1]/tr[1]/th[2]"))
  let sunday = BusTimetable(label: "日祝", service: .sundayHoliday, at: "table[2]")
  return PublishedPage(
    direction: .outbound,
    source: PageSourceReference(
      url: "https://bus.example.jp/a.html", fetchedAt: fetchedAt, sha256: sha256),
    timetables: [weekday, sunday], hintsKey: "only=鳴子14",
    dayRules: [
      PageDayRule(
        when: [DayTerm(periods: [.school(.summer)])], runs: .saturday, because: "夏休みは土曜ダイヤ")
    ])
}

/// A publication of one page with departures at these minutes.
func publication(
  _ minutes: [Int], at moment: Moment = noon(1), effectiveFrom: CivilDate? = nil
) throws -> Publication {
  Publication(
    route: home, pages: [page(try minutes.map { try departure($0) }, fetchedAt: moment)],
    at: moment, extractorVersion: "1", effectiveFrom: effectiveFrom)
}

/// The code of the error with which something ends; nil when it does not.
func code(_ body: () throws -> Void) -> StoreError.Code? {
  do {
    try body()
    return nil
  } catch {
    return (error as? StoreError)?.code
  }
}

/// Overwrites some bytes of every page of a database file from an offset on.
func spoil(_ path: String, from start: Int) throws {
  let file = try #require(fopen(path, "r+"))
  let size = fseek(file, 0, SEEK_END) == 0 ? ftell(file) : 0
  for offset in stride(from: start, to: size, by: 4096) {
    fseek(file, offset, SEEK_SET)
    fwrite(Array(repeating: UInt8(0xA5), count: 64), 1, 64, file)
  }
  fclose(file)
}
