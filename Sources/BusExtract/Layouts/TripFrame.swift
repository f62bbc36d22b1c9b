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
  /// Rows above the times that no word heads, in which some trips have one and others none.
  private(set) var markRows = Set<Int>()
  /// For rows above and below the times what their heading says that they hold.
  private(set) var roles: [Int: ColumnRole] = [:]
  /// Columns without times that name days or ways, and the trips that each of them heads.
  private(set) var sections = TripColumnSections()
  /// Whether what heads the trips is none of stops' names, or words say which way the table lies.
  private(set) var isSure = false
  /// 0 … 1.
  private(set) var score = 0.0

  /// The frame, or nil when the grid is no such table.
  init?(_ matrix: ClockMatrix, _ tree: PageTree) {
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
    readRoles(firstTrip, grid, tree)
    collectStops(first...last, firstTrip, grid, tree)
    for (index, name) in StopDecorations.withoutNumbers(stops.map(\.name)).enumerated() {
      stops[index].name = name == stops[index].name ? name : StopDecorations.bare(name)
    }
    guard stops.count >= 2, Set(stops.map(\.name)).count * 3 >= stops.count * 2 else { return nil }
    guard
      !stops.contains(where: {
        RowName.isTrip($0.name) || RowName.isWay($0.name) || RowName.isNoStop($0.name)
      }),
      stops.count(where: { RowName.isDays($0.name) }) * 2 < stops.count
    else { return nil }
    guard !RowName.areVehicles(stops.map(\.name)),
      !stops.allSatisfy({ NameLine($0.name).says(.destination) })
    else { return nil }
    guard !comparesRevisions(grid, tree) else { return nil }
    isSure = rows.contains { $0.isArrival != nil } || !headsLookLikeStops(grid, tree)
    guard let lawful = lawfulness(matrix), !ForeignWords.mark(grid) else { return nil }
    let isNamed =
      isStopHeading(firstTrip, grid)
      || rows.allSatisfy { $0.isArrival == nil } && headsAreTrips(firstTrip, grid, tree)
    let isBothWays =
      rows.contains { $0.isArrival == true } && rows.contains { $0.isArrival == false }
    guard trips.count >= 2 && stops.count >= 3 || isNamed || isBothWays else { return nil }
    score =
      0.75 * lawful + (isNamed ? 0.2 : 0.05) + (rows.contains { $0.isArrival != nil } ? 0.05 : 0)
  }

  /// What the headings of the rows above and below the times say: 終点, 系統, 運行日, 備考.
  private mutating func readRoles(_ firstTrip: Int, _ grid: Grid, _ tree: PageTree) {
    for row in Array(headerRows) + Array(footerRows) {
      let headings = (0..<firstTrip).compactMap { grid[row, $0] }
        .filter { !$0.isEmpty && $0.column + $0.columnSpan <= firstTrip }
      let blanks = trips.count { grid[row, $0]?.isEmpty ?? true }
      if headings.isEmpty, headerRows.contains(row), blanks > 0, blanks < trips.count {
        markRows.insert(row)
      }
      guard let heading = headings.last, heading.tokens.count <= 12 else { continue }
      switch ColumnRole.named(Texts.line(of: heading.node, in: tree)) {
      case .destination:
        roles[row] = .destination
        if heading.tokens.joined.contains("経由") { viaRows.insert(row) }
      case .routeName: roles[row] = .routeName
      // のりば over the stops heads 1便 and 2便.
      case .platform where namesPlatforms(row, grid, tree): roles[row] = .platform
      case .days: roles[row] = .days
      case .remark where footerRows.contains(row): roles[row] = .remark
      default: continue
      }
    }
  }

  /// Whether a column says how long a bus takes: 0:00, 0:10, 0:18.
  private func holdsLengths(_ column: Int, _ grid: Grid) -> Bool {
    headerRows.contains { row in
      guard let cell = grid[row, column], cell.columnSpan == 1 else { return false }
      return ["所要", "所要時間", "所要分", "経過時間", "経過"].contains(cell.tokens.joined)
    }
  }

  private func namesPlatforms(_ row: Int, _ grid: Grid, _ tree: PageTree) -> Bool {
    trips.compactMap { grid[row, $0] }.filter { !$0.isEmpty }.allSatisfy { cell in
      let text = Texts.line(of: cell.node, in: tree)
      return PlatformWords.numbered(text) != nil && !RowName.isTrip(text)
    } && !headerRows.isEmpty
  }

  /// Whether a row headed 便 or No. numbers or names the trips.
  private func headsAreTrips(_ firstTrip: Int, _ grid: Grid, _ tree: PageTree) -> Bool {
    headerRows.contains { row in
      let corner = (0..<firstTrip).compactMap { grid[row, $0]?.tokens.joined }.joined().lowercased()
      return ["便", "号", "no", "№", "班", "回", "trip", "순번", "회차"].contains(where: corner.contains)
        && trips.allSatisfy { column in
          guard let cell = grid[row, column], !cell.isEmpty else { return false }
          return cell.tokens.allSatisfy(\.isNumber)
            || RowName.isTrip(Texts.line(of: cell.node, in: tree))
        }
    }
  }

  /// Whether what heads the trips sets old times beside new ones: 変更前, 変更後. No bus runs by both.
  private func comparesRevisions(_ grid: Grid, _ tree: PageTree) -> Bool {
    let heads = headerRows.flatMap { row in
      trips.compactMap { grid[row, $0] }.map { Texts.compact(Texts.line(of: $0.node, in: tree)) }
    }
    return heads.contains(where: Self.before.isFound) && heads.contains(where: Self.after.isFound)
  }

  private static let before = WordList(["変更前", "改正前", "改定前", "旧時刻", "旧ダイヤ", "現行"])
  private static let after = WordList(["変更後", "改正後", "改定後", "新時刻", "新ダイヤ", "改正"])

  /// Whether most trips are headed by different names that are none of trips: the table may lie the
  /// other way as well.
  private func headsLookLikeStops(_ grid: Grid, _ tree: PageTree) -> Bool {
    guard let row = headerRows.last else { return false }
    let names = trips.compactMap { grid[row, $0] }
      .filter { !$0.isEmpty && !$0.tokens.allSatisfy(\.isNumber) && $0.columnSpan == 1 }
      .map { Texts.line(of: $0.node, in: tree) }
      .filter {
        !RowName.isTrip($0) && !RowName.isDays($0) && HeadingWords.destination(in: $0) == nil
      }
    return names.count * 2 > trips.count && Set(names).count == names.count
  }

  private mutating func collectStops(
    _ range: ClosedRange<Int>, _ firstTrip: Int, _ grid: Grid, _ tree: PageTree
  ) {
    // Beside a column that is headed 停留所 others hold districts.
    let start = (0..<firstTrip).last { isStopColumn($0, grid) } ?? 0
    for row in range {
      let headings = (0..<firstTrip).filter { !sections.columns.contains($0) }
        .compactMap { grid[row, $0] }.filter { cell in
          !cell.isEmpty
            && (cell.column + cell.columnSpan > start
              || StopHeading.kind(of: cell.tokens.joined) != nil)
        }
      if headings.contains(where: { RowName.isConnection(Texts.line(of: $0.node, in: tree)) }) {
        continue
      }
      guard let named = StopHeading.read(headings, tree) else { continue }
      let name = named.name
      if let name, RowName.isConnection(name) { continue }
      if let name, name != stops.last?.name {
        let at = headings.first?.at ?? grid.at
        stops.append(
          Stop(
            number: stops.count + 1, name: name, at: at, remark: named.remark,
            platform: named.platform))
      }
      guard !stops.isEmpty else { continue }
      rows.append(Row(row: row, stop: stops.count, isArrival: named.isArrival))
    }
  }

  private func isStopColumn(_ column: Int, _ grid: Grid) -> Bool {
    headerRows.contains { row in
      guard let cell = grid[row, column], cell.columnSpan == 1 else { return false }
      return ["停留所", "バス停", "停留所名", "バス停名", "停留場"].contains(cell.tokens.joined)
    }
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

  private func isStopHeading(_ firstTrip: Int, _ grid: Grid) -> Bool {
    headerRows.contains { row in
      (0..<firstTrip).contains { column in
        let text = grid[row, column]?.tokens.joined ?? ""
        return ["停留所", "バス停", "停車", "駅名", "のりば", "乗り場", "地点", "Stop", "stop", "停留場", "便名"]
          .contains { text.contains($0) }
      }
    }
  }
}
