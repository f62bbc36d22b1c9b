/// Tables of facts, a label and its value a row, one of which is all the times: 乗り場 | 駅南口, 行先 | 美術館,
/// 発車時刻 | 8:30 10:30. They say what a list of terms and definitions says, and are no rows of a timetable.
enum FactTables {
  /// The cell of the times; nil for any other table.
  static func timeCell(of table: PageTree.Index, in tree: PageTree) -> PageTree.Index? {
    guard Int(tree.nodes[table].end) - table <= 200, tree.clockCount(of: table) > 1 else {
      return nil
    }
    let nodes = TableNodes(tree: tree)
    let rows = nodes.rows(below: table)
    guard (2...12).contains(rows.count) else { return nil }
    var times: PageTree.Index?
    var areNamed = false
    for row in rows.lazy.map(nodes.cells) {
      guard row.count == 2 else { return nil }
      let label = Texts.compact(Texts.line(of: row[0], in: tree))
      if heads.isOne(label) {
        guard times == nil, tree.nodes[row[1]].tag == .td, tree.clockCount(of: row[1]) > 1 else {
          return nil
        }
        times = row[1]
      } else {
        guard
          LabelledNames.isLabel(label) || LabelSigns.isFact(label) || facts.isOne(label)
            || days.isOne(label)
        else {
          return nil
        }
        areNamed = areNamed || LabelledNames.isLabel(label) || days.isOne(label)
      }
    }
    return areNamed ? times : nil
  }

  /// Whether an element is the cell of the times of such a table.
  static func holdTimes(in cell: PageTree.Index, of tree: PageTree) -> Bool {
    guard tree.nodes[cell].tag == .td else { return false }
    return tree.nearest(from: cell) { tree.nodes[$0].tag == .table }
      .map { timeCell(of: $0, in: tree) == cell } ?? false
  }

  private static let heads = WordList([
    "発車時刻", "出発時刻", "発時刻", "発車時間", "出発時間", "時刻", "時刻表", "運行時刻", "運行時間", "バス時刻", "乗車時刻", "バスの時刻",
    "出発", "発車",
  ])
  private static let facts = WordList([
    "料金", "期間", "運行期間", "区間", "運行区間", "定員", "問い合わせ", "お問い合わせ", "お問合せ", "電話", "予約", "休業日", "乗車方法",
    "注意",
    "注意事項", "その他", "曜日", "備考",
  ])
  /// What only what carries people has.
  private static let days = WordList(["運行日", "運転日", "運航日", "運行曜日", "運転曜日", "運休日", "運休"])
}
