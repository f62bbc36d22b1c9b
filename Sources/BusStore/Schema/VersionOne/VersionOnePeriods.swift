internal import BusModel

/// Parts of the year as version 1 wrote them: "8/13～8/16", "3月中旬～", "毎月13日・末日", "お盆", "正月ダイヤ".
extension VersionOnePattern {
  /// Periods with ・ between them, the longest list of each way first.
  func periods(at start: Int) -> Found<[Period]> {
    period(at: start).flatMap { first -> Found<[Period]> in
      var found: Found<[Period]> = [([first.value], first.end)]
      if let after = end(of: "・", at: first.end) {
        let more = periods(at: after).map { ([first.value] + $0.value, $0.end) }
        found.insert(contentsOf: more, at: 0)
      }
      return found
    }
  }

  private func period(at start: Int) -> Found<Period> {
    var found: Found<Period> = []
    if let span = span(at: start) { found.append((.span(span.value), span.end)) }
    if let days = daysOfMonth(at: start) { found.append((.daysOfMonth(days.value), days.end)) }
    found += beside(at: start)
    for (word, doubt) in VersionOneWords.named {
      guard let end = end(of: word + "ダイヤ", at: start) else { continue }
      found.append((.named(word + "ダイヤ", doubt: doubt), end))
    }
    for (word, period) in VersionOneWords.periods {
      if let end = end(of: word, at: start) { found.append((period, end)) }
    }
    return found + named(at: start)
  }

  /// A name that the page gave: letters, kana and kanji up to ダイヤ.
  private func named(at start: Int) -> Found<Period> {
    var found: Found<Period> = []
    var place = start
    while place < text.count, text[place].isLetter || text[place].isNumber {
      if place > start, let end = end(of: "ダイヤ", at: place) {
        found.append((.named(String(text[start..<end]), doubt: nil), end))
      }
      place += 1
    }
    return found
  }

  /// "土曜の翌日", "祝翌日", "休前日", "日祝に当たる日".
  private func beside(at start: Int) -> Found<Period> {
    var found: Found<Period> = []
    let short: [(String, Set<DayKind>)] = [("祝", [.holiday]), ("休", [.sunday, .holiday])]
    for (word, kinds) in short {
      if let after = end(of: word, at: start), let shift = shift(at: after),
        shift.value != .sameDay
      {
        found.append((.beside(DaySet(kinds: kinds), shift.value), shift.end))
      }
    }
    for days in days(at: start) {
      let after = end(of: "の", at: days.end) ?? days.end
      guard let shift = shift(at: after), (shift.value == .sameDay) == (after == days.end) else {
        continue
      }
      found.append((.beside(days.value, shift.value), shift.end))
    }
    return found
  }

  private func daysOfMonth(at start: Int) -> (value: UInt32, end: Int)? {
    guard var place = end(of: "毎月", at: start) else { return nil }
    var days: UInt32 = 0
    while true {
      if let end = end(of: "末日", at: place) {
        (days, place) = (days | 1, end)
      } else if let number = number(at: place), (1...31).contains(number.value),
        let end = end(of: "日", at: number.end)
      {
        (days, place) = (days | 1 << UInt32(number.value), end)
      } else {
        break
      }
      guard let after = end(of: "・", at: place), isDayOfMonth(at: after) else { break }
      place = after
    }
    return days == 0 ? nil : (days, place)
  }

  private func isDayOfMonth(at start: Int) -> Bool {
    if end(of: "末日", at: start) != nil { return true }
    guard let number = number(at: start) else { return false }
    return end(of: "日", at: number.end) != nil
  }
}

extension VersionOnePattern {
  /// "8/13", "12/29～1/3", "2026/4/1～", "～11/30".
  private func span(at start: Int) -> (value: DateSpan, end: Int)? {
    let first = spanEnd(at: start)
    guard let after = end(of: "～", at: first?.end ?? start) else {
      return first.map { (DateSpan(first: $0.value, last: $0.value), $0.end) }
    }
    let last = spanEnd(at: after)
    guard first != nil || last != nil else { return nil }
    return (DateSpan(first: first?.value, last: last?.value), last?.end ?? after)
  }

  /// "8/13", "2026/8/13", "8/13(木)", "3月中旬", "2026年3月中旬".
  private func spanEnd(at start: Int) -> (value: SpanEnd, end: Int)? {
    guard let first = number(at: start) else { return nil }
    var (year, month) = (Int?.none, first)
    if first.value > 12, let after = end(of: "/", at: first.end) ?? end(of: "年", at: first.end),
      let second = number(at: after)
    {
      (year, month) = (first.value, second)
    }
    guard (1...12).contains(month.value) else { return nil }
    let thirds = ["月上旬", "月中旬", "月下旬"]
    for (index, word) in thirds.enumerated() {
      guard let end = end(of: word, at: month.end) else { continue }
      return (.third(index, year: year, month: month.value), end)
    }
    guard let after = end(of: "/", at: month.end), let day = number(at: after),
      var value = SpanEnd(year: year, month: month.value, day: day.value)
    else { return nil }
    guard let bracket = end(of: "(", at: day.end), bracket < text.count,
      let weekday = Weekday.allCases.first(where: { $0.kanji == text[bracket] }),
      let end = end(of: ")", at: bracket + 1)
    else { return (value, day.end) }
    value.weekday = weekday
    return (value, end)
  }

  /// A number of at most four digits.
  private func number(at start: Int) -> (value: Int, end: Int)? {
    let digits = text[start...].prefix { $0.isASCII && $0.isNumber }
    guard digits.count <= 4, let value = Int(String(digits)) else { return nil }
    return (value, digits.endIndex)
  }
}
