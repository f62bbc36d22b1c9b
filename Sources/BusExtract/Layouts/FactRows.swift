import BusModel

/// Rows of a table of facts that say nothing of departures, beside others that list them: 運賃 and 営業時間
/// below "桜駅 発 | 9:00 9:30", 備考 below "平日 | 9:00 9:30".
enum FactRows {
  /// The grid without them; they are remarks, as lines below the table would be.
  static func removed(from grid: Grid, _ tree: PageTree) -> Grid {
    guard grid.columnCount == 2, !grid.isLines, grid.rowCount > 2, grid.clocks.hasListedTimes else {
      return grid
    }
    let heads = (0..<grid.rowCount).map { row in
      grid[row, 0].map { Texts.line(of: $0.node, in: tree) } ?? ""
    }
    let facts = Set(
      heads.indices.filter { row in
        isFact(heads[row]) && !(isRemark(heads[row]) && listsTimes(in: row, of: grid))
      })
    let isList = heads.indices.contains { row in
      !facts.contains(row) && (starts.isFound(in: heads[row]) || RowName.isDays(heads[row]))
        && (grid.cellIndex(row, 1).map { grid.clocks.listedCount($0) > 1 } ?? false)
    }
    guard !facts.isEmpty, isList,
      grid.cells.allSatisfy({ $0.rowSpan == 1 || !facts.contains($0.row) })
    else { return grid }
    let kept = heads.indices.filter { !facts.contains($0) }
    let cells = kept.enumerated().flatMap { place, row in
      grid.cells.filter { $0.row == row }.map { cell in
        var moved = cell
        moved.row = place
        return moved
      }
    }
    return grid.holding(cells)
  }

  private static func isFact(_ head: String) -> Bool {
    head.utf8.count <= 60 && facts.isFound(in: head) && !starts.isFound(in: head)
      && !times.isFound(in: head)
  }

  /// 備考 beside "土曜日は9:00、10:00も運行" hides departures.
  private static func listsTimes(in row: Int, of grid: Grid) -> Bool {
    grid.cellIndex(row, 1).map { grid.clocks[$0].times.count > 1 && !grid.clocks[$0].isRange }
      ?? false
  }

  private static func isRemark(_ head: String) -> Bool { head.contains("備考") }

  private static let facts = WordList([
    "運賃", "料金", "営業時間", "受付時間", "開館時間", "診療時間", "所要", "距離", "備考", "電話", "問い合わせ", "問合せ", "連絡先", "定員",
    "駐車",
    "支払", "予約",
  ])
  private static let starts = WordList(["発", "出発", "Dep", "出发", "출발"])
  private static let times = WordList(["バス", "便", "時刻", "ダイヤ"])
}
