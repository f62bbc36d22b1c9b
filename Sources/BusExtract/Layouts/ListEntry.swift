/// Reads the rows of a departure list.
struct ListEntry {
  let timeColumn: Int
  /// The vehicle whose turns the column holds.
  let vehicle: String?
  let frame: ListFrame
  let matrix: ClockMatrix
  let memo: CellMemo
  /// The columns that belong to that of the time.
  let owned: [Int]

  /// What a row says.
  struct Entry {
    var departure: LayoutResult.Departure
    var label: DayLabel?
    var stop: String?
    /// A time or a bare number in a column of which nothing says what it holds, or a 〃 below nothing.
    var strayTime: Grid.Cell?
  }

  /// A row, whose time has been read already.
  func read(_ row: Int, _ time: ClockCell.Time, _ tree: PageTree) -> Entry {
    let index = matrix.grid.cellIndex(row, timeColumn) ?? 0
    var entry = Entry(
      departure: LayoutResult.Departure(
        hour: time.hour, minute: time.minute,
        words: matrix.clocks.words(index).isEmpty
          ? []
          : matrix.clocks[index].words(beside: time).filter {
            $0.text != "発" && $0.text != "発車" && !LiveState.isOne($0.text)
          },
        at: matrix.grid.cells[index].at, node: time.node),
      label: frame.flags.label(row), stop: nil)
    let trip = entry.departure.words.first { $0.role == .trip }
    entry.departure.tripName = vehicle ?? trip?.text
    entry.departure.words.removeAll { $0.role == .trip }
    if matrix.clocks[index].times.count > 1 { tellDays(&entry.departure) }
    entry.departure.words += frame.flags.sign(row).map { [$0] } ?? []
    for column in owned where column != timeColumn && !frame.flags.rows.contains(column) {
      guard let place = matrix.grid.cellIndex(row, column),
        !matrix.grid.cells[place].isEmpty
      else { continue }
      let other = matrix.grid.cells[place]
      guard Ditto.isOne(other) else {
        apply(other, frame.roles[column], in: row, to: &entry, tree)
        continue
      }
      let repeated = Ditto.above(row, column, in: matrix.grid, from: frame.rows.lowerBound)
      if let repeated {
        apply(repeated, frame.roles[column], in: row, to: &entry, tree)
      } else {
        entry.strayTime = other
      }
    }
    return entry
  }

  /// Of several times in a cell each runs on the days beside it, whatever else is said of such buses: 8:45（月～土）.
  private func tellDays(_ departure: inout LayoutResult.Departure) {
    guard
      let place = departure.words.firstIndex(where: {
        $0.text.length > 1 && DayWords.isLabel($0.text)
      })
    else { return }
    departure.days = departure.words.remove(at: place).text
  }

  /// With several lists side by side a column belongs to the nearest times on its left, or, where
  /// every list begins with such columns, on its right; what stands left of all times belongs to all.
  static func owned(by timeColumn: Int, _ frame: ListFrame) -> [Int] {
    let times = frame.timeColumns.map(\.column)
    guard times.count > 1, let first = times.first else { return Array(0..<frame.roles.count) }
    if leads(times, first, frame) { return Array(timeColumn - first...timeColumn) }
    let next = times.first { $0 > timeColumn } ?? frame.roles.count
    let common = (0..<first).filter { frame.roles[$0].isName }
    return common + Array(timeColumn..<next)
  }

  /// Whether the columns before the first times stand before the others as well.
  private static func leads(_ times: [Int], _ first: Int, _ frame: ListFrame) -> Bool {
    guard first > 0, times.last == frame.roles.count - 1 else { return false }
    return times.allSatisfy { time in
      time >= first && frame.roles[time - first..<time] == frame.roles[0..<first]
    } && zip(times, times.dropFirst()).allSatisfy { $1 - $0 == first + 1 }
  }

  private func apply(
    _ cell: Grid.Cell, _ role: ColumnRole, in row: Int, to entry: inout Entry, _ tree: PageTree
  ) {
    // Of a line that was divided into cells each has its own words: 時刻 of "時刻 17:00・17:40".
    let isDivided = matrix.grid[row, timeColumn]?.node == cell.node
    let text = isDivided ? Self.head(cell.tokens) : memo.line(cell)
    if isDivided, role == .unknown {
      if ColumnRole.named(text) == .departure { return }
      if RowName.isTrip(text) {
        entry.departure.tripName = text
        return
      }
    }
    if role == .unknown || role == .days || role == .rests || role == .stop || role == .destination
      || role == .routeName || role == .vessel,
      ClockCell.holdsTime(cell.tokens)
    {
      entry.strayTime = cell
    }
    if role == .unknown, isNumeric(cell) { entry.strayTime = cell }
    guard cell.tokens.count > 1 || !cell.tokens[0].is(.padding) else { return }
    switch role {
    case .routeName: entry.departure.routeName = text
    case .vessel: entry.departure.vessel = text
    case .destination: entry.departure.destination = memo.destination(cell, text)
    case .platform: entry.departure.platform = memo.platform(cell, text)
    case .stop:
      // 駅前（4番のりば）.
      let said = StopDecorations.aside(in: StopHeading.name(in: ListContent.inJapanese(text)))
      entry.stop = said.name
      entry.departure.platform = said.platform ?? entry.departure.platform
    case .way:
      let way = ListContent.way(in: text)
      entry.stop = way?.start
      entry.departure.destination = way?.end
      entry.departure.platform = way?.platform ?? entry.departure.platform
    case .days: read(days: cell, text, &entry, tree)
    case .rests where Padding.isNoRemark(text), .remark where Padding.isNoRemark(text): return
    case .rests:
      entry.label = RestDays.label(of: text)
      if entry.label == nil { entry.departure.days = RestDays.statement(text) }
    case .remark, .unknown: add(words: cell, text, isWay: saysWay(cell.column), &entry)
    case .rowNumber:
      let (name, aside) = TripAside.divided(text)
      entry.departure.tripName = name
      if let aside { add(words: cell, aside, isWay: false, &entry) }
    case .departure, .arrival, .aside: return
    }
  }

  /// What stands before the times of a line, where it says where its buses go without what joins it to these:
  /// 市役所行き of "市役所行き：", "【市役所行き】" and 市役所行き発車時刻.
  private static func head(_ tokens: Tokens) -> String {
    var name = tokens.spaced[...]
    while let last = name.last, "：:…‥／/＝= ".contains(last) { name.removeLast() }
    if let first = name.first, let last = name.last, brackets.contains("\(first)\(last)") {
      name = name.dropFirst().dropLast()
    }
    if let end = deeds.first(where: name.ends) {
      name = name.before(ending: end)
      if name.ends(with: "の") { name = name.dropLast() }
    }
    return HeadingWords.destination(in: String(name)) == nil
      ? tokens.joined(by: " ") : Texts.collapsed(name)
  }

  private static let deeds = ["発車時刻", "出発時刻", "発時刻", "時刻"]
  private static let brackets: Set<String> = ["【】", "［］", "[]", "〔〕", "《》", "＜＞", "<>", "〈〉", "「」"]

  /// Nothing but numbers and colons.
  private func isNumeric(_ cell: Grid.Cell) -> Bool {
    cell.tokens.allSatisfy { $0.isNumber || $0.is(.colon) }
  }

  private func read(days cell: Grid.Cell, _ text: String, _ entry: inout Entry, _ tree: PageTree) {
    if let label = DayLabel.find(in: cell.node, of: tree) {
      entry.label = label
    } else if DayCode.isOne(cell) {
      entry.departure.words.append(DayCode.word(cell))
    } else {
      entry.departure.days = text
    }
  }

  /// A short remark is a mark; a long one explains itself. Of a column headed 経由 none is where the bus
  /// goes.
  private func add(words cell: Grid.Cell, _ text: String, isWay: Bool, _ entry: inout Entry) {
    guard !LiveState.isOne(text) else { return }
    entry.departure.words.append(
      MinuteCell.Word(text: text, node: cell.node, isGrouped: !isWay))
  }

  private func saysWay(_ column: Int) -> Bool {
    (0..<frame.rows.lowerBound).contains { row in
      matrix.grid[row, column].map { cell in
        ["経由", "途经", "途經", "经由", "via", "Via"].contains { cell.tokens.joined.begins(with: $0) }
      } ?? false
    }
  }
}

/// What a row or a column headed 運休日 says of a trip.
enum RestDays {
  /// "土日祝運休" of 土日祝; nil where nobody understands the words.
  static func label(of words: String) -> DayLabel? {
    let text = statement(words)
    return DayWords.isUnderstood(Texts.compact(text)) ? DayLabel(text: text, remarks: []) : nil
  }

  /// The words as a statement.
  static func statement(_ words: String) -> String {
    words.contains("運休") ? words : words + "運休"
  }
}

/// "A", "ア", "◎" in a row or a column of days: a code that stands for these, which a legend tells.
enum DayCode {
  /// Whether a cell is no more than such a code.
  static func isOne(_ cell: Grid.Cell) -> Bool {
    cell.tokens.joined.length <= 2 && !PassSign.isOne(cell)
  }

  /// The code as a mark whose meaning are the days.
  static func word(_ cell: Grid.Cell) -> MinuteCell.Word {
    MinuteCell.Word(
      text: cell.tokens.joined, number: nil, node: cell.node, isGrouped: false, role: .days)
  }
}
