package import BusModel

/// What the sentences beside timetables say of dates: as what they run, that nothing runs then, or
/// that they alone have service.
package struct ParsedDayRules: Hashable, Sendable {
  /// As what dates run, in the order of the text.
  package internal(set) var rules: [PageDayRule] = []
  /// The days to which a sentence limits all service (運行日は4月～11月の土日祝に限ります); else nil.
  package internal(set) var limit: ServicePattern?
  /// The days that a sentence names as those of all buses, with its exceptions (月～金、祝日は運休); else nil.
  package internal(set) var days: ServicePattern?
  /// Days on which the buses are said to run too (祝日も運行します): they take none away, and are open where
  /// the timetables do not give them.
  package internal(set) var added: [PageDayRule] = []
  /// Days among those without service on which the buses run after all (ただし5月3日は運行).
  package internal(set) var restored: [DayTerm] = []
  /// The days among those of its rules that run as Sundays, and not as holidays (12/31～1/3は日曜ダイヤ).
  package internal(set) var sundays: [DayTerm] = []
  /// Sentences that speak of days and were not understood, as printed.
  package internal(set) var unread: [String] = []

  /// Reads sentences: "12/31～1/3は運休、お盆（8/13～8/16）は日祝ダイヤ。".
  package static func read(_ text: String) -> ParsedDayRules {
    memo.value(of: text, read: readAfresh)
  }

  private static let memo = TextMemo<ParsedDayRules>()

  static func forgetReadings() {
    memo.forget()
    validityMemo.forget()
  }

  private static func readAfresh(_ text: String) -> ParsedDayRules {
    var reading = ParsedDayRules()
    for sentence in sentences(of: withHolidaysAside(text)) { reading.addParts(of: sentence) }
    return reading
  }

  /// Whether all that was said is understood.
  package var isSettled: Bool {
    unread.isEmpty && (limit != nil || !rules.isEmpty || !added.isEmpty)
      && rules.allSatisfy { $0.runs != nil }
  }

  mutating func add(_ sentence: String) {
    // 11月1日より当面の間、平日も土日祝ダイヤ: nobody says until when.
    if sentence.contains("ダイヤ"), ["当面", "当分", "しばらくの間"].contains(where: sentence.contains) {
      rules.append(PageDayRule(when: [DayTerm(days: .everyDay)], runs: nil, because: sentence))
      return
    }
    if UntoldService.isOne(sentence) || UntoldService.singlesOutMarked(sentence)
      || UntoldService.countsDays(sentence)
    {
      let days =
        Self.isUntold(sentence) ? [DayTerm(days: .everyDay)] : Self.spokenDays(in: sentence)
      rules.append(PageDayRule(when: days, runs: nil, because: sentence))
      return
    }
    if let days = Self.daysOfNoMonth(sentence) ?? Self.turnOfYear(sentence) {
      rules.append(PageDayRule(when: days, runs: nil, because: sentence))
      return
    }
    var said = ServiceSentence.plain(sentence)
    // 振替休日は平日ダイヤ says nothing of other holidays.
    if said.holds(bytes: "振替休日は"), !said.contains("祝") {
      said = said.replacing(bytes: "振替休日", with: Period.substitute)
    }
    let label = LabelText(said)
    var reader = ClauseReader(
      PatternScanner.tokens(of: label)[...], of: label, keepsTreatments: true)
    reader.read()
    if reader.unread.isEmpty, !reader.clauses.isEmpty, !sentence.contains("ダイヤ"),
      reader.clauses.allSatisfy(\.onlyAdds)
    {
      let days = reader.clauses.flatMap(\.terms).settled
      added.append(PageDayRule(when: days, runs: nil, because: sentence))
      return
    }
    add(reader, of: sentence)
  }

  /// Adds what the clauses of a sentence say.
  private mutating func add(_ reader: ClauseReader, of sentence: String) {
    // 年末年始は運休となる場合があります: what is left over may take back what was understood.
    let isWhole = reader.unread.isEmpty
    if isWhole, !reader.clauses.isEmpty, reader.clauses.allSatisfy(\.runsAsItIs) { return }
    var found = reader.clauses.flatMap { Self.rules(of: $0, isWhole: isWhole, because: sentence) }
    if isWhole, reader.clauses.filter(\.restores).flatMap(\.terms) == [.holidays] {
      found = found.map(\.withoutHolidays)
    }
    // 10月1日より、土日祝運休 does not say that all rests from then on.
    let days = found.flatMap(\.when)
    let isMixed = days.count > 1 && days.contains(where: \.isOpen)
    if isWhole { restored += reader.clauses.filter(\.restores).flatMap(\.terms) }
    if isMixed {
      unread.append(sentence)
    } else if !found.isEmpty {
      rules += found
      if isWhole { sundays += reader.clauses.filter(\.runsAsSunday).flatMap(\.treated).settled }
      addBeside(found, reader, of: sentence)
    } else if isWhole, Self.entitles(sentence) {
      unread.append(sentence)
    } else if isWhole, !sentence.contains("ダイヤ"), reader.clauses.contains(where: \.limitsAll),
      let pattern = ServicePattern.read(sentence).pattern
    {
      takeLimit(pattern, reader.clauses, of: sentence)
    } else if let days = Self.daysSpokenOf(in: sentence) {
      let others = Self.datesSpoken(in: sentence).filter { !days.contains($0) }
      let all =
        Self.headsPeriod(sentence)
        ? [DayTerm(days: .everyDay)] : days + others + Self.shifted(days, sentence)
      rules.append(PageDayRule(when: all.settled, runs: nil, because: sentence))
    } else if let resting = Self.resting(in: sentence) {
      rules += resting.rules
      restored += resting.restored
    } else if !isWhole || !reader.clauses.isEmpty {
      unread.append(sentence)
    }
  }

  /// Takes the days to which a sentence limits all service, where it says so of the whole year.
  private mutating func takeLimit(
    _ pattern: ServicePattern, _ clauses: [Clause], of sentence: String
  ) {
    // 12月～3月は土日祝のみ運行 says nothing of the other months; 土日祝は4月～11月のみ運行 has its column.
    let isOfKind = clauses.contains { clause in
      !clause.topic.isEmpty && clause.topic.allSatisfy(\.periods.isEmpty)
    }
    if ServicePattern.read(sentence).losesDays, !isOfKind {
      unread.append(sentence)
    } else {
      limit = limit ?? pattern
    }
  }

  /// What a sentence says besides its rules: of which days alone it speaks, and which other dates it names.
  private mutating func addBeside(
    _ found: [PageDayRule], _ reader: ClauseReader, of sentence: String
  ) {
    let isWhole = reader.unread.isEmpty
    // 12/29は平日ダイヤ、12/31のみ…, 12/30は土日祝運行: of what else is said of some dates nothing was made.
    rules += reader.clauses.compactMap(\.datesUntold).map {
      PageDayRule(when: $0.settled, runs: nil, because: sentence)
    }
    if isWhole, reader.clauses.contains(where: \.isLabel) {
      let said = ServicePattern.read(sentence)
      self.days = self.days ?? (said.losesDays ? nil : said.pattern)
    }
    // 平日のみ運行（12/29～1/3運休）, 12月12日～3月14日 毎日運行（12月31日は運休）: no other day, and not these.
    if isWhole, !sentence.contains("ダイヤ"),
      reader.clauses.contains(where: { $0.limitsWeek || $0.runsInPeriod }),
      !reader.clauses.contains(where: \.isBut)
    {
      let said = ServicePattern.read(sentence)
      limit = limit ?? (said.losesDays ? nil : said.pattern)
    }
    // 運行期間：12月26日～3月14日 ※1月1日は運休: no other days either.
    if isWhole, !sentence.contains("ダイヤ"), reader.clauses.contains(where: \.isPeriodHeading) {
      let said = ServicePattern.read(sentence)
      limit = limit ?? (said.losesDays ? nil : said.pattern)
    }
    if !isWhole {
      // 12/29・30は運休、他は土休日ダイヤ: of the other dates that it names something is said.
      let said = found.flatMap(\.when)
      let others =
        Self.datesSpoken(in: sentence).filter { !said.contains($0) } + Self.shifted(said, sentence)
      if !others.isEmpty {
        rules.append(PageDayRule(when: others.settled, runs: nil, because: sentence))
      }
    }
    // Of a part that was not understood the days at least are known.
    rules += reader.unread.compactMap { part in
      Self.daysSpokenOf(in: part).map {
        PageDayRule(when: $0, runs: nil, because: sentence)
      }
    }
  }

  /// 【運休日】月曜日（月曜日が祝日のときは運行し、翌日が運休）: what a text says of days without service and nothing else.
  private static func resting(
    in sentence: String
  ) -> (rules: [PageDayRule], restored: [DayTerm])? {
    let reading = ServicePattern.read(sentence)
    guard let pattern = reading.pattern, reading.unread.isEmpty, !reading.losesDays,
      pattern.base.isEmpty, !pattern.rules.isEmpty
    else { return nil }
    var (rules, restored): ([PageDayRule], [DayTerm]) = ([], [])
    for rule in pattern.rules {
      switch rule {
      case .cancels(let days):
        rules.append(PageDayRule(when: days, runs: ServiceDayKind.none, because: sentence))
      case .restores(let days): restored += days
      default: return nil
      }
    }
    return rules.isEmpty ? nil : (rules, restored)
  }

  /// お盆の運行, 12月1日からの時刻: what is said elsewhere has this title, and says nothing by itself.
  private static func entitles(_ sentence: String) -> Bool {
    titles.contains { title in
      sentence.hasSuffix(title)
        || ["】", "」", "＞", "》", "〉", "］"].contains { sentence.holds(bytes: title + $0) }
    }
  }

  private static let titles =
    ["の運行", "の運転", "の運航", "の営業", "の時刻", "の発車", "の走行"].flatMap { [$0, $0 + "について"] }

  private static func rules(
    of clause: Clause, isWhole: Bool, because words: String
  ) -> [PageDayRule] {
    var runs = isWhole ? clause.kindOfService : nil
    // 臨時運行 is no timetable by name.
    if case .special? = runs, !["ダイヤ", "時刻"].contains(where: words.holds(bytes:)) { runs = nil }
    let days = clause.treated.isEmpty ? clause.daysWithoutService : clause.treated
    guard !days.isEmpty, isWhole || days.contains(where: \.isOfDates) else { return [] }
    // お盆 over 平日にあたる日は土曜ダイヤ: of dates that another line gives.
    if days.allSatisfy({ $0.isOfSameDay && $0.days.isEmpty }) {
      return [PageDayRule(when: days.settled, runs: nil, because: words)]
    }
    // 8/13～8/16の間、平日にあたる日は土曜ダイヤ: of which of the dates is not said in so many words.
    if days.count > 1, days.contains(where: \.isOfSameDay) {
      let dated = days.filter { !$0.isOfSameDay }
      return [PageDayRule(when: dated.settled, runs: nil, because: words)]
    }
    guard runs == .weekday, clause.treated.allSatisfy(\.isOpen) else {
      return [PageDayRule(when: days.settled, runs: runs, because: words)]
    }
    // 1月4日から平日ダイヤ: from then on all is as usual again, Sundays and holidays too.
    let first = days.compactMap(\.beginning)
    return first.isEmpty ? [] : [PageDayRule(when: first, runs: runs, because: words)]
  }
}
