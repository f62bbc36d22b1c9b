import BusLabels
import BusModel
import BusSources
import BusStore
import Glibc
import TestScratch
import Testing

/// A folder with routes.json and a database, as a household has after a night.
final class Family: Sendable {
  let scratch: Scratch
  let config: String
  var database: String { scratch.path + "/bus.sqlite" }
  var sources: AnswerSources { AnswerSources(config: config, database: database) }

  static let home = "0b9c2a52-6c1e-4e3f-9f53-2f3b7a0f7c11"

  init(isIngested: Bool = true, settings: String = Family.settings) throws {
    scratch = try Scratch()
    config = try scratch.write(settings, to: "routes.json")
    if isIngested {
      try publish("06:00 07:38 23:50")
      try publish("06:00 07:30 07:41 23:50 24:10")
    }
    try age()
  }

  /// Lets its files be an hour old: of what was written just now the board keeps nothing, and a test that
  /// counts on what is kept would hang on how fast the machine is.
  private func age() throws {
    var then = timespec()
    try #require(clock_gettime(CLOCK_REALTIME, &then) == 0)
    then.tv_sec -= 3600
    for path in [config, database, database + "-wal"] where access(path, F_OK) == 0 {
      try #require(utimensat(AT_FDCWD, path, [then, then], 0) == 0)
    }
  }

  static let settings = """
    {
      "routes": [
        {
          "id": "\(home)", "name": "home", "title": "自宅 ↔ 駅",
          "outboundTimetableURLs": ["https://bus.example.jp/out.html"],
          "inboundTimetableURLs": [], "walkMinutes": 4, "operator": "example"
        },
        {
          "id": "0b9c2a52-6c1e-4e3f-9f53-2f3b7a0f7c12", "name": "学校",
          "outboundTimetableURLs": ["https://bus.example.jp/school.html"],
          "inboundTimetableURLs": []
        }
      ],
      "operators": [{"id": "example", "name": "例バス", "serviceDays": []}]
    }

    """

  /// A night that publishes these departures of Saturdays.
  func publish(_ times: String, at confirmed: Moment = Moment(secondsSince1970: 1_795_197_600))
    throws
  {
    let store = try TimetableStore.open(path: database, .readWrite)
    let run = try store.runRecords.beginRun(at: confirmed)
    let route = RouteIdentity(id: Self.home, name: "home")
    let current = try store.activeRoute(id: route.id)?.versions.first?.id
    let publication = Publication(
      route: route, pages: [try Self.page(times, confirmed)], at: confirmed,
      extractorVersion: "1", run: run)
    _ = try store.publish(publication, checkedAgainst: current)
    let outcome = RouteOutcome(kind: .published, at: confirmed, departures: 12, changes: 3)
    try store.runRecords.record(outcome, for: route, run: run)
    try store.runRecords.finishRun(
      run, at: confirmed, outcome: .published, figures: RunFigures(requests: 2, parsed: 2))
    // As long as a file may be written once more under the same mark, no answer about it is kept.
    usleep(25_000)
  }

  /// A night whose departures are doubted.
  func keepAside(_ times: String, at confirmed: Moment = Moment(secondsSince1970: 1_795_204_800))
    throws
  {
    let store = try TimetableStore.open(path: database, .readWrite)
    let publication = Publication(
      route: RouteIdentity(id: Self.home, name: "home"),
      pages: [try Self.page(times, confirmed)], at: confirmed, extractorVersion: "1",
      run: try store.runRecords.beginRun(at: confirmed))
    _ = try store.quarantine(publication, reason: .text("half of the buses are gone"))
  }

  private static func page(_ times: String, _ confirmed: Moment) throws -> PublishedPage {
    let columns = [
      ("平日", ServiceKind.weekday, "06:00 07:41"), ("土曜", .saturday, times),
      ("日祝", .sundayHoliday, "07:00 23:30"),
    ]
    return PublishedPage(
      direction: .outbound,
      source: PageSourceReference(
        url: "https://bus.example.jp/out.html", fetchedAt: confirmed,
        sha256: String(repeating: "ab", count: 32)),
      timetables: try columns.map { label, service, times in
        BusTimetable(
          stop: "鳴子住宅", routeName: "鳴子14", destination: "地下鉄鳴子北", platform: "2",
          label: label, service: service, pattern: ServicePattern.read(label).pattern,
          departures: try times.split(separator: " ").map { text in
            BusSchedule(
              departureTime: try #require(ServiceTime(text)), marks: [], at: "table[1]/tr[1]")
          }, at: "table[1]")
      })
  }
}
