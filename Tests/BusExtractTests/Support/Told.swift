import BusModel
import BusNormalise

@testable import BusExtract

/// What was told of a page, a line for each timetable with departures; nothing where the page is in doubt.
enum Told {
  /// By the days: "平日 7:05 8:10".
  static func hours(_ html: String) -> [String] {
    timetables(html).map {
      ([$0.label ?? "?"]
        + $0.departures.map {
          "\($0.departureTime)" + $0.marks.map(\.mark).joined()
            + ($0.routeName.map { "/" + $0 } ?? "")
        })
        .joined(separator: " ")
    }
  }

  /// By the way: "駅前>病院 8:40 9:40".
  static func ways(_ html: String) -> [String] {
    timetables(html).map { table in
      let places = Set(table.departures.map { $0.destination ?? "?" }).sorted()
      return
        ([(table.stop ?? "?") + ">" + places.joined(separator: "+")]
        + table.departures.map { "\($0.departureTime)" + $0.marks.map(\.mark).joined() })
        .joined(separator: " ")
    }
  }

  private static func timetables(_ html: String) -> [BusTimetable] {
    let page = read(html)
    guard page.judgement == .timetable else { return [] }
    return Normalise.timetables(of: page).timetables.filter { !$0.departures.isEmpty }
  }
}
