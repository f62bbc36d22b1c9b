internal import BusModel

/// What distinguishes the buses of a sheet: the marks of the pages, and a letter for each line or
/// destination that is not the commonest and that no mark tells.
struct SheetLegend {
  /// Stop, line, destination and platform of most buses.
  let names: Line
  /// "P:東口経由", "a:緑12 → みどり車庫".
  private(set) var lines: [String] = []
  private var letters: [Line: String] = [:]

  init(of days: [DayTimetable]) {
    let all = days.flatMap(\.inOrder)
    var order: [Line] = []
    var counts: [Line: Int] = [:]
    for departure in all {
      let line = Line(departure)
      if counts[line] == nil { order.append(line) }
      counts[line, default: 0] += 1
    }
    let commonest = order.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    names = commonest ?? Line()
    var marks: [String] = []
    for departure in all {
      for mark in departure.schedule.marks where mark.text != nil {
        let words = Language.ja.words(for: mark)
        if !marks.contains(words) { marks.append(words) }
      }
    }
    let explained = order.filter { line in
      line != commonest && !all.contains { Line($0) == line && Self.isTold($0) }
    }
    for (letter, line) in zip("abcdefghijklmnopqrstuvwxyz", explained) {
      letters[line] = String(letter)
    }
    let used = explained.compactMap { line in
      letters[line].map { "\($0):\(Self.difference(line, commonest))" }
    }
    lines = marks + used
  }

  /// Whether a mark of the page says where the bus goes.
  private static func isTold(_ departure: PlannedDeparture) -> Bool {
    guard let destination = departure.schedule.destination else { return false }
    return departure.schedule.marks.contains { $0.text?.contains(destination) ?? false }
  }

  /// What of a line is not the commonest's; all of it when nothing is.
  private static func difference(_ line: Line, _ commonest: Line?) -> String {
    let known = commonest?.parts(.ja) ?? []
    let all = line.parts(.ja)
    let parts = all.filter { !known.contains($0) }
    return (parts.isEmpty ? all : parts).joined(separator: " ")
  }

  /// The marks of a departure, the letter of its line, and "?" when it may not run.
  func signs(of departure: PlannedDeparture) -> String {
    departure.schedule.marks.map { TerminalText.clean($0.mark) }.joined()
      + (letters[Line(departure)] ?? "") + (departure.doubt == nil ? "" : "?")
  }
}
