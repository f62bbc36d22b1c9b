internal import BusModel

/// Texts of several sentences, and sentences that say several things of dates.
extension ParsedDayRules {
  /// What full stops divide; one within brackets divides nothing.
  static func sentences(of text: String) -> [String] {
    var depth = 0
    return text.split { character in
      switch character {
      case "（", "(": depth += 1
      case "）", ")": depth = max(depth - 1, 0)
      case "\n": return true
      case "。": return depth == 0
      default: break
      }
      return false
    }.map(String.init)
  }

  /// "運休日：1月1日～3日（祝日は運行します）" as "運休日：1月1日～3日。祝日も運行します": what the bracket says is not of these dates.
  static func withHolidaysAside(_ text: String) -> String {
    guard
      let bracket = ["（祝日は運行", "(祝日は運行"].lazy.compactMap({ text[...].firstRange(ofBytes: $0) })
        .first,
      case let head = String(text[..<bracket.lowerBound]), restHeads.contains(where: head.contains),
      !head.contains("曜"), !datesSpoken(in: head).isEmpty,
      let end = text[bracket.upperBound...].firstIndex(where: { "）)".contains($0) })
    else { return text }
    let rest = text[text.index(after: end)...]
    return head + "。祝日も運行" + text[bracket.upperBound..<end] + (rest.isEmpty ? "" : "。" + rest)
  }

  private static let restHeads = ["運休日：", "運休日:", "休業日：", "休業日:", "休み：", "運休："]

  /// Adds a sentence in plain words; its own stay the reason.
  mutating func addParts(of printed: String) {
    let said = ServiceWording.fromDates(printed)
    let sentence = TurnOfYear.plain(said) ?? ServiceWording.plain(said)
    guard sentence != printed else { return addPlain(printed) }
    let (known, told, more) = (rules.count, unread.count, added.count)
    addPlain(sentence)
    for index in rules.indices.dropFirst(known) { rules[index].because = printed }
    for index in added.indices.dropFirst(more) { added[index].because = printed }
    for index in unread.indices.dropFirst(told) { unread[index] = printed }
  }

  /// Adds a sentence as it stands, or, where it says several things of dates, each by itself.
  private mutating func addPlain(_ sentence: String) {
    if let usual = UsualService.rules(of: sentence) {
      rules += usual
      return
    }
    if AddedBuses.isOne(sentence) || Self.restsNever(sentence) { return }
    if let days = Self.daysAlike(sentence), let last = rules.last, last.runs != nil {
      // 1月2日・3日も同様です.
      rules.append(PageDayRule(when: days, runs: last.runs, because: last.because + "。" + sentence))
      return
    }
    var whole = ParsedDayRules()
    whole.add(sentence)
    if whole.isSettled || !reads(ServiceParts(sentence), of: sentence) { join(whole) }
  }

  /// 年末年始の運休なし: all is as ever.
  private static func restsNever(_ sentence: String) -> Bool {
    guard
      let range = ["運休なし", "運休はなし", "運休はありません", "運休はございません"].lazy
        .compactMap({ sentence[...].firstRange(ofBytes: $0) }).first
    else { return false }
    let rest = [sentence[..<range.lowerBound], sentence[range.upperBound...]]
    return !rest.contains { part in
      ["ダイヤ", "運休", "のみ", "だけ", "限"].contains(where: part.contains)
    }
  }

  /// Adds the parts of a sentence; false, and nothing is added, unless all of them are understood.
  private mutating func reads(_ parts: ServiceParts?, of sentence: String) -> Bool {
    guard let parts else { return false }
    var found: [PageDayRule] = []
    for part in parts.statements + parts.chances {
      var reading = ParsedDayRules()
      if let usual = UsualService.rules(of: part) {
        found += usual
        continue
      }
      reading.add(part)
      let mayBe = parts.chances.contains(part)
      guard mayBe ? !reading.rules.isEmpty : reading.isSettled && reading.limit == nil else {
        return false
      }
      found += reading.rules.map { mayBe ? $0.leftOpen : $0 }
      restored += reading.restored
      sundays += reading.sundays
    }
    guard !found.isEmpty else { return false }
    rules += found.map { PageDayRule(when: $0.when, runs: $0.runs, because: sentence) }
    unread += parts.asides
    return true
  }

  /// "※31日は船体整備のため終日欠航します": of which month is not said, so the days of each are open.
  static func daysOfNoMonth(_ sentence: String) -> [DayTerm]? {
    let text = sentence.drop { !$0.isLetter && !$0.isNumber }
    guard text.first?.isNumber == true, let topic = text.firstIndex(of: "は"),
      case let days = text[..<topic], days.last == "日",
      days.allSatisfy({ $0.isNumber || "日と・、，及びおよび ".contains($0) }),
      ["運休", "欠航", "休止", "休航", "お休み", "運行しま", "運航しま", "ダイヤ"].contains(
        where: text[topic...].contains)
    else { return nil }
    return dates("毎月" + days)
  }

  /// The days between "年内は12月28日まで" and "年始は1月4日から運行します": what runs on them is not said.
  static func turnOfYear(_ sentence: String) -> [DayTerm]? {
    guard ["年内", "年末", "年始", "新年", "年明け"].contains(where: sentence.holds(bytes:)),
      let until = sentence[...].firstRange(ofBytes: "まで"),
      let from = sentence[until.upperBound...].firstRange(ofBytes: "から")
    else { return nil }
    let ends = [sentence[..<until.lowerBound], sentence[until.upperBound..<from.lowerBound]].map {
      part in
      let start = part.firstIndex(where: \.isNumber) ?? part.endIndex
      return dates(part[start...])?.first?.periods.first
    }
    guard case .span(let last)? = ends[0], case .span(let first)? = ends[1], last.isDay,
      first.isDay,
      last.first?.month == 12, first.first?.month == 1
    else { return nil }
    return [DayTerm(periods: [.span(DateSpan(first: last.first, last: first.last))])]
  }

  /// Whether a sentence says what buses with a mark, or without one, do on dates.
  package static func singlesOutMarked(_ sentence: String) -> Bool {
    UntoldService.singlesOutMarked(sentence)
  }

  /// Whether a sentence says something of days whose month it does not say.
  package static func namesDaysOfNoMonth(_ sentence: String) -> Bool {
    daysOfNoMonth(sentence) != nil
  }

  /// The dates of which a sentence says that they are as those before.
  private static func daysAlike(_ sentence: String) -> [DayTerm]? {
    guard
      let end = ["も同様", "も同じ"].lazy.compactMap({ sentence[...].firstRange(ofBytes: $0) }).first,
      ["", "です", "とします", "に運行します", "の扱いです", "く運行します", "となります"]
        .contains(String(sentence[end.upperBound...]))
    else { return nil }
    return dates(sentence[..<end.lowerBound])
  }

  private mutating func join(_ other: ParsedDayRules) {
    rules += other.rules
    restored += other.restored
    sundays += other.sundays
    added += other.added
    unread += other.unread
    limit = limit ?? other.limit
    days = days ?? other.days
  }

  /// 12/31～1/3 of 12/31～1/3は時刻が変わります: the days that a sentence speaks of, whatever it says.
  static func daysSpokenOf(in sentence: String) -> [DayTerm]? {
    guard let end = sentence.firstIndex(of: "は"), let days = dates(sentence[..<end]) else {
      return span(in: sentence)
    }
    return days
  }

  /// 11月25日から27日 of "全線を11月25日から27日までの3日間土日祝ダイヤで運行".
  private static func span(in sentence: String) -> [DayTerm]? {
    guard let until = sentence[...].firstRange(ofBytes: "まで")?.lowerBound,
      let month = sentence[..<until].firstIndex(of: "月")
    else { return nil }
    let begin = sentence[..<month].lastIndex { !$0.isNumber }.map { sentence.index(after: $0) }
    return dates(sentence[(begin ?? sentence.startIndex)..<until])
  }

  static func dates(_ words: Substring) -> [DayTerm]? {
    let reading = ServicePattern.read(String(words))
    guard let pattern = reading.pattern, reading.unread.isEmpty, pattern.rules.isEmpty,
      pattern.base.allSatisfy({ !$0.periods.isEmpty || !$0.days.ordinals.isEmpty })
    else { return nil }
    return pattern.base
  }
}
