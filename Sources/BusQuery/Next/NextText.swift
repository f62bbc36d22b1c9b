internal import BusModel

extension NextDepartures {
  /// The answer as lines for a person, each ended by a line feed.
  ///
  /// The first bus that can be caught stands out and those before it are faint where colour is
  /// allowed; without it the same is said in words. Where the terminal is too narrow for a row, what
  /// does not fit goes on below it.
  ///
  /// - Parameters:
  ///   - language: the words.
  ///   - style: how they are set.
  /// - Returns: the text.
  public func text(_ language: Language, _ style: TerminalStyle = TerminalStyle()) -> String {
    let lines = lines(language, style, clock: now.clock)
    return (lines.heading + lines.body + lines.notes).map { $0 + "\n" }.joined()
  }

  /// The same as lines, without line feeds, under a clock as sentences.
  func lines(
    _ language: Language, _ style: TerminalStyle, clock: String
  ) -> (heading: [String], body: [String], notes: [String]) {
    var lines = rows(language, style).flatMap { $0 }
    var sentences: [String] = []
    if let reason { sentences.append(reason.text(language)) }
    if let next = nextLine(language) { sentences.append(next) }
    lines += sentences.flatMap { TerminalWrap.lines("  " + $0, to: style.width, indent: 4) }
    let notes = notes(language).flatMap { note in
      TerminalWrap.lines(note, to: style.width, indent: 2).map {
        Emphasis.warning.apply(to: $0, colour: style.colour)
      }
    }
    let heading = TerminalWrap.joined(heading(language, clock: clock), to: style.width, indent: 2)
    return (heading, lines, notes)
  }

  /// The parts of the first line: route, way, date, time, and the day when it is no plain one.
  private func heading(_ language: Language, clock: String) -> [String] {
    var parts = [
      language.name(of: title, direction), language.name(of: now.date, at: self.clock), clock,
    ]
    if !day.isPlain { parts.append(language.sentence(for: day, today: now.date)) }
    return parts
  }

  /// The lines of each departure.
  private func rows(_ language: Language, _ style: TerminalStyle) -> [[String]] {
    let hasStops = Set(departures.map(\.departure.stop)).count > 1
    let cells = departures.map { $0.cells(language, withStop: hasStops) }
    let best = departures.firstIndex(where: \.isReachable)
    return zip(
      departures.indices, TextTable.fitting(cells, width: style.width, keeping: [6, 2, 1])
    )
    .map {
      index, lines in
      let emphasis: Emphasis? =
        index == best ? .strong : departures[index].isReachable ? nil : .faint
      return lines.map { "  " + (emphasis?.apply(to: $0, colour: style.colour) ?? $0) }
    }
  }

  /// "next service: Mon 23 Nov 07:00 Sunday and holiday service"; nil while it is of no interest.
  private func nextLine(_ language: Language) -> String? {
    guard let next = nextService, isNearTheEnd else { return nil }
    let words = language("next service:", "次の運行:")
    let parts = [
      words, language.name(of: next.day.date, at: clock),
      "\(next.departure.schedule.departureTime)",
      language.name(of: next.day.runs),
    ]
    return parts.joined(separator: " ")
  }

  /// What is worth saying below: of the days, and of the data's age.
  private func notes(_ language: Language) -> [String] {
    let later = isNearTheEnd ? nextService?.notices ?? [] : []
    let said =
      (notices + later).filter { isWorthALine($0) }.map { $0.text(language) }
      + [data.line(language)].compactMap { $0 }
    return said.map { language.noteMark + $0 }
  }

  /// While there are buses to show, tomorrow is of interest only after the last of them.
  private var isNearTheEnd: Bool { departures.last?.departure.isLastOfDay ?? true }

  private func isWorthALine(_ notice: Reason) -> Bool {
    if case .nextDayUnknown = notice { return isNearTheEnd }
    return true
  }
}

extension NextDeparture {
  /// Time, wait, stop, route, destination, platform, remarks.
  fileprivate func cells(_ language: Language, withStop: Bool) -> [String] {
    let schedule = departure.schedule
    return [
      "\(schedule.departureTime)",
      hasGone ? language.gone : language.wait(minutes: minutesUntilDeparture),
      withStop ? TerminalText.clean(departure.stop ?? "") : "",
      TerminalText.clean(schedule.routeName ?? ""),
      LineNames.arrow(schedule.destination) ?? "",
      schedule.platform.map { language.name(ofPlatform: $0) } ?? "",
      language.listed(remarks(language)),
    ]
  }

  /// What is to be said of it: its marks, that it is a last one, too near or doubtful.
  public func remarks(_ language: Language) -> [String] {
    var remarks = language.words(for: departure.schedule.marks)
    if let live { remarks.insert(live.words(language), at: 0) }
    if let last = language.lastBus(departure) { remarks.append(last) }
    if !isReachable, !hasGone { remarks.append(language.unreachable) }
    if let doubt = departure.doubt { remarks.append(language.doubt(doubt)) }
    return remarks
  }
}
