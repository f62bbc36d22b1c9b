/// What stands in one element beside the days of its buses and is of something else: when the page was
/// made, what a window or a house keeps for days.
enum LabelAsides {
  /// The texts of a definition list whose terms speak of other things than days of buses.
  static func texts(below node: PageTree.Index, of tree: PageTree) -> Set<PageTree.Index> {
    var found: Set<PageTree.Index> = []
    var isAside = false
    for index in node..<Int(tree.nodes[node].end) {
      switch tree.nodes[index].tag {
      case .dt: isAside = isTerm(Texts.line(of: index, in: tree))
      case .text where isAside: found.insert(index)
      default: continue
      }
    }
    return found
  }

  /// Whether a line says something of the page or of a house, a ticket or a window; 大学の休業日は運休します
  /// says it of buses.
  static func isLine(_ line: String) -> Bool {
    guard !rests.isFound(in: line),
      let colon = line.unicodeScalars.first(where: { ":： 　は".unicodeScalars.contains($0) })
    else { return false }
    return isTerm(String(line.prefix { $0.unicodeScalars.first != colon }))
  }

  private static func isTerm(_ term: String) -> Bool {
    term.length <= 12 && !buses.isFound(in: term) && !ways.ends(term)
      && (facts.isFound(in: term) || OtherSubjects.namesThing(term))
  }

  private static let buses = WordList(["運行日", "運転日", "運休", "運行曜日", "ダイヤ", "運行期間", "運転期間"])
  /// 南浜温泉線 is no bath, and 市民病院前 no hospital.
  private static let ways = WordList(["線", "行", "行き", "ゆき", "方面", "系統", "前", "ルート", "コース", "号"])
  private static let rests = WordList(["運休", "運行しません", "運行いたしません", "運転しません"])
  private static let facts = WordList([
    "更新", "公開", "掲載", "発行", "作成", "登録", "改正日", "改定日", "実施日", "施行日", "印刷", "運行開始", "開始日", "定員",
    "定期券",
    "受付", "営業", "開庁", "閉庁", "休業日", "休診日", "定休日", "休館日", "診療",
  ])
}
