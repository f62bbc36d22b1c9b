import BusLabels
import BusModel

/// Finds the line in which a page says for all of its buses on which days they run: "運行日：月曜日～
/// 土曜日（祝日・年末年始を除く）", "運休日 日曜・祝日".
enum OperatingDays {
  /// The label of such a line: the nearest one above the timetable, else the only one of the page.
  /// Words that are not understood stay in the label, so that they are told.
  static func label(
    for node: PageTree.Index, _ lines: PageLines, _ scope: LineScope
  ) -> DayLabel? {
    var found: [(node: PageTree.Index, label: String)] = []
    for (index, line) in lines.lines.enumerated()
    where names.isFound(in: line.text) && scope.holds(line.node, for: node) {
      let next = index + 1 < lines.lines.count ? lines.lines[index + 1].text : ""
      if let label = label(line.text, next) { found.append((line.node, label)) }
    }
    let text =
      found.last { $0.node < node }?.label ?? (found.count == 1 ? found[0].label : nil)
      ?? sentences(lines, node, scope)
    return text.map { DayLabel(text: $0, remarks: []) }
  }

  /// The days of a line that begins with the word for them; they may stand on the line after it.
  private static func label(_ line: String, _ next: String) -> String? {
    let text = Texts.compact(String(line.drop { "■●◆◇□▼▽▲△○◎・※＊*♦【［[〔 　".contains($0) }))
    for (name, ending) in beginnings where text.begins(with: name) {
      let rest = text.dropFirst(name.length).drop { "：:はー－-…＝=】］]〕／/".contains($0) }
      let days = rest.isEmpty ? Texts.compact(next) : String(rest)
      let label = (days.ends(with: "。") ? String(days.dropLast()) : days) + ending
      return label.count <= 80 && ServicePattern.read(label).pattern != nil ? label : nil
    }
    return nil
  }

  /// "※土日祝日は運休です。": short sentences about the days and nothing else; several count together.
  private static func sentences(
    _ lines: PageLines, _ node: PageTree.Index, _ scope: LineScope
  ) -> String? {
    let said = lines.lines.filter { line in
      line.text.utf8.count <= 120 && speaks.isFound(in: line.text) && !news.isFound(in: line.text)
        && !bearsMark(line.text)
        && scope.holds(line.node, for: node)
    }
    .map { Texts.compact(String($0.text.drop { "※・●■ ".contains($0) })) }
    .map { $0.ends(with: "。") ? String($0.dropLast()) : $0 }
    .filter { !$0.begins(with: "の") }
    .filter { ServicePattern.read($0).pattern != nil && ServicePattern.read($0).unread.isEmpty }
    guard !said.isEmpty else { return nil }
    return said.joined(separator: "、")
  }

  /// "★：学校休業日運休", "▲土曜運休", "※は土曜運休" and "A：土曜運休" speak of what bears the sign.
  private static func bearsMark(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first else { return false }
    if (0x25A0...0x26FF).contains(first.value), first != "●", first != "■" { return true }
    let isLetter = (0x41...0x5A).contains(Scalars.folded(first.value))
    let joint = line.unicodeScalars.dropFirst().first { !Scalars.isSpace($0.value) }
    if isLetter || Scalars.isCircled(first.value) { return joint.map { $0.value > 0x7F } == true }
    return (first == "※" || first == "*")
      && joint.map { "は：:＝=…".unicodeScalars.contains($0) } == true
  }

  private static let speaks = WordList(["運休", "運行しま", "運転しま", "のみの運行", "のみ運行"])
  private static let news = WordList(["本日", "今日", "明日", "ただいま", "臨時", "知らせ", "印", "便"])
  private static let names = WordList(["運行日", "運転日", "運行曜日", "運休日", "運行は"])
  private static let beginnings = [
    ("運行日", ""), ("運転日", ""), ("運行曜日", ""), ("運休日", "運休"), ("運行は", ""),
  ]
}
