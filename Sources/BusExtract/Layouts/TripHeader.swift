import BusModel

/// Reads the head and the foot of a trip's column.
extension TripReader {
  /// What stands above and below the times of a trip: its name, days, marks and where it goes.
  func readHeader(_ column: Int, _ trip: inout Trip) {
    for row in Array(frame.headerRows) + Array(frame.footerRows) {
      guard !frame.flags.rows.contains(row), !frame.said.pairs.contains(row),
        let cell = headerCell(row, column, &trip), !cell.isEmpty
      else { continue }
      // "317:10" below 便: a time that lost the tag before it.
      if frame.headerRows.contains(row), isNumberWithTime(cell) {
        trip.leftovers.append(leftover(cell))
      }
      if let role = frame.said.roles[row], read(cell, row, as: role, &trip) { continue }
      guard frame.headerRows.contains(row) else { continue }
      if frame.said.lines.contains(row) {
        trip.routeName = LineHeads.number(in: cell) ?? trip.routeName
        continue
      }
      trip.name = trip.name ?? TripNumber.name(in: cell)
      trip.isOfArrivals = trip.isOfArrivals || TripHeads.sayArrivals(cell)
      if frame.said.marks.contains(row), isOfDays(cell) {
        trip.marks.append(remark(cell))
        continue
      }
      if readDays(in: cell, &trip) { continue }
      if frame.said.marks.contains(row), let word = HeaderMarks.word(cell, tree) {
        trip.marks.append(word)
        continue
      }
      let isSpecial = isSpecial(Texts.line(of: cell.node, in: tree), row)
      let marks = HeaderMarks.words(in: cell) + (isSpecial ? [remark(cell)] : [])
      trip.marks += marks
      if marks.isEmpty, let doubt = unreadDays(in: cell) { trip.leftovers.append(doubt) }
      trip.isAfternoon = ClockCell(cell.tokens).isAfternoon ?? trip.isAfternoon
      let text = Texts.line(of: cell.node, in: tree)
      // 夕便, and not 夕陽台行.
      let bare = Texts.compact(text)
      if ["夕", "夕方", "夕便"].contains(bare) || bare.begins(with: "夕") && RowName.isTrip(bare) {
        trip.isAfternoon = true
      }
      if let destination = NameLine(text).said(.destination)
        ?? HeadingWords.destination(in: text)
      {
        trip.destination = destination
      } else if let route = HeadingWords.route(in: text) {
        trip.routeName = route
      }
    }
  }

  private func isNumberWithTime(_ cell: Grid.Cell) -> Bool {
    cell.tokens.first?.isNumber == true && cell.tokens.contains { $0.is(.colon) }
      && !cell.tokens.contains { $0.kind == .word && !$0.is(.colon) }
  }

  /// The days that stand in a trip's head, beside its name or alone; whether there are any.
  private func readDays(in cell: Grid.Cell, _ trip: inout Trip) -> Bool {
    guard let label = DayLabel.find(in: cell.node, of: tree) ?? daysBeforeNumber(cell) else {
      return false
    }
    trip.label = DayLabel.nearer(label, than: trip.label)
    trip.isLabelBesideName = cell.tokens.contains(where: \.isNumber)
    let route = label.remarks.lazy.compactMap { HeadingWords.route(in: $0) }.first
    trip.routeName = route ?? trip.routeName
    return true
  }

  /// What stands before the days under 便名 or 路線: 第3便（平日） is a trip, and 港線（平日） a line.
  private func name(_ trip: inout Trip, by cell: Grid.Cell) {
    let text = Texts.line(of: cell.node, in: tree)
    let name = Texts.collapsed(text.prefix { !"（(〔［[【・※：:".contains($0) })
    if RowName.isTrip(Texts.compact(name)) || Int(name) != nil || daysBeforeNumber(cell) != nil {
      trip.name = trip.name ?? TripNumber.name(in: cell)
    } else if !name.isEmpty, !DayWords.isUnderstood(Texts.compact(name)) {
      trip.routeName = HeadingWords.route(in: name) ?? name
      trip.isLabelBesideName = true
    }
  }

  /// "臨時" among trips with numbers; beside 定期便 or 普通 it is a kind of bus as these are.
  private func isSpecial(_ text: String, _ row: Int) -> Bool {
    RowName.isSpecialTrip(text)
      && frame.trips.contains { matrix.grid[row, $0]?.tokens.contains(where: \.isNumber) == true }
  }

  /// Days in a trip's head that are not understood must not get lost.
  private func unreadDays(in cell: Grid.Cell) -> Notice? {
    let text = Texts.line(of: cell.node, in: tree)
    guard DayWords.hasHint(text), !RowName.isSpecialTrip(text),
      DayWords.changesDays(Texts.compact(text)) || Self.days.isFound(in: text)
    else { return nil }
    return Notice(.unreadDays(.words(text)), at: cell.at)
  }

  private static let days = WordList(["曜", "平日", "土日", "日祝", "祝日", "休日", "学休", "学校", "左記以外"])

  /// What stands in a row whose heading says what it holds: 終点, 系統, 備考.
  private func read(
    _ cell: Grid.Cell, _ row: Int, as role: ColumnRole, _ trip: inout Trip
  ) -> Bool {
    let text = Texts.line(of: cell.node, in: tree)
    // 休 in a row of remarks is one, and so is ▽: no bus passes there.
    let isRemark = role == .remark && text.contains { $0.isLetter || "▽▼".contains($0) }
    guard !PassSign.isOne(cell) || isRemark else { return true }
    switch role {
    case .destination:
      // What is headed 経由地・終点 names the terminus last.
      let place = frame.said.vias.contains(row) ? Self.lastPlace(of: text) : text
      trip.destination = HeadingWords.trimmedDestination(place)
    case .routeName where isSpecial(text, row): trip.marks.append(remark(cell))
    case .routeName where DayWords.hasHint(text) && readDays(in: cell, &trip): name(&trip, by: cell)
    case .routeName
    where !frame.said.lines.contains(row) && (isTripName(text, cell) || numbersTrips(row)):
      // 便名 第3便 names the trip, and no line.
      trip.name = trip.name ?? TripNumber.name(in: cell)
      trip.marks += HeaderMarks.words(in: cell)
      if trip.marks.isEmpty, let doubt = unreadDays(in: cell) { trip.leftovers.append(doubt) }
    case .routeName: trip.routeName = HeadingWords.route(in: text) ?? text
    case .vessel: trip.vessel = text
    case .platform: trip.platform = PlatformWords.trimmed(text)
    case .days where frame.said.marks.contains(row) && isOfDays(cell):
      trip.marks.append(remark(cell))
    case .days: label(&trip, by: cell)
    case .rests where Padding.isNoRemark(text): break
    case .rests:
      trip.label = RestDays.label(of: text)
      if trip.label == nil { trip.leftovers.append(leftover(cell)) }
    case .remark where Padding.isNoRemark(text): break
    case .remark: trip.marks.append(remark(cell))
    default: return false
    }
    return true
  }

  /// The days in a row whose heading says that it holds them.
  private func label(_ trip: inout Trip, by cell: Grid.Cell) {
    trip.label = DayLabel.find(in: cell.node, of: tree)
    guard trip.label == nil else { return }
    if DayCode.isOne(cell) {
      trip.marks.append(DayCode.word(cell))
    } else {
      trip.leftovers.append(leftover(cell))
    }
  }

  /// What a row says of one trip, as a mark that explains itself.
  private func remark(_ cell: Grid.Cell) -> MinuteCell.Word {
    MinuteCell.Word(
      text: Texts.line(of: cell.node, in: tree), number: nil, node: cell.node, isGrouped: false)
  }

  /// "日曜運休", in a row where others say nothing.
  private func isOfDays(_ cell: Grid.Cell) -> Bool {
    DayWords.isUnderstood(Texts.compact(Texts.line(of: cell.node, in: tree)))
  }

  /// "平日1便" and "1便・平日" as 平日.
  private func daysBeforeNumber(_ cell: Grid.Cell) -> DayLabel? {
    let text = Texts.compact(Texts.line(of: cell.node, in: tree))
    // "2便・平日", "2便※平日のみ".
    if let end = text.firstIndex(where: { "・※：:".contains($0) }),
      RowName.isTrip(String(text[..<end]))
    {
      return DayLabel.choose(DayLabel.labels(in: String(text[text.index(after: end)...])))
    }
    // "便3平日".
    if let digit = text.lastIndex(where: \.isNumber) {
      let end = text.index(after: digit)
      let start = text[end...].begins(with: "便") ? text.index(after: end) : end
      let rest = String(text[start...])
      if RowName.isTrip(String(text[..<start])), DayLabel.isWhole(rest) {
        return DayLabel.choose(DayLabel.labels(in: rest))
      }
    }
    let days = text.prefix { !$0.isNumber && $0 != "第" }
    guard days.count < text.count, RowName.isTrip(String(text.dropFirst(days.count))) else {
      return nil
    }
    return DayLabel.choose(DayLabel.labels(in: String(days)))
  }

  /// "第3便", "3", "◎3便".
  private func isTripName(_ text: String, _ cell: Grid.Cell) -> Bool {
    let bare = HeaderMarks.words(in: cell).reduce(Texts.compact(text)) {
      $0.replacing($1.text, with: "")
    }
    return RowName.isTrip(bare) || Int(bare) != nil
  }

  /// Whether a row that is headed 便名 gives every trip a number of its own behind one letter: A1, A2, A3.
  private func numbersTrips(_ row: Int) -> Bool {
    let grid = matrix.grid
    let isOfTrips = (0..<(frame.trips.first ?? 0)).contains { column in
      grid[row, column]?.tokens.joined.contains("便") == true
    }
    let names = frame.trips.compactMap { grid[row, $0] }.map {
      Texts.compact(Texts.line(of: $0.node, in: tree))
    }
    return isOfTrips && names.count > 1 && Set(names).count == names.count
      && RowName.areVehicles(names)
  }

  private static func lastPlace(of text: String) -> String {
    text.split { "・、,，/／→ 　".contains($0) }.last.map(String.init) ?? text
  }

  /// A heading of the trip; 〃 says what the trip on the left says.
  private func headerCell(_ row: Int, _ column: Int, _ trip: inout Trip) -> Grid.Cell? {
    guard let cell = matrix.grid[row, column], Ditto.isOne(cell) else {
      return matrix.grid[row, column]
    }
    let first = frame.trips.first ?? column
    let repeated = Ditto.left(of: column, row, in: matrix.grid, from: first)
    if repeated == nil { trip.leftovers.append(leftover(cell)) }
    return repeated
  }
}
