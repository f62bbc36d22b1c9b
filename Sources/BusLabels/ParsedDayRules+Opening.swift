package import BusModel

/// The days that a sentence may concern which was not understood.
extension ParsedDayRules {
  /// That the days are open which a sentence names; all of them where it names none that are
  /// understood, or says what alone runs. Nil for a sentence without dates in another language beside a
  /// timetable that names its days: it says them again, more often than not.
  package static func opening(_ sentence: String, isDaily: Bool) -> PageDayRule? {
    if let days = daysOfNoMonth(sentence) {
      return PageDayRule(when: days, runs: nil, because: sentence)
    }
    var named = spokenOf(in: sentence)
    if let topic = treatedDays(in: sentence) {
      named.days = topic
    } else {
      named.days = named.days.map { $0.joiningEnds(in: sentence) + shifted($0, sentence) }
    }
    let isDated = named.days?.contains { !$0.periods.isEmpty } == true
    // The 7:05 bus does not run on Sundays: that bus's days are no label said again.
    let isOfOneBus = namesTime(sentence)
    if sentence.isForeign, !isDaily, !isDated, !isOfOneBus { return nil }
    // 東線は月・水・金に運行: where no label says the days, the others are open too.
    let isWhole =
      named.isLimit || headsPeriod(sentence)
      || sentence.isForeign && isDaily && runsInSpan(sentence, named.days ?? [])
      || isOfOneBus && limitsBus(sentence)
      // 会期中（10月10日～2月14日）、バスを運行します: before and after it nobody knows.
      || within.contains(where: sentence.holds(bytes:)) && saysWhatRuns(sentence)
      || isDaily && !mayHappen(sentence)
        && saysWhatRuns(sentence)
    let isVague = sentence.isForeign && !isDated && !isOfOneBus
    var days = isWhole || isVague ? [] : (named.days ?? [])
    // From Dec. 29 to Jan. 3 on the weekend timetable: as what the dates run.
    let namesTable = ["chedule", "imetable", "시간표"].contains(where: sentence.contains)
    if sentence.isForeign, isDated, namesTable {
      days.removeAll(where: \.periods.isEmpty)
    }
    return PageDayRule(
      when: days.isEmpty ? [DayTerm(days: .everyDay)] : days.settled, runs: nil,
      because: sentence)
  }

  private static let within = ["会期中", "開催期間中", "開催中", "シーズン中", "期間中（", "期間中("]

  /// 22:10発は金曜・土曜に限り運行: on all other days that bus rests.
  private static func limitsBus(_ sentence: String) -> Bool {
    ["に限", "のみ", "だけ"].contains(where: sentence.contains)
      && ["運行", "運転", "運航"].contains(where: sentence.contains)
      && !["臨時", "増便", "増発"].contains(where: sentence.contains)
  }

  /// Whether a time of day stands in a sentence: 7:05.
  private static func namesTime(_ sentence: String) -> Bool {
    let text = Array(sentence)
    return text.indices.dropFirst().dropLast().contains {
      ":：".contains(text[$0]) && text[$0 - 1].isNumber && text[$0 + 1].isNumber
    }
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
    guard
      days.contains(where: { $0.days == holidays || $0.isOfHolidays })
        || !days.isEmpty && sentence.contains("祝") && sentence.contains("場合")
    else { return [] }
    let shifts = [
      ("翌", DayShift.nextDay), ("翌平日", .nextWeekday), ("次の平日", .nextWeekday), ("前日", .dayBefore),
    ].filter { sentence.contains($0.0) }
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

  /// Whether a sentence says that its days are told elsewhere.
  package static func isUntold(_ sentence: String) -> Bool { UntoldService.isInCalendar(sentence) }

  /// What such sentences say of the days besides: 季節により変わり.
  package static let untoldChanges = UntoldService.changes

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
  private static func saysWhatRuns(_ sentence: String) -> Bool {
    // 寄港日：11月28日.
    let head = sentence.prefix { !"：:".contains($0) }
    let isHead = head.utf8.count < min(sentence.utf8.count, 19)
    if isHead,
      head.hasSuffix("日") || head.hasSuffix("期間") || ["運行", "運航", "運転"].contains(String(head)),
      !head.contains(where: { "休閉".contains($0) })
    {
      return true
    }
    let tokens = PatternScanner.tokens(of: LabelText(sentence))
    return tokens.contains { [.verb(runs: true), .periodHeading].contains($0.meaning) }
      && !tokens.contains { [.verb(runs: false), .also].contains($0.meaning) }
      && (namesWeekdays(tokens) || namesPeriod(sentence, tokens))
  }

  /// スキーバスの運行期間は12月19日から3月14日まで: outside nothing runs, whatever labels say.
  static func headsPeriod(_ sentence: String) -> Bool {
    PeriodHeading.words.contains { sentence.holds(bytes: $0 + "は") }
      && !["ダイヤ", "時刻", "便"].contains(where: sentence.contains)
  }

  /// Whether dates are a period in which something runs, バスは営業期間中（12/19～3/14）毎日運行: outside nothing may.
  private static func namesPeriod(_ sentence: String, _ tokens: [PatternToken]) -> Bool {
    tokens.contains { if case .date = $0.meaning { true } else { false } }
      && ["期間", "シーズン", "開催中", "会期"].contains(where: sentence.contains)
      && !["ダイヤ", "時刻", "増便", "臨時"].contains(where: sentence.contains)
  }

  /// Whether some words name days of the week without dates, and not in order to leave them out: 月～土（祝日を除く）.
  private static func namesWeekdays(_ tokens: [PatternToken]) -> Bool {
    var group: [PatternToken] = []
    for token in tokens + [nil] {
      if let token, token.continuesDays, token.meaning != .open {
        group.append(token)
        continue
      }
      let named = group.compactMap { if case .days(let days) = $0.meaning { days } else { nil } }
      if token?.meaning != .except, named.contains(where: { $0 != .everyDay }),
        !group.contains(where: \.isOfYear)
      {
        return true
      }
      group = []
    }
    return false
  }
}

extension String {
  /// Whether it is in English, Chinese or Korean.
  fileprivate var isForeign: Bool {
    let holdsKana = unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) && $0 != "・" }
    guard !holdsKana else { return false }
    let letters = unicodeScalars.filter { $0.value < 0x80 && $0.properties.isAlphabetic }.count
    return letters * 2 > unicodeScalars.count
      || unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
      || unicodeScalars.contains { "停驶駛僅仅只逢".unicodeScalars.contains($0) }
  }
}

extension PatternToken {
  /// Whether it is a part of the year.
  fileprivate var isOfYear: Bool {
    switch meaning {
    case .date, .period: true
    default: false
    }
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
    if dates.count == 1, let first = dates[0].first,
      contains(where: \.isOpenSpan)
        || ["運行開始は", "運行開始日", "それまで"].contains(where: sentence.contains),
      ["運行を開始", "運行開始", "運転を開始", "運転開始", "運航を開始", "運航開始", "開業", "開通"].contains(
        where: sentence.contains)
    {
      // 3月1日から運行を開始します: what is before it is said.
      let after = DayTerm(periods: [.span(DateSpan(first: first, last: nil))])
      return filter { !$0.isOpenSpan } + [DayTerm(days: .everyDay, except: [after])]
    }
    guard dates.count == 2, let first = dates.first?.first, let last = dates.last?.last,
      ["まで", "をもって", "終了", "最終"].contains(where: sentence.contains),
      ["から", "より", "始発", "再開"].contains(where: sentence.contains)
    else { return self }
    return filter { !$0.isOpenSpan } + [
      DayTerm(periods: [.span(DateSpan(first: first, last: last))])
    ]
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
  /// A run of days, and no day alone.
  fileprivate var isSpanOfDays: Bool {
    if case .span(let span) = self { !span.isDay } else { false }
  }
}
