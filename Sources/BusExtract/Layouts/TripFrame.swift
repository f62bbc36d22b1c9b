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
  /// Rows of ways and termini together: 経由地・終点.
  private(set) var viaRows = Set<Int>()
  /// Rows above the times whose numbers are those of lines: trips that follow one another have the same, or the head
  /// says 系統.
  private(set) var lineRows = Set<Int>()
  /// Rows above the times in which some trips have a word and others none, or which hold codes: A, B, A.
  private(set) var markRows = Set<Int>()
  /// For rows above and below the times what their heading says that they hold.
  private(set) var roles: [Int: ColumnRole] = [:]
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
    let timeRows = (0..<grid.rowCount).filter { matrix.timeCount(inRow: $0) > 0 }
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
    readRoles(firstTrip, grid, tree)
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
      !stops.allSatisfy({ NameLine($0.name).says(.destination) })
    else { return nil }
    guard !comparesRevisions(grid, tree) else { return nil }
    isSure = rows.contains { $0.isArrival != nil } || !headsLookLikeStops(grid, tree)
    guard let lawful = lawfulness(matrix),
      isHeaded || !ForeignWords.mark(grid)
    else { return nil }
    let isNamed =
      isGroup || isStopHeading(firstTrip, grid) || isSaidWay(grid, tree) || isBarePair(matrix, tree)
      || rows.allSatisfy { $0.isArrival == nil } && headsAreTrips(firstTrip, grid, tree)
    let isBothWays =
      rows.contains { $0.isArrival == true } && rows.contains { $0.isArrival == false }
    guard trips.count >= 2 && stops.count >= 3 || isNamed || isBothWays else { return nil }
    isOfLastBuses = LastBuses.areNamed(above: grid.node, tree)
    score =
      0.75 * lawful + (isNamed ? 0.2 : 0.05) + (rows.contains { $0.isArrival != nil } ? 0.05 : 0)
  }

  /// Whether a row says something of single trips, 日曜運休 beneath 2便, which is said of no other.
  func tellsOfTrips(_ row: Int) -> Bool {
    markRows.contains(row) || [.remark, .days, .rests].contains(roles[row])
  }

  /// Whether a head is a trip's name with its days: "1便（土日祝運休）".
  func limitsTrip(_ cell: Grid.Cell, _ tree: PageTree) -> Bool {
    headerRows.contains(cell.row) && trips.contains(cell.column) && cell.columnSpan == 1
      && cell.tokens.contains(where: \.isNumber)
      && DayWords.hasHint(Texts.line(of: cell.node, in: tree))
      && DayLabel.find(in: cell.node, of: tree) != nil
  }

  /// What the headings of the rows above and below the times say: 終点, 系統, 運行日, 備考.
  private mutating func readRoles(_ firstTrip: Int, _ grid: Grid, _ tree: PageTree) {
    let isOther = { (headings: [Grid.Cell]) in
      headings.contains { RowName.isOfOther(Texts.line(of: $0.node, in: tree)) }
    }
    var meetsOther = isOther(
      (0..<firstTrip).compactMap { grid[footerRows.lowerBound - 1, $0] }.filter { !$0.isEmpty })
    for row in Array(headerRows) + Array(footerRows) {
      let headings = (0..<firstTrip).compactMap { grid[row, $0] }
        .filter { !$0.isEmpty && $0.column + $0.columnSpan <= firstTrip }
      // 行先 behind 接続便 is where that one goes.
      if footerRows.contains(row) {
        meetsOther = meetsOther || isOther(headings)
        if isOther(headings) { continue }
      }
      guard !flags.rows.contains(row) else { continue }
      let blanks = trips.count { grid[row, $0]?.isEmpty ?? true }
      let singlesOut =
        blanks > 0 && blanks < trips.count || LineHeads.areCodes(trips.map { grid[row, $0] })
      if headerRows.contains(row), singlesOut { markRows.insert(row) }
      if headerRows.contains(row), LineHeads.are(trips.map { grid[row, $0] }) {
        lineRows.insert(row)
      }
      guard let heading = headings.last else {
        if footerRows.contains(row) { roles[row] = footRole(row, grid, tree) }
        continue
      }
      guard heading.tokens.count <= 12 else { continue }
      if Self.remarkHeads.contains(heading.tokens.joined), headings.count == 1 {
        roles[row] = .remark
        continue
      }
      let role = ColumnRole.named(Texts.line(of: heading.node, in: tree))
      if meetsOther, footerRows.contains(row), role != .days, role?.isName == true { continue }
      switch role {
      // 行先・便 over 1便土日祝運休 heads the trips' names.
      case .destination where headerRows.contains(row) && namesTrips(row, grid): continue
      case .destination:
        roles[row] = .destination
        if heading.tokens.joined.contains("経由") { viaRows.insert(row) }
      case .routeName, .vessel:
        roles[row] = role
        if heading.tokens.joined.contains("系統"), !countsTrips(row, grid) { lineRows.insert(row) }
      // のりば over the stops, or beside 停留所, heads these and not the trips 1, 2, 3.
      case .platform
      where headings.count == 1 && headerRows != row..<row + 1 && namesPlatforms(row, grid, tree):
        roles[row] = .platform
      case .days, .rests: roles[row] = role
      case .remark where footerRows.contains(row): roles[row] = .remark
      case _ where footerRows.contains(row) && !meetsOther && speaksOfDays(row, grid, tree):
        roles[row] = footRole(of: trips.compactMap { grid[row, $0] }, tree)
      default: continue
      }
    }
  }

  private func namesTrips(_ row: Int, _ grid: Grid) -> Bool {
    trips.allSatisfy { grid[row, $0].map { TripNumber.name(in: $0) != nil } ?? false }
  }

  /// Whether the numbers of a row are 1, 2, 3: the trips'.
  private func countsTrips(_ row: Int, _ grid: Grid) -> Bool {
    let numbers = trips.compactMap { grid[row, $0].flatMap { Int($0.tokens.joined) } }
    return numbers == Array(1..<numbers.count + 1)
  }

  /// What a row below the times that no word heads says of the trips: days, or remarks.
  private func footRole(_ row: Int, _ grid: Grid, _ tree: PageTree) -> ColumnRole? {
    guard (0..<(trips.first ?? 0)).allSatisfy({ grid[row, $0]?.isEmpty ?? true }) else {
      return nil
    }
    return footRole(of: trips.compactMap { grid[row, $0] }, tree)
  }

  /// Whether what a row says of the trips, under a head that names nothing known, is days: 運行 and 土日祝.
  private func speaksOfDays(_ row: Int, _ grid: Grid, _ tree: PageTree) -> Bool {
    trips.contains { trip in
      grid[row, trip].map { DayLabel.find(in: $0.node, of: tree) != nil } ?? false
    }
  }

  private func footRole(of cells: [Grid.Cell], _ tree: PageTree) -> ColumnRole? {
    let printed = cells.filter { !$0.isEmpty && !PassSign.isOne($0) }
    guard !printed.isEmpty, !printed.allSatisfy(Self.isAmount) else { return nil }
    let isOfDays = cells.allSatisfy { DayLabel.find(in: $0.node, of: tree) != nil }
    return isOfDays && cells.count == trips.count ? .days : .remark
  }

  /// "200円", "3.2km": what a ride costs, or how far it goes.
  private static func isAmount(_ cell: Grid.Cell) -> Bool {
    let text = cell.tokens.joined
    return cell.tokens.allSatisfy(\.isNumber)
      || ["円", "km", "ｋｍ", "キロ", "分"].contains(where: text.ends) && cell.tokens.count <= 4
  }

  /// Heads of remarks besides those of lists.
  static let remarkHeads: Set<String> = [
    "注", "注釈", "注意", "記号", "符号", "印", "マーク", "区分", "運行区分", "運行記号", "期間", "運行期間", "特記", "特記事項",
    "その他", "条件", "備考", "記事", "摘要",
  ]

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
