import BusModel

/// Finds what a page says its marks mean.
struct LegendReader {
  /// The legend in page order; a mark that is explained twice with the same words stands once.
  private(set) var entries: [Mark] = []
  private let used: Set<String>

  /// Reads the lines of a page; `used` are the keys of the marks that stand beside departures: forms
  /// that only a used mark tells from running text are looked for with these alone.
  init(_ lines: PageLines, used: Set<String>, tree: PageTree) {
    self.used = used
    for (index, line) in lines.lines.enumerated() {
      let next = index + 1 < lines.lines.count ? lines.lines[index + 1] : nil
      let found =
        LegendLine.sentences(line.text) ?? LegendLine.pairs(line.text, used: used)
        ?? bracketed(line.text) ?? plain(line.text) ?? spaced(line.text) ?? alone(line, next, tree)
      for entry in found ?? [] where !entries.contains(entry) { entries.append(entry) }
    }
  }

  /// Adds what the looks of departures mean.
  mutating func add(_ marks: [Mark]) {
    for mark in marks where !entries.contains(mark) { entries.append(mark) }
  }

  /// The entry of a mark as printed beside a departure.
  func entry(for mark: String) -> Mark? {
    let key = MarkKey.of(mark)
    if let entry = entries.first(where: { MarkKey.of($0.mark) == key }) { return entry }
    guard let bare = MarkKey.withoutBrackets(key) else {
      return entries.first { MarkKey.withoutBrackets(MarkKey.of($0.mark)) == key }
    }
    return entries.first { MarkKey.of($0.mark) == bare }
  }

  /// The entries of several marks printed without a gap: "●石"; nil unless every part is one.
  func entries(forJoined marks: String) -> [Mark]? {
    var rest = Substring(marks)
    var result: [Mark] = []
    while !rest.isEmpty {
      let lengths = stride(from: rest.count, through: 1, by: -1)
      let match = lengths.lazy.compactMap { length in
        entry(for: String(rest.prefix(length))).map { ($0, length) }
      }.first
      guard let (entry, length) = match else { return nil }
      result.append(entry)
      rest = rest.dropFirst(length)
    }
    return result.isEmpty ? nil : result
  }

  private func isUsed(_ mark: some StringProtocol) -> Bool {
    let key = MarkKey.of(mark)
    return used.contains(key) || MarkKey.withoutBrackets(key).map(used.contains) == true
  }

  /// "【ﾛ】 中央循環", "(P) 東口経由 (Q) 西口経由".
  private func bracketed(_ line: String) -> [Mark]? {
    var marks: [Mark] = []
    for part in BracketParts.split(line) where isUsed(part.inner) {
      let text = LegendLine.withoutSeparator(part.after)
      if !text.isEmpty { marks.append(Mark(mark: Texts.collapsed(part.inner), text: text)) }
    }
    return marks.isEmpty ? nil : marks
  }

  /// "○は中央止り": a used sign, は, what it means; the text is the whole sentence.
  private func plain(_ line: String) -> [Mark]? {
    guard let sign = line.first, line.dropFirst().first == "は", isUsed(String(sign)),
      sign == "〇" || !(sign.isLetter || sign.isNumber)
    else { return nil }
    return [Mark(mark: String(sign), text: line)]
  }

  /// "P 東口経由": a used mark, a space, its meaning.
  private func spaced(_ line: String) -> [Mark]? {
    guard let space = line.firstIndex(of: " ") else { return nil }
    let mark = line[..<space]
    let text = Texts.collapsed(line[space...])
    guard mark.count <= 4, isUsed(mark), text.count >= 2, text.count <= 80,
      text.contains(where: { $0.isLetter })
    else { return nil }
    return [Mark(mark: String(mark), text: LegendLine.withoutSeparator(text))]
  }

  /// A mark alone in a dt, th or td, its meaning in the element after it.
  private func alone(
    _ line: PageLines.Line, _ next: PageLines.Line?, _ tree: PageTree
  ) -> [Mark]? {
    guard let next, [.dt, .th, .td].contains(tree.nodes[line.block].tag),
      line.block != next.block
    else { return nil }
    let mark = LegendLine.withoutTrailingSeparator(line.text)
    let follows =
      [.dd, .td].contains(tree.nodes[next.block].tag)
      && tree.parent(of: next.block) == tree.parent(of: line.block)
    guard follows, mark.count <= 4, isUsed(mark) || mark == "無印" else { return nil }
    return [Mark(mark: mark, text: next.text)]
  }
}
