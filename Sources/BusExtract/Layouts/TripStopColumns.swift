/// The columns before the trips: of stops, of districts, of platforms.
extension TripStops {
  /// Whether a head calls it one of stops.
  func isStopColumn(_ column: Int, _ grid: Grid) -> Bool {
    headerRows.contains { row in
      guard let cell = grid[row, column], cell.columnSpan == 1 else { return false }
      return ["停留所", "バス停", "停留所名", "バス停名", "停留場"].contains(cell.tokens.joined)
    }
  }

  /// The column that says where at each stop its bus leaves, where a head calls it so: 停留所 | のりば.
  func platformColumn(_ firstTrip: Int, _ grid: Grid, _ tree: PageTree) -> Int? {
    guard firstTrip > 1 else { return nil }
    return (0..<firstTrip).first { column in
      headerRows.contains { row in
        grid[row, column].map { Self.platformHeads.contains($0.tokens.joined) } == true
      }
    }
  }

  private static let platformHeads: Set<String> = [
    "のりば", "乗り場", "乗場", "のりば番号", "乗り場番号", "バスのりば", "番線", "Platform", "Bay", "Stand",
  ]

  /// The column of stops behind one of districts that nothing heads: 緑町 before 緑町南 and again before
  /// 緑町上. Else the first.
  func columnBehindDistricts(
    _ firstTrip: Int, _ aside: Set<Int>, _ rows: ClosedRange<Int>, _ grid: Grid, _ tree: PageTree
  ) -> Int {
    guard firstTrip > 1 else { return 0 }
    let column = (0..<firstTrip - 1).last { column in
      guard !aside.contains(column), !aside.contains(column + 1) else { return false }
      var districts: [String: Set<String>] = [:]
      for row in rows {
        guard let district = grid[row, column], let stop = grid[row, column + 1],
          district.columnSpan == 1, stop.columnSpan == 1, district.row == row, stop.row == row,
          !district.isEmpty, !stop.isEmpty
        else { continue }
        let name = Texts.line(of: stop.node, in: tree)
        guard StopHeading.kind(of: name) == nil, StopHeading.read([stop], tree)?.name != nil,
          !Self.isPart(name), !RowName.isVehicle(name), !RowName.isConnection(name),
          !OtherVehicles.areBuses(name), PlatformWords.divided("駅 " + name) == nil
        else { return false }
        districts[district.tokens.joined, default: []].insert(name)
      }
      return districts.contains { $0.value.count > 1 }
        && !districts.values.allSatisfy(RowName.areCodes)
    }
    return column.map { $0 + 1 } ?? 0
  }
}
