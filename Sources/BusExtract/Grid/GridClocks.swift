/// The cells of a grid read as clock times: once, for all layouts that ask, and only where a cell may
/// hold one.
final class GridClocks {
  private let tokens: [Tokens]
  // One reader at a time, and never within another look: asking for each cell whether that holds costs
  // as much as the look.
  @exclusivity(unchecked) private var read: [ClockCell?]
  /// The minutes of each cell, for which layouts ask again and again: -1 for none, -2 where nobody has.
  @exclusivity(unchecked) private var known: [Int16]
  /// How many departures each cell lists, asked as often: -2 where nobody has.
  @exclusivity(unchecked) private var counts: [Int16]
  /// The cells that hold a sign between hour and minute.
  private let candidates: [Int]
  /// The cells 3時 among others 2時20分 of their column.
  private let wholeHours: Set<Int>
  /// Whether numbers without a colon are times.
  private let readsBare: Bool
  /// Whether the names of trips may stand beside their times: in the heads of a wide table these are no times
  /// of a row.
  private let namesTrips: Bool
  /// Sentences over the whole width: what times they name are none of the table's.
  private let sentenceCells: Set<Int>

  /// Whether any cell is nothing but an hour.
  private(set) lazy var hasHours = tokens.contains { HourAxis.hours(in: $0) != nil }
  /// The cells that hold one time and nothing but words beside it.
  private(set) lazy var timeCells = candidates.filter { self[$0].soleTime != nil }
  /// Whether 午前, 午後, AM or PM stands in any cell.
  private(set) lazy var nameHalves = tokens.contains { cell in
    cell.contains { $0.is([.morning, .afternoon]) }
  }
  /// Whether a cell lists times.
  private(set) lazy var hasListedTimes = candidates.contains { listedCount($0) > 0 }

  init(_ cells: [Grid.Cell]) {
    tokens = cells.map(\.tokens)
    let width = cells.lazy.map { $0.column + $0.columnSpan }.max() ?? 0
    sentenceCells = Set(
      cells.indices.filter { index in
        width > 1 && cells[index].columnSpan == width && cells[index].tokens.count > 4
          && ClosingRows.isSaidBeside(cells[index].tokens.joined)
      })
    read = [ClockCell?](repeating: nil, count: cells.count)
    known = [Int16](repeating: -2, count: cells.count)
    counts = known
    let clocks = cells.indices.filter { index in
      cells[index].tokens.count >= 3 && cells[index].tokens.holdClockSign
    }
    readsBare =
      clocks.isEmpty && cells.count > 8 && BareTimes.mayBe(in: tokens)
      && (BareTimes.areTimes(in: tokens) || BareTrips.are(in: cells))
    namesTrips =
      cells.allSatisfy { $0.column <= 1 }
      || clocks.count > 1 && clocks.allSatisfy { cells[$0].column == 0 }
    wholeHours = Self.wholeHours(cells, beside: clocks)
    candidates =
      readsBare
      ? cells.indices.filter { cells[$0].tokens.contains { BareTimes.time($0) != nil } }
      : wholeHours.isEmpty ? clocks : (clocks + wholeHours).sorted()
  }

  private static func wholeHours(_ cells: [Grid.Cell], beside clocks: [Int]) -> Set<Int> {
    guard !clocks.isEmpty else { return [] }
    let columns = Set(
      clocks.filter { ClockCell.saysHour(cells[$0].tokens) }.map { cells[$0].column })
    guard !columns.isEmpty else { return [] }
    return Set(
      cells.indices.filter { index in
        columns.contains(cells[index].column) && !cells[index].isHeading
          && ClockCell.isWholeHour(cells[index].tokens)
      })
  }

  /// What a cell says about times.
  subscript(cell: Int) -> ClockCell {
    if let known = read[cell] { return known }
    let clock = ClockCell(
      sentenceCells.contains(cell) ? tokens[cell].part(0..<0) : tokens[cell],
      readsBare: readsBare, isWholeHour: wholeHours.contains(cell), namesTrips: namesTrips)
    read[cell] = clock
    return clock
  }

  /// The words of a cell that are no part of a time.
  func words(_ cell: Int) -> [MinuteCell.Word] {
    // Nothing stands beside the time of most.
    if known[cell] >= 0, tokens[cell].count == 3, !readsBare { return [] }
    if read[cell] == nil { _ = self[cell] }
    return read[cell]?.words ?? []
  }

  /// Whether each of them says of itself whether it is of the morning or of the afternoon.
  private lazy var sayHalves = nameHalves && timeCells.allSatisfy { self[$0].isAfternoon != nil }

  /// The one time of a cell, in minutes as printed; in those of the day where every cell says its half.
  func minutes(_ cell: Int) -> Int? {
    if known[cell] == -2 { known[cell] = Int16(readMinutes(cell) ?? -1) }
    return known[cell] < 0 ? nil : Int(known[cell])
  }

  private func readMinutes(_ cell: Int) -> Int? {
    guard mayHold(cell), var time = self[cell].soleTime else { return nil }
    if sayHalves { time.settle(isAfternoon: self[cell].isAfternoon, after: nil) }
    return time.hour * 60 + time.minute
  }

  /// The departures that a cell lists.
  func listedTimes(_ cell: Int) -> [ClockCell.Time] {
    mayHold(cell) ? self[cell].listedTimes : []
  }

  /// How many these are.
  func listedCount(_ cell: Int) -> Int {
    if counts[cell] == -2 { counts[cell] = Int16(clamping: listedTimes(cell).count) }
    return Int(counts[cell])
  }

  /// Whether a cell is long enough for a time.
  private func mayHold(_ cell: Int) -> Bool {
    tokens[cell].count >= 3 || readsBare && !tokens[cell].isEmpty || wholeHours.contains(cell)
  }
}
