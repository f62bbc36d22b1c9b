/// Finds the words above a timetable that say from when it holds: "2027年4月1日改正", "令和9年4月1日実施".
struct RevisionLines {
  /// The lines that say it, and those that say that what stands below them is the present timetable; in page order.
  private var found: [(node: PageTree.Index, words: [String])] = []

  /// Looks for them before a node.
  init(_ lines: PageLines, before end: PageTree.Index, _ tree: PageTree) {
    lazy var tables = LayoutTables(tree)
    for (index, line) in lines.lines.enumerated()
    where line.node < end && line.text.utf8.count <= 120 {
      // 12月4日までの時刻表 heads what ends before another begins.
      if Self.presents.isFound(in: line.text) || Self.isEnd(line, tree) {
        found.append((line.node, []))
      } else if Self.labels.isFound(in: line.text),
        let start = Self.start(line.text, lines.lines.dropFirst(index + 1).first?.text ?? "")
      {
        found.append((line.node, [start]))
      } else if Self.dates.isFound(in: line.text), line.text.contains(where: \.isNumber),
        !Self.announces.isFound(in: line.text), ChangedTimes.change(in: line.text) == nil,
        !Self.isInLink(line.node, tree), tables.isFree(line.node)
      {
        found.append((line.node, [line.text]))
      }
    }
  }

  /// The nearest such heading or short line, unless one above it says that this is the present
  /// timetable (現行). Announcements and links speak of other timetables.
  func nearest(to node: PageTree.Index) -> [String] {
    found.last { $0.node < node }?.words ?? []
  }

  /// "実施日：2026年12月1日", and what stands behind 適用開始日 or 有効期間 in a cell of its own, as "2026年12月1日改正".
  private static func start(_ text: String, _ below: String) -> String? {
    let compact = Texts.compact(text)
    guard let label = names.first(where: { compact.begins(with: $0) }) else { return nil }
    let rest = compact.dropFirst(label.count).drop { "：:】］]／/＝=".contains($0) }
    let value = rest.isEmpty ? Texts.compact(below) : String(rest)
    let date =
      ["から", "より", "～", "〜"].first(where: value.ends).map { value.before(ending: $0) } ?? value[...]
    guard date.contains("月"), date.last == "日", date.length <= 16, DayWords.onlyDates(String(date))
    else { return nil }
    return date + "改正"
  }

  private static func isEnd(_ line: PageLines.Line, _ tree: PageTree) -> Bool {
    tree.nodes[line.block].tag.isHeading && line.text.contains("まで")
      && line.text.contains("月") && line.text.contains(where: \.isNumber)
  }

  private static func isInLink(_ node: PageTree.Index, _ tree: PageTree) -> Bool {
    tree.isInside(node, .a, .nav)
  }

  private static let dates = WordList(["改正", "実施", "より", "から", "施行", "現在"])
  private static let names = [
    "有効期間", "適用期間", "対象期間", "実施日", "改正日", "ダイヤ改正日", "時刻改正日", "適用日", "適用開始日", "施行日", "実施年月日",
    "改正年月日",
    "運行開始日",
  ]
  private static let labels = WordList(names)
  private static let presents = WordList(["現行", "改正前", "現在の時刻"])
  private static let announces = WordList([
    "知らせ", "案内", "します", "ました", "予定", "ください", "について", "まで", "～", "〜", "期間", "運休", "臨時",
  ])
}
