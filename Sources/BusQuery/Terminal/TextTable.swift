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
