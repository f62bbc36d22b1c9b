import BusModel

/// Says what a page is, when it is no timetable.
enum Refusal {
  /// The notice that tells why.
  static func reason(_ tree: PageTree, _ lines: PageLines) -> Notice {
    if lines.lines.isEmpty, tree.scriptCount > 0 { return script }
    if lines.lines.isEmpty {
      return Notice(.refusal(.emptyPage))
    }
    if tree.nodes.count < 8 || !hasMarkup(tree) {
      return Notice(.refusal(.notHTML))
    }
    let times = clockCount(lines)
    if times > 0, lines.lines.contains(where: { approachWords.isFound(in: $0.text) }) {
      return Notice(.refusal(.approachPage(times: times)))
    }
    if times == 0 || (times < 5 && isPicture(tree)) { return withoutTimes(tree, lines) }
    return Notice(.refusal(.noTimetable(times: times)))
  }

  private static func withoutTimes(_ tree: PageTree, _ lines: PageLines) -> Notice {
    // A line end between every two lines.
    let bytes = lines.lines.reduce(-1) { $0 + $1.text.utf8.count + 1 }
    let tables = tree.nodes.contains { $0.tag == .table }
    if tree.scriptCount > 0, emptyTable(tree) { return script }
    if isPicture(tree) {
      return Notice(.refusal(.picture))
    }
    let links = tree.nodes.count { $0.tag == .a }
    if tree.scriptCount > 0, links <= 10, bytes < 2_000 { return script }
    if tables, links <= 10 {
      return Notice(.refusal(.tableWithoutTimes))
    }
    return Notice(.refusal(links > 10 ? .indexPage(links: links) : .noTimes(links: links)))
  }

  private static let script = Notice(.refusal(.scriptFilled))

  private static func hasMarkup(_ tree: PageTree) -> Bool {
    tree.nodes.contains { ![.text, .document, .html, .body, .p].contains($0.tag) }
  }

  private static func emptyTable(_ tree: PageTree) -> Bool {
    tree.nodes.indices.contains { index in
      tree.nodes[index].tag == .tbody
        && !tree.descendants(of: index).contains {
          tree.nodes[$0].tag == .td
        }
    }
  }

  /// Pictures that are no buttons, and next to no text beside them.
  private static func isPicture(_ tree: PageTree) -> Bool {
    let pictures = tree.nodes.indices.count { tree.nodes[$0].tag == .img && !isInLink($0, tree) }
    let bytes = tree.nodes.indices.reduce(tree.indentation) { sum, index in
      tree.nodes[index].tag == .text ? sum + tree.textBytes(index).count : sum
    }
    return pictures * 200 > bytes
  }

  private static func isInLink(_ index: PageTree.Index, _ tree: PageTree) -> Bool {
    tree.isInside(index, .a)
  }

  private static func clockCount(_ lines: PageLines) -> Int {
    lines.lines.reduce(0) { count, line in
      var text = line.text
      return count + text.withUTF8 { ClockCounter.count(in: $0) }
    }
  }

  private static let approachWords = WordList([
    "接近情報", "接近", "発予定", "通過予定", "到着予定", "あと約", "分待ち", "次のバス", "運行状況", "定刻",
  ])
}

/// Counts clock times in running text: one digit or two, a colon, two digits of a minute, in either
/// width. None begins inside another.
private struct ClockCounter {
  private enum Seen { case nothing, hour, colon, tens }

  private var seen = Seen.nothing
  private var count = 0

  static func count(in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var counter = ClockCounter()
    var position = 0
    while position < bytes.count {
      counter.add(Scalars.folded(ScalarReader.next(bytes, &position, bytes.count)))
    }
    return counter.count
  }

  private mutating func add(_ scalar: UInt32) {
    switch scalar {
    case 0x30...0x39: add(digit: scalar - 0x30)
    case 0x3A: seen = seen == .hour || seen == .tens ? .colon : .nothing
    default: seen = .nothing
    }
  }

  private mutating func add(digit: UInt32) {
    switch seen {
    case .nothing, .hour: seen = .hour
    case .colon: seen = digit <= 5 ? .tens : .hour
    case .tens:
      count += 1
      seen = .nothing
    }
  }
}
