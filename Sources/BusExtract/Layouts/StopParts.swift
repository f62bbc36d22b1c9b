/// Places that stand over several rows, each a part of them: a terminal over its wings, a district over its
/// stops.
extension TripStops {
  /// "東空港 第2ターミナル": the place and its part, where the place stands over several parts.
  func wholeName(
    _ row: Int, _ headings: [Grid.Cell], _ named: StopHeading.Named, _ grid: Grid, _ tree: PageTree
  ) -> (name: String, platform: String?)? {
    guard named.isArrival != true, let name = named.name, let outer = headings.first,
      outer.rowSpan > 1,
      let inner = headings.last, inner.column > outer.column,
      let part = StopHeading.read([inner], tree)?.name, Self.isPart(part), part != name
    else { return nil }
    let others = (outer.row..<outer.row + outer.rowSpan).filter { $0 != row }
      .compactMap { grid[$0, inner.column] }
      .compactMap { StopHeading.read([$0], tree)?.name }
    guard others.contains(where: { $0 != part && Self.isPart($0) }) else { return nil }
    // "国内線⑫のりば".
    let bare = part.prefix { !$0.isPlainDigit }
    guard let platform = PlatformWords.platform(in: String(part.dropFirst(bare.count))),
      !bare.isEmpty
    else { return ("\(name) \(part)", nil) }
    return ("\(name) \(bare)", platform)
  }

  /// "国内線", "東口", "第1ターミナル": a part of the place that is written over it.
  static func isPart(_ name: String) -> Bool {
    parts.contains(name) || name.length <= 3 && name.ends(with: "口") || name.ends(with: "ターミナル")
      || name.ends(with: "のりば") || name.ends(with: "番") || name.ends(with: "棟")
  }

  private static let parts: Set<String> = ["国内線", "国際線", "正面", "本館", "新館", "別館", "構内", "駅前", "前"]

  /// The cells of a row without those that head several rows which have names of their own.
  func innermost(
    _ cells: [Grid.Cell], _ row: Int, _ grid: Grid, _ tree: PageTree
  ) -> [Grid.Cell] {
    guard let name = cells.lastIndex(where: { StopHeading.read([$0], tree)?.name != nil }),
      let inner = StopHeading.read([cells[name]], tree)?.name,
      !Self.isPart(inner) || isBesideStops(cells[name], in: cells[0], row, grid, tree)
    else { return cells }
    return cells.indices.filter { index in
      index >= name || cells[index].rowSpan <= cells[name].rowSpan
        || StopHeading.read([cells[index]], tree)?.name == nil
    }.map { cells[$0] }
  }

  /// Whether a name that may be of a part, 滝の口, stands below a district, 上地区, among stops that are none.
  private func isBesideStops(
    _ cell: Grid.Cell, in outer: Grid.Cell, _ row: Int, _ grid: Grid, _ tree: PageTree
  ) -> Bool {
    guard outer.rowSpan > 1, outer.column < cell.column else { return false }
    let names = (outer.row..<outer.row + outer.rowSpan).filter { $0 != row }
      .compactMap { grid[$0, cell.column] }.compactMap { StopHeading.read([$0], tree)?.name }
    // 村民バス and 緑線 are over stops of their own as well.
    return !names.isEmpty && !names.contains(where: Self.isPart)
      && (Self.districts.ends(outer.tokens.joined)
        || !HeadingWords.mayBeStop(outer.tokens.joined))
  }

  static let districts = WordList([
    "地区", "エリア", "町内", "市内", "村内", "区間", "地域", "方面", "市", "町", "村",
  ])
}
