import BusLabels
import BusModel
import BusStore
import Foundation
import TestScratch
import Testing

/// A folder with a routes.json and, if wanted, a database: what a person has after a night.
final class Household {
  private let scratch: Scratch
  /// When the pages were confirmed.
  let confirmed: Moment

  var folder: String { scratch.path }
  var config: String { folder + "/routes.json" }
  var database: String { folder + "/bus.sqlite" }

  /// - Parameters:
  ///   - isIngested: whether a night has passed.
  ///   - confirmed: when; just now unless told, so that the data is fresh.
  ///   - weekday: the departures on weekdays.
  /// - Throws: when the folder or the database cannot be made.
  init(
    isIngested: Bool = true, confirmed: Moment? = nil,
    weekday: String = "06:00 07:30 07:41P 23:50 24:10"
  ) throws {
    scratch = try Scratch()
    self.confirmed =
      confirmed ?? Moment(secondsSince1970: Int(Date().timeIntervalSince1970) / 60 * 60)
    try scratch.write(Self.settings, to: "routes.json")
    if isIngested { try ingest(weekday) }
  }

  /// The variables that say where its things are.
  var variables: [String: String] { ["BUS_CONFIG": config, "BUS_DATABASE": database] }

  /// Runs `bus` in this household.
  func bus(_ line: String, variables: [String: String] = [:]) async throws -> Ended {
    try await Running.run(
      line.split(separator: " ").map(String.init),
      variables: self.variables.merging(variables) { $1 }
    ).withoutSampleYear
  }

  static let homeID = "0b9c2a52-6c1e-4e3f-9f53-2f3b7a0f7c11"

  private static let settings = """
    {
      "routes": [
        {
          "id": "\(homeID)", "name": "home", "title": "自宅 ↔ 駅",
          "outboundTimetableURLs": ["https://bus.example.jp/out.html"],
          "inboundTimetableURLs": [], "walkMinutes": 4, "operator": "example"
        },
        {
          "id": "0b9c2a52-6c1e-4e3f-9f53-2f3b7a0f7c12", "name": "school",
          "outboundTimetableURLs": ["https://bus.example.jp/school.html"],
          "inboundTimetableURLs": []
        }
      ],
      "operators": [
        {
          "id": "example", "name": "例バス",
          "serviceDays": [
            { "on": "12-29..01-03", "runs": "sundayHoliday", "because": "年末年始" },
            { "on": "02-01", "runs": "none", "because": "計画運休" }
          ]
        }
      ]
    }
    """

  private func ingest(_ weekday: String) throws {
    let store = try TimetableStore.open(path: database, .readWrite)
    let run = try store.runRecords.beginRun(at: confirmed)
    let route = RouteIdentity(id: Self.homeID, name: "home")
    for times in ["06:00 07:38 23:50", weekday] {
      let current = try store.activeRoute(id: route.id)?.versions.first?.id
      let publication = Publication(
        route: route, pages: [try page(weekday: times)], at: confirmed, extractorVersion: "1",
        run: run)
      _ = try store.publish(publication, checkedAgainst: current)
    }
    let outcome = RouteOutcome(kind: .published, at: confirmed, departures: 12, changes: 3)
    try store.runRecords.record(outcome, for: route, run: run)
    try store.runRecords.finishRun(
      run, at: confirmed, outcome: .published, figures: RunFigures(requests: 2, parsed: 2))
  }

  private func page(weekday: String) throws -> PublishedPage {
    let source = PageSourceReference(
      url: "https://bus.example.jp/out.html", fetchedAt: confirmed,
      sha256: String(repeating: "ab", count: 32))
    let columns = [
      ("平日", ServiceKind.weekday, weekday), ("土曜", .saturday, "06:30 08:10 24:20"),
      ("日祝", .sundayHoliday, "07:00 23:30"),
    ]
    return PublishedPage(
      direction: .outbound, source: source,
      timetables: try columns.map { label, service, times in
        BusTimetable(
          stop: "鳴子住宅", routeName: "鳴子14", destination: "地下鉄鳴子北", platform: "2",
          label: label, service: service, pattern: ServicePattern.read(label).pattern,
          departures: try departures(times), at: "table[1]")
      })
  }

  /// "07:41P": a letter is a mark.
  private func departures(_ times: String) throws -> [BusSchedule] {
    try times.split(separator: " ").enumerated().map { index, text in
      BusSchedule(
        departureTime: try #require(ServiceTime(text.prefix(5))),
        marks: text.dropFirst(5).map { Mark(mark: String($0), text: "東口経由") },
        at: "table[1]/tr[\(index + 1)]/td[1]")
    }
  }
}
