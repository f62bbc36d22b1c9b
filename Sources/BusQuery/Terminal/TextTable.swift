/// Rows of cells set in columns that line up, full-width letters counted as two.
public enum TextTable {
  /// The lines of the rows; two spaces between columns, empty columns left out, nothing after the
  /// last cell.
  ///
  /// - Parameter rows: the cells, without control characters; rows may be of different lengths.
  /// - Returns: a line for each row, without line feeds.
  public static func lines(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? TerminalWidth.of($0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() where widths[column] > 0 {
        line += TerminalWidth.pad(cell, to: widths[column]) + "  "
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

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
