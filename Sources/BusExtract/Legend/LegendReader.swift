import BusLabels
import BusModel

/// Finds what a page says its marks mean.
struct LegendReader {
  /// The legend in page order; a mark that is explained twice with the same words stands once.
  private(set) var entries: [Mark] = []
  /// Marks whose texts are destinations, because a heading says so.
  private(set) var destinations = DestinationMarks()
  /// The first text nodes of the lines that explain marks: what these say of days holds for the
  /// marked buses alone.
  private(set) var nodes: Set<PageTree.Index> = []
  /// The same of lines that are parts of what is printed there.
  private(set) var parts: Set<String> = []
  /// Which meaning holds where, of marks that have several.
  private(set) var places: LegendPlaces
  /// The keys of the entries.
  private var keys: [String] = []
  /// The first characters of the keys: what begins with another is no joined mark.
  private var beginnings: Set<UInt32> = []

  /// Reads the lines of a page; `used` are the keys of the marks that stand beside departures: forms
  /// that only a used mark tells from running text are looked for with these alone.
  init(_ lines: PageLines, used: Set<String>, readings: [LayoutResult], tree: PageTree) {
    let stretches = LegendPlaces.Stretches(readings)
    places = LegendPlaces(stretches)
    let marks = UsedMarks(used)
    let lines = lines.replacing(EntryElements(used: marks, tree: tree).parts)
    let forms = LegendForms(
      used: marks, bullets: SignLegend.bullets(of: lines, stretches), tree: tree)
    var remarks: [Mark] = []
    // Where buses bear it, （注） is a mark and no title.
    let isNoteTitle = !used.contains("注")
    for index in lines.lines.indices {
      let printed = lines.lines[index]
      var line = printed
      if isNoteTitle { line.read(as: LegendLine.withoutTitle(printed.text)) }
      if let bare = LegendLine.behindJoint(line.text) { line.read(as: bare) }
      if let bare = Self.withoutMenu(line, tree) { line.text = bare }
      if LegendLine.dots.isFound(in: line) { line.text = LegendLine.withDots(line.text) }
      // A colon may have a cell of its own.
      let next = lines.lines[(index + 1)...].first { !LegendLine.colons.isOne($0.text) }
      // "予約：杉山タクシー 0779-00-0909" says whom to call.
      guard !Self.isRule(printed), let found = forms.entries(in: line, next),
        !NeverNames.dials(line.text)
      else {
        remarks += forms.remark(line.text)
        continue
      }
      destinations.note(found, line, tree)
      places.note(found, in: line)
      if line.isPart { parts.insert(printed.text) } else { nodes.insert(line.node) }
      if forms.isAlone(line.text), let next, next.node != line.node { nodes.insert(next.node) }
      add(found)
    }
    addCommon(of: remarks)
  }

  /// "10月9日（土）・10日（日）は土日祝ダイヤで運行、10月11日（月・祝）は運休": what dates run as, and no mark （日）.
  private static func isRule(_ line: PageLines.Line) -> Bool {
    guard topics.isFound(in: line), let first = line.text.first, first.isNumber,
      ruleWords.isFound(in: line), DayStatements.isDate(line.text)
    else { return false }
    return ParsedDayRules.read(line.text).isSettled
  }

  static let topics = WordList(["）は"], asked: .bracketTopic)
  private static let ruleWords = WordList(["ダイヤ", "運休"])

  /// "▲印は港経由です。 目次へ 運賃表" without the links behind the sentence; nil where there are none.
  private static func withoutMenu(_ line: PageLines.Line, _ tree: PageTree) -> String? {
    guard LegendSentences.sign.isFound(in: line), let stop = line.text.lastIndex(of: "。"),
      line.text.index(after: stop) < line.text.endIndex
    else { return nil }
    var links: [String] = []
    for child in tree.children(of: tree.parent(of: line.node))
    where child >= line.node && !tree.isBlank(child) {
      if tree.nodes[child].tag.isBlock { break }
      links = tree.nodes[child].tag == .a ? links + [Texts.line(of: child, in: tree)] : []
    }
    let tail = line.text[line.text.index(after: stop)...]
    return !links.isEmpty && Texts.compact(tail) == Texts.compact(links.joined())
      ? String(line.text[...stop]) : nil
  }

  /// The lines that explain no mark.
  func left(of lines: PageLines) -> PageLines { withoutParts(lines).leavingOut(nodes) }

  /// The lines without the parts that explain marks.
  func withoutParts(_ lines: PageLines) -> PageLines {
    parts.isEmpty ? lines : lines.leavingOut { $0.isPart && parts.contains($0.text) }
  }

  /// What remarks on one mark have in common, where nothing else explains it.
  private mutating func addCommon(of remarks: [Mark]) {
    for mark in remarks where entry(for: mark.mark) == nil {
      let texts = remarks.filter { $0.mark == mark.mark }.compactMap(\.text)
      let common = texts.dropFirst().reduce(texts[0]) { $0.commonPrefix(with: $1) }
      if common.count > 1 { add([Mark(mark: mark.mark, text: common)]) }
    }
  }

  /// Adds further entries: what the looks of departures mean.
  mutating func add(_ marks: [Mark]) {
    for mark in marks where !entries.contains(mark) {
      entries.append(mark)
      let key = MarkKey.of(mark.mark)
      keys.append(key)
      for scalar in [key, MarkKey.withoutBrackets(key) ?? key].compactMap(\.unicodeScalars.first) {
        beginnings.insert(scalar.value)
      }
    }
  }

  /// The entry of a mark as printed beside a departure.
  func entry(for mark: String) -> Mark? {
    let key = MarkKey.of(mark)
    if let index = keys.firstIndex(of: key) { return entries[index] }
    guard let bare = MarkKey.withoutBrackets(key) else {
      return keys.firstIndex { MarkKey.withoutBrackets($0) == key }.map { entries[$0] }
    }
    return keys.firstIndex(of: bare).map { entries[$0] }
  }

  /// The entries of several marks printed without a gap: "●石"; nil unless every part is one.
  func entries(forJoined marks: String) -> [Mark]? {
    var rest = Substring(marks)
    var result: [Mark] = []
    while let first = rest.unicodeScalars.first {
      // Brackets around a mark are no part of its key.
      var isBracket = false
      if case .open = Scalars.classify(first.value) { isBracket = true }
      guard isBracket || beginnings.contains(MarkKey.folded(first.value)) else { return nil }
      let lengths = stride(from: rest.count, through: 1, by: -1)
      let match = lengths.lazy.compactMap { length in
        entry(for: String(rest.prefix(length))).map { ($0, length) }
      }.first
      guard let (entry, length) = match else { return nil }
      if !result.contains(entry) { result.append(entry) }
      rest = rest.dropFirst(length)
    }
    return result.isEmpty ? nil : result
  }

}

extension String {
  /// The characters with which both begin.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
