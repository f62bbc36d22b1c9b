import BusLabels
import BusModel

/// The labels of columns that the page itself explains: 学校休業日 over one, and "学校休業日：土日祝、7/21～8/31" in a
/// line, a row, a definition or over a list of dates. By themselves they are no words of days.
struct DefinedLabels: Sendable {
  /// The labels, folded.
  private(set) var labels: Set<String> = []

  /// None.
  init() {}

  /// Whether some line is 左記以外 or the like, which needs no one to explain it.
  private var holdsRests = false

  /// Those of a page: what one line seems to explain and another one consists of.
  ///
  /// Most pages have no line that could be such a label, and are not looked at again.
  init(_ tree: PageTree) {
    let lines = tree.lines
    var times: [String: Int] = [:]
    for line in lines where line.text.utf8.count <= 60 && Self.letters.isFound(in: line) {
      if Self.rests.begins(line.text) { holdsRests = true }
      if let label = Self.memo.value(of: line.text, read: Self.label) {
        times[label, default: 0] += 1
      }
    }
    guard !times.isEmpty else { return }
    var heads: [String: Int] = [:]
    for (index, line) in lines.enumerated() where line.text.utf8.count <= 1200 {
      guard Self.letters.isFound(in: line) else { continue }
      if Self.signs.isFound(in: line.text) {
        for sentence in line.text.split(separator: "。") where Self.mayDefine(sentence) {
          let head = Self.headMemo.value(of: String(sentence), read: LabelDefinition.head)
          if let head, times[head] != nil { heads[head, default: 0] += 0 }
        }
      }
      // A row of two cells, dt and dd; what stands over dates.
      guard index + 1 < lines.count, line.text.utf8.count <= 60,
        let label = Self.memo.value(of: line.text, read: Self.label),
        Self.mayDefine(lines[index + 1].text[...]),
        // A head beside another one explains it no more than it is explained.
        HeadedDays.areRow(line, lines[index + 1], tree)
          || !tree.nodes[line.block].tag.isCell && HeadedDays.days(lines[index + 1].text) != nil
      else { continue }
      heads[label, default: 0] += 1
    }
    // The head of a row is one of the lines itself.
    labels = Set(heads.filter { times[$0.key, default: 0] > $0.value }.keys)
  }

  // The pages of a company bear the same labels, and these are functions of the text alone.
  private static let memo = TextMemo<String?>()
  private static let headMemo = TextMemo<String?>()

  /// The label that a short line may be, folded.
  private static func label(_ line: String) -> String? {
    let head = LabelDefinition.head(over: line)
    return isLabel(head) ? head : nil
  }

  /// Whether a line is one of them and nothing else.
  func isOne(_ line: String) -> Bool {
    !labels.isEmpty && line.utf8.count <= 60
      && Self.memo.value(of: line, read: Self.label).map(labels.contains) == true
  }

  /// The label that an element is and nothing else, as printed.
  func label(of node: PageTree.Index, in tree: PageTree) -> String? {
    guard !labels.isEmpty || holdsRests, Int(tree.nodes[node].end) - node <= 8 else { return nil }
    let text = Texts.compact(Texts.line(of: node, in: tree))
    guard (2...48).contains(text.utf8.count) else { return nil }
    if Self.rests.begins(text), LabelDefinition(restBy: text) != nil { return text }
    guard !labels.isEmpty else { return nil }
    return labels.contains(LabelDefinition.folded(text)) || LabelDefinition(ordinary: text) != nil
      ? text : nil
  }

  private static func mayDefine(_ sentence: Substring) -> Bool {
    sentence.utf8.count <= 600
      && (sentence.utf8.contains { (0x30...0x39).contains($0) }
        || DayWords.hasHint(String(sentence)))
  }

  /// Whether a word can stand over a column of times for its days: not a name, a mark or a plain kind of day.
  private static func isLabel(_ head: String) -> Bool {
    (2...14).contains(head.length) && letters.isFound(in: head) && !others.isFound(in: head)
      && !isUsual(head) && !head.contains(where: \.isNumber)
  }

  /// 平日, 土曜 and 日祝, which need no one to say what they are.
  private static func isUsual(_ head: String) -> Bool {
    ServicePattern.read(head).pattern.map { $0.isWeekly && $0.service != .custom } ?? false
  }

  private static let signs = WordList(["：", ":", "…", "＝", "=", "→", "は", "「", "『"])
  private static let rests = WordList(["左記", "右記", "上記", "下記", "その他", "それ以外"])
  static let letters = WordList(
    [
      "日", "期", "ダイヤ", "季", "通常", "繁忙", "閑散", "シーズン", "夏", "冬", "特別", "休", "登校", "授業", "通学", "赤",
      "青",
      "通園", "デー", "以外", "その他",
    ], asked: .defined)
  private static let others = WordList([
    "時刻表", "行き", "方面", "系統", "バス", "駅", "線", "運賃", "料金", "電話", "住所", "営業所", "定期券", "窓口", "受付", "運行",
    "運航", "運休", "更新", "改正", "発行", "作成", "現在", "名称", "日時", "運転", "お知らせ", "のりば", "停留所", "時間",
  ])
}
