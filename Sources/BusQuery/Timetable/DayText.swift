internal import BusModel

extension DayTimetable {
  /// The day as the grid of hours and minutes that people know, with marks and legend.
  ///
  /// - Parameters:
  ///   - language: the words.
  ///   - style: colours, and the columns of the terminal: an hour with more minutes goes on below.
  /// - Returns: lines, each ended by a line feed.
  public func text(_ language: Language, _ style: TerminalStyle = TerminalStyle(width: 80))
    -> String
  {
    let lines = lines(language, style)
    let gap = lines.notes.isEmpty ? [] : [""]
    return (lines.heading + lines.body + gap + lines.notes).map { $0 + "\n" }.joined()
  }

  /// The same as lines, without line feeds.
  func lines(
    _ language: Language, _ style: TerminalStyle
  ) -> (heading: [String], body: [String], notes: [String]) {
    let width = style.width.map { max(20, $0) }
    let heading = TerminalWrap.joined(heading(language), to: width, indent: 2)
    var lines: [String] = []
    if let reason {
      lines += TerminalWrap.lines("  " + reason.text(language), to: width, indent: 4)
    }
    for column in columns {
      lines.append("")
      lines += TerminalWrap.joined(column.heading(language), to: width, indent: 2)
      lines += column.grid(currentHour: currentHour, width: width ?? .max, colour: style.colour)
      lines += column.legendLines(language).flatMap {
        TerminalWrap.lines("  " + $0, to: width, indent: 4)
      }
    }
    let notes = notes(language).flatMap { TerminalWrap.lines($0, to: width, indent: 2) }
    return (heading, lines, notes)
  }

  /// What is worth saying below: of the day, and of the data's age.
  public func notes(_ language: Language) -> [String] {
    let said = notices.map { $0.text(language) } + [data.line(language)].compactMap { $0 }
    return said.map { language.noteMark + $0 }
  }

  /// "自宅 ↔ 駅(行き)".
  func name(_ language: Language) -> String {
    language.name(of: title, direction)
  }

  /// The parts of the first line: "自宅 ↔ 駅(行き)", "11月21日(土)", "土曜ダイヤ".
  func heading(_ language: Language) -> [String] {
    var parts = [
      name(language), language.name(of: day.date, at: clock), language.name(of: day.runs),
    ]
    if !day.isPlain { parts.append(language.reason(for: day)) }
    return parts
  }
}

extension DayTimetable.Column {
  /// "鳴子14", "地下鉄鳴子北", "鳴子住宅", "2番のりば", "[土曜]", as far as it has names.
  public func heading(_ language: Language) -> [String] {
    var parts = LineNames.parts(stop: stop, line: routeName, destination: destination)
    if let platform { parts.append(language.name(ofPlatform: platform)) }
    if let label { parts.append("[\(TerminalText.clean(label))]") }
    return parts
  }

  fileprivate func grid(currentHour: Int?, width: Int, colour: Bool) -> [String] {
    hours.flatMap { hour, departures -> [String] in
      let isCurrent = hour == currentHour
      let number = hour < 10 ? " \(hour)" : "\(hour)"
      let start = (isCurrent ? "> " : "  ") + number + " | "
      let next = String(repeating: " ", count: start.count - 2) + "| "
      let rows = wrapped(departures.map(\.minuteText), to: width - start.count)
      return rows.enumerated().map { index, row in
        var line = (index == 0 ? start : next) + row
        while line.last == " " { line.removeLast() }
        return isCurrent ? Emphasis.strong.apply(to: line, colour: colour) : line
      }
    }
  }

  private func wrapped(_ cells: [String], to width: Int) -> [String] {
    var rows = [""]
    for cell in cells {
      let last = rows[rows.count - 1]
      if last.isEmpty {
        rows[rows.count - 1] = cell
      } else if TerminalWidth.of(last) + 1 + TerminalWidth.of(cell) <= width {
        rows[rows.count - 1] = last + " " + cell
      } else {
        rows.append(cell)
      }
    }
    return rows
  }

  fileprivate func legendLines(_ language: Language) -> [String] {
    var lines = legend.filter { $0.text != nil }.map { language.words(for: $0) }
    if departures.contains(where: { $0.doubt != nil }) {
      lines.append(language("?: may not run", "?:運行するか要確認"))
    }
    return lines
  }
}

extension PlannedDeparture {
  /// "05", "12P", "20△?": the minute with its marks, and a question mark when it may not run.
  var minuteText: String {
    let minute = schedule.departureTime.minute
    let marks = schedule.marks.map { TerminalText.clean($0.mark) }.joined()
    return (minute < 10 ? "0\(minute)" : "\(minute)") + marks + (doubt == nil ? "" : "?")
  }
}
