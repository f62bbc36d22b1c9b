/// The last rows of a table or lines of a list that are a sentence each, or whom to ask: said below it, and no part of
/// it.
enum ClosingRows {
  /// The cells without such rows; what says something of days stays, for layouts know of which trips.
  static func removed(from cells: [Grid.Cell]) -> [Grid.Cell] {
    guard let last = cells.last, isAside(last.tokens.joined) else { return cells }
    let width = cells.reduce(0) { max($0, $1.column + $1.columnSpan) }
    let rest = without(cells, width) { isAside($0.tokens.joined) }
    let isList = width == 1 && rest?.contains { sentences.ends($0.tokens.joined) } == true
    return isList ? cells : rest ?? cells
  }

  /// A grid without the last rows that are one cell of words each, whatever these say of days: as lines of the page they
  /// are heard. Nil where there are none.
  static func shortened(_ grid: Grid) -> Grid? {
    without(grid.cells, max(grid.columnCount, 2)) { !ClockCell.holdsTime($0.tokens) }
      .map(grid.holding)
  }

  /// Some cells without the last of them that are rows by themselves and close the others; nil where there are none, or
  /// nothing is left.
  private static func without(
    _ cells: [Grid.Cell], _ width: Int, closing: (Grid.Cell) -> Bool
  ) -> [Grid.Cell]? {
    let count = cells.reversed().prefix { cell in
      cell.column == 0 && cell.rowSpan == 1 && cell.columnSpan >= width && closing(cell)
    }.count
    let rest = cells.dropLast(count)
    guard count > 0, let row = rest.last?.row, row > 0,
      rest.allSatisfy({ $0.row + $0.rowSpan <= row + 1 })
    else { return nil }
    return Array(rest)
  }

  /// Whether a line of a list says something of all its times: a sentence, whom to ask, 8/13～8/16は運休.
  static func saysOfAll(_ text: String) -> Bool {
    isSaidBeside(text) || isContact(text)
      || !tellsTime(text) && text.contains("は") && DayStatements.services.isFound(in: text)
  }

  /// Whether a text is a sentence, and no time in it that of a departure: 電車は10:05に接続します, and not 18:10 予約してください.
  static func isSaidBeside(_ text: String) -> Bool { sentences.ends(text) && !tellsTime(text) }

  /// How many of the last of some lines are such; none where others are sentences too: of 7:10に出ます, 8:10に出ます all are
  /// its times.
  static func count(of lines: some BidirectionalCollection<String>) -> Int {
    guard let last = lines.last, isAside(last) else { return 0 }
    let count = lines.reversed().prefix(while: isAside).count
    let rest = lines.dropLast(count)
    return rest.count > 1 && !rest.contains(where: sentences.ends) ? count : 0
  }

  private static func isAside(_ text: String) -> Bool {
    isContact(text)
      || isSaidBeside(text) && !LimitingWords.namesDays(text) && !SpecialDayLines.namesDays(text)
  }

  /// Whether a time stands in a text that may be a departure's: it begins with one, or speaks of no other bus.
  private static func tellsTime(_ text: String) -> Bool {
    guard Texts.holdsNumber(before: [0x3A], in: text) else { return false }
    let bare = text.drop { !$0.isLetter && !$0.isNumber }
    let begins =
      bare.first?.isNumber == true && bare.first { !$0.isNumber }.map { ":：".contains($0) } == true
    return begins || !others.isFound(in: text)
  }

  /// Whom to ask; 電話局前 is a stop.
  private static func isContact(_ text: String) -> Bool {
    inquiries.isFound(in: text) && !tellsTime(text)
      || phones.isFound(in: text) && text.count(where: \.isNumber) > 8
  }

  private static let sentences = WordList(
    ["です", "ます", "ました", "ません", "ください", "下さい"].flatMap { [$0, $0 + "。"] })
  private static let others = WordList([
    "終バス", "最終", "終電", "始発", "電車", "列車", "特急", "新幹線", "臨時便", "臨時バス", "受付", "窓口",
  ])
  private static let inquiries = WordList(["問い合わせ", "問合せ", "お問合"])
  private static let phones = WordList(["TEL", "Tel", "電話", "℡", "☎"])
}
