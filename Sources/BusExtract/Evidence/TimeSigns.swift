import BusModel

/// What the times of a reading and the words beside them say of its kind.
struct TimeSigns {
  let grid: Grid
  let reading: LayoutResult

  /// The signs.
  var signs: [Sign] {
    let columns = reading.columns
    var signs: [Sign] = []
    if isByHour {
      var hours = Set<Int>()
      for column in columns {
        for index in column.departures.indices { hours.insert(column.departures[index].hour) }
      }
      let isDense = hours.count >= 3 && reading.departureCount >= hours.count * 2
      if isDense { signs.append(Sign(kind: .minutesByHour, weight: 2, words: "")) }
    } else if columns.contains(where: { $0.departures.contains { $0.hour >= 30 } }) {
      signs.append(Sign(kind: .lateHours, weight: -4, words: ""))
    }
    if areLengths { signs.append(Sign(kind: .lengths, weight: -6, words: "")) }
    let isNamed = columns.contains { column in
      column.departures.contains {
        $0.trip == nil && ($0.destination != nil || $0.platform != nil)
      }
    }
    if isNamed {
      signs.append(Sign(kind: .names, weight: 2, words: ""))
    }
    if hasSeconds { signs.append(Sign(kind: .seconds, weight: -6, words: "")) }
    if hasSentences { signs.append(Sign(kind: .sentences, weight: -3, words: "")) }
    if hasDates(reading.departureCount) {
      signs.append(Sign(kind: .datedRows, weight: -3, words: ""))
    }
    return signs
  }

  /// Whether all times lie in the first two hours of the day and one is 0:00 to 0:59: how long a ride
  /// takes, and no departures.
  private var areLengths: Bool {
    let hours = reading.columns.flatMap { $0.departures.map(\.hour) }
    return !isByHour && hours.count > 1 && hours.contains(0) && hours.allSatisfy { $0 <= 1 }
  }

  private var isByHour: Bool {
    reading.layout == Layout.hourGrid.name || reading.layout == Layout.sidewaysHourGrid.name
  }

  /// Whether times with seconds stand in it that are no full minutes.
  private var hasSeconds: Bool {
    var found = 0
    for cell in grid.cells.prefix(Self.mostCells) where cell.tokens.count >= 5 {
      for index in 0..<cell.tokens.count - 4 where isSecond(cell.tokens, index) { found += 1 }
      if found > 1 { return true }
    }
    return false
  }

  private func isSecond(_ tokens: Tokens, _ index: Int) -> Bool {
    tokens[index].isNumber && tokens[index + 1].is(.colon) && tokens[index + 1].isGlued
      && tokens[index + 2].digits == 2 && tokens[index + 2].isGlued
      && tokens[index + 3].is(.colon) && tokens[index + 3].isGlued
      && tokens[index + 4].digits == 2 && tokens[index + 4].isGlued && tokens[index + 4].value != 0
  }

  /// Whether nearly every time has a text beside it that no other has.
  private var hasSentences: Bool {
    guard !isByHour, reading.departureCount > 1 else { return false }
    var (count, texts) = (0, [String]())
    for column in reading.columns {
      for index in column.departures.indices {
        count += 1
        guard !column.departures[index].words.isEmpty else { continue }
        let text = column.departures[index].words.map(\.text).joined()
        // Days beside each time are what a timetable has.
        if text.length >= 3, !DayWords.isLabel(text) { texts.append(text) }
      }
    }
    return texts.count * 10 >= count * 7 && Set(texts).count * 10 >= texts.count * 7
  }

  /// Whether dates with years stand in as many rows as times do.
  private func hasDates(_ departures: Int) -> Bool {
    let dates = grid.cells.prefix(Self.mostCells).count { cell in
      guard cell.tokens.contains(where: { $0.digits == 4 }) else { return false }
      return zip(cell.tokens, cell.tokens.dropFirst()).contains { year, unit in
        year.digits == 4 && (1900...2100).contains(Int(year.value)) && unit.isGlued
          && ["年", "/", "-", "."].contains(cell.tokens.text(unit))
      }
    }
    return dates > 1 && dates * 2 >= departures
  }

  private static let mostCells = 400
}
