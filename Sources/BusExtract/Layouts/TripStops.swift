import BusModel

/// The rows of a table of trips that are stops'.
struct TripStops {
  /// The stops from the first to the last.
  private(set) var stops: [TripFrame.Stop] = []
  /// The rows of times, top down.
  private(set) var rows: [TripFrame.Row] = []
  /// What is printed among the stops and cannot be told.
  var leftovers: [Notice] = []
  /// Whether the rows that were read last are another vehicle's, which the bus meets.
  private var meetsOther = false
  /// The rows that say when other vehicles leave or arrive.
  private var connections: [Int] = []
  /// True below a row by which buses only let people off from there on.
  private var isAlighting: Bool?
  let headerRows: Range<Int>
  private let trips: [Int]

  /// Collects them; `aside` are columns that name no stops.
  init(
    _ matrix: ClockMatrix, rows range: ClosedRange<Int>, headerRows: Range<Int>, trips: [Int],
    firstTrip: Int, aside: Set<Int>, _ tree: PageTree
  ) {
    self.headerRows = headerRows
    self.trips = trips
    collect(range, firstTrip, aside, matrix, tree)
    tellPairs(matrix)
    tellOthersArrivals(connections, trips, matrix)
  }

  private mutating func collect(
    _ range: ClosedRange<Int>, _ firstTrip: Int, _ aside: Set<Int>, _ matrix: ClockMatrix,
    _ tree: PageTree
  ) {
    let grid = matrix.grid
    // Beside a column that is headed 停留所 others hold districts.
    let stopColumns = (0..<firstTrip).filter { isStopColumn($0, grid) }
    let start = stopColumns.last ?? columnBehindDistricts(firstTrip, aside, range, grid, tree)
    tellStopsTwice(stopColumns, range, grid)
    tellEmptyStops(firstTrip, range, grid)
    let platforms = platformColumn(firstTrip, grid, tree)
    for row in range {
      let headings = (0..<firstTrip).filter { !aside.contains($0) }
        .compactMap { grid[row, $0] }.filter { cell in
          !cell.isEmpty
            && (cell.column + cell.columnSpan > start
              || StopHeading.kind(of: cell.tokens.joined) != nil)
        }
      tellRemarks(headings, row, firstTrip, grid, tree)
      if isConnection(headings, row, grid, tree) {
        meetsOther = true
        connections.append(row)
        continue
      }
      if followAlighting(headings, grid) || tellGroup(headings, row, range, grid, tree) { continue }
      if headings.isEmpty {
        followArrival(row, firstTrip, grid)
        continue
      }
      guard !isDistrict(headings, grid, tree) else { continue }
      guard let named = named(headings, row, platforms, grid, tree) else {
        // A time below 便, which heads the trips' names, lost the cell before it.
        if matrix.timeCount(inRow: row) > 0 {
          leftovers.append(
            Notice(.leftOver(.notTrip(headings[0].tokens.joined)), at: headings[0].at))
        }
        continue
      }
      add(named, row, headings, isLast: row == range.upperBound, grid)
    }
  }

  /// What the headings of a row say of its stop.
  private func named(
    _ headings: [Grid.Cell], _ row: Int, _ platforms: Int?, _ grid: Grid, _ tree: PageTree
  ) -> StopHeading.Named? {
    let own = innermost(headings, row, grid, tree)
    guard var named = StopHeading.read(own, tree) else { return nil }
    if let whole = wholeName(row, headings, named, grid, tree) {
      named.name = whole.name
      named.platform = whole.platform ?? named.platform
    }
    if let cell = platforms.flatMap({ grid[row, $0] }) {
      named.platform = named.platform ?? PlatformWords.numbered(Texts.line(of: cell.node, in: tree))
    }
    named.isArrival = named.isArrival ?? StopHeading.isAlighting(under: headings) ?? isAlighting
    return named
  }

  /// Adds a row, and its stop where that is another than the last row's, unless it is another vehicle's.
  private mutating func add(
    _ named: StopHeading.Named, _ row: Int, _ headings: [Grid.Cell], isLast: Bool, _ grid: Grid
  ) {
    let name = named.name
    if let name, Self.unnamed.contains(name) {
      leftovers.append(Notice(.leftOver(.notTrip(name)), at: headings[0].at))
    }
    if let name, RowName.isConnection(name) || OtherVehicles.areBuses(name) {
      meetsOther = true
      return
    }
    if isOfOther(named, isLast: isLast) { return }
    // "新幹線発" between 鉱山発 and "東都着": whether the bus or the train arrives there nobody says.
    if meetsOther, named.isArrival == true, rows.last?.isArrival != true, let name,
      let heading = headings.first
    {
      leftovers.append(Notice(.leftOver(.notTrip(name)), at: heading.at))
    }
    meetsOther = false
    tellOther(named, headings)
    if let name, name != stops.last?.name {
      let at = headings.first?.at ?? grid.at
      stops.append(
        TripFrame.Stop(
          number: stops.count + 1, name: name, at: at, remark: named.remark,
          platform: named.platform,
          signs: headings.map { StopHeading.signs(in: $0.tokens.joined) }.joined()))
    }
    guard !stops.isEmpty else { return }
    rows.append(TripFrame.Row(row: row, stop: stops.count, isArrival: named.isArrival))
  }

  /// A row that may be another vehicle's: a bus without a stop behind an arrival, or a stop that is called
  /// as a vehicle may be.
  private mutating func tellOther(_ named: StopHeading.Named, _ headings: [Grid.Cell]) {
    guard let heading = headings.first else { return }
    let leaves = named.name == nil && named.isVehicle && rows.last?.isArrival == true
    if leaves || named.name.map(OtherVehicles.mayBeMeant) == true {
      leftovers.append(Notice(.leftOver(.notTrip(heading.tokens.joined)), at: heading.at))
    }
  }

  /// Whether a row says that below it buses only let people off, or that they do so no more.
  private mutating func followAlighting(_ headings: [Grid.Cell], _ grid: Grid) -> Bool {
    guard let cell = headings.first,
      let deed = StopHeading.isAlightingBelow(cell, of: grid.columnCount)
    else { return false }
    isAlighting = deed ? true : nil
    return true
  }

  /// What is left of 各始発 and 最寄停留所: no place.
  private static let unnamed: Set<String> = [
    "各", "各所", "各地", "各自", "最寄", "最寄り", "始発", "地区内", "各始発", "各停留所", "各バス停",
  ]

  /// Whether a row is another vehicle's: a cell before it says so, which is no word beside the name of a
  /// stop that stands in this row alone.
  private func isConnection(
    _ headings: [Grid.Cell], _ row: Int, _ grid: Grid, _ tree: PageTree
  ) -> Bool {
    let texts = headings.map { Texts.line(of: $0.node, in: tree) }
    guard let other = texts.firstIndex(where: RowName.isConnection) else { return false }
    let isBeside =
      other > 0 && headings[0].rowSpan == 1 && StopHeading.kind(of: texts[0]) == nil
      && !RowName.isVehicle(texts[0]) && !RowName.isTrip(texts[0])
      && Int(Texts.compact(texts[0])) == nil && !StopHeading.endsWithDeed(texts[other])
      && [row - 1, row + 1].allSatisfy { next in
        !(0..<grid.rowCount).contains(next)
          || grid[next, headings[0].column].map { Texts.line(of: $0.node, in: tree) } != texts[0]
      }
    guard isBeside else { return true }
    // Where other rows are the bus's own by such a word, this one is not.
    let column = headings[other].column
    return (0..<grid.rowCount).contains { row in
      grid[row, column].map { RowName.isVehicle($0.tokens.joined) } == true
        && grid[row, column].map { RowName.isConnection($0.tokens.joined) } == false
    }
  }

  /// Whether a row is one name across the whole table: that of the part of the way below it.
  private func isDistrict(_ headings: [Grid.Cell], _ grid: Grid, _ tree: PageTree) -> Bool {
    guard headings.count == 1, headings[0].columnSpan == grid.columnCount,
      headings[0].tokens.count <= 2, SectionCell(headings[0], tree) == nil
    else { return false }
    let name = headings[0].tokens.joined
    return name.length <= 10 && !name.contains(where: \.isPlainDigit)
      && !PassSign.isOne(headings[0])
      && Self.districts.ends(name)
  }

  /// Whether a row behind one of another vehicle is that one's too: it has no name, or it is where the
  /// other arrives, for the bus has arrived and not left again.
  private func isOfOther(_ named: StopHeading.Named, isLast: Bool) -> Bool {
    guard meetsOther else { return isTrainAfterArrival(named) }
    // "空港 発" at the very end, behind 空港 着 and 接続便: the bus has arrived.
    if isLast, named.isArrival == false, rows.last?.isArrival == true,
      named.name == nil || named.name == stops.last?.name
    {
      return true
    }
    return named.name == nil || named.isArrival == true && rows.last?.isArrival == true
  }

  /// "JR東町駅 発" below "東町駅前 着": the bus has arrived, and under the station's name the train leaves.
  private func isTrainAfterArrival(_ named: StopHeading.Named) -> Bool {
    guard named.isArrival == false, rows.last?.isArrival == true, let name = named.name,
      let last = stops.last?.name, name != last
    else { return false }
    return ["JR", "ＪＲ"].contains(where: name.begins) && RowName.areRelated(name, last)
  }

  /// A row of times below that of arrivals which nothing heads is that of the stop's departures.
  private mutating func followArrival(_ row: Int, _ firstTrip: Int, _ grid: Grid) {
    if let last = rows.last, last.row == row - 1, last.isArrival == true {
      rows.append(TripFrame.Row(row: row, stop: last.stop, isArrival: false))
    } else {
      leftovers.append(Notice(.unreadTable, at: grid[row, firstTrip]?.at ?? grid.at))
    }
  }

  /// Of two rows of one stop of which nothing says what they are the first is that of arrivals.
  private mutating func tellPairs(_ matrix: ClockMatrix) {
    for index in rows.indices.dropLast() {
      let (first, second) = (rows[index], rows[index + 1])
      guard first.stop == second.stop, first.isArrival == nil, second.isArrival != true,
        rows.count(where: { $0.stop == first.stop }) == 2
      else { continue }
      let times = trips.map { (matrix.minutes(first.row, $0), matrix.minutes(second.row, $0)) }
      let isPair = times.allSatisfy { arrival, departure in
        guard let arrival, let departure else { return arrival == nil && departure == nil }
        return (0...60).contains(departure - arrival)
      }
      if isPair {
        rows[index].isArrival = true
        rows[index + 1].isArrival = false
      } else {
        let at = matrix.grid[second.row, 0]?.at ?? matrix.grid.at
        leftovers.append(Notice(.leftOver(.notTrip(stops[first.stop - 1].name)), at: at))
      }
    }
  }

  /// Whether a stop's row of departures stands before that of arrivals: it is no stop, but what heads a
  /// way from one to another.
  var leaveBeforeArriving: Bool {
    zip(rows, rows.dropFirst()).contains {
      $0.stop == $1.stop && $0.isArrival == false && $1.isArrival == true
    }
  }
}
