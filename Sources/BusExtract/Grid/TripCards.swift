/// Finds trips drawn as cards, one beside the other: the name of the trip, where and when it leaves, where and
/// when it arrives, each on a line.
struct TripCards {
  let tree: PageTree
  let tables: LayoutTables

  /// Tokens that a card has.
  private static let tokens = 8...48

  /// The grids in document order: a row for each card of a run.
  func grids() -> [Grid] {
    var runs: [[PageTree.Index]] = []
    var end = 0
    for index in tree.clockElements where index >= end && isCard(index) {
      if let last = runs.last?.last, isNext(index, to: last) {
        runs[runs.count - 1].append(index)
      } else {
        runs.append([index])
      }
      end = Int(tree.nodes[index].end)
    }
    return runs.filter { $0.count > 1 }.map(grid)
  }

  private func isCard(_ index: PageTree.Index) -> Bool {
    switch tree.nodes[index].tag {
    case .div, .li, .article, .section: break
    default: return false
    }
    let count = tree.tokens.count(index, end: Int(tree.nodes[index].end))
    return Self.tokens.contains(count) && tree.clockCount(of: index) > 1 && tables.isFree(index)
      && TripLine(card: tree.tokens(of: index)) != nil
  }

  /// Whether nothing but blanks stands between two elements made alike.
  private func isNext(_ index: PageTree.Index, to last: PageTree.Index) -> Bool {
    tree.nodes[last].tag == tree.nodes[index].tag && tree.parent(of: last) == tree.parent(of: index)
      && (Int(tree.nodes[last].end)..<index).allSatisfy { tree.isBlank($0) }
  }

  private func grid(_ cards: [PageTree.Index]) -> Grid {
    let root = PlaceName(tree: tree).root(of: cards[0])
    let cells = cards.enumerated().map { row, card in
      Grid.Cell(
        node: card, tokens: tree.tokens(of: card), isHeading: false, row: row, column: 0,
        rowSpan: 1, columnSpan: 1, place: Place(root: root, rowTag: nil, row: row + 1))
    }
    var grid = Grid(node: cards[0], at: root.name, cells: cells)
    grid.isLines = true
    grid.isTripLines = true
    grid.isCards = true
    return grid
  }
}

extension TripLine {
  /// Nil unless the lines of a card are the name of a trip and two calls and more, the first of which says 発 and
  /// the last 着.
  init?(card: Tokens) {
    var calls: [Call] = []
    var label = ""
    let lines = card.lines
    // Rows of a list hold their times on one line.
    guard lines.count(where: \.holdClockSign) > 1 else {
      return nil
    }
    for line in lines {
      let text = Self.text(of: line)
      guard line.holdClockSign else {
        if Self.labels.contains(where: { $0.0 == text }) {
          label = text
        } else if calls.isEmpty ? !Self.isName(text) : !Self.isAside(text) {
          return nil
        }
        continue
      }
      let isBehindArrow = SignWords.arrows.begins(text)
      let said = isBehindArrow ? String(text.drop { "→⇒➡➔↓ ".contains($0) }) : text
      guard var call = Self.labelled(label + said) else { return nil }
      // "6:58 駅東口" over "→ 7:20 着 学園".
      if isBehindArrow, calls.count == 1, calls[0].isArrival == nil { calls[0].isArrival = false }
      (call.stop, call.platform) = Self.platform(in: call.stop)
      guard Self.isStop(call.stop) else { return nil }
      calls.append(call)
      label = ""
    }
    let moments = calls.map { $0.hour * 60 + $0.minute }
    guard calls.count > 1, calls[0].isArrival == false, let last = calls.last,
      last.isArrival == true, Set(calls.map(\.stop)).count == calls.count,
      zip(moments, moments.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    self.calls = calls
    end = last.stop
    endsBehind = false
  }

  /// "第1便", "白鳥3号".
  private static func isName(_ text: String) -> Bool {
    RowName.isTrip(text)
      || text.ends(with: "号") && (3...12).contains(text.length) && text.contains(where: \.isNumber)
  }

  /// What stands below the times of a card and says nothing of them: the fare, a link to the seats.
  private static func isAside(_ text: String) -> Bool {
    asides.isFound(in: text) && !DayWords.changesDays(text.replacing("通常期", with: ""))
      || text.contains("円") && !text.contains("運休")
  }

  private static let asides = WordList([
    "片道", "往復", "運賃", "料金", "空席", "予約する", "詳細", "詳しく", "照会", "購入", "所要",
  ])

  /// "駅前バスターミナル（2番のりば）" as the stop and its platform.
  private static func platform(in stop: String) -> (String, String?) {
    guard let open = stop.lastIndex(where: { "（(".contains($0) }), open > stop.startIndex,
      let close = stop.lastIndex(where: { "）)".contains($0) }), open < close,
      let platform = PlatformWords.platform(in: String(stop[stop.index(after: open)..<close]))
    else { return (stop, nil) }
    return (Texts.collapsed(stop[..<open]), platform)
  }

  /// "出発 8:00 緑駅", "緑駅 8:00 発", "乗車：8:00 緑駅".
  private static func labelled(_ text: String) -> Call? {
    for (label, isArrival) in labels where text.begins(with: label) {
      let rest = text.dropFirst(label.count).drop { " 　：:・".contains($0) }
      guard rest.count < text.count - label.count || rest.first?.isNumber == true,
        var call = call(rest)
      else { continue }
      guard call.isArrival == nil || call.isArrival == isArrival else { return nil }
      call.isArrival = isArrival
      return call
    }
    return call(text[...])
  }

  private static func isStop(_ name: String) -> Bool {
    (2...20).contains(name.length) && !RowName.isNoStop(name) && !RowName.isDays(name)
      && !SignWords.isForeign(name, isPlace: true) && BareName.mayBe(name)
  }

  private static let labels = [
    ("出発", false), ("到着", true), ("乗車", false), ("降車", true), ("発車", false), ("発", false),
    ("着", true),
  ]
}
