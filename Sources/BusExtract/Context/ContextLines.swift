/// Reads lines that name what they say: "行先:港行", "のりば: 2", "系統名 港01", "バス停：港".
struct ContextLines {
  private let lines: ArraySlice<PageLines.Line>
  private let headings: HeadingMemo

  /// How many lines before a timetable may speak of it without saying so.
  private static let near = 12

  /// The lines before an element, the nearest last.
  init(
    _ lines: PageLines, before node: PageTree.Index, tree: PageTree, headings: HeadingMemo
  ) {
    self.headings = headings
    var nearest: [PageLines.Line] = []
    for line in lines.lines.reversed() where line.node < node && !Self.isLink(line.node, tree) {
      nearest.append(line)
      if nearest.count == 40 { break }
    }
    self.lines = nearest.reversed()[...]
  }

  /// Menus name other stops and destinations.
  private static func isLink(_ node: PageTree.Index, _ tree: PageTree) -> Bool {
    var current = node
    while current > 0 {
      if tree.nodes[current].tag == .a || tree.nodes[current].tag == .nav { return true }
      current = tree.parent(of: current)
    }
    return false
  }

  /// The facts, with what is still unknown taken from lines; the nearest line wins.
  func filled(_ facts: ContextReader.Facts) -> ContextReader.Facts {
    var filled = facts
    for (index, line) in zip(lines.indices, lines).reversed() {
      let next = index + 1 < lines.endIndex ? lines[index + 1].text : nil
      for (key, value) in labelled(line.text, next) { set(key, value, &filled) }
      if lines.endIndex - index <= Self.near, line.text.utf8.count <= 160, line.text.length <= 40 {
        read(line.text, &filled)
      }
    }
    return filled
  }

  /// A line near the timetable; a line number counts alone or beside a destination.
  private func read(_ text: String, _ facts: inout ContextReader.Facts) {
    let reader = headings.reader(text)
    facts.fill(from: reader.strong)
    facts.platform = facts.platform ?? PlatformWords.platform(in: Self.withoutIcons(text))
    let isLone =
      HeadingWords.looksLikeRoute(text)
      && text.unicodeScalars.contains { $0.value > 0x2FFF && $0.value < 0xA000 }
    if reader.strong.destination != nil || isLone {
      facts.routeName = facts.routeName ?? reader.weak.routeName
    }
  }

  /// Icons of a font of the site's own say nothing.
  private static func withoutIcons(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isIcon) else { return text }
    return Texts.collapsed(
      String(String.UnicodeScalarView(text.unicodeScalars.filter { !isIcon($0) })))
  }

  private static func isIcon(_ scalar: Unicode.Scalar) -> Bool {
    (0xE000...0xF8FF).contains(scalar.value)
  }

  private func set(_ key: ColumnRole, _ value: String, _ facts: inout ContextReader.Facts) {
    switch key {
    case .destination:
      facts.destination = facts.destination ?? HeadingWords.trimmedDestination(value)
    case .routeName: facts.routeName = facts.routeName ?? value
    case .stop: facts.stop = facts.stop ?? value
    case .platform: facts.platform = facts.platform ?? PlatformWords.trimmed(value)
    default: return
    }
  }

  /// Words that name facts and their values, on the same line or, after the last, on the next:
  /// "系統:港5 行先:市役所".
  private func labelled(_ line: String, _ next: String?) -> [(ColumnRole, String)] {
    guard line.utf8.count <= 160, Self.words.isFound(in: line), line.length <= 40 else {
      return []
    }
    var found: [(ColumnRole, String)] = []
    var isNamed = false
    for word in line.split(separator: " ") {
      if let (role, value) = Self.divided(word) {
        found.append((role, value))
        isNamed = true
      } else if isNamed, word.contains(where: { $0 != "/" && $0 != "／" && $0 != "|" }) {
        let last = found[found.count - 1]
        // What says of itself where the bus goes belongs to no other name.
        if last.0 != .destination, HeadingWords.destination(in: String(word)) != nil { break }
        found[found.count - 1].1 += last.1.isEmpty ? String(word) : " " + word
      }
    }
    // Letter-spaced: 行 先 ： 港.
    if found.isEmpty {
      found = [Self.divided(line[...]) ?? Self.names[Texts.compact(line)].map { ($0, "") }]
        .compactMap { $0 }
    }
    if let last = found.last, last.1.isEmpty {
      found.removeLast()
      if let next, next.length <= 40, !next.isEmpty { found.append((last.0, next)) }
    }
    return found.filter { !$0.1.isEmpty }
  }

  /// "系統:港5" as the role and the value.
  private static func divided(_ word: Substring) -> (ColumnRole, String)? {
    guard let colon = word.unicodeScalars.firstIndex(where: { $0 == "：" || $0 == ":" }),
      let role = names[Texts.compact(word[..<colon])]
    else { return nil }
    return (role, Texts.collapsed(word[word.unicodeScalars.index(after: colon)...]))
  }

  /// What every one of `names` holds, letter-spaced or not.
  private static let words = WordList(["行", "方", "系", "路", "バ", "停", "乗", "の"])
  private static let names: [String: ColumnRole] = [
    "行先": .destination, "行き先": .destination, "方面": .destination, "行先名": .destination,
    "系統": .routeName, "系統名": .routeName, "系統番号": .routeName, "路線": .routeName,
    "路線名": .routeName, "バス停": .stop, "バス停名": .stop, "停留所": .stop, "停留所名": .stop,
    "乗車バス停": .stop, "のりば": .platform, "乗り場": .platform, "乗場": .platform, "のりば番号": .platform,
  ]
}
