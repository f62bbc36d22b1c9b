import BusModel

/// What the rows above and below the times of a table of stops × trips hold: names, lines, days, remarks.
struct TripRows {
  /// For each row what its heading, or its cells, say that it holds.
  private(set) var roles: [Int: ColumnRole] = [:]
  /// Rows of ways and termini together: 経由地・終点.
  private(set) var vias = Set<Int>()
  /// Rows above the times whose numbers are those of lines: trips that follow one another have the same, or the head
  /// says 系統.
  private(set) var lines = Set<Int>()
  /// Rows above the times in which some trips have a word and others none, or which hold codes: A, B, A.
  private(set) var marks = Set<Int>()
  /// Rows above the times that say of all trips what they name.
  private(set) var pairs = Set<Int>()
  private let header: Range<Int>
  private let footer: Range<Int>
  private let trips: [Int]

  /// None.
  init() { (header, footer, trips) = (0..<0, 0..<0, []) }

  /// Those of a table, but for the rows of `flags`, which are read by their signs.
  init(
    _ grid: Grid, header: Range<Int>, footer: Range<Int>, firstTrip: Int, trips: [Int],
    flags: TripDayFlags, _ tree: PageTree
  ) {
    (self.header, self.footer, self.trips) = (header, footer, trips)
    read(firstTrip, flags, grid, tree)
  }

  /// What the headings of the rows above and below the times say: 終点, 系統, 運行日, 備考.
  private mutating func read(
    _ firstTrip: Int, _ flags: TripDayFlags, _ grid: Grid, _ tree: PageTree
  ) {
    let isOther = { (headings: [Grid.Cell]) in
      headings.contains { RowName.isOfOther(Texts.line(of: $0.node, in: tree)) }
    }
    var meetsOther = isOther(
      (0..<firstTrip).compactMap { grid[footer.lowerBound - 1, $0] }.filter { !$0.isEmpty })
    for row in Array(header) + Array(footer) {
      let headings = (0..<firstTrip).compactMap { grid[row, $0] }
        .filter { !$0.isEmpty && $0.column + $0.columnSpan <= firstTrip }
      // 行先 behind 接続便 is where that one goes.
      if footer.contains(row) {
        meetsOther = meetsOther || isOther(headings)
        if isOther(headings) { continue }
      }
      guard !flags.rows.contains(row) else { continue }
      if header.contains(row), isOfPairs(row, grid, tree) {
        pairs.insert(row)
        continue
      }
      if header.contains(row) { note(row, grid) }
      guard let heading = headings.last else {
        if footer.contains(row) { roles[row] = footRole(row, grid, tree) }
        continue
      }
      guard heading.tokens.count <= 12 else { continue }
      if Self.remarkHeads.contains(heading.tokens.joined), headings.count == 1 {
        roles[row] = .remark
        continue
      }
      tell(row, by: heading, isAlone: headings.count == 1, meetsOther: meetsOther, grid, tree)
    }
  }

  /// Whether a row gives names of all trips, each behind its label: 路線名 | 港線 | 行先 | 岬駅.
  private func isOfPairs(_ row: Int, _ grid: Grid, _ tree: PageTree) -> Bool {
    var cells: [PageTree.Index] = []
    for column in 0..<grid.columnCount {
      if let cell = grid[row, column], !cell.isEmpty, cell.node != cells.last {
        cells.append(cell.node)
      }
    }
    guard cells.count > 3, cells.count < trips.count + 2 else { return false }
    let areLabels = cells.map { node in
      let text = Texts.line(of: node, in: tree)
      return LabelledNames.isLabel(text) || LabelSigns.isFact(text)
    }
    return areLabels.enumerated().allSatisfy { $0.element == ($0.offset % 2 == 0) }
  }

  /// Whether some trips have a word in a row above the times and others none, and whether it holds lines' numbers.
  private mutating func note(_ row: Int, _ grid: Grid) {
    let cells = trips.map { grid[row, $0] }
    let blanks = cells.count { $0?.isEmpty ?? true }
    if blanks > 0 && blanks < trips.count || LineHeads.areCodes(cells) { marks.insert(row) }
    if LineHeads.are(cells) { lines.insert(row) }
  }

  /// What a row holds by its heading, or, below the times, by its cells.
  private mutating func tell(
    _ row: Int, by heading: Grid.Cell, isAlone: Bool, meetsOther: Bool, _ grid: Grid,
    _ tree: PageTree
  ) {
    let role = ColumnRole.named(Texts.line(of: heading.node, in: tree))
    if meetsOther, footer.contains(row), role != .days, role?.isName == true { return }
    switch role {
    // 行先・便 over 1便土日祝運休 heads the trips' names.
    case .destination where header.contains(row) && namesTrips(row, grid): return
    case .destination:
      roles[row] = .destination
      if heading.tokens.joined.contains("経由") { vias.insert(row) }
    case .routeName, .vessel:
      roles[row] = role
      if heading.tokens.joined.contains("系統"), !countsTrips(row, grid) { lines.insert(row) }
    // のりば over the stops, or beside 停留所, heads these and not the trips 1, 2, 3.
    case .platform where isAlone && header != row..<row + 1 && namesPlatforms(row, grid, tree):
      roles[row] = .platform
    case .days, .rests: roles[row] = role
    case .remark where footer.contains(row): roles[row] = .remark
    case _ where footer.contains(row) && !meetsOther && speaksOfDays(row, grid, tree):
      roles[row] = footRole(of: trips.compactMap { grid[row, $0] }, tree)
    default: return
    }
  }

  private func namesTrips(_ row: Int, _ grid: Grid) -> Bool {
    trips.allSatisfy { grid[row, $0].map { TripNumber.name(in: $0) != nil } ?? false }
  }

  /// Whether the cells of a row are numbers of platforms, and no trips'.
  private func namesPlatforms(_ row: Int, _ grid: Grid, _ tree: PageTree) -> Bool {
    let cells = trips.compactMap { grid[row, $0] }.filter { !$0.isEmpty }
    // 1, 2, 3, 4 count the trips.
    let counts = cells.map { Int($0.tokens.joined) }
    if counts.count > 2, counts.indices.allSatisfy({ counts[$0] == $0 + 1 }) { return false }
    return cells.allSatisfy { cell in
      let text = Texts.line(of: cell.node, in: tree)
      return PlatformWords.numbered(text) != nil && !RowName.isTrip(text) && !RowName.isWay(text)
        && !text.contains { "行帰往復便".contains($0) }
    } && !header.isEmpty
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

  /// Whether a row is headed 備考, and no time stands in it but that at which its trip begins.
  static func isOfRemarks(_ row: Int, _ matrix: ClockMatrix) -> Bool {
    let grid = matrix.grid
    // Of most rows the first cell is a time, and no text is made of it.
    guard let head = grid[row, 0], head.columnSpan == 1, head.tokens.first?.isNumber == false,
      remarkHeads.contains(head.tokens.joined)
    else { return false }
    return (1..<grid.columnCount).allSatisfy { column in
      guard let minutes = matrix.minutes(row, column) else { return true }
      let first = (0..<row).lazy.compactMap { matrix.minutes($0, column) }.first
      return minutes == first
    }
  }

  /// Heads of remarks besides those of lists.
  static let remarkHeads: Set<String> = [
    "注", "注釈", "注意", "記号", "符号", "印", "マーク", "区分", "運行区分", "運行記号", "期間", "運行期間", "特記", "特記事項",
    "その他", "条件", "備考", "記事", "摘要",
  ]
}
