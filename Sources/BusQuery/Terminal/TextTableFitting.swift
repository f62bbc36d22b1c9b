extension TextTable {
  /// The lines of each row, none wider than the terminal less a margin of two: where the table does
  /// not fit, the cells at the end of each row go on below it.
  ///
  /// - Parameters:
  ///   - rows: cells, without control characters.
  ///   - width: the terminal's columns; nil for no end.
  ///   - keeping: how many cells may stay in the first line, the most first; the last is taken in
  ///     any case.
  /// - Returns: the lines for each row; one each where the table fits.
  static func fitting(_ rows: [[String]], width: Int?, keeping: [Int]) -> [[String]] {
    let whole = lines(rows)
    guard let room = width.map({ $0 - 2 }), whole.contains(where: { TerminalWidth.of($0) > room })
    else { return whole.map { [$0] } }
    for count in keeping {
      let upper = lines(rows.map { Array($0.prefix(count)) })
      if count == keeping.last || upper.allSatisfy({ TerminalWidth.of($0) <= room }) {
        return zip(upper, rows).map { line, cells in
          [line] + below(Array(cells.dropFirst(count)), room: room)
        }
      }
    }
    return whole.map { [$0] }
  }

  /// Set in by as much as a time of five columns and two spaces take.
  private static func below(_ cells: [String], room: Int) -> [String] {
    let indent = min(7, room / 4)
    let margin = String(repeating: " ", count: indent)
    return TerminalWrap.joined(cells, to: room - indent).map { margin + $0 }
  }
}
