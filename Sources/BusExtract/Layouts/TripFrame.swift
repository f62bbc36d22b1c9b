import BusModel

/// The frame of a table of stops × trips: which rows are stops, which columns are trips.
struct TripFrame {
  /// A stop, with the one or two rows (着, 発) that it has.
  struct Stop {
    /// Its position, from 1.
    var number: Int
    /// Its name as printed.
    var name: String
    /// Its place.
    var at: String
    /// What a rider must know of it: 予約.
    var remark: String?
    /// Where buses stop there.
    var platform: String?
    /// The signs beside its name: ▼.
    var signs = ""
  }

  /// A row of times.
  struct Row {
    var row: Int
    var stop: Int
    /// What the row says its times are; nil when it does not say.
    var isArrival: Bool?
  }

  /// The stops from the first to the last.
  private(set) var stops: [Stop] = []
  /// The rows of times, top down.
  private(set) var rows: [Row] = []
  /// The columns that are trips.
  private(set) var trips: [Int] = []
  /// The rows above the first stop.
  private(set) var headerRows: Range<Int> = 0..<0
  /// The rows below the last time.
  private(set) var footerRows: Range<Int> = 0..<0
  /// What the rows above and below the times hold.
  private(set) var said = TripRows()
  /// Columns without times that name days or ways, and the trips that each of them heads.
  private(set) var sections = TripColumnSections()
  /// Rows that say by signs on which days the trips run.
  private(set) var flags = TripDayFlags()
  /// What is printed among the stops and cannot be told.
  private(set) var leftovers: [Notice] = []
  /// Whether what heads the trips is none of stops' names, or words say which way the table lies.
  private(set) var isSure = false
  /// Whether it is one of several ways of which others go to the same stops.
  let isGroup: Bool
  /// Whether its times are the last buses at each stop.
  private(set) var isOfLastBuses = false
  /// 0 … 1.
  private(set) var score = 0.0

  /// The frame, or nil when the grid is no such table.
  init?(_ matrix: ClockMatrix, _ tree: PageTree, isGroup: Bool = false) {
    self.isGroup = isGroup
    let grid = matrix.grid
    guard grid.rowCount >= 2, grid.columnCount >= 2 else { return nil }
    // "13:30発のみ満席" in a row of remarks is no time of a bus.
    let timeRows = (0..<grid.rowCount).filter {
      matrix.timeCount(inRow: $0) > 0 && !TripRows.isOfRemarks($0, matrix)
    }
    guard let first = timeRows.first, let last = timeRows.last, timeRows.count >= 2 else {
      return nil
    }
    let columns = (0..<grid.columnCount).filter { matrix.timeCount(inColumn: $0) > 0 }
    guard let firstTrip = columns.first, firstTrip > 0 else { return nil }
    headerRows = 0..<first
    trips = Array(firstTrip..<grid.columnCount).filter {
      columns.contains($0) && !holdsLengths($0, grid)
    }
    footerRows = last + 1..<grid.rowCount
    sections = TripColumnSections(grid, trips: trips, tree)
    flags = TripDayFlags(
      grid, rows: Array(headerRows) + Array(footerRows), firstTrip: firstTrip, trips: trips, tree)
    said = TripRows(
      grid, header: headerRows, footer: footerRows, firstTrip: firstTrip, trips: trips,
      flags: flags,
      tree)
    let found = TripStops(
      matrix, rows: first...last, headerRows: headerRows, trips: trips, firstTrip: firstTrip,
      aside: sections.columns, tree)
    guard !LineHeads.are((first...last).map { grid[$0, firstTrip - 1] }) else { return nil }
    (stops, rows, leftovers) = (found.stops, found.rows, found.leftovers)
    for (index, name) in StopDecorations.withoutNumbers(stops.map(\.name)).enumerated() {
      stops[index].name = name == stops[index].name ? name : StopDecorations.bare(name)
    }
    guard stops.count >= 2, areDistinct || isOutAndBack else { return nil }
    let isHeaded = namesTripsAndStops(firstTrip, grid, tree)
    let numbered = RowName.numberedPlaces(among: stops.map(\.name))
    guard
      !stops.contains(where: {
        RowName.isTrip($0.name) && !(isHeaded && numbered.contains($0.name))
          || RowName.isWay($0.name)
          || RowName.isNoStop($0.name) && !(isHeaded && RowName.isNamedLikeHour($0.name))
      }),
      stops.count(where: { RowName.isDays($0.name) }) * 2 < stops.count
    else { return nil }
    guard !found.leaveBeforeArriving, !RowName.areVehicles(stops.map(\.name)),
      !stops.allSatisfy({ NameLine($0.name).says(.destination) }),
      !stops.allSatisfy({ ["コース", "ルート"].contains(where: $0.name.ends(with:)) })
    else { return nil }
    guard !comparesRevisions(grid, tree) else { return nil }
    isSure = rows.contains { $0.isArrival != nil } || !headsLookLikeStops(grid, tree)
    guard let lawful = lawfulness(matrix),
      isHeaded || namesRuns(grid, tree) || !ForeignWords.mark(grid)
    else { return nil }
    let isNamed = isGroup || isNamed(firstTrip, matrix, tree)
    let isBothWays =
      rows.contains { $0.isArrival == true } && rows.contains { $0.isArrival == false }
    guard trips.count >= 2 && stops.count >= 3 || isNamed || isBothWays else { return nil }
    isOfLastBuses = LastBuses.areNamed(above: grid.node, tree)
    score =
      0.75 * lawful + (isNamed ? 0.2 : 0.05) + (rows.contains { $0.isArrival != nil } ? 0.05 : 0)
  }

  /// Whether a row says something of single trips, 日曜運休 beneath 2便, which is said of no other.
  func tellsOfTrips(_ row: Int) -> Bool {
    said.marks.contains(row) || [.remark, .days, .rests].contains(said.roles[row])
  }

  /// Whether a head is a trip's name with its days: "1便（土日祝運休）".
  func limitsTrip(_ cell: Grid.Cell, _ tree: PageTree) -> Bool {
    headerRows.contains(cell.row) && trips.contains(cell.column) && cell.columnSpan == 1
      && cell.tokens.contains(where: \.isNumber)
      && DayWords.hasHint(Texts.line(of: cell.node, in: tree))
      && DayLabel.find(in: cell.node, of: tree) != nil
  }

  /// How well times rise down the trips; nil when they do not, or when trips last too long.
  private func lawfulness(_ matrix: ClockMatrix) -> Double? {
    let lines = trips.map { trip in rows.compactMap { matrix.minutes($0.row, trip) } }
    let rising = lines.filter { $0.count > 1 }.map(ClockMatrix.rising)
    guard !rising.isEmpty else { return nil }
    let mean = rising.reduce(0, +) / Double(rising.count)
    guard mean >= 0.9 else { return nil }
    let isLong = lines.contains { line in
      guard let first = line.first, let last = line.last else { return false }
      // 翌5:40 says itself that the night lies between.
      let isOfNight = last >= 24 * 60 && first >= 12 * 60
      let hours = rows.contains { $0.isArrival == true } ? 26 : isOfNight ? 16 : 8
      return last - first > hours * 60
    }
    return isLong ? nil : mean
  }
}
