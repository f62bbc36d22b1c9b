/// Sentences that say where the buses of each way leave, whose times stand below no more than the ways: "「行き」は駅前、
/// 「帰り」は病院玄関前から出発します" above a table of 行き and 帰り.
enum WayStarts {
  /// The stops of some ways in their order; nil unless one line tells them all, each another, and neither a heading nor
  /// a table stands between it and the times.
  static func stops(
    of ways: [String], beside node: PageTree.Index, _ tree: PageTree
  ) -> [String]? {
    guard ways.count > 1, Set(ways).count == ways.count, ways.allSatisfy(RowName.isBareWay) else {
      return nil
    }
    let found = tree.lines.lazy.filter {
      $0.text.utf8.count <= 600 && deedWords.isFound(in: $0.text)
        && isBeside($0.node, node, tree)
    }
    .flatMap { $0.text.split(separator: "。") }
    .compactMap { stops(of: ways, in: Texts.compact($0)) }
    let told = Set(found)
    return told.count == 1 ? told.first : nil
  }

  private static func isBeside(
    _ line: PageTree.Index, _ node: PageTree.Index, _ tree: PageTree
  ) -> Bool {
    let between = min(line, node) + 1..<max(line, node)
    return !tree.headings().contains(where: between.contains)
      && !tree.elements(tagged: .table).contains(where: between.contains)
  }

  private static func stops(of ways: [String], in text: String) -> [String]? {
    let starts = ways.compactMap { way in
      ["「\(way)」は", "『\(way)』は", "【\(way)】は", "\(way)は", "\(way)の便は", "\(way)便は", "\(way)のバスは"].lazy
        .compactMap { text[...].firstRange(of: $0) }.first { begins($0.lowerBound, text) }
    }
    guard starts.count == ways.count else { return nil }
    let places = starts.indices.map { index -> Substring in
      let next = starts.map(\.lowerBound).filter { $0 > starts[index].lowerBound }.min()
      return text[starts[index].upperBound..<(next ?? text.endIndex)]
    }
    let names = places.compactMap { name(String($0)) }
    return names.count == ways.count && Set(names).count == names.count ? names : nil
  }

  /// Whether no other word goes on there, as 市役所行きは does.
  private static func begins(_ place: String.Index, _ text: String) -> Bool {
    guard place > text.startIndex else { return true }
    return !text[text.index(before: place)].isLetter
  }

  /// 駅前 of "駅前（交番横）から、".
  private static func name(_ printed: String) -> String? {
    let deed = deeds.compactMap { printed[...].firstRange(of: $0)?.lowerBound }.min()
    var text = printed[..<(deed ?? printed.endIndex)]
    while let last = text.last, "、，,".contains(last) { text.removeLast() }
    if let tail = tails.first(where: text.ends) { text = text.before(ending: tail) }
    if let last = text.last, "）)".contains(last),
      let open = text.lastIndex(where: { "（(".contains($0) })
    {
      text = text[..<open]
    }
    let name = StopDecorations.bare(StopHeading.name(in: String(text)))
    guard (2...16).contains(name.length), BareName.isLikely(name), NameWords.mayBePlace(name),
      !others.begins(name), !name.contains(where: { "、，,・を".contains($0) }),
      !zip(name, name.dropFirst()).contains(where: { isKanji($0) && "とにで".contains($1) })
    else { return nil }
    return name
  }

  private static func isKanji(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { (0x4E00...0x9FFF).contains($0.value) }
  }

  private static let deeds = [
    "から出発", "より出発", "を出発", "から発車", "より発車", "を発車", "から運行", "から発", "発です", "発となります", "発になります",
  ]
  private static let deedWords = WordList(deeds)
  private static let tails = ["から", "より", "を", "発", "のりば", "乗り場"]
  private static let others = WordList([
    "各", "それぞれ", "ご自宅", "自宅", "最寄", "下記", "上記", "左記", "右記", "当", "同", "他", "予約", "ご予約", "全", "どの",
  ])
}
