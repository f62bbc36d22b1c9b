import BusModel

/// A cell among times that opens a new part of the table: the days or the way change from here on.
struct SectionCell {
  /// The days it names.
  var label: DayLabel?
  /// The words that say where the buses go or where they leave.
  var way: String?

  init(label: DayLabel?, way: String?) {
    self.label = label
    self.way = way
  }

  /// What a cell opens; nil for cells with numbers, long texts and anything else.
  init?(_ cell: Grid.Cell, _ tree: PageTree) {
    guard (1...12).contains(cell.tokens.count), !cell.tokens.contains(where: \.isNumber) else {
      return nil
    }
    label = DayLabel.find(in: cell.node, of: tree)
    let text = Texts.line(of: cell.node, in: tree)
    if label == nil || cell.tokens.count > 1, SectionCell.isWay(text) { way = text }
    guard label != nil || way != nil else { return nil }
  }

  /// The part of the year that a cell over the whole width of a list names: 3月1日～11月30日.
  init?(season cell: Grid.Cell, in grid: Grid, _ tree: PageTree) {
    guard cell.columnSpan == grid.columnCount, grid.columnCount > 1 else { return nil }
    self.init(season: cell, tree)
  }

  /// The same for any cell.
  init?(season cell: Grid.Cell, _ tree: PageTree) {
    guard (2...24).contains(cell.tokens.count), cell.tokens.contains(where: \.isNumber),
      !ClockCell.holdsTime(cell.tokens), let found = DayLabel.find(in: cell.node, of: tree),
      DayWords.onlyDates(found.text)
    else { return nil }
    (label, way) = (found, nil)
  }

  /// Whether words may open a part, as far as text without markup tells.
  static func opens(_ tokens: Tokens) -> Bool {
    guard (1...12).contains(tokens.count), !tokens.contains(where: \.isNumber) else { return false }
    let text = tokens.joined
    // "この間、運行なし" opens nothing.
    return !text.begins(with: "この") && (!DayLabel.labels(in: text).isEmpty || isWay(text))
  }

  /// "港行き", "駅方面", "港発": no bare 発, no 始発.
  private static func isWay(_ text: String) -> Bool {
    guard (2...24).contains(text.length) else { return false }
    let line = NameLine(text)
    return line.says(.destination) || line.says(.stop) && text.ends(with: "発")
  }
}
