import BusModel

/// Finds the line in which a page says for all of its buses on which days they run: "運行日：月曜日～
/// 土曜日（祝日・年末年始を除く）", "運休日 日曜・祝日".
enum OperatingDays {
  /// The label of such a line: the nearest one above the timetable, else the only one of the page.
  /// Words that are not understood stay in the label, so that they are told.
  static func label(for node: PageTree.Index, _ lines: PageLines) -> DayLabel? {
    var found: [(node: PageTree.Index, label: String)] = []
    for (index, line) in lines.lines.enumerated() where names.isFound(in: line.text) {
      let next = index + 1 < lines.lines.count ? lines.lines[index + 1].text : ""
      if let label = label(line.text, next) { found.append((line.node, label)) }
    }
    let text = found.last { $0.node < node }?.label ?? (found.count == 1 ? found[0].label : nil)
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

  private static let names = WordList(["運行日", "運転日", "運行曜日", "運休日", "運行は"])
  private static let beginnings = [
    ("運行日", ""), ("運転日", ""), ("運行曜日", ""), ("運休日", "運休"), ("運行は", ""),
  ]
}
