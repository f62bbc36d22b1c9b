package import BusModel

/// What the sentences beside timetables say of dates: as what they run, that nothing runs then, or
/// that they alone have service.
package struct DayRuleReading: Hashable, Sendable {
  /// As what dates run, in the order of the text.
  package private(set) var rules: [PageDayRule] = []
  /// The days to which a sentence limits all service (運行日は4月～11月の土日祝に限ります); else nil.
  package private(set) var limit: ServicePattern?
  /// The days that a sentence names as those of all buses, with its exceptions (月～金、祝日は運休); else nil.
  package private(set) var days: ServicePattern?
  /// Days on which the buses are said to run too (祝日も運行します): they take none away, and are open where
  /// the timetables do not give them.
  package private(set) var added: [PageDayRule] = []
  /// Sentences that speak of days and were not understood, as printed.
  package private(set) var unread: [String] = []

  /// Reads sentences: "12/31～1/3は運休、お盆（8/13～8/16）は日祝ダイヤ。".
  package static func read(_ text: String) -> DayRuleReading {
    memo.value(of: text, read: readAfresh)
  }

  private static let memo = TextMemo<DayRuleReading>()

  static func forgetReadings() {
    memo.forget()
    validityMemo.forget()
  }

  private static func readAfresh(_ text: String) -> DayRuleReading {
    var reading = DayRuleReading()
    for sentence in text.split(whereSeparator: { $0 == "。" || $0 == "\n" }) {
      reading.add(String(sentence))
    }
    return reading
  }

  /// Whether all that was said is understood.
  package var isSettled: Bool {
    unread.isEmpty && (limit != nil || !rules.isEmpty || !added.isEmpty)
      && rules.allSatisfy { $0.runs != nil }
  }

  private mutating func add(_ sentence: String) {
    let label = LabelText(Self.plain(sentence))
    var reader = ClauseReader(
      PatternScanner.tokens(of: label)[...], of: label, keepsTreatments: true)
    reader.read()
    if reader.unread.isEmpty, !reader.clauses.isEmpty, reader.clauses.allSatisfy(\.onlyAdds) {
      let days = reader.clauses.flatMap(\.terms).settled
      added.append(PageDayRule(when: days, runs: nil, because: sentence))
      return
    }
    // 年末年始は運休となる場合があります: what is left over may take back what was understood.
    let isWhole = reader.unread.isEmpty
    let found = reader.clauses.flatMap { Self.rules(of: $0, isWhole: isWhole, because: sentence) }
    // 10月1日より、土日祝運休 does not say that all rests from then on.
    let days = found.flatMap(\.when)
    let isMixed = days.count > 1 && days.contains(where: \.isOpen)
    if isMixed {
      unread.append(sentence)
    } else if !found.isEmpty {
      rules += found
      if isWhole, reader.clauses.contains(where: \.isLabel) {
        let said = ServicePattern.read(sentence)
        self.days = self.days ?? (said.losesDays ? nil : said.pattern)
      }
      // Of a part that was not understood the days at least are known.
      rules += reader.unread.compactMap { part in
        Self.daysSpokenOf(in: part).map {
          PageDayRule(when: $0, runs: nil, because: sentence)
        }
      }
    } else if isWhole, Self.entitles(sentence) {
      unread.append(sentence)
    } else if isWhole, !sentence.contains("ダイヤ"), reader.clauses.contains(where: \.limitsAll),
      let pattern = ServicePattern.read(sentence).pattern
    {
      limit = limit ?? pattern
    } else if let days = Self.daysSpokenOf(in: sentence) {
      rules.append(PageDayRule(when: days, runs: nil, because: sentence))
    } else if !isWhole || !reader.clauses.isEmpty {
      unread.append(sentence)
    }
  }

  /// お盆の運行, 12月1日からの時刻: what is said elsewhere has this title, and says nothing by itself.
  private static func entitles(_ sentence: String) -> Bool {
    titles.contains(where: sentence.hasSuffix)
  }

  private static let titles = ["の運行", "の運転", "の運航", "の営業", "の時刻", "の発車", "の走行"]

  /// 「日祝」ダイヤ is 日祝ダイヤ, and お盆（8/13～8/15）：土曜ダイヤ says は with a colon.
  private static func plain(_ sentence: String) -> String {
    let said = withoutTitle(sentence).filter { !"「」『』“”\"".contains($0) }
    let bare = DatedService.joined(spaced(datesAlone(turned(included(shortened(said))))))
    guard !bare.contains("は"), bare.hasSuffix("ダイヤ") || bare.hasSuffix("運休"),
      let colon = bare.firstIndex(where: { $0 == "：" || $0 == ":" }),
      bare[..<colon].contains(where: \.isNumber)
    else { return bare }
    return bare[..<colon] + "は" + bare[bare.index(after: colon)...]
  }

  /// "●8月13日～16日　日祝ダイヤで運行します" without its bullet and its verb, and "平日でも8/13～8/16は土曜ダイヤ"
  /// without what it begins with.
  private static func shortened(_ sentence: String) -> String {
    var rest = sentence[...].drop { "●■◆○◎・※＊* 　".contains($0) }
    for words in ["平日でも", "平日であっても", "曜日にかかわらず", "曜日に関わらず"] where rest.hasPrefix(words) {
      rest = rest.dropFirst(words.count).drop { "、，".contains($0) }
    }
    guard !rest.contains("は") else { return String(rest) }
    for words in ["で運行します", "で運行", "となります", "になります", "です"]
    where rest.hasSuffix("ダイヤ" + words) {
      rest = rest.dropLast(words.count)
    }
    // "＜8/13～8/16＞日祝ダイヤ" says は with its brackets.
    guard let open = rest.first, "＜<〈《［[".contains(open),
      let close = rest.firstIndex(where: { "＞>〉》］]".contains($0) }), rest.hasSuffix("ダイヤ")
    else { return String(rest) }
    return rest[rest.index(after: rest.startIndex)..<close] + "は"
      + rest[rest.index(after: close)...]
  }

  /// "日祝には8/13～8/16を含みます" and "日祝欄は12/30～1/3にも適用します" as "8/13～8/16は日祝ダイヤ".
  private static func included(_ sentence: String) -> String {
    guard let end = inclusions.first(where: sentence.hasSuffix),
      let topic = sentence.firstIndex(of: "は")
    else { return sentence }
    var kind = sentence[..<topic]
    for word in ["（注）", "(注)", "注)", "注："] where kind.hasPrefix(word) {
      kind = kind.dropFirst(word.count)
    }
    for word in ["に", "ダイヤ", "欄", "の欄", "の列", "の時刻"] where kind.hasSuffix(word) {
      kind = kind.dropLast(word.count)
    }
    let days = sentence[sentence.index(after: topic)...].dropLast(end.count).drop {
      "、，".contains($0)
    }
    let (named, dates) = (ServicePattern.read(String(kind)), ServicePattern.read(String(days)))
    guard named.unread.isEmpty, named.pattern?.isWeekly == true, dates.unread.isEmpty,
      dates.pattern?.namesPartOfYear == true
    else { return sentence }
    return days + "は" + kind + "ダイヤ"
  }

  private static let inclusions = [
    "を含みます", "も含みます", "を含む", "も含む", "にも適用します", "にも適用", "にも適用されます", "を含めます",
  ]

  /// "【重要】12/31～1/3は土休日ダイヤ" without what it begins with in brackets, unless that names days.
  private static func withoutTitle(_ sentence: String) -> String {
    guard sentence.hasPrefix("【"), let close = sentence.firstIndex(of: "】"),
      ServicePattern.read(String(sentence[...close])).pattern == nil
    else { return sentence }
    return String(sentence[sentence.index(after: close)...])
  }

  /// "日祝ダイヤ運行日：8/13、8/14" as "8/13、8/14は日祝ダイヤ".
  private static func turned(_ sentence: String) -> String {
    for words in ["ダイヤ運行日", "ダイヤで運行する日", "ダイヤの日", "ダイヤ実施日", "ダイヤ適用日", "ダイヤ"] {
      guard let range = sentence[...].firstRange(ofBytes: words),
        let colon = sentence[range.upperBound...].first, colon == "：" || colon == ":"
      else { continue }
      let days = sentence[sentence.index(after: range.upperBound)...]
      return days + "は" + sentence[..<range.lowerBound] + "ダイヤ"
    }
    return sentence
  }

  /// "12月30日（水）　土曜ダイヤ" says は with a space.
  private static func spaced(_ sentence: String) -> String {
    guard !sentence.contains("は"), sentence.hasSuffix("ダイヤ") || sentence.hasSuffix("運休"),
      let space = sentence.lastIndex(where: { $0.isWhitespace || $0 == "→" || $0 == "⇒" })
    else { return sentence }
    let days = ServicePattern.read(String(sentence[..<space]))
    guard days.unread.isEmpty, days.pattern?.namesPartOfYear == true else { return sentence }
    return sentence[..<space] + "は" + sentence[sentence.index(after: space)...]
  }

  /// 学園祭（10/24・25）は平日ダイヤ, of days that only their dates tell, as 10/24・25は平日ダイヤ.
  private static func datesAlone(_ sentence: String) -> String {
    guard let open = sentence.firstIndex(where: { $0 == "（" || $0 == "(" }),
      let close = sentence[open...].firstIndex(where: { $0 == "）" || $0 == ")" }),
      sentence[sentence.index(after: close)...].hasPrefix("は")
    else { return sentence }
    let lead = ServicePattern.read(String(sentence[..<open]))
    let dates = sentence[sentence.index(after: open)..<close]
    let said = ServicePattern.read(String(dates))
    guard lead.pattern == nil, !sentence[..<open].contains(where: \.isNumber), said.unread.isEmpty,
      said.pattern?.namesPartOfYear == true
    else { return sentence }
    return String(dates + sentence[sentence.index(after: close)...])
  }

  private static func rules(
    of clause: Clause, isWhole: Bool, because words: String
  ) -> [PageDayRule] {
    let runs = isWhole ? clause.kindOfService : nil
    let days = clause.treated.isEmpty ? clause.daysWithoutService : clause.treated
    guard !days.isEmpty, isWhole || days.contains(where: \.isOfDates) else { return [] }
    guard runs == .weekday, clause.treated.allSatisfy(\.isOpen) else {
      return [PageDayRule(when: days.settled, runs: runs, because: words)]
    }
    // 1月4日から平日ダイヤ: from then on all is as usual again, Sundays and holidays too.
    let first = days.compactMap(\.beginning)
    return first.isEmpty ? [] : [PageDayRule(when: first, runs: runs, because: words)]
  }

  /// 12/31～1/3 of 12/31～1/3は時刻が変わります: the days that a sentence speaks of, whatever it says.
  private static func daysSpokenOf(in sentence: String) -> [DayTerm]? {
    guard let end = sentence.firstIndex(of: "は") else { return nil }
    let reading = ServicePattern.read(String(sentence[..<end]))
    guard let pattern = reading.pattern, reading.unread.isEmpty, pattern.rules.isEmpty,
      pattern.base.allSatisfy({ !$0.periods.isEmpty || !$0.days.ordinals.isEmpty })
    else { return nil }
    return pattern.base
  }
}

extension Clause {
  /// 祝日も運行.
  fileprivate var onlyAdds: Bool { isAlso && runs == true && treated.isEmpty && !terms.isEmpty }

  /// 運行日：…, …のみ, …に限る: on no other days is there service.
  fileprivate var limitsAll: Bool {
    runs != false && !isAlso
      && (isOnly || isPeriodHeading || runs == true && !isSubject && topic.isEmpty)
  }

  /// As what its days run; nil when that is no kind of day that an operator has, and for what runs
  /// after all among days without service.
  fileprivate var kindOfService: ServiceDayKind? {
    if treated.isEmpty { return isBut ? nil : ServiceDayKind.none }
    if case .named(let name, _)? = terms.first?.periods.first { return .special(name) }
    let kinds = terms.reduce(into: Set<DayKind>()) { $0.formUnion($1.days.kinds) }
    guard terms.allSatisfy({ $0.days.weekdays.isEmpty && $0.days.ordinals.isEmpty }) else {
      return nil
    }
    if kinds == [.weekday] { return .weekday }
    if kinds == [.saturday] { return .saturday }
    return kinds.contains(.sunday) && !kinds.contains(.weekday) || kinds == [.holiday]
      ? .sundayHoliday : nil
  }

  /// Dates on which it says that nothing runs, or, after ただし, that something does.
  fileprivate var daysWithoutService: [DayTerm] {
    guard runs == false || isBut && !isOnly, !isAlso, !isRest else { return [] }
    let pairs = topic.flatMap { topic in terms.compactMap { topic.within($0) } }
    let days = topic.isEmpty ? terms : pairs.count == topic.count * terms.count ? pairs : []
    return isBut && !days.contains(where: \.isOfDates) ? [] : days
  }
}

extension DayTerm {
  /// The first day of dates of which the end is missing.
  fileprivate var beginning: DayTerm? {
    guard case .span(let span)? = periods.first, periods.count == 1, let first = span.first else {
      return nil
    }
    return DayTerm(periods: [.span(DateSpan(first: first, last: first))])
  }

  /// Whether it speaks of more than kinds of day, of which columns and their labels speak as well.
  fileprivate var isOfDates: Bool { !periods.isEmpty || !days.ordinals.isEmpty }
}
