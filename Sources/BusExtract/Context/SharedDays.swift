import BusModel

/// Finds the days that are said once above all timetables of a page, of which each is headed by its
/// way alone: "桃山号（火・木）", "役場行き", "土山行き".
struct SharedDays {
  let readings: [Reading]
  let lines: PageLines
  let tree: PageTree

  /// Whether a label that the first timetable got is said of all of them.
  func isOfAll(_ label: DayLabel) -> Bool {
    guard readings.count > 1, readings.allSatisfy(\.isUnlabelled), let first = readings.first,
      let last = readings.last
    else { return false }
    // Lines below the first timetable that speak of days may be said of the others.
    let telling = lines.lines.filter { line in
      line.node < last.node
        && (UnreadDayLines.tellsDays(line.text) || !DayLabel.labels(in: line.text).isEmpty)
    }
    guard let place = telling.last, place.node < first.node,
      telling.allSatisfy({ Self.says(label, $0.text) })
    else { return false }
    var start = place.node + 1
    for reading in readings {
      guard isHeadedByWay(reading, from: start) else { return false }
      start = Int(tree.nodes[reading.node].end)
    }
    return true
  }

  /// Whether a line says these days and names no way, of which alone it would be said.
  private static func says(_ label: DayLabel, _ line: String) -> Bool {
    let labels = DayLabel.labels(in: line)
    return !namesWay(line) && !labels.isEmpty
      && labels.allSatisfy { DayWords.kind(of: $0) == DayWords.kind(of: label.text) }
  }

  /// Whether a way is named between a place and a timetable, or by its own head.
  private func isHeadedByWay(_ reading: Reading, from start: PageTree.Index) -> Bool {
    let caption = Surroundings(tree: tree, node: reading.node).captionNode
      .map { Texts.line(of: $0, in: tree) }
    let heads =
      [caption].compactMap { $0 } + reading.leadingLines
      + reading.columns.flatMap(\.headings)
    let cells = (reading.headerCells.prefix(8)).map { Texts.line(of: $0, in: tree) }
    let above = lines.lines.filter { start <= $0.node && $0.node < reading.node }.map(\.text)
    let first = lines.lines.first { tree.descendants(of: reading.node).contains($0.node) }?.text
    return (heads + cells + above + [first].compactMap { $0 }).contains(where: Self.namesWay)
  }

  /// Whether a short line names a way: 帰り, 役場行き.
  static func namesWay(_ text: String) -> Bool {
    let bare = String(Texts.compact(text).drop { "【［[〔（(<＜■●◆◇▼・".contains($0) })
    return bare.length <= 40 && (NameLine(text).says(.destination) || ways.begins(bare))
  }

  private static let ways = WordList(["行き", "帰り", "往路", "復路", "上り", "下り", "登校", "下校"])
}
