import BusModel

/// Tables of trips as tests write them, and what was told of a page.
enum TripTable {
  /// A table of these cells.
  static func rows(_ cells: [[String]]) -> String {
    "<table>"
      + cells.map { "<tr>" + $0.map { "<td>\($0)</td>" }.joined() + "</tr>" }.joined() + "</table>"
  }

  /// "stop time>destination" of all departures, in page order.
  static func told(_ page: RawPage) -> [String] {
    page.timetables.flatMap { table in
      table.departures.map { departure in
        let destination = departure.destination ?? table.destination ?? "-"
        return "\(table.stop ?? "-") \(departure.hour):\(departure.minute)>\(destination)"
          + departure.marks.joined()
      }
    }
  }
}
