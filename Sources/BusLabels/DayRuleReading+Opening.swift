package import BusModel

/// The days that a sentence may concern which was not understood.
extension DayRuleReading {
  /// That the days are open which a sentence names; all of them where it names none that are
  /// understood, or says what alone runs. Nil for a sentence without dates in another language beside a
  /// timetable that names its days: it says them again, more often than not.
  package static func opening(_ sentence: String, isDaily: Bool) -> PageDayRule? {
    var named = spokenOf(in: sentence)
    if let topic = treatedDays(in: sentence) {
      named.days = topic
    } else {
      named.days = named.days.map { $0.joiningEnds(in: sentence) + shifted($0, sentence) }
    }
    let isDated = named.days?.contains { !$0.periods.isEmpty } == true
    if sentence.isForeign, !isDaily, !isDated { return nil }
    // 東線は月・水・金に運行: where no label says the days, the others are open too.
    let isWhole =
      named.isLimit || sentence.isForeign && isDaily && runsInSpan(sentence, named.days ?? [])
      || isDaily && !mayHappen(sentence) && saysWhatRuns(sentence, named.days ?? [])
    var days = isWhole || sentence.isForeign && !isDated ? [] : (named.days ?? [])
    // From Dec. 29 to Jan. 3 on the weekend timetable: as what the dates run.
    let namesTable = ["chedule", "imetable", "시간표"].contains(where: sentence.contains)
    if sentence.isForeign, isDated, namesTable {
      days.removeAll(where: \.periods.isEmpty)
    }
    return PageDayRule(
      when: days.isEmpty ? [DayTerm(days: .everyDay)] : days.settled, runs: nil,
      because: sentence)
  }

  /// 振替休日 of 振替休日は平日扱い: those that run as others, which it names too; nil for any other sentence.
  private static func treatedDays(in sentence: String) -> [DayTerm]? {
    guard let end = sentence.firstIndex(of: "は"),
      ["扱い", "ダイヤ", "時刻", "の欄", "の列"].contains(where: sentence[end...].contains),
      let days = spokenOf(in: String(sentence[..<end])).days, !days.isEmpty,
      datesSpoken(in: String(sentence[end...])).isEmpty
    else { return nil }
    return days + shifted(days, sentence)
  }

  /// The days beside holidays of which a sentence speaks with 翌日 or 前日 alone.
  static func shifted(_ days: [DayTerm], _ sentence: String) -> [DayTerm] {
    let holidays = DaySet(kinds: [.holiday])
    guard days.contains(where: { $0.days == holidays || $0.isOfHolidays }) else { return [] }
    let shifts = [("翌", DayShift.nextDay), ("前日", .dayBefore)].filter { sentence.contains($0.0) }
    return shifts.map { DayTerm(periods: [.beside(holidays, $0.1)]) }
  }

  /// "祝日は運休する場合があります", "月曜が祝日の場合、運行することがあります": what may be then, and of no other day.
  package static func mayHappen(_ sentence: String) -> Bool {
    guard let range = chances.lazy.compactMap({ sentence[...].firstRange(ofBytes: $0) }).first
    else {
      return false
    }
    let verb = String(sentence[..<range.lowerBound].suffix(12))
    guard services.contains(where: verb.holds(bytes:)),
      !delays.contains(where: sentence.holds(bytes:))
    else { return false }
    return spokenOf(in: sentence).days?.isEmpty == false
  }

  /// Whether a sentence names days that are understood.
  package static func namesDays(_ sentence: String) -> Bool {
    spokenOf(in: sentence).days?.isEmpty == false
  }

  /// Whether some of the days that a sentence names are dates, and all of them are understood.
  package static func namesDates(_ sentence: String) -> Bool {
    spokenOf(in: sentence).days?.contains { !$0.periods.isEmpty } == true
  }

  /// "4月1日から次のとおり運行しています": since when all is as the page has it, and no other days.
  package static func tellsBeginning(_ sentence: String) -> Bool {
    guard
      ["運行しています", "運行しております", "運航しています", "運航しております"].contains(where: sentence.holds(bytes:))
    else { return false }
    let days = spokenOf(in: sentence).days ?? []
    return !days.isEmpty
      && days.allSatisfy { term in
        term.days.isEmpty
          && term.periods.allSatisfy { period in
            if case .span(let span) = period {
              span.first != nil && span.last == nil
            } else {
              false
            }
          }
      }
  }

  /// Whether a sentence names single dates or runs of a few weeks, and none of which an end is missing:
  /// 10月1日から is when something else began.
  package static func namesFewDates(_ sentence: String) -> Bool {
    let dates = (spokenOf(in: sentence).days ?? []).flatMap(\.periods).filter { !$0.isUndated }
    return !dates.isEmpty
      && dates.allSatisfy { period in
        guard case .span(let span) = period, let first = span.first, let last = span.last else {
          return false
        }
        return (last.month - first.month + 12) % 12 < 2
      }
  }

  /// The days that a sentence names, whatever it says of them; every day where they are not understood.
  static func spokenDays(in sentence: String) -> [DayTerm] {
    let days = spokenOf(in: sentence).days ?? []
    return days.isEmpty ? [DayTerm(days: .everyDay)] : days.settled
  }

  /// The dates that a sentence names, whatever it says of them.
  static func datesSpoken(in sentence: String) -> [DayTerm] {
    let spans = PeriodDefinition.spans(in: sentence).values.map { spans in
      DayTerm(periods: spans.map { .span($0) })
    }
    return (spokenOf(in: sentence).days ?? []).filter { !$0.periods.isEmpty && $0.days.isEmpty }
      + spans
  }

  /// Whether a sentence says that its days are told elsewhere.
  package static func isUntold(_ sentence: String) -> Bool { UntoldService.isInCalendar(sentence) }

  private static let chances = ["場合があ", "場合がご", "場合もあ", "場合もご", "ことがあ", "ことがご", "こともあ"]
  private static let services = ["運休", "運行", "運転", "休止", "ダイヤ"]
  /// What the weather and the roads do to buses is said of no day.
  private static let delays = [
    "遅", "天候", "積雪", "降雪", "雪", "台風", "渋滞", "混雑", "道路", "交通", "災害", "警報", "工事", "予約", "利用者",
  ]

  /// "Summer service: 1 May to 30 September": whether a part of the year is named, and nothing that rests.
  private static func runsInSpan(_ sentence: String, _ days: [DayTerm]) -> Bool {
    let meanings = PatternScanner.tokens(of: LabelText(sentence)).map(\.meaning)
    return days.contains { $0.periods.contains(where: \.isSpanOfDays) }
      && !meanings.contains { [.verb(runs: false), .also, .except].contains($0) }
  }

  /// Whether days of the week are said to be those on which something runs, and none to rest.
  private static func saysWhatRuns(_ sentence: String, _ days: [DayTerm]) -> Bool {
    // 寄港日：11月28日.
    let head = sentence.prefix { !"：:".contains($0) }
    let isHead = head.utf8.count < min(sentence.utf8.count, 19)
    if isHead, head.hasSuffix("日") || head.hasSuffix("期間"),
      !head.contains(where: { "休閉".contains($0) })
    {
      return true
    }
    let meanings = PatternScanner.tokens(of: LabelText(sentence)).map(\.meaning)
    return !days.isEmpty && days.allSatisfy(\.periods.isEmpty)
      && meanings.contains(.verb(runs: true))
      && !meanings.contains { [.verb(runs: false), .also, .except].contains($0) }
  }

  /// Whether a text is of days and nothing else, and yet not understood: "4月25日～11月29日の土日祝、8月は毎日".
  package static func isTangle(_ text: String) -> Bool {
    let reading = ServicePattern.read(text)
    guard reading.pattern == nil || reading.losesDays else { return false }
    let tokens = PatternScanner.tokens(of: LabelText(text))
    return tokens.count { $0.beginsDays } > 1
      && !tokens.contains { $0.meaning == .unread || $0.meaning == .doubt || $0.isNumber }
  }

  /// The days of the week that some words name with ordinals before them; nil where they name more.
  private static func weekdays(of tokens: ArraySlice<PatternToken>) -> DaySet? {
    var days = DaySet()
    for token in tokens {
      switch token.meaning {
      case .days(let more): days = days.union(more)
      case .ordinals, .separator, .everyMonth, .of: continue
      default: return nil
      }
    }
    return days.isEmpty ? nil : days
  }

  /// Whether days are those of a timetable, 土曜ダイヤ, that runs on some dates.
  private static func namesService(_ tokens: [PatternToken], _ place: Int) -> Bool {
    guard case .days = tokens[place].meaning, tokens.contains(where: \.isDate) else { return false }
    let rest = tokens[(place + 1)...].drop { $0.meaning == .separator || $0.isDays }
    return rest.first?.meaning == .service
  }

  /// The days, and whether it says that only they count: 土日祝のみ, but not 土日祝は2便のみ.
  private static func spokenOf(in sentence: String) -> (days: [DayTerm]?, isLimit: Bool) {
    let label = LabelText(sentence)
    let tokens = PatternScanner.tokens(of: label)
    var days: [DayTerm] = []
    var isLimit = false
    var start = 0
    while start < tokens.count {
      if tokens[start].meaning == .ifHoliday {
        // 月曜が祝日の場合 is of those Mondays alone, 水曜（祝日の場合は翌日） of all.
        let isSaidOfThem = label.quote(tokens[start].places).hasPrefix("が")
        days =
          days.count == 1
          ? (isSaidOfThem ? [] : days) + days.onHolidays
          : days + [DayTerm(days: DaySet(kinds: [.holiday]))]
      }
      guard tokens[start].beginsDays, !namesService(tokens, start),
        !kinds.contains(label.quote(tokens[start].places))
      else {
        start += 1
        continue
      }
      var end = start + 1
      while end < tokens.count,
        tokens[end].continuesDays || tokens[end].isNumber && tokens[end - 1].meaning == .separator,
        !namesService(tokens, end)
      { end += 1 }
      // 12/29・30: its number is a day, and that of 12/29、2便 none.
      if !isRead(tokens[start..<end], label) {
        while end > start + 1, tokens[end - 1].joinsOnly { end -= 1 }
      }
      let places = tokens[start].places.lowerBound..<tokens[end - 1].places.upperBound
      let reading = ServicePattern.read(label.quote(places))
      if let pattern = reading.pattern, reading.unread.isEmpty, pattern.rules.isEmpty {
        days += pattern.base
      } else if let plain = weekdays(of: tokens[start..<end]) {
        // 第1・3土・日曜: all that may be meant.
        days.append(DayTerm(days: plain))
      } else if let parts = listed(tokens[start..<end], label) {
        days += parts
      } else {
        return (nil, false)
      }
      if end < tokens.count, tokens[end].meaning == .only { isLimit = true }
      start = end
    }
    return (days, isLimit || days.isEmpty && tokens.contains { $0.meaning == .only })
  }

  /// Whether some words are days and nothing else.
  private static func isRead(_ tokens: ArraySlice<PatternToken>, _ label: LabelText) -> Bool {
    guard let first = tokens.first, let last = tokens.last, last.isNumber else { return false }
    let reading = ServicePattern.read(
      label.quote(first.places.lowerBound..<last.places.upperBound))
    return reading.pattern?.rules.isEmpty == true && reading.unread.isEmpty
  }

  /// 土曜 and 1/1～1/3 of "12/29～12/31：土曜、1/1～1/3：日祝": what commas divide, each by itself.
  private static func listed(
    _ tokens: ArraySlice<PatternToken>, _ label: LabelText
  ) -> [DayTerm]? {
    let parts = tokens.split { $0.meaning == .separator }
    guard parts.count > 1 else { return nil }
    var days: [DayTerm] = []
    for part in parts {
      guard let first = part.first, let last = part.last else { continue }
      let reading = ServicePattern.read(
        label.quote(first.places.lowerBound..<last.places.upperBound))
      guard let pattern = reading.pattern, reading.unread.isEmpty, pattern.rules.isEmpty else {
        return nil
      }
      days += pattern.base
    }
    return days
  }

  /// 臨時バス is a kind of bus, and no day.
  private static let kinds: Set<String> = ["臨時", "特別"]
}

extension String {
  /// Whether it is in English, Chinese or Korean.
  fileprivate var isForeign: Bool {
    let holdsKana = unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) && $0 != "・" }
    guard !holdsKana else { return false }
    let letters = unicodeScalars.filter { $0.value < 0x80 && $0.properties.isAlphabetic }.count
    return letters * 2 > unicodeScalars.count
      || unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      || contains { "停驶駛僅仅只逢".contains($0) }
  }
}

extension [DayTerm] {
  /// 12/30～1/4 of 12月30日をもって終了し、1月4日より運行: what lies between is said too.
  fileprivate func joiningEnds(in sentence: String) -> [DayTerm] {
    let dates = filter { !$0.periods.isEmpty && $0.days.isEmpty }.flatMap(\.periods)
      .compactMap { period -> DateSpan? in
        guard case .span(let span) = period, span.isDay || span.isOpen else { return nil }
        let end = span.first ?? span.last
        return DateSpan(first: end, last: end)
      }
    if dates.count == 1, let last = dates[0].last,
      ["をもって", "まで", "限り"].contains(where: sentence.contains),
      ["終了", "廃止", "取りやめ"].contains(where: sentence.contains)
    {
      // 3月31日をもって土日祝の運行を終了: what is behind it is said.
      let before = DayTerm(periods: [.span(DateSpan(first: nil, last: last))])
      return self + [DayTerm(days: .everyDay, except: [before])]
    }
    guard dates.count == 2, let first = dates.first?.first, let last = dates.last?.last,
      ["まで", "をもって", "終了", "最終"].contains(where: sentence.contains),
      ["から", "より", "始発", "再開"].contains(where: sentence.contains)
    else { return self }
    return filter { !$0.isOpenSpan } + [
      DayTerm(periods: [.span(DateSpan(first: first, last: last))])
    ]
  }

  /// Those of them that are holidays: 月曜が祝日の場合.
  fileprivate var onHolidays: [DayTerm] {
    map { term in
      let holiday = Period.beside(DaySet(kinds: [.holiday]), .sameDay)
      return DayTerm(periods: term.periods + [holiday], days: term.days.withHolidays)
    }
  }
}

extension DayTerm {
  /// Dates of which an end is missing, and nothing else.
  fileprivate var isOpenSpan: Bool {
    days.isEmpty
      && periods.contains { if case .span(let span) = $0 { span.isOpen } else { false } }
  }
}

extension Period {
  /// A name without dates, お盆, or what no calendar tells.
  fileprivate var isUndated: Bool {
    if case .span = self { false } else { true }
  }

  /// A run of days, and no day alone.
  fileprivate var isSpanOfDays: Bool {
    if case .span(let span) = self { !span.isDay } else { false }
  }
}

extension PatternToken {
  fileprivate var isNumber: Bool {
    if case .number = meaning { true } else { false }
  }

  fileprivate var isDate: Bool {
    switch meaning {
    case .period: true
    case .date(let date): date.month != nil
    default: false
    }
  }

  fileprivate var isDays: Bool {
    if case .days = meaning { true } else { false }
  }

  var beginsDays: Bool {
    switch meaning {
    case .days, .ordinals, .period, .everyMonth: true
    case .date(let date): date.month != nil
    default: false
    }
  }

  fileprivate var continuesDays: Bool {
    switch meaning {
    case .number: !gap
    case .separator, .tilde, .until, .of, .open, .close, .date: true
    default: beginsDays
    }
  }

  /// What cannot end a list of days.
  fileprivate var joinsOnly: Bool {
    switch meaning {
    case .separator, .of, .open, .number: true
    default: false
    }
  }
}
