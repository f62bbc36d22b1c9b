import BusLabels
import BusModel

/// The lines beside the timetables of which nothing was made: they are shown, so that no word near a
/// timetable is dropped in silence. Menus, links, footers and other sections are only counted.
struct RemarkLines {
  let tree: PageTree
  let readings: [LayoutResult]
  let scope: LineScope
  /// The lines that explain marks.
  let legend: Set<PageTree.Index>
  /// The words that are used beside those of the page.
  let said: Set<String>
  /// The sentences about days of which another reader makes rules.
  let special: [PageLines.Line]

  /// So many are shown, each cut to so many characters.
  private static let (most, longest) = (12, 160)

  /// Adds the remarks among some lines to a page; `divided` are the same lines as the sentences that they
  /// hold, of which each is asked what it says of days.
  func add(_ lines: PageLines, divided: PageLines, to page: inout RawPage) {
    guard let first = readings.map(\.node).min() else { return }
    let start = tree.headings().first { $0 < first } ?? beginning(of: lines, before: first)
    let end = lines.lines.last { Self.closings.isFound(in: $0) }?.node ?? .max
    takeDated(divided, start..<end, to: &page)
    let used = UsedWords(of: page, and: said)
    let places = PlaceMemo(tree)
    let tables = readings.map { $0.node..<Int(tree.nodes[$0.node].end) }
    // By their bytes: a long text is brought into its normal form to be hashed.
    var told: Set<[UInt8]> = []
    for line in lines.lines where !legend.contains(line.node) {
      let isOwn =
        page.remarks.shown.count < Self.most && (start..<end).contains(line.node)
        && scope.holdsForSome(line.node) && isProse(line)
      if isOwn, used.tell(line.text, isHeading: isHeading(line.block)) { continue }
      guard isOwn, told.insert(Array(line.text.utf8)).inserted else {
        if tables.contains(where: { $0.contains(line.node) }) { continue }
        page.remarks.otherLines += 1
        continue
      }
      let isLong = line.text.length > Self.longest
      page.remarks.shown.append(
        PageRemark(
          text: isLong ? line.text.prefix(Self.longest) + "…" : line.text,
          at: places.name(of: line.block), beside: beside(line.node)))
    }
  }

  /// Takes what sentences say of dates that no other reader used.
  private func takeDated(
    _ divided: PageLines, _ places: Range<PageTree.Index>, to page: inout RawPage
  ) {
    var used: UsedWords?
    var last: PageLines.Line?
    let meanings = page.legend.compactMap(\.text)
    let explaining = WordList(
      meanings.map { String($0.prefix { $0 != "。" }) }.filter { !$0.isEmpty })
    for line in divided.lines {
      if legend.contains(line.node) {
        if places.contains(line.node) {
          takeDated(besideMarks: line, meanings, explaining, to: &page)
        }
        continue
      }
      defer { last = line }
      guard places.contains(line.node) else { continue }
      // 実施内容 at the end of another row is no head of a date.
      let before = last.flatMap {
        tree.parent(of: $0.block) == tree.parent(of: line.block) ? $0 : nil
      }
      guard let road = DatedRemarks.road(of: line.text, behind: before?.text ?? ""),
        isNear(line),
        !defines(line.text, page)
      else { continue }
      let words = used ?? UsedWords(of: page, and: said)
      used = words
      guard !words.tell(line.text, isHeading: false, digits: true) else { continue }
      // Whose bus it is, nobody says.
      let isOurs = scope.holdsForSome(line.node)
      guard isOurs || road == \.dayLines else { continue }
      // 12月7日からの時刻表 over one of two sections is said of that alone.
      let isOfAll = isOurs && (road == \.openLines || scope.holdsForAll(line.node))
      page[keyPath: isOfAll ? road : \.openLines].append(line.text)
    }
  }

  /// Takes what sentences say of dates in a line that explains marks: before the first of these, or behind what one
  /// means, where it may be said of that mark or of all buses.
  private func takeDated(
    besideMarks line: PageLines.Line, _ meanings: [String], _ explaining: WordList,
    to page: inout RawPage
  ) {
    guard DayWords.hasHint(line) else { return }
    for sentence in line.text.split(separator: "。").map({ Texts.collapsed($0) }) {
      guard let road = DatedRemarks.road(of: sentence, behind: ""),
        !"（(".contains(sentence.prefix(1)),
        !explaining.isFound(in: sentence)
      else { continue }
      let isOfMark = meanings.contains { $0.holds(bytes: sentence) }
      page[keyPath: isOfMark ? \.openLines : road].append(sentence)
    }
  }

  /// Whether a line about dates is of the timetables: in a cell too, which is no remark by itself.
  private func isNear(_ line: PageLines.Line) -> Bool {
    let isSpecial = special.contains { $0.node == line.node && $0.text.contains(line.text) }
    let isOurs = scope.holdsForSome(line.node)
    guard isOurs ? !isSpecial : scope.isBelowAnything(line.node),
      isProse(line, inCells: true)
    else { return false }
    // 定期券売り場 over 12月31日～1月3日は休業, and 臨時運行のお知らせ.
    let heading = tree.headings().last { $0 < line.node }
    // 北山温泉行 heads the timetable above the line.
    if let heading, readings.contains(where: { (heading..<line.node).contains($0.node) }) {
      return true
    }
    return heading.map { Texts.line(of: $0, in: tree) }.map { text in
      (!OtherSubjects.namesThing(text) || Self.ofBuses.isFound(in: text)) && !text.contains("臨時")
    } ?? true
  }

  private static let ofBuses = WordList(["時刻表", "運行", "ダイヤ", "バス", "運休"])

  /// お盆 8月13日～8月15日 below columns that speak of お盆: when it is.
  private func defines(_ text: String, _ page: RawPage) -> Bool {
    let words = PeriodDefinition.spans(in: text).keys
    return !words.isEmpty
      && page.timetables.contains { timetable in
        ([timetable.label].compactMap { $0 } + timetable.remarks).contains { said in
          words.contains { said != text && Texts.compact(said).contains($0) }
        }
      }
  }

  /// Without a heading the last lines above the first timetable are beside it.
  private func beginning(of lines: PageLines, before node: PageTree.Index) -> PageTree.Index {
    lines.lines.filter { $0.node < node }.suffix(4).first?.node ?? node
  }

  /// The timetable that a line stands below, or above where a heading stands between or none is above.
  private func beside(_ line: PageTree.Index) -> String {
    let sorted = readings.sorted { $0.node < $1.node }
    let above = sorted.last { $0.node < line }
    let below = sorted.first { line < $0.node && scope.holds(line, for: $0.node) }
    let isHeaded =
      above.map { above in
        tree.headings().contains { (above.node..<line).contains($0) }
      } ?? true
    let found = isHeaded ? below ?? above : above ?? below
    return found.flatMap { $0.columns.first?.at } ?? ""
  }

  /// Whether a line is no link, no word in a cell, and no part of a menu, a form or the frame of the page.
  private func isProse(_ line: PageLines.Line, inCells: Bool = false) -> Bool {
    var current = line.node
    while current > 0 {
      switch tree.nodes[current].tag {
      case .a, .nav, .footer, .header, .aside, .form, .button, .label: return false
      case .td, .th, .dt, .dd: if !inCells, line.text.length < Self.shortest { return false }
      default: break
      }
      current = tree.parent(of: current)
    }
    return true
  }

  /// A shorter text in a cell is one of another table.
  private static let shortest = 12
  static let closings = WordList(
    [
      "©", "Copyright", "copyright", "All Rights", "(C)", "（C）",
    ], asked: .closing)

  private func isHeading(_ block: PageTree.Index) -> Bool {
    let tag = tree.nodes[block].tag
    return tag.isHeading || tag == .caption || tag == .figcaption
  }
}

/// The words of a page that something was made of: names, labels, rules, what is named as open.
struct UsedWords {
  private let words: [String]
  private let list: WordList

  /// Those of a page's timetables and rules, and `said` besides.
  init(of page: RawPage, and said: Set<String>) {
    var words = said
    for timetable in page.timetables {
      words.formUnion(
        [timetable.stop, timetable.routeName, timetable.destination, timetable.platform]
          .compactMap { $0 })
      words.formUnion(timetable.label?.split(separator: "。").map(String.init) ?? [])
      words.formUnion(timetable.remarks)
    }
    words.formUnion(page.dayLines + page.openLines)
    self.words = Set(words.map(Texts.compact)).filter { !$0.isEmpty }
      .sorted { ($0.utf8.count, $1) > ($1.utf8.count, $0) }
    list = WordList(self.words)
  }

  /// Whether a line says nothing besides them; of a heading one of them is enough, and of dates the
  /// `digits` count.
  func tell(_ line: String, isHeading: Bool, digits: Bool = false) -> Bool {
    var rest = Texts.compact(line)
    let isFound = list.isFound(in: rest)
    if isHeading, isFound { return true }
    if isFound { for word in words { rest = rest.replacing(bytes: word, with: " ") } }
    if Self.titleList.isFound(in: rest) {
      for word in Self.titles { rest = rest.replacing(bytes: word, with: "") }
    }
    var letters = 0
    for scalar in rest.unicodeScalars
    where Self.isLetter(scalar) || digits && scalar.properties.numericType != nil {
      letters += 1
      if letters > 2 { return false }
    }
    return true
  }

  /// Kana and kanji, which most are, need no look into Unicode's tables.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    (0x30A1...0x30FA).contains(scalar.value) || (0x4E00...0x9FFF).contains(scalar.value)
      || (0x3041...0x3096).contains(scalar.value) || scalar.properties.isAlphabetic
  }

  /// What stands around names and says nothing more.
  private static let titleList = WordList(titles)
  private static let titles = [
    "発車時刻表", "時刻表", "時刻", "方面", "行き", "のりば", "乗り場", "停留所", "バス停", "系統", "ダイヤ", "番", "発", "行", "バス",
  ]
}
