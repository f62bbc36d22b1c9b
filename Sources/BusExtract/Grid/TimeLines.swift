/// Finds departures that stand one after the other in a line of text: "平日：6:05、6:35、7:02", or
/// "6:05 6:35 7:02" below a heading.
struct TimeLines {
  let tree: PageTree
  let tables: LayoutTables

  /// A line divided at its first time.
  private typealias Line = (head: Tokens, times: Tokens)

  /// The fewest times of such a line.
  private static let fewest = 2

  /// The grids in document order: one for each element, or for each way that a line inside it names, with a
  /// row for each line.
  func grids() -> [Grid] {
    var found: [[PageTree.Index]] = []
    // Elements of one time each before the list that they belong to.
    var waiting: [PageTree.Index] = []
    for index in tree.clockElements where isCandidate(index) {
      if isContinued(index, after: found.last) {
        found[found.count - 1].append(index)
        continue
      }
      let lines = lines(of: tree.tokens(of: index))
      if isList(index, lines) {
        found.append(waiting + [index])
        waiting = []
      } else if isOneOfDays(index, lines) {
        if let last = found.last?.last, tree.parent(of: last) == tree.parent(of: index),
          (Int(tree.nodes[last].end)..<index).allSatisfy({ tree.isBlank($0) })
        {
          found[found.count - 1].append(index)
        } else {
          waiting.append(index)
        }
      }
    }
    return found.flatMap(grids(of:))
  }

  /// Whether an element stands directly behind others that are made alike: their lines go on in it.
  private func isContinued(_ index: PageTree.Index, after others: [PageTree.Index]?) -> Bool {
    guard let last = others?.last, tree.nodes[last].tag == tree.nodes[index].tag,
      tree.parent(of: last) == tree.parent(of: index), tree.nodes[index].tag != .td,
      isBare(last), isBare(index)
    else { return false }
    let head = hourHead(of: index).flatMap { hourHead(of: last) == nil ? nil : $0 }
    let own = head.map { $0..<Int(tree.nodes[$0].end) } ?? index..<index
    return (Int(tree.nodes[last].end)..<index).allSatisfy { own.contains($0) || tree.isBlank($0) }
  }

  /// The element before one of bare times that is the hour of all of them: 8時台 before "8:05 8:35".
  private func hourHead(of index: PageTree.Index) -> PageTree.Index? {
    guard let head = tree.sibling(before: index), case let tokens = tree.tokens(of: head),
      tokens.count == 2, let hour = HourAxis.hour(in: tokens), isBare(index)
    else { return nil }
    let times = lines(of: tree.tokens(of: index)).flatMap { ClockCell($0.times).times }
    return times.allSatisfy { $0.hour == hour } ? head : nil
  }

  /// Whether an element holds nothing but times.
  private func isBare(_ index: PageTree.Index) -> Bool {
    lines(of: tree.tokens(of: index)).allSatisfy { line in
      let clock = ClockCell(line.times)
      return line.head.isEmpty && !clock.times.isEmpty && clock.strayNumbers.isEmpty
        && !clock.isRange && clock.words.allSatisfy { separators.contains($0.text) }
    }
  }

  /// "日祝：9:25" beside "平日：7:25 8:25": the only time of other days, in an element made alike.
  private func isOneOfDays(_ index: PageTree.Index, _ lines: [Line]) -> Bool {
    guard isOfDays(lines) else { return false }
    let siblings = tree.children(of: tree.parent(of: index)).filter { !tree.isBlank($0) }
    guard let place = siblings.firstIndex(of: index) else { return false }
    let isAlike = { (node: PageTree.Index) in
      tree.nodes[node].tag == tree.nodes[index].tag && isCandidate(node)
        && isOfDays(self.lines(of: tree.tokens(of: node)))
    }
    let isList = { (node: PageTree.Index) in
      self.isList(node, self.lines(of: tree.tokens(of: node)))
    }
    return siblings[..<place].reversed().prefix(while: isAlike).contains(where: isList)
      || siblings[(place + 1)...].prefix(while: isAlike).contains(where: isList)
  }

  /// Whether an element is one line that names days before its times and holds nothing else.
  private func isOfDays(_ lines: [Line]) -> Bool {
    guard lines.count == 1, (1...12).contains(lines[0].head.count),
      RowName.isDays(lines[0].head.joined)
    else { return false }
    let clock = ClockCell(lines[0].times)
    return !clock.times.isEmpty && !clock.isRange && clock.strayNumbers.isEmpty
      && clock.words.allSatisfy { separators.contains($0.text) }
  }

  /// Whether a line begins with the hour of its times, "8時台　8:20", so that one is as good as several.
  private static func repeatsHour(_ line: Tokens) -> Bool {
    line.count > 4 && line[0].isNumber && line[1].isGlued
      && line.text(line[1]).begins(with: "時台") && line[2].smallNumber == line[0].smallNumber
  }

  private let separators: Set<String> = ["、", ",", "，", "・", "/", "／"]

  /// Whether one of an element's lines lists times.
  private func isList(_ index: PageTree.Index, _ lines: [Line]) -> Bool {
    if FactTables.holdTimes(in: index, of: tree) || Self.repeatsHour(tree.tokens(of: index)),
      isBare(index)
    {
      return true
    }
    if hourHead(of: index) != nil { return true }
    return lines.contains { line in
      let clock = ClockCell(line.times, namesTrips: true)
      return clock.times.count >= Self.fewest && !clock.isRange
    }
  }

  /// The innermost element with text of its own; cells are read by their own rules.
  private func isCandidate(_ index: PageTree.Index) -> Bool {
    let tag = tree.nodes[index].tag
    guard tag == .p || tag == .div || tag == .dd || tag == .li || tag == .td || tag == .pre,
      tree.tokens.count(index, end: Int(tree.nodes[index].end)) >= 3
    else { return false }
    return !tree.holdsBlocks(index)
      && (tag == .td
        ? isAlone(index) || FactTables.holdTimes(in: index, of: tree) : tables.isFree(index))
  }

  /// Whether a cell is the only one of its table.
  private func isAlone(_ cell: PageTree.Index) -> Bool {
    var table = tree.parent(of: cell)
    while table > 0, tree.nodes[table].tag != .table { table = tree.parent(of: table) }
    return table > 0
      && !tree.descendants(of: table).contains { $0 != cell && tree.nodes[$0].tag.isCell }
  }

  /// "駅 → 会場⏎9:00、9:20⏎会場 → 駅⏎15:00、15:20": what stands below a line that names a way is a list of its
  /// own.
  private func grids(of nodes: [PageTree.Index]) -> [Grid] {
    let node = nodes[0]
    let at = PlaceName(tree: tree).root(of: node)
    let all = nodes.flatMap { self.lines(of: tree.tokens(of: $0)) }
    let lines = all.dropLast(
      ClosingRows.count(of: all.lazy.map { $0.head.joined + $0.times.joined }))
    var parts: [[Line]] = [[]]
    for line in lines {
      if line.times.isEmpty, WayLine.isOne(line.head) {
        parts.append([])
      } else {
        parts[parts.count - 1].append(line)
      }
    }
    guard parts.count > 1 else {
      var grid = Grid(lines: Array(lines), node: node, at: at, inside: node)
      grid.isBelowHours = nodes.count > 1 && hourHead(of: node) != nil
      return [grid]
    }
    return parts.compactMap { part in
      // What is said above the part is said of its first text.
      guard let first = part.first.flatMap({ ($0.head.first ?? $0.times.first)?.node }) else {
        return nil
      }
      return Grid(lines: part, node: first, at: at, inside: first)
    }
  }

  /// Where the name of the first trip begins, if that is all that stands before its time.
  private static func trip(before time: Int, in line: Tokens) -> Int? {
    guard time == 2 || time == 3, RowName.isTrip(line.part(0..<time).joined),
      ClockCell(line, namesTrips: true).words.first?.role == .trip
    else { return nil }
    return 0
  }

  /// The lines, each divided at its first number that a colon follows.
  private func lines(of tokens: Tokens) -> [Line] {
    tokens.lines.map { line in
      var first = line.indices.first { position in
        line[position].isNumber && position + 1 < line.count && line[position + 1].is(.clockColon)
          && line[position + 1].isGlued
      }
      // "①9:00 ②9:20": the number of the first is one of these.
      if let place = first, place > 0, Scalars.circledNumber(line.text(line[place - 1])) == 1 {
        first = place - 1
      }
      // "▽6:40 7:10 ▽7:50": the sign of the first time, and of no other.
      if first == 1, SignLegend.isSign(line.text(line[0])), line[1].isGlued { first = 0 }
      // "1便 8:10／2便 12:10".
      if let place = first, let trip = Self.trip(before: place, in: line) { first = trip }
      let start = first ?? line.count
      if start == 2, Self.repeatsHour(line) {
        return (line.part(0..<0), line.part(start..<line.count))
      }
      return (line.part(0..<start), line.part(start..<line.count))
    }
  }
}
