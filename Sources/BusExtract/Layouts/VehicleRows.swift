import BusModel

/// Lists in which each vehicle has a row with its departures along it, below a line of stops: "IK280 |
/// 8:00 | 9:00" below "駅前 – 役場 – 病院".
extension DepartureListReader {
  /// The reading of such a list, or nil when the grid is none.
  func vehicleRows() -> LayoutResult? {
    guard grid.columnCount > 2, grid.rowCount > 2, let first = lineOfStops(0) else { return nil }
    var reading = LayoutResult(
      layout: PageLayout.departureList.rawValue, node: grid.node, columns: [], leftovers: [],
      notices: [], score: 0.9)
    var line = first
    var vehicles: [String] = []
    for row in 0..<grid.rowCount {
      if let stops = lineOfStops(row) {
        line = stops
        reading.columns.append(
          LayoutResult.Column(
            label: nil, headings: [], departures: [], stop: stops.first, at: stops.at))
        continue
      }
      guard let name = grid[row, 0], let departures = departures(row, to: line.last) else {
        return nil
      }
      vehicles.append(name.tokens.joined)
      reading.columns[reading.columns.count - 1].departures += departures
      reading.consumed += grid.cells.filter { $0.row == row }.map(\.node)
    }
    guard vehicles.count > 1, RowName.areVehicles(Array(Set(vehicles))),
      reading.columns.allSatisfy({ !$0.departures.isEmpty })
    else { return nil }
    inOrder(&reading)
    return reading
  }

  /// A row of one cell that names stops from the first to the last.
  private func lineOfStops(_ row: Int) -> (first: String, last: String, at: String)? {
    let cells = grid.cells.filter { $0.row == row && !$0.isEmpty }
    guard cells.count == 1, cells[0].columnSpan == grid.columnCount,
      !cells[0].tokens.contains(where: \.isNumber)
    else { return nil }
    let text = Texts.line(of: cells[0].node, in: tree)
    let places = text.split { "–—→⇒➡～〜".contains($0) }.map { Texts.collapsed($0) }
    guard places.count > 1, places.allSatisfy({ (2...30).contains($0.length) }),
      let first = places.first, let last = places.last
    else { return nil }
    return (first, last, cells[0].at)
  }

  /// The times along a row behind its first cell, which rise; nil when anything else stands there.
  private func departures(_ row: Int, to destination: String) -> [LayoutResult.Departure]? {
    var departures: [LayoutResult.Departure] = []
    for column in 1..<grid.columnCount {
      guard let index = grid.cellIndex(row, column), !grid.cells[index].isEmpty else { continue }
      let clock = matrix.clocks[index]
      guard let time = clock.soleTime, clock.words.isEmpty, grid.cells[index].columnSpan == 1 else {
        return nil
      }
      departures.append(
        LayoutResult.Departure(
          hour: time.hour, minute: time.minute, words: [], at: grid.cells[index].at,
          destination: destination, node: time.node))
    }
    let moments = departures.map { $0.hour * 60 + $0.minute }
    return moments.isEmpty || moments != moments.sorted() ? nil : departures
  }
}
