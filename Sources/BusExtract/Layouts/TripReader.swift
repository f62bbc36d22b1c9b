import BusModel

/// Reads one trip: a column of times from the first stop to the last.
struct TripReader {
  let frame: TripFrame
  let matrix: ClockMatrix
  let tree: PageTree

  /// One run of a bus.
  struct Trip {
    var key: String
    /// What its head calls it: "第3便", "3".
    var name: String?
    var label: DayLabel?
    /// Whether its head says its days beside its name.
    var isLabelBesideName = false
    var calls: [Call]
    var lastStop: String?
    /// Whether signs for "no stop" stand at all stops behind that.
    var isCutShort = false
    var routeName: String?
    var vessel: String?
    var destination: String?
    /// Where it arrives though it says that it goes to another place.
    var arrival: String?
    var platform: String?
    var leftovers: [Notice]
    /// The half of the day that a heading or the last time gave; nil while nothing said it.
    var isAfternoon: Bool?
    /// Whether its head says that its times are arrivals: 帰り（着時刻）.
    var isOfArrivals = false
    /// The marks beside its name.
    var marks: [MinuteCell.Word] = []
  }

  /// A time at a stop.
  struct Call {
    var stop: Int
    var time: ClockCell.Time
    var isDeparture: Bool
    /// Whether it is the last of the trip, of which nothing says that the bus goes on.
    var isEnd = false
    var words: [MinuteCell.Word]
    var at: String
    /// The text node of its time.
    var node: PageTree.Index?
  }

  /// The trip in a column.
  func read(_ column: Int) -> Trip {
    var trip = Trip(
      key: "\(matrix.grid.at)/\(column)", name: nil, label: nil, calls: [], leftovers: [])
    readHeader(column, &trip)
    trip.label = frame.flags.label(column) ?? trip.label
    trip.marks += frame.flags.sign(column).map { [$0] } ?? []
    if let section = frame.sections.section(column) {
      trip.label = trip.label ?? section.label
      trip.destination = trip.destination ?? section.way.flatMap { NameLine($0).said(.destination) }
    }
    for row in frame.rows { readCall(row, column, &trip) }
    carryMidnight(&trip)
    noteFalls(&trip)
    noteReturns(&trip)
    closeLast(&trip)
    trip.isCutShort = trip.isCutShort || isCutShort(trip, column)
    spreadDays(in: &trip)
    return trip
  }

  /// Days beside the first time of a trip are those of all of it.
  private func spreadDays(in trip: inout Trip) {
    let days =
      trip.calls.first?.words.filter { DayWords.isUnderstood(Texts.compact($0.text)) } ?? []
    for index in trip.calls.indices.dropFirst() {
      for word in days where !trip.calls[index].words.contains(where: { $0.text == word.text }) {
        trip.calls[index].words.append(word)
      }
    }
  }

  private func readHeader(_ column: Int, _ trip: inout Trip) {
    for row in Array(frame.headerRows) + Array(frame.footerRows) {
      guard !frame.flags.rows.contains(row), let cell = headerCell(row, column, &trip),
        !cell.isEmpty
      else { continue }
      if let role = frame.roles[row], read(cell, row, as: role, &trip) { continue }
      guard frame.headerRows.contains(row) else { continue }
      trip.name = trip.name ?? TripNumber.name(in: cell)
      trip.isOfArrivals = trip.isOfArrivals || TripHeads.sayArrivals(cell)
      if frame.markRows.contains(row), isOfDays(cell) {
        trip.marks.append(remark(cell))
        continue
      }
      if let label = DayLabel.find(in: cell.node, of: tree) ?? daysBeforeNumber(cell) {
        trip.label = DayLabel.nearer(label, than: trip.label)
        trip.isLabelBesideName = cell.tokens.contains(where: \.isNumber)
        let route = label.remarks.lazy.compactMap { HeadingWords.route(in: $0) }.first
        trip.routeName = route ?? trip.routeName
        continue
      }
      if frame.markRows.contains(row), let word = HeaderMarks.word(cell, tree) {
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
    // 休 in a row of remarks is one.
    guard !PassSign.isOne(cell) || role == .remark && text.contains(where: \.isLetter) else {
      return true
    }
    switch role {
    case .destination:
      // What is headed 経由地・終点 names the terminus last.
      let place = frame.viaRows.contains(row) ? Self.lastPlace(of: text) : text
      trip.destination = HeadingWords.trimmedDestination(place)
    case .routeName where isSpecial(text, row): trip.marks.append(remark(cell))
    case .routeName where isTripName(text, cell): trip.marks += HeaderMarks.words(in: cell)
    case .routeName: trip.routeName = HeadingWords.route(in: text) ?? text
    case .vessel: trip.vessel = text
    case .platform: trip.platform = PlatformWords.trimmed(text)
    case .days where frame.markRows.contains(row) && isOfDays(cell): trip.marks.append(remark(cell))
    case .days:
      trip.label = DayLabel.find(in: cell.node, of: tree)
      if trip.label == nil {
        if DayCode.isOne(cell) {
          trip.marks.append(DayCode.word(cell))
        } else {
          trip.leftovers.append(leftover(cell))
        }
      }
    case .remark where Padding.isNoRemark(text): break
    case .remark: trip.marks.append(remark(cell))
    default: return false
    }
    return true
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
      let start = text[end...].hasPrefix("便") ? text.index(after: end) : end
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

  private func readCall(_ row: TripFrame.Row, _ column: Int, _ trip: inout Trip) {
    let grid = matrix.grid
    guard let index = grid.cellIndex(row.row, column), !grid.cells[index].isEmpty else { return }
    let cell = grid.cells[index]
    let clock = matrix.clocks[index]
    guard var time = clock.soleTime, cell.columnSpan == 1, cell.rowSpan == 1 else {
      guard !PassSign.isOne(cell), !endsTrip(cell, &trip) else { return }
      // Behind the last time a sign that is explained may still be a stop the bus goes on to.
      let goesOn = frame.rows.contains { $0.row > row.row && matrix.minutes($0.row, column) != nil }
      let last = Notice(.leftOver(.notOneTime(cell.tokens.joined(by: " "))), at: cell.at)
      trip.leftovers.append(goesOn ? leftover(cell) : last)
      return
    }
    // "‥1040": a cell that lost its neighbour's tag.
    if let first = cell.tokens.first, first.is(.padding), cell.tokens.count > 1 {
      trip.leftovers.append(leftover(cell))
    }
    trip.isAfternoon = clock.isAfternoon ?? trip.isAfternoon
    // 1:05 AM says itself that it is not of the afternoon; 1:05 in a column of 午前 may be.
    let mayPassNoon = clock.isAfternoon == nil || time.hour == 12
    time.settle(
      isAfternoon: trip.isAfternoon, after: mayPassNoon ? trip.calls.last?.time.hour : nil)
    var isArrival = row.isArrival ?? (trip.isOfArrivals ? true : nil)
    var words = trip.marks
    for word in clock.words {
      if let kind = StopHeading.kind(of: word.text) { isArrival = kind } else { words.append(word) }
    }
    if let remark = frame.stops[row.stop - 1].remark {
      words.append(MinuteCell.Word(text: remark, number: nil, node: cell.node, isGrouped: false))
    }
    trip.calls.append(
      Call(
        stop: row.stop, time: time, isDeparture: isArrival != true, words: words, at: cell.at,
        node: cell.tokens.first(where: \.isNumber)?.node))
  }

  /// 0:05 behind 23:52 is of the same evening.
  private func carryMidnight(_ trip: inout Trip) {
    var isPast = false
    for index in trip.calls.indices.dropFirst() {
      let hour = trip.calls[index].time.hour
      let before = trip.calls[index - 1].time.hour
      isPast = isPast || before >= 20 && hour <= 4 || before >= 18 && (3...9).contains(hour)
      if isPast, hour < 12 { trip.calls[index].time.hour += 24 }
    }
  }

  /// No bus arrives before it left: where times fall, rows are mixed up.
  private func noteFalls(_ trip: inout Trip) {
    for (before, after) in zip(trip.calls, trip.calls.dropFirst()) {
      let fall =
        before.time.hour * 60 + before.time.minute > after.time.hour * 60 + after.time.minute
      guard fall else { continue }
      trip.leftovers.append(
        Notice(.leftOver(.fallingTrip), at: after.at))
    }
  }

  /// A bus that comes back to a stop after hours of standing still is two: the row belongs elsewhere.
  private func noteReturns(_ trip: inout Trip) {
    for (before, after) in zip(trip.calls, trip.calls.dropFirst()) {
      let pause = (after.time.hour - before.time.hour) * 60 + after.time.minute - before.time.minute
      let name = frame.stops[after.stop - 1].name
      guard pause > 120, frame.stops[..<(after.stop - 1)].contains(where: { $0.name == name })
      else { continue }
      trip.leftovers.append(
        Notice(.leftOver(.returningTrip(stop: name)), at: after.at))
    }
  }

  private func leftover(_ cell: Grid.Cell) -> Notice {
    let text = cell.tokens.joined(by: " ")
    return Notice(
      .leftOver(.notTime(text)), at: cell.at
    )
  }
}
