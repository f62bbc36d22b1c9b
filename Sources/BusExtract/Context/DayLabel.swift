import BusLabels
import BusModel

/// Finds the words that name a kind of day in headings, captions, tabs and cells.
struct DayLabel: Hashable, Sendable {
  /// The label as printed, without white space: "平日", "土曜日".
  var text: String
  /// Words beside it that qualify it.
  var remarks: [String]

  /// The label that a cell or heading gives, or nil.
  ///
  /// Of several, those that are no links win: the current tab has none. A plain kind of day wins over
  /// words that only qualify it (お盆・年末年始を除く), which become remarks. Two plain kinds that
  /// differ are no label.
  /// With `takesLinks` a label that is a link counts when nothing else is there.
  static func find(
    in node: PageTree.Index, of tree: PageTree, takesLinks: Bool = true
  ) -> DayLabel? {
    if let defined = tree.definedLabels.label(of: node, in: tree) {
      return DayLabel(text: defined, remarks: [])
    }
    let (found, remarks) = texts(in: node, of: tree)
    if found.count > 1,
      let whole = statement(in: node, of: tree)
        ?? SeasonSentences.joined(Texts.lines(of: node, in: tree).map(Texts.compact))
    {
      return DayLabel(text: whole, remarks: [])
    }
    if let date = date(in: node, of: tree, found.map(\.text) + remarks) {
      return DayLabel(text: date, remarks: remarks.filter { !date.contains($0) })
    }
    if found.count + remarks.count > 1,
      (found.map(\.text) + remarks).contains(where: { also.isFound(in: $0) }),
      let whole = withDates(in: node, of: tree)
    {
      return DayLabel(text: whole, remarks: [])
    }
    if remarks.contains(where: DayWords.headsRest), let said = choose(found.map(\.text)) {
      return said.resting
    }
    let unlinked = found.filter { !$0.isLink }
    let candidates = unlinked.isEmpty && takesLinks ? found : unlinked
    return choose(candidates.map(\.text), remarks)
  }

  /// The labels in an element, and what is printed there besides.
  private static func texts(
    in node: PageTree.Index, of tree: PageTree
  ) -> (found: [(text: String, isLink: Bool)], remarks: [String]) {
    var found: [(text: String, isLink: Bool)] = []
    var remarks: [String] = []
    let asides = LabelAsides.texts(below: node, of: tree)
    for index in node..<Int(tree.nodes[node].end)
    where tree.nodes[index].tag == .text || tree.nodes[index].tag == .img {
      guard !asides.contains(index), !tree.headedDays.texts.contains(index),
        !isSilent(index, below: node, tree)
      else { continue }
      let printed =
        tree.nodes[index].tag == .img
        ? tree.attribute("alt", of: index) ?? ""
        : String(decoding: tree.textBytes(index), as: UTF8.self)
      if LabelAsides.isLine(Texts.collapsed(printed)) { continue }
      let isLink = isLink(index, below: node, tree)
      let labels = labels(in: printed)
      if labels.isEmpty {
        let remark = Texts.collapsed(printed)
        if !remark.isEmpty { remarks.append(remark) }
      }
      found += labels.map { ($0, isLink) }
    }
    return (found, remarks)
  }

  /// The days as those without service, as a heading like 運休日 says them to be.
  var resting: DayLabel {
    DayWords.onlyCancels(text) ? self : DayLabel(text: "運休日：" + text, remarks: remarks)
  }

  /// "運行日：毎日" and "運休日：1月1日" in one element are one statement, and no labels side by side.
  private static func statement(in node: PageTree.Index, of tree: PageTree) -> String? {
    let lines = Texts.lines(of: node, in: tree).map(Texts.compact).filter { !IssueDate.isLine($0) }
    guard lines.contains(where: OperatingDays.headsDays.isFound) else { return nil }
    let first = lines.firstIndex(where: OperatingDays.headsDays.isFound) ?? 0
    let whole = lines[first...].joined(separator: "\u{3000}")
    return whole.utf8.count <= 200 && DayWords.isLabel(whole) ? whole : nil
  }

  /// "8/23" and "（日）" in elements of their own: one date, and no Sundays.
  private static func date(
    in node: PageTree.Index, of tree: PageTree, _ texts: [String]
  ) -> String? {
    guard texts.count > 1, texts.contains(where: beginsWithDate) else { return nil }
    let lines = Texts.lines(of: node, in: tree).map { $0.filter { !"●■◆".contains($0) } }
    return [lines.joined(separator: " "), lines.first ?? ""].map(bare).first { line in
      beginsWithDate(line) && DayWords.isLabel(line)
    }
  }

  private static let also = WordList(["も", "＋", "+"])

  /// "土曜" over "（12/30・12/31も）" and "日祝" over "＋1/1～1/3": one label, of which the dates are a part.
  private static func withDates(in node: PageTree.Index, of tree: PageTree) -> String? {
    let lines = Texts.lines(of: node, in: tree).map(Texts.compact).filter { !$0.isEmpty }
    guard lines.count > 1, lines.count < 5, DayWords.isPlain(lines[0]),
      lines.dropFirst().allSatisfy({ line in
        line.first.map { "（(［[※＋+".contains($0) } == true || line.ends(with: "も")
      }),
      lines.dropFirst().contains(where: { line in
        line.contains(where: \.isNumber)
          && (line.contains("も") || "＋+".contains(line.prefix(1)))
      })
    else { return nil }
    let whole = lines.dropFirst().reduce(lines[0]) { whole, line in
      guard line.contains("も") else { return whole + line }
      // ※12/30も運行: as this column, and in place of the others.
      let dates = line.filter { !"（）()［］[]※＋+".contains($0) }.prefix { $0 != "も" }
      return whole + "（" + dates + "も）"
    }
    return whole.utf8.count <= 150 && DayWords.isLabel(whole) ? whole : nil
  }

  private static func beginsWithDate(_ text: String) -> Bool {
    text.unicodeScalars.first.map { (0x30...0x39).contains(Scalars.folded($0.value)) } == true
      && text.contains { "/／月".contains($0) }
  }

  /// The label with the date that stands alone before it: 8月23日 over 日曜日.
  func following(_ date: String) -> DayLabel {
    let date = Self.bare(date)
    guard Self.beginsWithDate(date), DayWords.isLabel(date), DayWords.isPlain(text) else {
      return self
    }
    return DayLabel(text: DayWords.isLabel(date + text) ? date + text : date, remarks: remarks)
  }

  /// The label for the part of the year that another one names.
  func within(_ season: DayLabel) -> DayLabel {
    DayLabel(text: text, remarks: remarks + [season.text])
  }

  /// Which of two labels that head the same counts: the nearer one, but for a translation.
  static func nearer(_ label: DayLabel, than before: DayLabel?) -> DayLabel {
    guard let before, DayWords.isJapanese(before.text), !DayWords.isJapanese(label.text) else {
      return label
    }
    return before
  }

  /// The label among several candidates, the others as remarks.
  static func choose(_ candidates: [String], _ remarks: [String] = []) -> DayLabel? {
    let plain = candidates.filter { DayWords.isPlain($0) }
    let named = plain.isEmpty ? candidates.filter { !DayWords.onlyQualifies($0) } : plain
    let japanese = named.filter(DayWords.isJapanese)
    let own = japanese.isEmpty ? named : japanese
    if own.count > 1, Set(own).count > 1, own.allSatisfy(DayWords.onlyDates) {
      // 11月28日・29日 over 12月5日・6日: all of them.
      let whole = own.joined(separator: "、")
      return DayWords.isLabel(whole) ? DayLabel(text: whole, remarks: remarks) : nil
    }
    guard let first = own.first, own.count == 1 || Set(own.map { DayWords.kind(of: $0) }).count == 1
    else {
      return nil
    }
    return DayLabel(text: first, remarks: candidates.filter { !own.contains($0) } + remarks)
  }

  /// Whether a label names every day.
  static func isDaily(_ label: String) -> Bool {
    DayWords.kind(of: label) == DayWords.kind(of: "毎日")
  }

  private static func isLink(_ node: Int, below root: Int, _ tree: PageTree) -> Bool {
    isBelow(node, root, tree) { tag, index in
      tag == .a && tree.attribute("href", of: index) != nil
    }
  }

  private static func isSilent(_ node: Int, below root: Int, _ tree: PageTree) -> Bool {
    isBelow(node, root, tree) { tag, _ in tag.isSilent }
  }

  private static func isBelow(
    _ node: Int, _ root: Int, _ tree: PageTree, _ holds: (Tag, Int) -> Bool
  ) -> Bool {
    var current = tree.parent(of: node)
    while current > root {
      if holds(tree.nodes[current].tag, current) { return true }
      current = tree.parent(of: current)
    }
    return false
  }
}
