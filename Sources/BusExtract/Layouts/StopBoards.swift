import BusModel

extension Layout {
  /// Lines of text, each a stop and its times: the course of a bus, or a board for every stop.
  static let stopLines = Layout(.departureList) { grid, _ in
    guard grid.isStopLines else { return nil }
    let lines = (0..<grid.rowCount).compactMap { row -> StopBoards.Line? in
      guard let head = grid[row, 0], let times = grid[row, 1],
        let line = StopLine(head.tokens, times.tokens)
      else { return nil }
      return StopBoards.Line(stop: line, at: head.at)
    }
    guard lines.count == grid.rowCount else { return nil }
    return StopBoards(lines: lines).reading(of: grid)
  }
}

/// What lines of stops and times come to.
struct StopBoards {
  /// A line and its place.
  struct Line {
    var stop: StopLine
    var at: String
  }

  let lines: [Line]

  /// The reading; nil where it is not clear whether the times of the last stop are departures.
  func reading(of grid: Grid) -> LayoutResult? {
    let columns: [LayoutResult.Column]
    if lines.contains(where: { $0.stop.end != nil }) {
      guard areWays else { return nil }
      columns = boards
    } else if isCourse {
      columns = course(grid)
    } else if areBoards {
      columns = boards
    } else {
      return nil
    }
    var reading = LayoutResult(
      layout: PageLayout.departureList.rawValue, node: grid.node, columns: columns,
      leftovers: [], notices: [], score: 1)
    reading.consumed = grid.cells.map(\.node)
    return reading.departureCount > 0 ? reading : nil
  }

  /// Whether every stop has as many times as the first, and they rise from stop to stop.
  private var isCourse: Bool {
    let first = lines[0].stop.calls
    let last = lines[lines.count - 1].stop
    guard lines.allSatisfy({ $0.stop.calls.count == first.count }), last.isArrival != false,
      lines.count > 2 || last.isArrival == true,
      Set(lines.map(\.stop.name)).count == lines.count
    else { return false }
    return zip(lines, lines.dropFirst()).allSatisfy { line, next in
      zip(line.stop.calls, next.stop.calls).allSatisfy {
        (0...90).contains($1.minutes - $0.minutes)
      }
    }
  }

  /// Whether every line says where its buses go, and none says it as another does.
  private var areWays: Bool {
    let ways = lines.compactMap { line in line.stop.end.map { [line.stop.name, $0] } }
    return ways.count == lines.count && Set(ways).count == lines.count
  }

  /// Whether buses leave from every stop: its line says so, or the buses that leave the first come
  /// round to the others, which have earlier ones.
  private var areBoards: Bool {
    guard Set(lines.map(\.stop.name)).count == lines.count else { return false }
    let kinds = lines.map(\.stop.isArrival)
    if kinds.contains(true) { return false }
    if kinds.allSatisfy({ $0 == false }) { return true }
    guard kinds[0] == false, let start = lines[0].stop.calls.first?.minutes else { return false }
    return lines.dropFirst().allSatisfy { line in
      line.stop.calls.count != lines[0].stop.calls.count
        && (line.stop.calls.first?.minutes ?? start) < start
    }
  }

  private var boards: [LayoutResult.Column] {
    lines.map { line in
      LayoutResult.Column(
        label: nil, headings: [],
        departures: line.stop.calls.map { call in
          var departure = departure(call, line.at)
          departure.destination = line.stop.end
          return departure
        }, stop: line.stop.name, at: line.at)
    }
  }

  private func course(_ grid: Grid) -> [LayoutResult.Column] {
    let end = lines[lines.count - 1].stop.name
    return lines.enumerated().map { position, line in
      let isEnd = position == lines.count - 1
      let departures = line.stop.calls.enumerated().compactMap { number, call in
        if line.stop.isArrival == true { return LayoutResult.Departure?.none }
        var departure = departure(call, line.at)
        departure.trip = "\(grid.at)/\(number)"
        departure.stopPosition = position + 1
        departure.end = LayoutResult.End(stop: end, isHere: isEnd)
        return departure
      }
      return LayoutResult.Column(
        label: nil, headings: [], departures: departures, stop: line.stop.name, at: line.at)
    }
  }

  private func departure(_ call: StopLine.Call, _ at: String) -> LayoutResult.Departure {
    LayoutResult.Departure(
      hour: call.time.hour, minute: call.time.minute, words: call.words, at: at, node: call.node)
  }
}
