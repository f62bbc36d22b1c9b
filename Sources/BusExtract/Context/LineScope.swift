import BusLabels
import BusModel

/// Of which timetables of a page a line speaks: what stands in another section is none of ours.
struct LineScope {
  private let headings: [(node: PageTree.Index, level: Int, isOfAll: Bool)]
  private let readings: [PageTree.Index]

  init(_ readings: [Reading], tree: PageTree) {
    self.readings = readings.map(\.node).sorted()
    headings = tree.nodes.indices.compactMap { node in
      let tag = tree.nodes[node].tag
      guard tag.isHeading else { return nil }
      let level = Int(tag.rawValue) - Int(Tag.h1.rawValue) + 1
      let text = Texts.line(of: node, in: tree)
      // 深夜急行（高尾線）のご案内 is of that line alone.
      let isRemark =
        remarks.isFound(in: text) && !NameLine(text).says(.stop, .routeName, .destination)
      let isOfAll = level == 1 || isRemark || !DayLabel.labels(in: text).isEmpty
      return (node, level, isOfAll)
    }
  }

  /// Whether a line speaks of a timetable.
  ///
  /// A line below the last timetable of the page speaks of all; one in a section speaks of the
  /// timetables of that section, of none when it has none.
  func holds(_ line: PageTree.Index, for reading: PageTree.Index) -> Bool {
    guard let index = headings.lastIndex(where: { $0.node < line }), !headings[index].isOfAll else {
      return true
    }
    let heading = headings[index]
    let end = headings[(index + 1)...].first { $0.level <= heading.level }?.node ?? .max
    let own = readings.filter { (heading.node..<end).contains($0) }
    if own.contains(where: { $0 < line }), readings.allSatisfy({ $0 < line }) { return true }
    return own.contains(reading)
  }

  /// Whether a line speaks of all timetables of the page.
  func holdsForAll(_ line: PageTree.Index) -> Bool {
    readings.allSatisfy { holds(line, for: $0) }
  }
}

/// Headings of what is said of the whole page.
private let remarks = WordList([
  "備考", "注", "案内", "知らせ", "凡例", "運行日", "運行に", "運休", "年末年始", "お盆", "お願い", "その他", "問い合わせ", "問合",
  "ご利用",
])
