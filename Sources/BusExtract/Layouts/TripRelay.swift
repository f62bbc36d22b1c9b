import BusModel

/// Tables in which one rides a bus to a harbour and a ship from there: two trips that follow one another,
/// each with its own line and its own end.
enum TripRelay {
  /// Whether a head is that of what runs over its stops, and none of a district: 港線, 高速船おきつる.
  static func isCarrier(_ head: String) -> Bool {
    NameLine(head).says(.routeName) || OtherVehicles.areSet(under: head)
      || carriers.isFound(in: head)
  }

  private static let carriers = WordList([
    "バス", "フェリー", "汽船", "連絡船", "高速船", "旅客船", "電車", "列車", "鉄道",
  ])

  /// The trips of one part: they go no farther than its last stop, by what it is called.
  static func named(_ reading: LayoutResult, _ head: String) -> LayoutResult {
    var named = reading
    for column in named.columns.indices {
      named.columns[column].departures.removeAll { $0.end?.isHere == true }
      for index in named.columns[column].departures.indices {
        let departure = named.columns[column].departures[index]
        named.columns[column].departures[index].routeName = departure.routeName ?? head
        named.columns[column].departures[index].destination =
          departure.destination ?? departure.end?.stop
        named.columns[column].departures[index].end = nil
      }
    }
    // Where one changes, the next part leaves.
    named.columns.removeAll(where: \.departures.isEmpty)
    return named
  }
}
