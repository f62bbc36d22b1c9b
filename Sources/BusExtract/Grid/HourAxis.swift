/// The column of a grid in which the hours stand, one below the other and rising.
struct HourAxis {
  /// The column.
  let column: Int
  /// For every row that has an hour, the hour as printed; rowspans repeat it.
  let hours: [Int: Int]
  /// The hours of the rows that have several: "8～20".
  let ranges: [Int: ClosedRange<Int>]
  /// The rows from the first hour to the last.
  let rows: ClosedRange<Int>
  /// How sure it is that these are hours.
  let score: Double
  /// Whether they skip, and no word names them.
  let isSparse: Bool

  /// Hours that a column must at least show.
  private static let fewest = 3

  /// All columns of a grid that look like hours.
  static func axes(in grid: Grid) -> [HourAxis] {
    if grid.leadsWithHours { return axes(of: 0, in: grid) }
    return (0..<grid.columnCount).flatMap { axes(of: $0, in: grid) }
  }

  /// A run of hours down a column.
  private struct Run {
    var entries: [(row: Int, hours: ClosedRange<Int>)] = []
    var headings = 0
    /// The rows between the run before and this one, where its heading may stand.
    var headerRows = 0..<0
  }

  private static func axes(of column: Int, in grid: Grid) -> [HourAxis] {
    var runs: [Run] = []
    var lastCell = -1
    // Days and ways among the hours open another table.
    var isOpen = false
    for row in 0..<grid.rowCount {
      guard let index = grid.cellIndex(row, column), index != lastCell else { continue }
      lastCell = index
      guard let hours = hours(of: index, in: grid) else {
        isOpen = isOpen && !SectionCell.opens(grid.cells[index].tokens)
        continue
      }
      if isOpen, let last = runs.last?.entries.last,
        follows(hours.lowerBound, last.hours.upperBound)
      {
        runs[runs.count - 1].entries.append((row, hours))
      } else {
        // A part that days or a way open stands below the same heading as the one before.
        let above =
          isOpen
          ? runs.last?.entries.last.map { $0.row + 1 } : runs.last?.headerRows.lowerBound
        isOpen = true
        runs.append(Run(entries: [(row, hours)], headerRows: (above ?? 0)..<row))
      }
      if grid.cells[index].isHeading { runs[runs.count - 1].headings += 1 }
    }
    return runs.compactMap { make(column, $0, grid) }
  }

  /// The hours of a cell, those of the afternoon where the cell on its left says 午後.
  private static func hours(of index: Int, in grid: Grid) -> ClosedRange<Int>? {
    let cell = grid.cells[index]
    guard let hours = hours(in: cell.tokens) else { return nil }
    guard cell.column > 0, grid.clocks.nameHalves, let half = grid[cell.row, cell.column - 1],
      half.tokens.count == 1, half.tokens[0].is(.afternoon), hours.upperBound < 12
    else { return hours }
    return hours.lowerBound + 12...hours.upperBound + 12
  }

  private static func make(
    _ column: Int, _ found: Run, _ grid: Grid
  ) -> HourAxis? {
    let run = found.entries
    guard let first = run.first, let last = run.last else { return nil }
    var flat: [Int] = []
    flat.reserveCapacity(run.count)
    for entry in run { flat.append(contentsOf: entry.hours) }
    let steps = zip(flat, flat.dropFirst()).count { next($0) == $1 }
    let regularity = flat.count > 1 ? Double(steps) / Double(flat.count - 1) : 1
    let isNamed =
      grid.leadsWithHours || isNamed(column, found.headerRows, in: grid)
      || run.allSatisfy { grid[$0.row, column]?.tokens.count == 2 } && saysHours(column, grid)
      || run.allSatisfy { grid[$0.row, column]?.tokens.contains { $0.is(.hourUnit) } == true }
        && flat.count > run.count
    let isSparse =
      !isNamed && column == 0 && (regularity < 0.7 || flat.count < fewest)
      && SparseHours.are(run.map(\.row), below: found.headerRows, grid)
    let least = isNamed ? 1 : isSparse || isShort(found, column, grid) ? 2 : fewest
    guard flat.count >= least, !countsElse(column, found.headerRows, grid),
      isNamed || run.contains(where: { $0.hours.count == 1 })
    else { return nil }
    let isHeaded = found.headings * 2 > run.count
    guard first.hours.lowerBound >= 3 || run.count >= 18 || isNamed else { return nil }
    // Where a heading says that these are hours, they may be as few and far between as the buses.
    guard isNamed || isSparse || regularity >= (isHeaded ? 0.3 : 0.7) else { return nil }
    let lastCell = grid[last.row, column]
    let end = min(last.row + (lastCell?.rowSpan ?? 1) - 1, grid.rowCount - 1)
    var hours: [Int: Int] = [:]
    var ranges: [Int: ClosedRange<Int>] = [:]
    for (row, printed) in run {
      let hour = printed.lowerBound
      if printed.count > 1 { ranges[row] = printed }
      for spanned in row..<row + (grid[row, column]?.rowSpan ?? 1) where spanned <= end {
        hours[spanned] = hour
      }
    }
    return HourAxis(
      column: column, hours: hours, ranges: ranges, rows: first.row...end,
      score: (isSparse ? max(regularity, 0.75) : regularity) + (isNamed ? 1 : 0)
        + (isHeaded ? 0.5 : 0),
      isSparse: isSparse)
  }

  /// Two hours that follow one another in cells of heads, with nothing but minutes beside them: a day
  /// with few buses.
  private static func isShort(_ run: Run, _ column: Int, _ grid: Grid) -> Bool {
    guard column == 0, run.entries.count == 2, run.headings == 2, grid.rowCount <= 3,
      run.entries.allSatisfy({ $0.hours.count == 1 }), run.entries[0].hours.lowerBound >= 5,
      run.entries[1].hours.lowerBound == run.entries[0].hours.lowerBound + 1
    else { return false }
    let cells = run.entries.flatMap { entry in
      (1..<grid.columnCount).compactMap { grid[entry.row, $0] }
    }
    let numbers = cells.flatMap { $0.tokens }.filter(\.isNumber)
    return numbers.count >= 2
      && numbers.allSatisfy { $0.digits == 2 && ($0.smallNumber ?? 60) < 60 }
      && cells.allSatisfy { $0.tokens.count < 40 }
  }

  /// Whether the cell above says that these are other numbers: months, years, classes.
  private static func countsElse(_ column: Int, _ rows: Range<Int>, _ grid: Grid) -> Bool {
    rows.contains { above in
      grid[above, column].map { others.contains($0.tokens.joined) } ?? false
    }
  }

  private static let others: Set<String> = [
    "月", "年", "年度", "日", "号車", "級", "番号", "No", "No.", "回", "順位", "区", "組", "学年", "年齢", "歳", "位",
    "名", "号室",
    "階", "窓口",
  ]

  /// The hour that is all a cell says: "7", "07", "7時", "7時台".
  static func hour(in cell: Grid.Cell) -> Int? { hour(in: cell.tokens) }

  /// The hour that is all some tokens say.
  static func hour(in tokens: Tokens) -> Int? {
    guard (1...2).contains(tokens.count), let value = tokens[0].smallNumber, value <= 29 else {
      return nil
    }
    return tokens.count == 1 || tokens[1].is(.hourUnit) ? value : nil
  }

  /// The hours of a cell: "7", or "8～20", "8時～20時".
  static func hours(in tokens: Tokens) -> ClosedRange<Int>? {
    if let hour = hour(in: tokens) { return hour...hour }
    guard (3...5).contains(tokens.count), let first = tokens[0].smallNumber, first >= 4,
      let second = tokens.indices.dropFirst().first(where: { tokens[$0].isNumber }),
      let last = tokens[second].smallNumber, first < last, last <= 24,
      spans.isOne(word(of: tokens.part(1..<second))),
      word(of: tokens.part(second + 1..<tokens.count)).isEmpty
    else { return nil }
    return first...last
  }

  /// What stands behind an hour, its unit aside.
  private static func word(of tokens: Tokens) -> String {
    let text = tokens.joined
    return ["時台", "時"].first(where: text.begins).map { String(text.dropFirst($0.count)) } ?? text
  }

  private static let spans = WordList(["～", "〜", "~", "-", "－", "–", "—", "‐", "から"])

  private static func next(_ hour: Int) -> Int { hour == 23 ? 0 : hour + 1 }

  private static func follows(_ hour: Int, _ before: Int) -> Bool {
    hour > before || (before >= 20 && hour <= 4 && hour + 24 > before)
  }

  /// Whether two cells of a column and more are hours with the word for them: "7時".
  private static func saysHours(_ column: Int, _ grid: Grid) -> Bool {
    var found = 0
    var last = -1
    for row in 0..<grid.rowCount {
      guard let index = grid.cellIndex(row, column), index != last else { continue }
      last = index
      if grid.cells[index].tokens.count == 2, hour(in: grid.cells[index]) != nil { found += 1 }
      if found > 1 { return true }
    }
    return false
  }

  /// Whether a cell above the hours names the column: 時, 時刻, Hour, "時 Hour".
  private static func isNamed(_ column: Int, _ rows: Range<Int>, in grid: Grid) -> Bool {
    rows.contains { above in
      guard let cell = grid[above, column], cell.columnSpan <= 2 else { return false }
      return cell.tokens.allSatisfy { $0.is(.hourName) } && !cell.isEmpty
        || cell.tokens.byteCount(upTo: WordTraits.longest) <= WordTraits.longest
          && WordTraits.listed(cell.tokens.joined).contains(.hourName)
    }
  }
}
