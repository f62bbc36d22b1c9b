internal import BusModel

/// The days that a sentence names, whatever it says of them.
extension ParsedDayRules {
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
  static func spokenOf(in sentence: String) -> (days: [DayTerm]?, isLimit: Bool) {
    let bare = ServiceWording.fromDates(
      String(sentence.drop { "■●◆※・○◎□◇▼＊* 　".contains($0) }))
    let label = LabelText(bare.carryingMonths)
    let tokens = PatternScanner.tokens(of: label)
    var days: [DayTerm] = []
    var isLimit = false
    var start = 0
    while start < tokens.count {
      if tokens[start].meaning == .ifHoliday {
        days = days.meetingHolidays(besides: !label.quote(tokens[start].places).hasPrefix("が"))
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

extension [DayTerm] {
  /// 月曜が祝日の場合 is of those Mondays alone, 水曜（祝日の場合は翌日） of all `besides`.
  fileprivate func meetingHolidays(besides: Bool) -> [DayTerm] {
    count == 1
      ? (besides ? self : []) + onHolidays : self + [DayTerm(days: DaySet(kinds: [.holiday]))]
  }

  /// Those of them that are holidays: 月曜が祝日の場合.
  private var onHolidays: [DayTerm] {
    map { term in
      let holiday = Period.beside(DaySet(kinds: [.holiday]), .sameDay)
      return DayTerm(periods: term.periods + [holiday], days: term.days.onHolidays)
    }
  }
}

extension Period {
  /// A name without dates, お盆, or what no calendar tells.
  fileprivate var isUndated: Bool {
    if case .span = self { false } else { true }
  }

  /// A run of days, and no day alone.
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

  var continuesDays: Bool {
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
