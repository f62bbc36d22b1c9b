internal import BusModel

extension NextDepartures {
  /// The answer as lines for a person, each ended by a line feed.
  ///
  /// - Parameters:
  ///   - language: the words.
  ///   - colour: whether the first bus that can be caught stands out and others are faint, by
  ///     terminal codes; without them the same is said in words.
  /// - Returns: the text.
  public func text(_ language: Language, colour: Bool = false) -> String {
    var lines = [heading(language)]
    lines += rows(language, colour: colour)
    if let reason { lines.append("  " + reason.text(language)) }
    if let next = nextLine(language) { lines.append("  " + next) }
    for notice in notices where isWorthALine(notice) {
      lines.append(note(notice.text(language), language, colour))
    }
    if let data = data.line(language) { lines.append(note(data, language, colour)) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func heading(_ language: Language) -> String {
    let title = TerminalText.clean(title)
    let way = language.name(of: direction)
    let name = language == .ja ? "\(title)(\(way))" : "\(title), \(way)"
    var parts = [name, language.name(of: now.date), now.clock]
    if !day.isPlain { parts.append(language.sentence(for: day, today: now.date)) }
    return parts.joined(separator: "  ")
  }

  private func rows(_ language: Language, colour: Bool) -> [String] {
    let hasStops = Set(departures.map(\.departure.stop)).count > 1
    let cells = departures.map { $0.cells(language, withStop: hasStops) }
    let best = departures.firstIndex(where: \.isReachable)
    return zip(departures.indices, TextTable.lines(cells)).map { index, line in
      let style: TerminalStyle? =
        index == best ? .strong : departures[index].isReachable ? nil : .faint
      return "  " + (style?.apply(to: line, colour: colour) ?? line)
    }
  }

  private func nextLine(_ language: Language) -> String? {
    guard let next = nextService, isNearTheEnd else { return nil }
    let words = language == .ja ? "次の運行:" : "next service:"
    let parts = [
      words, language.name(of: next.day.date), "\(next.departure.schedule.departureTime)",
      language.name(of: next.day.runs),
    ]
    return parts.joined(separator: " ")
  }

  /// While there are buses to show, tomorrow is of interest only after the last of them.
  private var isNearTheEnd: Bool { departures.last?.departure.isLast ?? true }

  private func isWorthALine(_ notice: Reason) -> Bool {
    if case .nextDayUnknown = notice { return isNearTheEnd }
    return true
  }

  private func note(_ text: String, _ language: Language, _ colour: Bool) -> String {
    TerminalStyle.warning.apply(to: (language == .ja ? "※ " : "note: ") + text, colour: colour)
  }
}

extension NextDeparture {
  fileprivate func cells(_ language: Language, withStop: Bool) -> [String] {
    let schedule = departure.schedule
    var remarks = schedule.marks.map { language.words(for: $0) }
    if departure.isLast { remarks.append(language.lastBus) }
    if !isReachable { remarks.append(language.unreachable) }
    if let doubt = departure.doubt { remarks.append(language.doubt(doubt)) }
    return [
      "\(schedule.departureTime)",
      language.wait(minutes: minutesUntilDeparture),
      withStop ? TerminalText.clean(departure.stop ?? "") : "",
      TerminalText.clean(schedule.routeName ?? ""),
      TerminalText.clean(schedule.destination ?? ""),
      schedule.platform.map { language.name(ofPlatform: $0) } ?? "",
      remarks.joined(separator: language == .ja ? "、" : ", "),
    ]
  }
}

extension DataState {
  /// What a person should know of the data's age; nil when it is fresh.
  func line(_ language: Language) -> String? {
    guard kind != .current, let fetchedAt else { return nil }
    let when = "\(language.name(of: fetchedAt.date)) \(fetchedAt.clock)"
    let said = message.map { TerminalText.clean($0) }.map { ": \($0)" } ?? ""
    switch (language, kind) {
    case (.ja, .quarantined): return "新しいデータは検査で保留中のため、\(when) に確認したデータで答えています\(said)"
    case (.ja, _): return "データは \(when) に確認したものです\(said)"
    case (.en, .quarantined):
      return "newer data is kept aside; this is from data confirmed \(when)\(said)"
    case (.en, _): return "this is from data last confirmed \(when)\(said)"
    }
  }
}
