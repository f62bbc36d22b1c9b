/// Departures set in columns, and in fewer of them where the terminal is narrow.
enum DepartureTable {
  /// The lines of each row, none wider than the terminal less a margin of two.
  ///
  /// - Parameters:
  ///   - rows: cells in columns, remarks in the last one.
  ///   - width: the terminal's columns; nil for no end.
  /// - Returns: the lines for each row; one each where the table fits.
  static func lines(_ rows: [[String]], width: Int?) -> [[String]] {
    let whole = TextTable.lines(rows)
    guard let room = width.map({ $0 - 2 }), whole.contains(where: { TerminalWidth.of($0) > room })
    else { return whole.map { [$0] } }
    // Remarks go below first, then all but the time and the wait.
    for count in [6, 2] {
      let upper = TextTable.lines(rows.map { Array($0.prefix(count)) })
      if count == 2 || upper.allSatisfy({ TerminalWidth.of($0) <= room }) {
        return zip(upper, rows).map { line, cells in
          [line] + below(Array(cells.dropFirst(count)), room: room)
        }
      }
    }
    return whole.map { [$0] }
  }

  /// Under the wait: the time takes five columns and two spaces.
  private static func below(_ cells: [String], room: Int) -> [String] {
    let indent = min(7, room / 4)
    let margin = String(repeating: " ", count: indent)
    return TerminalWrap.joined(cells, to: room - indent).map { margin + $0 }
  }
}
