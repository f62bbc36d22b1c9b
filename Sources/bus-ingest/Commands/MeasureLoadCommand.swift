import ArgumentParser
import BusCommand
import BusQuery
import BusLabels
import BusModel
import BusStore

/// `bus measure load FILE ROUTES`: departures published into a new database, and from them a second
/// version of each route in which every other bus is a few minutes later.
struct MeasureLoadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    .measureLoad)

  @Argument(help: .text(.databaseFile))
  var file: String

  @Option(help: .text(.measuredRoutes))
  var routes = 100

  @Option(help: .text(.measuredDepartures))
  var departures = 10_000

  @Flag(help: .text(.twice))
  var twice = false

  func run() throws {
    let store = try TimetableStore.open(path: file, .readWrite)
    let publications = (0..<routes).map { publication($0, moved: false) }
    let elapsed = try ContinuousClock().measure {
      for publication in publications { _ = try store.publish(publication, checkedAgainst: nil) }
    }
    print("seconds \(elapsed.inSeconds) departures \(routes * departures)")
    guard twice else { return }
    for number in 0..<routes {
      _ = try store.publish(publication(number, moved: true), checkedAgainst: number + 1)
    }
  }

  private func publication(_ number: Int, moved: Bool) -> Publication {
    let moment = Moment(secondsSince1970: 1_795_000_000 + (moved ? 86_400 : 0))
    let source = PageSourceReference(
      url: "https://bus.example.jp/\(number).html", fetchedAt: moment,
      sha256: ContentHash.sha256(Array("\(number)\(moved)".utf8)))
    let page = PublishedPage(
      direction: .outbound, source: source,
      timetables: (0..<max(1, departures / 100)).map { timetable($0, moved: moved) })
    return Publication(
      route: RouteIdentity(id: "route-\(number)", name: "r\(number)"), pages: [page], at: moment,
      extractorVersion: "1")
  }

  private func timetable(_ number: Int, moved: Bool) -> BusTimetable {
    let pattern = ServicePattern.read("平日").pattern
    return BusTimetable(
      stop: "停留所\(number)", routeName: "系統\(number % 7)", destination: "終点\(number % 11)",
      platform: "\(number % 4)", label: "平日", service: .weekday, pattern: pattern,
      departures: (0..<100).compactMap { index in
        let late = moved && index % 2 == 1 ? 3 : 0
        return ServiceTime(minutes: 300 + index * 10 + late).map {
          BusSchedule(
            departureTime: $0, routeName: "系統\(number % 7)", destination: "終点\(number % 11)",
            platform: "\(number % 4)", marks: [Mark(mark: "◇", text: "車庫止り")], pattern: pattern,
            trip: "\(index)", stopPosition: number % 30 + 1,
            at: "table[\(number + 1)]/tr[\(index / 6 + 2)]/td[1]")
        }
      }, at: "table[\(number + 1)]")
  }
}
