import BusModel

extension TripFrame {
  /// Columns among the trips that hold no time and are not empty: "repeats every 20 minutes" stands
  /// there, and those departures would get lost.
  func silentColumns(_ matrix: ClockMatrix) -> [Notice] {
    let grid = matrix.grid
    guard let first = trips.first, let top = rows.first?.row, let bottom = rows.last?.row else {
      return []
    }
    var notices = bareMinutes(before: first, grid)
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

  /// Columns of minutes before the first trip, 00 15 30 below 毎時: departures that would get lost.
  private func bareMinutes(before first: Int, _ grid: Grid) -> [Notice] {
    (1..<max(first, 1)).compactMap { column in
      let cells = rows.compactMap { grid[$0.row, column] }.filter { !$0.isEmpty }
      // 825 below 1便, where 2便 has 10:25.
      let isTrip = headerRows.contains { row in
        grid[row, column].map { RowName.isTrip($0.tokens.joined) } ?? false
      }
      if isTrip, let cell = cells.first(where: { $0.tokens.contains { $0.digits > 2 } }) {
        return Notice(.leftOver(.notTrip(cell.tokens.joined)), at: cell.at)
      }
      let values = cells.compactMap { cell in
        cell.tokens.count == 1 && cell.tokens[0].digits == 2 ? cell.tokens[0].smallNumber : nil
      }
      guard let cell = cells.first, values.count > 1, values.count == cells.count,
        values.allSatisfy({ $0 < 60 }),
        zip(values, values.dropFirst()).contains(where: { $1 - $0 != 1 })
      else { return nil }
      return Notice(.leftOver(.notTrip(cell.tokens.joined)), at: cell.at)
    }
  }

  /// Whether a sentence fills a column behind all trips, heads and all: where trips are rows, what stands in the
  /// last row of the table over its whole width.
  private func isNote(_ column: Int, _ grid: Grid) -> Bool {
    guard let cell = grid[0, column], cell.rowSpan == grid.rowCount, !headerRows.isEmpty else {
      return false
    }
    return cell.tokens.contains { $0.kind == .word && cell.tokens.text($0).length > 3 }
      && !cell.tokens.contains { $0.is(.frequency) } && !ClockCell.holdsTime(cell.tokens)
      && !SectionCell.opens(cell.tokens)
  }

  /// A column behind all trips that its heading or its units tell to be fares, distances or remarks.
  private func isAside(_ column: Int, _ grid: Grid) -> Bool {
    guard let last = trips.last, column > last else { return false }
    if isNote(column, grid) { return true }
    let heading = headerRows.compactMap { grid[$0, column]?.tokens.joined }.joined()
    if ["運賃", "料金", "距離", "所要", "備考", "地区", "目印", "場所"].contains(where: heading.contains) {
      return true
    }
    // The names of the stops again.
    let namesStops = rows.allSatisfy { row in
      let text = grid[row.row, column]?.tokens.joined
      return (0..<(trips.first ?? 0)).contains { grid[row.row, $0]?.tokens.joined == text }
    }
    if namesStops || isTranslation(column, grid) { return true }
    return rows.allSatisfy { row in
      let text = grid[row.row, column]?.tokens.joined ?? ""
      return text.isEmpty || ["円", "km", "ｋｍ", "キロ"].contains(where: text.ends(with:))
    }
  }
}

extension TripFrame {
  /// Whether a column holds a name in Latin letters for each stop, of which none has such a name.
  fileprivate func isTranslation(_ column: Int, _ grid: Grid) -> Bool {
    let texts = rows.map { grid[$0.row, column]?.tokens.joined ?? "" }
    return Set(texts).count == texts.count
      && texts.allSatisfy { text in
        text.length > 2 && text.first?.isLetter == true && text.utf8.allSatisfy { $0 < 0x80 }
          && !text.contains(where: \.isNumber)
      } && stops.allSatisfy { stop in stop.name.utf8.contains { $0 >= 0x80 } }
  }
}

/// Signs by which a table of trips says that a bus does not stop.
enum PassSign {
  /// Whether a cell is nothing but such a sign.
  static func isOne(_ cell: Grid.Cell) -> Bool {
    let text = withoutNote(cell.tokens.joined)
    return Padding.isOne(text) || signs.contains(text)
      || text.length <= 30 && sentences.isFound(in: text)
        && !cell.tokens.contains(where: \.isNumber)
  }

  private static let sentences = WordList([
    "経由しない", "経由しません", "経由せず", "通りません", "停車しません", "停まりません", "には行きません",
  ])

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
