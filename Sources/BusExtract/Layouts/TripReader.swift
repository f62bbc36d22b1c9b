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
    trip.label = frame.sections.days(column, trip.label)
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

  func leftover(_ cell: Grid.Cell) -> Notice {
    let text = cell.tokens.joined(by: " ")
    return Notice(
      .leftOver(.notTime(text)), at: cell.at
    )
  }
}
