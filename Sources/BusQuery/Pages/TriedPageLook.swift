internal import BusModel

/// What the pages of a route give, before they are saved: "3 timetables: 平日 92, 土曜 70, 日祝 65".
extension [TriedPage] {
  /// For a person: each page, and below it what it gives.
  public func look(_ language: Language) -> String {
    let twins = twins
    return flatMap { page in
      let twin = twins.first { $0.back == page }.map { [TriedPage.twin(of: $0.out, language)] }
      return ["\(language.name(of: page.direction))  \(page.url)"]
        + (page.said(language) + (twin ?? [])).map { "    " + $0 }
    }
    .map { TerminalText.clean($0) + "\n" }.joined()
  }

  /// The seasons of which neither a page nor the operator's rules say what runs.
  public var silentSeasons: [FeastSeason] {
    FeastSeason.allCases.filter { season in contains { $0.isSilent(on: season) } }
  }

  /// What to ask the company when neither its pages nor routes.json say what it runs in some season.
  ///
  /// - Parameters:
  ///   - company: the operator that the rules would be written for; nil when there is none yet.
  ///   - language: the words.
  /// - Returns: a line; nil when they say it.
  public func seasonHint(for company: String?, _ language: Language) -> String? {
    let seasons = silentSeasons
    guard let silent = first(where: { page in seasons.contains { page.isSilent(on: $0) } }) else {
      return nil
    }
    let host = silent.url.split(separator: "/").dropFirst().first?.prefix { $0 != ":" } ?? "HOST"
    let command = company.map { "edit \($0)" } ?? "add ID --host \(host)"
    let line =
      "bus operators \(command) "
      + seasons.map { $0.option(language) }.joined(separator: " ")
    let names = seasons.reversed().map { $0.name(language) }
    return TerminalText.clean(
      language(
        "its pages say nothing of \(names.joined(separator: " and ")); when the company's site "
          + "tells what runs then: " + line,
        "\(names.joined(separator: "と"))のダイヤはページにありません。会社の案内で分かったら: " + line))
  }
}

extension TriedPage {
  fileprivate func said(_ language: Language) -> [String] {
    var lines: [String] = []
    if let page, page.raw.verdict != .notATimetable {
      lines = [Self.counts(of: page.timetables, language)]
      lines += Self.details(of: page.timetables, language)
      lines += Self.stops(of: page.timetables, language).map { [$0] } ?? []
    }
    lines += trouble(language).map { [$0] } ?? []
    return lines + NoticeLines.lines(notices, of: url, language)
  }

  /// What answers will say: stop, line and destination with the places they were found at, the first
  /// and the last bus of each timetable, and the remarks.
  private static func details(of found: [BusTimetable], _ language: Language) -> [String] {
    var lines: [String] = []
    for group in groups(found).prefix(mostGroups) {
      lines += group.first.map { [names(of: $0, language)] } ?? []
      let rows = group.prefix(mostGroups).map { timetable in
        [timetable.name(language), span(of: timetable, language), from(timetable, language)]
      }
      lines += TextTable.lines(rows).map { "  " + $0 }
    }
    let marks = language.words(
      for: found.flatMap(\.departures).flatMap(\.marks).filter { $0.text != nil })
    return lines + marks.prefix(mostGroups).map { "  " + $0 }
  }

  private static let mostGroups = 6

  /// The timetables of one stop, line and destination together, in page order.
  private static func groups(_ found: [BusTimetable]) -> [[BusTimetable]] {
    found.reduce(into: []) { groups, timetable in
      let index = groups.firstIndex { $0.first.map { Line($0) } == Line(timetable) }
      if let index { groups[index].append(timetable) } else { groups.append([timetable]) }
    }
  }

  private static func names(of timetable: BusTimetable, _ language: Language) -> String {
    let parts = Line(timetable).parts(language)
    guard !parts.isEmpty else {
      return language(
        "no stop, line or destination found: --stop, --route-name and --destination say them",
        "停留所、系統、行き先が見つかりません。--stop、--route-name、--destination で指定できます")
    }
    let sources = timetable.sources
    let places: [(String, String?)] = [
      (language("stop", "停留所"), sources.stop), (language("line", "系統"), sources.routeName),
      (language("destination", "行き先"), sources.destination),
      (language("platform", "のりば"), sources.platform),
    ]
    let shown = places.compactMap { name, place in place.map { "\(name) \($0)" } }
    let found = shown.isEmpty ? "" : "  (\(shown.joined(separator: language(", ", "、"))))"
    return parts.joined(separator: "  ") + found
  }

  /// "06:05–22:45", "08:20" of one bus.
  private static func span(of timetable: BusTimetable, _ language: Language) -> String {
    guard let first = timetable.departures.first, let last = timetable.departures.last else {
      return language("no bus", "便なし")
    }
    guard first.departureTime != last.departureTime else { return "\(first.departureTime)" }
    return "\(first.departureTime)–\(last.departureTime)"
  }

  private static func from(_ timetable: BusTimetable, _ language: Language) -> String {
    timetable.validFrom.map { language("from \($0)", "\($0)から") } ?? ""
  }

  /// Whether neither the page nor the operator's rules say what runs in a season.
  fileprivate func isSilent(on season: FeastSeason) -> Bool {
    guard let page, page.raw.verdict == .timetable, !hasServiceDays, let date = season.middle
    else { return false }
    return ServiceCalendar(operator: nil).adding(page.dayRules).isUnsettledSeason(date)
      && !page.timetables.contains { $0.pattern?.speaksOfSeason(around: date) ?? false }
  }

  private static func counts(of found: [BusTimetable], _ language: Language) -> String {
    let some = found.prefix(6).map { timetable in
      "\(timetable.name(language)) \(timetable.departures.count)" + language("", "本")
    }
    let rest = found.count - some.count
    switch language {
    case .en:
      let more = rest > 0 ? ["\(rest) more"] : []
      return "\(Counted.english(found.count, "timetable")): "
        + (some + more).joined(separator: ", ")
    case .ja:
      let more = rest > 0 ? ["ほか\(rest)"] : []
      return "時刻表\(found.count)つ: " + (some + more).joined(separator: "、")
    }
  }

  /// A page of many stops wants a word on which one is meant.
  private static func stops(of found: [BusTimetable], _ language: Language) -> String? {
    var names: [String] = []
    for name in found.compactMap(\.stop) where !names.contains(name) { names.append(name) }
    guard names.count > 1 else { return nil }
    let some =
      names.prefix(5).joined(separator: language(", ", "、"))
      + (names.count > 5 ? " …" : "")
    return switch language {
    case .en: "\(names.count) stops: \(some); --stop NAME chooses one"
    case .ja: "停留所\(names.count): \(some)(--stop 名前 で選べます)"
    }
  }
}
