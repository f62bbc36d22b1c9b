/// Finds the words above a timetable that say from when it holds: "2027年4月1日改正", "令和9年4月1日実施".
enum RevisionLines {
  /// The nearest such heading or short line, unless one above it says that this is the present
  /// timetable (現行). Announcements and links speak of other timetables.
  static func nearest(to node: PageTree.Index, _ lines: PageLines, _ tree: PageTree) -> [String] {
    lazy var tables = LayoutTables(tree)
    for line in lines.lines.reversed() where line.node < node && line.text.utf8.count <= 120 {
      // 12月4日までの時刻表 heads what ends before another begins.
      if presents.isFound(in: line.text) || isEnd(line, tree) { return [] }
      guard dates.isFound(in: line.text), line.text.contains(where: \.isNumber),
        !announces.isFound(in: line.text), !isInLink(line.node, tree),
        tables.isFree(line.node)
      else { continue }
      return [line.text]
    }
    return []
  }

  private static func isEnd(_ line: PageLines.Line, _ tree: PageTree) -> Bool {
    tree.nodes[line.block].tag.isHeading && line.text.contains("まで")
      && line.text.contains("月") && line.text.contains(where: \.isNumber)
  }

  private static func isInLink(_ node: PageTree.Index, _ tree: PageTree) -> Bool {
    tree.isInside(node, .a, .nav)
  }

  private static let dates = WordList(["改正", "実施", "より", "から", "施行", "現在"])
  private static let presents = WordList(["現行", "改正前", "現在の時刻"])
  private static let announces = WordList([
    "知らせ", "案内", "します", "ました", "予定", "ください", "について", "まで", "～", "〜", "期間", "運休", "臨時",
  ])
}
