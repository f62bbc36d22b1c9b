import BusModel

/// Guesses what a column without a telling heading holds, from what stands in it.
enum ListContent {
  /// The role, `unknown` when nothing tells; `rows` are those with times.
  static func role(of column: Int, _ rows: [Int], _ grid: Grid, _ tree: PageTree) -> ColumnRole {
    let texts = texts(column, rows, grid, tree)
    if let role = named(texts), !(role == .days && limits(texts, of: rows)) { return role }
    guard !texts.isEmpty else { return .unknown }
    if all(texts, { PlatformWords.platform(in: $0) != nil }) { return .platform }
    if all(texts, { $0.ends(with: "系統") || NameWords.isLineNumber($0) }) { return .routeName }
    return .unknown
  }

  /// Whether a column counts the rows or holds days; nil for any other.
  static func countsOrDays(
    _ column: Int, _ rows: [Int], _ grid: Grid, _ tree: PageTree
  ) -> ColumnRole? {
    let role = named(texts(column, rows, grid, tree))
    return role == .rowNumber || role == .days ? role : nil
  }

  /// The roles that are told first; nil for others.
  private static func named(_ texts: [String]) -> ColumnRole? {
    guard !texts.isEmpty else { return nil }
    if isNumbering(texts) || all(texts, RowName.isTrip) || RowName.areVehicles(texts) {
      return .rowNumber
    }
    if all(texts, { way(in: $0) != nil }) { return .way }
    if all(texts, { ["行", "行き", "ゆき", "方面"].contains(where: withoutVia($0).ends) }) {
      return .destination
    }
    if all(texts, { !DayLabel.labels(in: $0).isEmpty }) { return .days }
    return all(texts, { RowName.isTrip(TripAside.divided($0).name) }) ? .rowNumber : nil
  }

  /// "駅行き（団地経由）" as "駅行き".
  static func withoutVia(_ text: String) -> String {
    guard ["経由）", "経由)"].contains(where: text.ends),
      let open = text.lastIndex(where: { "（(".contains($0) })
    else { return text }
    return Texts.collapsed(text[..<open])
  }

  /// Whether some rows alone say on which days they rest or only run: those of the heading hold for all.
  private static func limits(_ texts: [String], of rows: [Int]) -> Bool {
    texts.count < rows.count && all(texts, LimitingWords.endsLabel)
  }

  /// From where and to where "駅前→病院" leads, "駅前→病院（午前）" and "駅前（2番のりば）発 病院行き"; nil for other
  /// words.
  static func way(in text: String) -> (start: String, end: String, platform: String?)? {
    guard SignWords.arrows.isFound(in: text) || text.contains("発") else { return nil }
    let line = NameLine(text)
    guard let start = line.said(.stop), let end = line.said(.destination), start != end else {
      return nil
    }
    return (start, end, line.said(.platform))
  }

  /// Whether what is headed 乗り場 are names of places and no numbers: where people get on.
  static func areNames(_ column: Int, _ rows: [Int], _ grid: Grid, _ tree: PageTree) -> Bool {
    all(column, rows, grid, tree) {
      $0.count >= 2 && PlatformWords.trimmed($0) == $0 && !isShortCode($0)
    }
  }

  /// Whether all are bare numbers, or those of trips: 1, 第2便.
  static func areNumbers(_ column: Int, _ rows: [Int], _ grid: Grid, _ tree: PageTree) -> Bool {
    all(column, rows, grid, tree) { text in
      let name = TripAside.divided(text).name
      return Int(Texts.compact(name)) != nil || RowName.isTrip(name)
    }
  }

  /// Whether all say from where: "港発", "駅前出発"; 次発 is which bus it is.
  static func areStarts(_ column: Int, _ rows: [Int], _ grid: Grid, _ tree: PageTree) -> Bool {
    all(column, rows, grid, tree, isStart)
  }

  /// 港発, and not 始発.
  private static func isStart(_ printed: String) -> Bool {
    let text = inJapanese(printed)
    return text.ends(with: "発") && text.length > 1 && !NeverNames.isWord(text)
  }

  /// "港 発 Dep. Harbour" as "港 発": the same is said again in letters.
  static func inJapanese(_ text: String) -> String {
    guard let letter = text.unicodeScalars.firstIndex(where: { (0x41...0x7A).contains($0.value) })
    else { return text }
    let before = Texts.collapsed(text[..<letter])
    return before.ends(with: "発") ? before : text
  }

  /// Whether none says anything of its own: 已发车 is of the moment, and with 午前 the time was read.
  static func areAsides(_ column: Int, _ rows: [Int], _ grid: Grid, _ tree: PageTree) -> Bool {
    all(column, rows, grid, tree, LiveState.isOne) || all(column, rows, grid, tree, isHalf)
      || all(column, rows, grid, tree, isFare)
  }

  /// "310円", "1,200 円": what the ride costs.
  private static func isFare(_ text: String) -> Bool {
    let compact = Texts.compact(text)
    guard compact.ends(with: "円"), compact.length > 1 else { return false }
    return compact.before(ending: "円").allSatisfy { $0.isNumber || ",，".contains($0) }
  }

  /// Whether a column without colons is headed by what a ride costs or how long it takes.
  static func areCosts(
    _ column: Int, _ heading: String, _ rows: [Int], _ grid: Grid
  ) -> Bool {
    costs.begins(Texts.compact(heading))
      && rows.allSatisfy { row in
        grid[row, column].map { !$0.tokens.holdClockSign } ?? true
      }
  }

  private static let costs = WordList(["運賃", "料金", "片道運賃", "片道料金", "大人運賃", "所要時間", "所要分"])

  private static func isHalf(_ text: String) -> Bool {
    !WordTraits.listed(text).isDisjoint(with: [.morning, .afternoon])
  }

  private static func isShortCode(_ text: String) -> Bool {
    text.count <= 4 && text.unicodeScalars.contains { Scalars.folded($0.value) < 0x80 }
  }

  /// 1, 2, 3, … down the list.
  private static func isNumbering(_ texts: [String]) -> Bool {
    let numbers = texts.compactMap { Int($0) }
    return numbers.count == texts.count && numbers.count > 1
      && zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 }
  }

  private static func all(_ texts: [String], _ holds: (String) -> Bool) -> Bool {
    texts.allSatisfy(holds)
  }

  /// Whether something stands in a column and something holds for all of it; the first text for which
  /// it does not ends the look.
  private static func all(
    _ column: Int, _ rows: [Int], _ grid: Grid, _ tree: PageTree, _ holds: (String) -> Bool
  ) -> Bool {
    var isEmpty = true
    for row in rows {
      guard let index = grid.cellIndex(row, column), grid.cells[index].row == row,
        !grid.cells[index].isEmpty
      else { continue }
      isEmpty = false
      if !holds(Texts.line(of: grid.cells[index].node, in: tree)) { return false }
    }
    return !isEmpty
  }

  private static func texts(
    _ column: Int, _ rows: [Int], _ grid: Grid, _ tree: PageTree
  ) -> [String] {
    rows.compactMap { row in
      guard let index = grid.cellIndex(row, column), grid.cells[index].row == row,
        !grid.cells[index].isEmpty
      else { return nil }
      return Texts.line(of: grid.cells[index].node, in: tree)
    }
  }
}
