/// Reads a cell of minutes: which numbers are minutes, and which mark belongs to which of them.
///
/// A word belongs to the only minute of the smallest element around both; to the minute with the
/// same index of a parallel list; to the minute it is glued to; else to the neighbour on the side
/// on which the whole table sets its marks. What none of these decides is left over.
struct MinuteCell {
  /// One departure of the cell.
  struct Minute {
    /// 0 … 59.
    var value: Int
    /// Words beside it, in page order.
    var words: [Word]
    /// The text node the number stands in.
    var node: PageTree.Index
  }

  /// A word beside a minute.
  struct Word {
    /// As printed; brackets around the minute are "( )".
    var text: String
    /// Its index among the page's words; nil when it is put together of several or is no word.
    var number: Int32?
    /// The text node or image it stands in.
    var node: PageTree.Index
    /// Whether it sits in an element of its own together with its minute alone.
    var isGrouped: Bool
    /// What it does there.
    var role = Role.mark
  }

  /// What a word does beside a minute: it marks it; it stands where the days of service do, so that what
  /// a legend says of it are these; or it is a sign below a day, which most legends call 運行; or it is the
  /// number of the minute's line, or the name of its trip.
  enum Role { case mark, days, flag, line, trip }

  /// The side on which a table prints its loose marks.
  enum Side { case before, after, unknown }

  /// What a cell tells about that side.
  struct Evidence {
    var before = 0
    var after = 0

    /// The side, when all cells agree.
    var side: Side {
      if before > 0, after == 0 { return .before }
      return after > 0 && before == 0 ? .after : .unknown
    }

    /// Adds another cell's evidence.
    mutating func add(_ other: Evidence) {
      before += other.before
      after += other.after
    }
  }

  private(set) var minutes: [Minute] = []
  /// Words set apart before all minutes of the cell, which say something of the row: 定時退社.
  private(set) var notes: [String] = []
  /// Printed things that are neither minutes nor marks.
  private(set) var leftovers: [String] = []
  private(set) var evidence = Evidence()

  private let tree: PageTree
  private let cell: PageTree.Index
  /// Words not yet given to a minute: their place among the numbers and their glue.
  private var loose: [MinuteScanner.PlacedWord] = []

  /// Reads a cell; `hour` is its row's, so that a cell may repeat it ("7時台").
  /// `labels` are texts that name the line of a minute, `explained` numbers in brackets that the page explains.
  init(
    _ cell: Grid.Cell, hour: Int?, in tree: PageTree, labels: Set<PageTree.Index> = [],
    explained: Set<String> = []
  ) {
    self.tree = tree
    self.cell = cell.node
    var scanner = MinuteScanner(
      cell.tokens, hour: hour, raised: RaisedNumbers.texts(of: cell.tokens, in: tree),
      labels: labels, explained: explained)
    scanner.scan()
    minutes = scanner.numbers
    leftovers = scanner.leftovers
    loose = scanner.words
    // "7:02 北町": where each goes, or by which way, and no mark.
    if scanner.holdsWholeTimes {
      leftovers += loose.map(\.word.text).filter { $0.length > 1 && BareName.isLikely($0) }
    }
    guard !loose.isEmpty else { return }
    guard !minutes.isEmpty else {
      if !NoService.isOne(cell) { leftovers += loose.map(\.word.text) }
      loose = []
      return
    }
    takeNote()
    attachByStructure()
    attachParallel()
    loose = MarkChains.directed(loose)
    collectEvidence()
  }

  /// Gives the words that are still loose to their neighbours, on the side the table uses.
  mutating func settle(_ side: Side) {
    for item in loose {
      guard let index = neighbour(of: item, side) else {
        leftovers.append(item.word.text)
        continue
      }
      minutes[index].words.append(item.word)
    }
    loose = []
  }

  /// A word of three characters and more in an element of its own, before or between several minutes
  /// of which none has marks, stands beside the row and beside no minute.
  private mutating func takeNote() {
    guard loose.count == 1, let item = loose.first, item.position < minutes.count,
      minutes.count > 1,
      !item.isGluedAfter && !item.isGluedBefore || areInElements, item.word.text.length >= 3,
      WordSorter.explainsItself(item.word.text),
      minutes.allSatisfy({ $0.words.isEmpty }),
      tree.parent(of: item.word.node) != tree.parent(of: minutes[0].node)
    else { return }
    notes.append(item.word.text)
    loose = []
  }

  /// Whether each minute has an element of its own, so that nothing is glued that stands outside it.
  private var areInElements: Bool {
    Set(minutes.map { tree.parent(of: $0.node) }).count == minutes.count
  }

  private func neighbour(of item: MinuteScanner.PlacedWord, _ side: Side) -> Int? {
    let before = item.position - 1
    let after = item.position < minutes.count ? item.position : -1
    if item.isGluedBefore != item.isGluedAfter {
      let glued = item.isGluedBefore ? before : after
      return glued >= 0 ? glued : nil
    }
    switch side {
    case .before: return after >= 0 ? after : nil
    case .after: return before >= 0 ? before : nil
    case .unknown: return nil
    }
  }

  private mutating func collectEvidence() {
    for item in loose {
      if item.isGluedBefore != item.isGluedAfter { continue }
      if item.position == 0 { evidence.before += 1 }
      if item.position == minutes.count { evidence.after += 1 }
    }
  }
}

extension MinuteCell {
  /// A word whose smallest common element with any minute holds just one minute belongs to it.
  private mutating func attachByStructure() {
    var rest: [MinuteScanner.PlacedWord] = []
    for var item in loose {
      guard let owner = soleNeighbour(of: item.word.node) else {
        rest.append(item)
        continue
      }
      item.word.isGrouped = true
      // Most that have a mark have a destination too.
      if minutes[owner].words.isEmpty { minutes[owner].words.reserveCapacity(2) }
      minutes[owner].words.append(item.word)
    }
    loose = rest
  }

  /// The only minute in the smallest element that holds the word and any minute.
  private func soleNeighbour(of word: PageTree.Index) -> Int? {
    var element = word
    while true {
      let end = Int(tree.nodes[element].end)
      let first = firstMinute(from: element)
      if first < minutes.count, minutes[first].node < end {
        let isSole = first + 1 == minutes.count || minutes[first + 1].node >= end
        return isSole ? first : nil
      }
      guard element != cell, element > 0 else { return nil }
      element = tree.parent(of: element)
    }
  }

  /// The index of the first minute at a node or behind it; minutes stand in document order.
  private func firstMinute(from node: PageTree.Index) -> Int {
    var (low, high) = (0, minutes.count)
    while low < high {
      let middle = (low + high) / 2
      if minutes[middle].node < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a minute stands in an element.
  private func holdsMinute(_ element: PageTree.Index) -> Bool {
    let first = firstMinute(from: element)
    return first < minutes.count && minutes[first].node < Int(tree.nodes[element].end)
  }

  /// The elements around a node, from itself up to the cell.
  private func ancestors(of node: PageTree.Index) -> [PageTree.Index] {
    var result = [node]
    var current = node
    while current != cell, current > 0 {
      current = tree.parent(of: current)
      result.append(current)
    }
    return result
  }

  /// Marks in a list of their own beside the list of minutes belong to the minutes by index; an
  /// empty entry is a minute without a mark.
  private mutating func attachParallel() {
    guard minutes.count > 1, !loose.isEmpty else { return }
    var rest: [MinuteScanner.PlacedWord] = []
    for item in loose {
      guard let index = parallelIndex(of: item.word.node) else {
        if isSetApart(item.word.node) {
          leftovers.append(item.word.text)
        } else {
          rest.append(item)
        }
        continue
      }
      minutes[index].words.append(item.word)
    }
    loose = rest
  }

  /// Whether a block of its own, without any minute, holds the word: a list of marks that does not
  /// match the minutes one by one.
  private func isSetApart(_ word: PageTree.Index) -> Bool {
    ancestors(of: word).prefix { !holdsMinute($0) }.contains {
      tree.nodes[$0].tag.isBlock && !tree.elements(of: $0).isEmpty
    }
  }

  private func parallelIndex(of word: PageTree.Index) -> Int? {
    let path = ancestors(of: word)
    guard let split = path.firstIndex(where: holdsMinute), split >= 2 else { return nil }
    let list = path[split - 1]
    let entries = tree.elements(of: list)
    guard entries.count == minutes.count, tree.nodes[list].tag != .text else { return nil }
    return entries.firstIndex(of: path[split - 2])
  }
}
