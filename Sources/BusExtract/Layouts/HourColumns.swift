import BusModel

/// The columns of an hour grid as departures.
extension HourGridReader {
  /// The departures of a group of columns; what its cells hold besides is told and tallied.
  func column(
    _ group: HourColumnGroup, _ block: HourBlock, _ reading: inout LayoutResult,
    _ tally: inout Tally
  ) -> LayoutResult.Column {
    let items = group.cells(of: block, in: grid)
    let cells = minuteCells(items)
    var departures: [LayoutResult.Departure] = []
    // In how many cells there are several minutes, and in how many of these they fall.
    var rows = (several: 0, falling: 0)
    for (index, item) in items.enumerated() {
      let (cell, minutes) = (grid.cells[item.cell], cells[index].minutes)
      let place = cell.at
      if !grid.isLines { reading.consumed.append(cell.node) }
      // What is left over in a row of several hours is told once.
      let isTold = index > 0 && items[index - 1].cell == item.cell
      let falling = zip(minutes, minutes.dropFirst()).count { $0.value > $1.value }
      rows.several += minutes.count > 1 ? 1 : 0
      rows.falling += falling > 0 ? 1 : 0
      let left =
        (isTold ? [] : unread(cells[index], in: cell, of: block))
        + unlawful(minutes, item, falling: falling)
      reading.notices += notices(of: cells[index], falling: falling, at: place)
      reading.leftovers += left.map { Notice(.leftOver(.notMinute($0)), at: place) }
      tally.bad += left.count
      tally.minutes += minutes.count
      tally.falling += falling
      // One by one: an array of them would be copied into this one and thrown away.
      for minute in minutes {
        departures.append(
          LayoutResult.Departure(
            hour: item.hour, minute: minute.value, words: minute.words, at: place,
            node: minute.node))
      }
    }
    if rows.falling > 1, rows.falling * 5 >= rows.several {
      reading.leftovers.append(Notice(.leftOver(.notMinute("minutes that fall")), at: group.at))
    }
    return LayoutResult.Column(
      label: group.label, headings: group.headings, departures: departures, at: group.at)
  }

  /// The cells of a column, each word beside the minute on whose side all stand.
  private func minuteCells(_ items: [HourColumnGroup.Item]) -> [MinuteCell] {
    let holdBrackets = items.contains { item in
      grid.cells[item.cell].tokens.contains { $0.kind == .open }
    }
    let explained = holdBrackets ? ExplainedNumbers.all(in: tree) : []
    var cells = items.map { item in
      MinuteCell(
        grid.cells[item.cell], hour: item.hour, in: tree, labels: grid.lineNumbers,
        explained: explained)
    }
    var evidence = MinuteCell.Evidence()
    for cell in cells { evidence.add(cell.evidence) }
    for index in cells.indices { cells[index].settle(evidence.side) }
    return cells
  }

  /// What is wrong with the minutes of a cell, `falling` of which are before the one on their left.
  private func unlawful(
    _ minutes: [MinuteCell.Minute], _ item: HourColumnGroup.Item, falling: Int
  ) -> [String] {
    var wrong: [String] = []
    if item.spansHours, !minutes.isEmpty { wrong.append("minutes over several hours") }
    if falling > 0, Set(minutes.map(\.value)).count < minutes.count {
      wrong.append("minutes that fall and repeat")
    }
    if falling > 0, areInBracketsByTurns(minutes) { wrong.append("numbers in brackets") }
    // In lists and blocks an hour that lost its element ends up among the minutes.
    if grid.leadsWithHours || mixesDigits(item.cell), falling > 0 {
      wrong.append("minutes that fall")
    }
    return wrong
  }

  /// Whether one of every two numbers stands in brackets, 50 [31]: it may be no minute.
  private func areInBracketsByTurns(_ minutes: [MinuteCell.Minute]) -> Bool {
    let areInBrackets = minutes.map { $0.words.contains { $0.text.contains(" ") } }
    return areInBrackets.count > 1
      && zip(areInBrackets, areInBrackets.dropFirst()).allSatisfy { $0 != $1 }
  }

  /// Whether a number of one digit stands before or behind those of two: "00 20 40 3" counts something.
  private func mixesDigits(_ cell: Int) -> Bool {
    let tokens = grid.cells[cell].tokens
    guard
      tokens.first(where: \.isNumber)?.digits == 1 || tokens.last(where: \.isNumber)?.digits == 1
    else { return false }
    return tokens.count { $0.isNumber && $0.digits == 2 } > 1
  }

  /// What is odd in a cell and understood: words beside the whole row, minutes out of order.
  private func notices(of cell: MinuteCell, falling: Int, at place: String) -> [Notice] {
    var notices = cell.notes.map { note in
      Notice(.rowNote(note), at: place)
    }
    if falling > 0 {
      let minutes = cell.minutes.map { String($0.value) }.joined(separator: " ")
      notices.append(
        Notice(.unorderedMinutes(minutes), at: place))
    }
    return notices
  }

  /// Departures whose heading is no label, beside columns that have one, run on unknown days.
  func unlabelled(
    _ column: LayoutResult.Column, among groups: [HourColumnGroup]
  ) -> [Notice] {
    guard column.label == nil, !column.departures.isEmpty, groups.count > 1 else { return [] }
    let hasOthers = groups.contains { $0.label != nil }
    let isDouble = groups.filter { $0.headings == column.headings }.count > 1
    guard hasOthers || isDouble || column.headings.contains(where: DayWords.namesTurn) else {
      return []
    }
    return [
      Notice(
        .unreadDays(.columnWithoutDays(heading: column.headings.last)), at: column.at)
    ]
  }
}
