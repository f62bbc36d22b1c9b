import BusModel

extension TripFrame {
  /// Columns among the trips that hold no time and are not empty: "repeats every 20 minutes" stands
  /// there, and those departures would get lost.
  func silentColumns(_ matrix: ClockMatrix) -> [Notice] {
    let grid = matrix.grid
    guard let first = trips.first, let top = rows.first?.row, let bottom = rows.last?.row else {
      return []
    }
    var notices: [Notice] = []
    var seen = Set<Int>()
    for column in first..<grid.columnCount
    where !trips.contains(column) && !sections.columns.contains(column) && !isAside(column, grid) {
      for row in top...bottom {
        guard let index = grid.cellIndex(row, column), seen.insert(index).inserted else { continue }
        let cell = grid.cells[index]
        guard !cell.isEmpty, !PassSign.isOne(cell) else { continue }
        let text = cell.tokens.joined
        notices.append(
          Notice(.leftOver(.notTrip(text)), at: cell.at))
      }
    }
    return notices
  }

  /// A column behind all trips that its heading or its units tell to be fares, distances or remarks.
  private func isAside(_ column: Int, _ grid: Grid) -> Bool {
    guard let last = trips.last, column > last else { return false }
    let heading = headerRows.compactMap { grid[$0, column]?.tokens.joined }.joined()
    if ["運賃", "料金", "距離", "所要", "備考", "地区", "目印", "場所"].contains(where: heading.contains) {
      return true
    }
    // The names of the stops again.
    let namesStops = rows.allSatisfy { row in
      let text = grid[row.row, column]?.tokens.joined
      return (0..<(trips.first ?? 0)).contains { grid[row.row, $0]?.tokens.joined == text }
    }
    if namesStops { return true }
    return rows.allSatisfy { row in
      let text = grid[row.row, column]?.tokens.joined ?? ""
      return text.isEmpty || ["円", "km", "ｋｍ", "キロ"].contains(where: text.hasSuffix)
    }
  }
}

/// Signs by which a table of trips says that a bus does not stop.
enum PassSign {
  /// Whether a cell is nothing but such a sign.
  static func isOne(_ cell: Grid.Cell) -> Bool {
    let text = withoutNote(cell.tokens.joined)
    return Padding.isOne(text) || signs.contains(text)
  }

  /// "※2↓": the number of a note beside the sign.
  private static func withoutNote(_ text: String) -> String {
    guard text.first == "※", text.length < 6 else { return text }
    let rest = text.dropFirst().drop(while: \.isNumber)
    return rest.isEmpty ? text : String(rest)
  }

  private static let signs: Set<String> = [
    "↓", "｜", "||", "‖", "＝", "=", "==", "レ", "ﾚ", "通過", "→", "×", "∥", "┃", "│", "..", "⇓", "↑",
    "⇩", "▼", "▽",
    ">>", "//", "／／", "無", "なし", "無し", "休", "運休", "経由せず", "経由しない", "通らない", "通りません", "停車しない",
    "停まらない",
  ]
}
