/// The heads of the columns of an approach page's tables, by which their cells are understood.
struct ApproachLabels {
  static let lines: Set<String> = ["系統", "系統番号", "路線", "路線名", "系統名"]
  static let destinations: Set<String> = ["行先", "行き先", "方面", "行先・経由", "終点"]
  private static let others: Set<String> = [
    "のりば", "乗り場", "乗場", "定刻", "定時", "予定時刻", "発車予定", "出発予定", "予測", "到着予測", "発車予測",
    "見込み", "遅れ", "遅延", "状況", "接近", "接近状況", "位置", "現在位置", "運行状況",
  ]

  private let tree: PageTree

  init(_ tree: PageTree) { self.tree = tree }

  /// The head of the column in which a line stands, below the first row of a table with such heads,
  /// and the row, which is of one bus.
  func label(of line: PageLines.Line) -> (text: String, row: PageTree.Index)? {
    var cell = line.block
    while cell > 0, !tree.nodes[cell].tag.isCell {
      guard tree.nodes[cell].tag != .table else { return nil }
      cell = tree.parent(of: cell)
    }
    let row = tree.parent(of: cell)
    guard cell > 0, tree.nodes[row].tag == .tr, let table = table(of: row),
      let head = tree.descendants(of: table).first(where: { tree.nodes[$0].tag == .tr }),
      head != row, let column = tree.elements(of: row).firstIndex(of: cell)
    else { return nil }
    let heads = tree.elements(of: head).map(text)
    // A table of one label a row has its labels beside its values.
    guard heads.count(where: Self.isLabel) > 1, column < heads.count, Self.isLabel(heads[column])
    else { return nil }
    return (heads[column], row)
  }

  private static func isLabel(_ text: String) -> Bool {
    lines.contains(text) || destinations.contains(text) || others.contains(text)
  }

  private func table(of row: PageTree.Index) -> PageTree.Index? {
    tree.nearest(from: tree.parent(of: row)) { tree.nodes[$0].tag == .table }
  }

  private func text(of cell: PageTree.Index) -> String {
    tree.writtenText(in: cell).filter { !$0.isWhitespace }
  }
}
