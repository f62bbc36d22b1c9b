import BusModel

/// Sections that no layout reads: a heading that says from where or to where, or on which days, and
/// below it a single time, or times that lost their element. That they were left out must be said.
enum LoneTimes {
  /// A doubt for each such line beside what was read.
  static func notices(
    _ lines: PageLines, besides readings: [LayoutResult], _ tree: PageTree
  ) -> [Notice] {
    guard lines.lines.contains(where: { tree.clockCount(of: $0.node) > 0 }) else { return [] }
    // What a layout has read is asked nothing: of most pages that is every time there is.
    var isRead = [Bool](repeating: false, count: tree.nodes.count)
    for column in readings.lazy.flatMap(\.columns) {
      for index in column.departures.indices {
        if let node = column.departures[index].node { isRead[node] = true }
      }
    }
    let isLeft = { (line: PageLines.Line) in
      tree.clockCount(of: line.node) > 0 && !isRead[line.node]
    }
    var known: [PageTree.Index: Bool] = [:]
    // Read once, and before the words over them, which most lists have anew for each time.
    let areTimes = { (line: PageLines.Line) in
      if let known = known[line.node] { return known }
      let found = Self.areTimes(tree.tokens(of: line.node))
      known[line.node] = found
      return found
    }
    let left = lines.lines.indices.filter { isLeft(lines.lines[$0]) }
    guard !left.isEmpty else { return [] }
    let lone = left.filter { index in
      guard index > 0 else { return false }
      let (head, line) = (lines.lines[index - 1], lines.lines[index])
      let tag = tree.nodes[head.block].tag
      let isHead = tag.isHeading || tag == .dt || tag == .summary
      if isHead, tag == .dt, departures.isOne(Texts.compact(head.text)) {
        return isTime(tree.tokens(of: line.node))
      }
      // 【土日祝運行】 over a list of one time.
      let headsDays = tree.nodes[line.block].tag == .li && DayLabel.isWhole(head.text)
      return areTimes(line) && (isHead ? entitles(head.text) : saysWay(head.text) || headsDays)
        // What the last stop of a list says was read: when its buses come in.
        && !(tag == .dt && StopHeading.isArrival(head.text) && isConsumed(line, readings, tree))
    }
    let several = left.filter { index in
      let line = lines.lines[index]
      return
        ((isSeveral(line, tree) || isBoxed(line, readings, tree)) && areTimes(line)
        || areOfStop(line, tree))
        && !isConsumed(line, readings, tree)
    }
    return (lone + several).map { Notice(.leftOver(.outsideCells(lines.lines[$0].text)), at: nil) }
  }

  /// Whether a line may be "8:30 9:15 10:00" by itself in running text: no layout found what it is of.
  private static func isSeveral(_ line: PageLines.Line, _ tree: PageTree) -> Bool {
    tree.clockCount(of: line.node) > 1
      && (![.td, .th, .option].contains(tree.nodes[line.block].tag)
        // A cell that holds tables is a part of the page.
        || tree.descendants(of: line.block).contains { tree.nodes[$0].tag == .table })
  }

  /// "0:10 1:00 1:50" in the only cell below 大晦日の臨時便: a table that no layout reads, of buses by its head.
  private static func isBoxed(
    _ line: PageLines.Line, _ readings: [LayoutResult], _ tree: PageTree
  ) -> Bool {
    guard tree.nodes[line.block].tag == .td, tree.clockCount(of: line.node) > 1 else {
      return false
    }
    var table = tree.parent(of: line.block)
    while table > 0, tree.nodes[table].tag != .table { table = tree.parent(of: table) }
    guard table > 0,
      !readings.contains(where: {
        $0.node == table || tree.descendants(of: $0.node).contains(table)
      })
    else { return false }
    let head = String(Texts.line(of: table, in: tree).prefix(60))
    return trips.isFound(in: head) && !SignWords.isForeign(head, isPlace: false)
  }

  private static let trips = WordList(["便", "バス", "発車", "出発", "ダイヤ", "行き", "運転"])

  /// "大草橋  9:30  12:10  15:45" in running text.
  private static func areOfStop(_ line: PageLines.Line, _ tree: PageTree) -> Bool {
    guard tree.clockCount(of: line.node) > 0, line.text.utf8.count <= 200,
      ![.td, .th, .option].contains(tree.nodes[line.block].tag)
    else { return false }
    let tokens = tree.tokens(of: line.node)
    guard let (head, times) = StopLine.divided(tokens), let stop = StopLine(head, times) else {
      return false
    }
    return stop.calls.count > 1 || stop.isArrival == false || line.text.ends(with: "発")
  }

  private static func isConsumed(
    _ line: PageLines.Line, _ readings: [LayoutResult], _ tree: PageTree
  ) -> Bool {
    readings.contains { reading in
      reading.consumed.contains { $0 == line.node || tree.descendants(of: $0).contains(line.node) }
    }
  }

  /// A heading that was never closed holds what stands below it: times there that were not read.
  static func inHeadings(_ readings: [LayoutResult], _ tree: PageTree) -> [Notice] {
    let held = tree.headings().flatMap { heading in
      tree.descendants(of: heading).filter { node in
        [.li, .p, .dd].contains(tree.nodes[node].tag) && tree.clockCount(of: node) > 0
      }
    }
    let lost = held.filter { node in
      !readings.contains { reading in
        reading.consumed.contains(where: tree.descendants(of: node).contains)
          || reading.consumed.contains(node)
      }
    }
    return lost.count < 2
      ? []
      : lost.prefix(1).map {
        let text = String(Texts.line(of: $0, in: tree).prefix(40))
        return Notice(.leftOver(.outsideCells(text)), at: nil)
      }
  }

  /// "時刻は始発の桜団地を発車する時刻です": the times are another stop's than the page's.
  static func ofFirstStops(_ lines: PageLines, _ readings: [LayoutResult]) -> [Notice] {
    guard let reading = readings.first(where: { $0.layout == PageLayout.hourGrid.rawValue }) else {
      return []
    }
    return lines.lines.filter { line in
      guard firstLetters.isFound(in: line) else { return false }
      let text = Texts.compact(line.text)
      return text.utf8.count <= 200 && firsts.isFound(in: text) && times.isFound(in: text)
    }.map { Notice(.leftOver(.outsideCells($0.text)), at: reading.columns.first?.at) }
  }

  private static let firsts = WordList(["始発", "起点", "出発地"])
  /// Each of them begins with one of these, whatever white space stands in it.
  static let firstLetters = WordList(["始", "起", "出"], asked: .firstStop)
  private static let times = WordList([
    "を発車する時刻", "を出発する時刻", "の発車時刻です", "の出発時刻です", "発の時刻です", "での時刻です", "の時刻を表示", "の時刻を掲載",
  ])

  /// What a list of facts calls the time at which a bus leaves.
  private static let departures = WordList([
    "出発時間", "出発時刻", "発車時刻", "発車時間", "発時刻", "バス出発時刻", "バス発車時刻",
  ])

  /// One time, and words behind it that say of which bus it is.
  private static func isTime(_ tokens: Tokens) -> Bool {
    tokens.count <= 14 && ClockCell(tokens).times.count == 1
  }

  private static func areTimes(_ tokens: Tokens) -> Bool {
    guard tokens.count > 2 else { return false }
    // What begins with a word of its own, "窓口 8:30～17:30", is read no further; "平日 8:15 9:30" names days.
    var isHeaded = false
    if let first = tokens.first, first.kind == .word,
      !first.is([.morning, .afternoon, .nextDay, .padding])
    {
      isHeaded = tokens.count > 6 && DayWords.isLabel(tokens.text(first))
      guard isHeaded else { return false }
    }
    let cell = ClockCell(isHeaded ? tokens.part(1..<tokens.count) : tokens)
    return !cell.listedTimes.isEmpty && cell.words.isEmpty
  }

  /// Whether a line that is no heading says from where and to where.
  private static func saysWay(_ line: String) -> Bool {
    line.length <= 40 && NameLine(line).says(.destination)
      && (NameLine(line).says(.stop) || SignWords.arrows.isFound(in: line))
  }

  private static func entitles(_ head: String) -> Bool {
    NameLine(head).says(.stop, .routeName, .destination) || !DayLabel.labels(in: head).isEmpty
      || RowName.isWay(head)
  }
}
