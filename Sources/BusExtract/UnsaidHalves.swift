import BusModel

/// Times on a clock of twelve hours under words of the afternoon: "午後の便" over 1:10 and 3:10. Whether
/// they are the day's or the night's is not said, and half a day off is the worst a time can be.
enum UnsaidHalves {
  /// A doubt for each reading of a page that speaks of the afternoon and has no time in it.
  static func doubts(_ readings: [LayoutResult], _ lines: PageLines) -> [Notice] {
    var last = -1
    return readings.compactMap { reading -> Notice? in
      guard let nodes = nodes(of: reading) else { return nil }
      let (first, before) = (nodes.lowerBound, last)
      last = nodes.upperBound
      let above = lines.lines.lazy.filter { $0.node > before && $0.node < first }.map(\.text)
      let isSaid =
        above.contains(where: saysAfternoon) || reading.leadingLines.contains(where: saysAfternoon)
      let isOdd =
        isSaid && areMorning(reading.columns.flatMap(\.departures))
        || reading.columns.contains { column in
          column.headings.contains(where: saysAfternoon) && areMorning(column.departures)
        }
      return isOdd ? Notice(.leftOver(.unsaidHalf), at: reading.columns.first?.at) : nil
    }
  }

  /// The texts from the first departure to the last; nil where none has one.
  private static func nodes(of reading: LayoutResult) -> ClosedRange<PageTree.Index>? {
    var (first, last) = (PageTree.Index.max, -1)
    for column in reading.columns {
      for index in column.departures.indices {
        guard let node = column.departures[index].node else { continue }
        (first, last) = (min(first, node), max(last, node))
      }
    }
    return last < 0 ? nil : first...last
  }

  private static func areMorning(_ departures: [LayoutResult.Departure]) -> Bool {
    !departures.isEmpty && departures.allSatisfy { (1...12).contains($0.hour) }
  }

  /// Whether a short line is of the afternoon's buses, and none of opening hours or of rest.
  private static func saysAfternoon(_ text: String) -> Bool {
    text.utf8.count <= 60 && words.isFound(in: text) && !others.isFound(in: text)
      && !text.unicodeScalars.contains { (0x30...0x39).contains(Scalars.folded($0.value)) }
  }

  private static let words = WordList(["午後", "夕方", "夕便", "PM", "ＰＭ", "pm", "P.M.", "p.m."])
  private static let others = WordList(["午前", "運休", "休み", "休業", "受付", "ありません", "なし", "窓口", "営業"])
}
