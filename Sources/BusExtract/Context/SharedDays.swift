import BusModel

/// Finds the days that are said once above all timetables of a page, of which each is headed by its
/// way alone: "桃山号（火・木）", "役場行き", "土山行き".
struct SharedDays {
  let readings: [LayoutResult]
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
    guard let place = telling.last, place.node < first.node else { return false }
    if entitles(telling, label) { return true }
    guard telling.allSatisfy({ Self.says(label, $0.text) }) else { return false }
    var start = place.node + 1
    for reading in readings {
      guard isHeadedByWay(reading, from: start) else { return false }
      start = Int(tree.nodes[reading.node].end)
    }
    return true
  }

  /// Whether the days stand in brackets behind the name that heads all timetables, and these are parts
  /// of one: other stops, or later buses.
  private func entitles(_ telling: [PageLines.Line], _ label: DayLabel) -> Bool {
    guard telling.count == 1, let line = telling.first, let last = readings.last,
      BracketedDays.label(in: line.text) == label.text
    else { return false }
    let rank = { (node: PageTree.Index) in
      tree.nodes[node].tag.isHeading ? Int(tree.nodes[node].tag.rawValue) : 0
    }
    let own = rank(line.block)
    let isOneSection = tree.headings().allSatisfy { heading in
      heading <= line.node || heading > last.node || own > 0 && rank(heading) > own
    }
    guard isOneSection, readings.indices.allSatisfy({ isApart($0) }) else { return false }
    return NameLine(line.text).said(.destination).map { place in
      readings.allSatisfy { reading in
        reading.columns.last?.stop.map { RowName.areRelated(place, $0) } ?? false
      }
    } ?? true
  }

  /// Whether no timetable before has the same stops and buses at the same time of the day.
  private func isApart(_ index: Int) -> Bool {
    let moments = { (reading: LayoutResult) in
      reading.columns.flatMap(\.departures).map { $0.hour * 60 + $0.minute }
    }
    let stops = readings[index].columns.map(\.stop)
    guard let start = moments(readings[index]).min() else { return false }
    return readings[..<index].allSatisfy { other in
      other.columns.map(\.stop) != stops && other.columns.first?.stop != stops.first
        || moments(other).max().map { $0 <= start } ?? false
    }
  }

  /// Whether a line says these days and names no way, of which alone it would be said.
  private static func says(_ label: DayLabel, _ line: String) -> Bool {
    let labels = DayLabel.labels(in: line)
    return !namesWay(line) && !labels.isEmpty
      && labels.allSatisfy { DayWords.kind(of: $0) == DayWords.kind(of: label.text) }
  }

  /// Whether a way is named between a place and a timetable, or by its own head.
  private func isHeadedByWay(_ reading: LayoutResult, from start: PageTree.Index) -> Bool {
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
    if RowName.isTrip(String(bare.prefix { !"（(".contains($0) })) { return true }
    return bare.length <= 40
      && (NameLine(text).says(.destination) || ways.begins(bare) || SignWords.commutes(bare))
  }

  private static let ways = WordList(["行き", "帰り", "往路", "復路", "上り", "下り", "登校", "下校"])
}
