import BusModel

/// Items of a list of departures that hold a time which was not read: "7:40 3号車" between 6:40 and 8:40.
enum UnreadItems {
  /// A doubt for each.
  static func notices(_ readings: [LayoutResult], _ tree: PageTree) -> [Notice] {
    let lists = readings.filter { tree.nodes[$0.node].tag != .table }.map {
      ($0, items(of: $0, tree))
    }
    let known = Set(lists.flatMap(\.1))
    return bareLists(besides: known, readings, tree)
      + lists.flatMap { reading, items -> [Notice] in
        let lists = Dictionary(grouping: Set(items)) { tree.parent(of: $0) }
        return lists.sorted { $0.key < $1.key }.flatMap { list, read in
          tree.children(of: list).filter { child in
            // "平日：6:40 7:40" beside "土曜：7:10 8:10".
            let fewest = read.count > 1 || isOfDays(child, tree) ? 1 : 2
            return !known.contains(child) && isItem(child, besides: read, tree)
              && !isOfOthers(child, tree) && timeCount(in: child, tree) >= fewest
          }.map { child in
            let text = String(Texts.line(of: child, in: tree).prefix(40))
            return Notice(.leftOver(.outsideCells(text)), at: reading.columns.first?.at)
          }
        }
      }
  }

  /// Lists elsewhere of 0740, 0755, 0815 that were not read: times without a colon, as no list counts.
  private static func bareLists(
    besides known: Set<PageTree.Index>, _ readings: [LayoutResult], _ tree: PageTree
  ) -> [Notice] {
    tree.elements(tagged: .ul, .ol).compactMap { list -> Notice? in
      let items = tree.elements(of: list)
      guard items.count > 2, !items.contains(where: known.contains) else { return nil }
      let times = items.map { item -> Int? in
        let tokens = tree.tokens(of: item)
        guard tokens.count == 1, tokens[0].digits == 4, BareTimes.time(tokens[0]) != nil else {
          return nil
        }
        return Int(tokens[0].value)
      }
      let rising = zip(times, times.dropFirst()).allSatisfy { ($0 ?? 0) < ($1 ?? 0) }
      // 2023, 2024, 2025 are years.
      guard rising, times.allSatisfy({ $0 != nil }), times.contains(where: { $0 ?? 0 < 1900 })
      else {
        return nil
      }
      let text = String(Texts.line(of: list, in: tree).prefix(40))
      return Notice(.leftOver(.outsideCells(text)), at: readings.first?.columns.first?.at)
    }
  }

  private static func items(of reading: LayoutResult, _ tree: PageTree) -> [PageTree.Index] {
    reading.columns.flatMap { $0.departures.compactMap(\.node) }
      .compactMap { item(around: $0, tree) }
  }

  /// The item of a list that a text stands in.
  private static func item(around text: PageTree.Index, _ tree: PageTree) -> PageTree.Index? {
    var current = tree.parent(of: text)
    while current > 0 {
      switch tree.nodes[current].tag {
      case .li, .dd: return current
      case .td, .th, .table, .body: return nil
      default: current = tree.parent(of: current)
      }
    }
    return nil
  }

  /// Whether the term before an item is a stop at which the buses come in, 東図書館（着）, or speaks of other things
  /// than buses: 市場の営業.
  private static func isOfOthers(_ item: PageTree.Index, _ tree: PageTree) -> Bool {
    guard tree.nodes[item].tag == .dd, let term = tree.sibling(before: item),
      tree.nodes[term].tag == .dt
    else { return false }
    let text = Texts.line(of: term, in: tree)
    return StopHeading.isArrival(text) || OtherSections.isNoVehicle(text)
  }

  /// One like those that were read, or a text between them whose item was never opened.
  private static func isItem(
    _ child: PageTree.Index, besides read: [PageTree.Index], _ tree: PageTree
  ) -> Bool {
    tree.nodes[child].tag == .text || read.contains { isAlike($0, child, tree) }
  }

  private static func isAlike(
    _ first: PageTree.Index, _ second: PageTree.Index, _ tree: PageTree
  ) -> Bool {
    tree.nodes[first].tag == tree.nodes[second].tag && tree.haveSame("class", first, second)
  }

  /// "土日祝 7:45" beside "平日 6:35 7:05": one time, of other days.
  private static func isOfDays(_ item: PageTree.Index, _ tree: PageTree) -> Bool {
    let tokens = tree.tokens(of: item)
    guard let first = tokens.firstIndex(where: \.isNumber), first > tokens.startIndex else {
      return false
    }
    return DayLabel.isWhole(tokens.part(tokens.startIndex..<first).joined)
  }

  /// How often a number, a colon and a number stand in it, where it says little else.
  private static func timeCount(in item: PageTree.Index, _ tree: PageTree) -> Int {
    let tokens = tree.tokens(of: item)
    // Arrivals are read and are no departures.
    guard tokens.count >= 3, !tokens.contains(where: { tokens.text($0).contains("着") }) else {
      return 0
    }
    let line = tokens.prefix { $0.line == tokens[0].line }
    let times = (0..<max(line.count - 2, 0)).count { index in
      tokens[index].isNumber && tokens[index + 1].is(.clockColon) && tokens[index + 2].isNumber
    }
    return tokens.count <= 24 || times > 2 ? times : 0
  }
}
