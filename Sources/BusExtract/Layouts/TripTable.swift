import BusModel

extension Layout {
  /// Stops down the side, a column per trip.
  static let stopsByTrips = Layout(.stopsByTrips) { grid, tree in
    guard grid.clocks.timeCells.count >= 2 else { return nil }
    return TripTableReader(
      grid: WayColumn.spread(grid), tree: tree, name: PageLayout.stopsByTrips.rawValue
    ).read()
      ?? CourseReader(grid, tree)?.read()
  }

  /// The same turned: a row per trip, stops along the top.
  static let tripsByStops = Layout(.tripsByStops) { grid, tree in
    guard grid.clocks.timeCells.count >= 2, ClockMatrix(grid).hasTimeColumns(2) else { return nil }
    return TripTableReader(
      grid: grid.transposed, tree: tree, name: PageLayout.tripsByStops.rawValue
    ).read() ?? (grid.rowCount == 2 ? CourseReader(grid.transposed, tree)?.read() : nil)
  }
}

/// Reads a table of stops and trips: each column is one run of a bus from stop to stop.
struct TripTableReader {
  let grid: Grid
  let tree: PageTree
  let name: String
  /// Whether the grid is a part of a table.
  private let isSection: Bool
  /// Whether it is one of several ways whose stops stand in groups.
  private let isGroup: Bool
  private let matrix: ClockMatrix

  init(grid: Grid, tree: PageTree, name: String, isSection: Bool = false, isGroup: Bool = false) {
    self.grid = grid
    self.tree = tree
    self.name = name
    self.isSection = isSection
    self.isGroup = isGroup
    matrix = ClockMatrix(grid)
  }

  /// The reading, or nil when the grid is no such table.
  func read() -> LayoutResult? {
    if !isSection, let halves = sideBySide() { return halves }
    if let groups = grouped() ?? thereAndBack() { return groups }
    guard !headsNoStops, let frame = TripFrame(matrix, tree, isGroup: isGroup) else {
      return sections()
    }
    var reading = LayoutResult(
      layout: name, node: grid.node, columns: [], leftovers: [], notices: [], score: 0)
    reading.consumed = grid.cells.filter { cell in
      let isOfTrips =
        cell.row >= frame.headerRows.upperBound || frame.tellsOfTrips(cell.row)
        || frame.limitsTrip(cell, tree)
        || frame.flags.rows.contains(cell.row) && frame.trips.contains(cell.column)
      return isOfTrips && !isRemark(cell)
    }.map(\.node)
    let trips = limited(
      frame.trips.map { TripReader(frame: frame, matrix: matrix, tree: tree).read($0) })
    reading.leftovers =
      trips.flatMap(\.leftovers) + TripHalves.notices(trips) + frame.silentColumns(matrix)
      + frame.leftovers + frame.flags.leftovers
      + StrayTexts.notices(of: grid, tree)
    let labels = orderedLabels(trips)
    if labels.count > 1, labels.contains(nil) {
      reading.leftovers.append(
        Notice(.unreadDays(.someTrips), at: grid.at))
    }
    for stop in frame.stops {
      for label in labels {
        reading.columns.append(column(stop, label, trips.filter { $0.label == label }))
      }
    }
    if frame.isOfLastBuses { LastBuses.carry(&reading) }
    guard reading.departureCount > 0 else { return nil }
    let bad = Double(reading.leftovers.count) / Double(reading.departureCount)
    guard bad <= 0.34 else { return nil }
    reading.score = max(0, frame.score - bad)
    reading.isOrientationSure = frame.isSure
    return reading
  }

  /// Whether the heads before the times say that the rows below them are where buses go or lines, and
  /// no stops.
  private var headsNoStops: Bool {
    guard name == PageLayout.stopsByTrips.rawValue, grid.columnCount > 1 else { return false }
    let columns = (1..<grid.columnCount).filter { matrix.timeCount(inColumn: $0) > 0 }
    guard let first = columns.first else { return false }
    let corners = (0..<first).compactMap { grid[0, $0] }
      .filter { !$0.isEmpty && $0.columnSpan < grid.columnCount }
    // Below the first rows of heads one of stops may follow.
    let namesEnds = corners.contains { ["行先", "行き先", "行先名", "方面"].contains($0.tokens.joined) }
    let isOfStops = (0..<grid.rowCount).contains { row in
      // のりば beside 行先 are platforms.
      grid[row, 0].map {
        Self.stopHeads.contains($0.tokens.joined)
          && !(namesEnds && ["のりば", "乗り場"].contains($0.tokens.joined))
      } ?? false
    }
    let heads = columns.compactMap { grid[0, $0] }.filter { !$0.isEmpty }
      .map { Texts.line(of: $0.node, in: tree) }
    return !isOfStops && corners.contains { namesNoStops($0, over: heads) }
  }

  private func namesNoStops(_ corner: Grid.Cell, over heads: [String]) -> Bool {
    guard !ClockCell.holdsTime(corner.tokens) else { return false }
    let isOfTrips = { (head: String) in
      RowName.isTrip(head) || RowName.isNoStop(head) || ColumnRole.named(head) == .departure
    }
    switch ColumnRole.named(Texts.line(of: corner.node, in: tree)) {
    // 運行曜日 | 平日 | 土曜 over stops are the days of the trips.
    case .days where heads.allSatisfy(RowName.isDays): return false
    case .destination, .days:
      return heads.allSatisfy { isOfTrips($0) || Int(Texts.compact($0)) != nil }
    // 系統 | 12 | 13 over stops are the lines of the trips.
    case .routeName, .vessel:
      return !corner.tokens.joined.contains("便") && heads.allSatisfy(isOfTrips)
    default: return false
    }
  }

  private static let stopHeads: Set<String> = [
    "停留所", "停留所名", "バス停", "バス停名", "停留場", "駅名", "のりば", "乗り場",
  ]

  /// Whether a cell stretches over the whole table, whichever way it lies, and holds no time: what is
  /// written there is said of the table, as below it.
  private func isRemark(_ cell: Grid.Cell) -> Bool {
    (cell.columnSpan >= grid.columnCount || cell.rowSpan >= grid.rowCount)
      && !ClockCell.holdsTime(cell.tokens)
      && StopHeading.isAlightingBelow(cell, of: grid.columnCount) == nil
  }

  /// The tables of trips that stand side by side in this one, when all can be read.
  private func sideBySide() -> LayoutResult? {
    guard let parts = TripSections(matrix).halves else { return nil }
    return TripSections(matrix).merged(parts, tree) { part in
      TripTableReader(grid: part, tree: tree, name: name, isSection: true).read()
    }
  }

  /// The ways whose stops stand in groups, when all can be read.
  private func grouped() -> LayoutResult? {
    guard let groups = TripGroups(matrix, tree), let parts = groups.parts else { return nil }
    let relay = groups.relay
    return TripGroups.merged(parts, of: grid, tree) { part in
      let reading = TripTableReader(
        grid: part, tree: tree, name: name, isSection: true, isGroup: true
      ).read()
      guard let relay, let place = parts.firstIndex(where: { $0.at == part.at }) else {
        return reading
      }
      return reading.map { TripRelay.named($0, relay[place]) }
    }
  }

  /// The way there, and the way back that is read upwards, when both can be read.
  private func thereAndBack() -> LayoutResult? {
    guard !isSection, let parts = TripReturns(matrix, tree).parts else { return nil }
    return TripGroups.merged(parts, of: grid, tree) { part in
      TripTableReader(grid: part, tree: tree, name: name, isSection: true, isGroup: true).read()
    }
  }

  /// The tables of trips that stand one below the other in this one, when all can be read.
  private func sections() -> LayoutResult? {
    guard !isSection else { return nil }
    let sections = TripSections(matrix)
    return sections.merged(sections.grids, tree) { part in
      TripTableReader(grid: part, tree: tree, name: name, isSection: true).read()
    }
  }

  /// Where some heads say on which days alone their trips run, or rest, and others say nothing, it is
  /// a remark of those trips: "2便 平日のみ".
  private func limited(_ trips: [TripReader.Trip]) -> [TripReader.Trip] {
    let labels = trips.filter { !$0.isLabelBesideName }.compactMap(\.label)
    guard trips.contains(where: { $0.label != nil }), trips.contains(where: { $0.label == nil }),
      labels.allSatisfy({ label in
        label.remarks.allSatisfy(RowName.isTrip)
          && LimitingWords.endsLabel(label.text)
      })
    else { return trips }
    return trips.map { trip in
      guard let label = trip.label else { return trip }
      var limited = trip
      limited.label = nil
      for index in limited.calls.indices {
        let word = MinuteCell.Word(
          text: label.text, number: nil, node: limited.calls[index].node ?? grid.node,
          isGrouped: false)
        limited.calls[index].words.append(word)
      }
      return limited
    }
  }

  private func orderedLabels(_ trips: [TripReader.Trip]) -> [DayLabel?] {
    var labels: [DayLabel?] = []
    for trip in trips where !labels.contains(trip.label) { labels.append(trip.label) }
    return labels
  }

  private func column(
    _ stop: TripFrame.Stop, _ label: DayLabel?, _ trips: [TripReader.Trip]
  ) -> LayoutResult.Column {
    let departures = trips.flatMap { trip in
      trip.calls.filter { $0.stop == stop.number && ($0.isDeparture || $0.isEnd) }.map { call in
        LayoutResult.Departure(
          hour: call.time.hour, minute: call.time.minute, words: call.words, at: call.at,
          routeName: trip.routeName, vessel: trip.vessel, destination: trip.destination,
          platform: trip.platform ?? stop.platform,
          trip: trip.key, tripName: trip.name, stopPosition: stop.number, node: call.node,
          end: trip.lastStop.map {
            LayoutResult.End(stop: $0, isHere: call.isEnd, isCutShort: trip.isCutShort)
          }, arrival: trip.arrival)
      }
    }
    return LayoutResult.Column(
      label: label, headings: [], departures: departures, stop: stop.name, stopSigns: stop.signs,
      at: stop.at)
  }
}
