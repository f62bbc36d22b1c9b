internal import BusModel

/// Makes runs of dates of the dates of a text: ends of a range, days that share a month, years that
/// were said once.
struct DateAssembler {
  /// The year and month said last.
  private var year: Int?
  private var month: Int?
  /// The run said last of which both ends have a year: a date without one may lie within it.
  private var run: DateSpan?

  /// A run of one date or between two; nil when the words make no date.
  ///
  /// - Parameters:
  ///   - first: the date before the dash, or nil when there is none.
  ///   - last: the date after it, or nil.
  ///   - isRange: whether there is a dash.
  /// - Returns: the run, a single date as a run of one.
  mutating func span(from first: DateWord?, to last: DateWord?, isRange: Bool) -> DateSpan? {
    let months = (first?.month, last?.month)
    if let first, let last, months.0 == nil, let month = months.1, last.part == .month,
      case .day(let number) = first.part, number <= 12
    {
      // 5～10月: the number is a month.
      let start = DateWord(year: last.year, month: number, part: .month)
      return span(from: start, to: DateWord(month: month, part: .month), isRange: true)
    }
    guard let first else {
      return last.flatMap { end($0, isLast: true) }.map { DateSpan(first: nil, last: $0) }
    }
    guard var start = end(first, isLast: false) else { return nil }
    guard isRange else { return single(first, start) }
    guard let last else { return DateSpan(first: start, last: nil) }
    guard let end = end(Self.inNextMonth(last, after: first), isLast: true) else { return nil }
    // 8月16日～13日 and 8/16～8/13 are slips, and no year less three days.
    if start.year == nil, end.year == nil, start.month == end.month, start.earliest > end.latest {
      return nil
    }
    if start.year == nil, let year = end.year {
      start.year = (end.month, end.latest) < (start.month, start.earliest) ? year - 1 : year
    }
    let isReversed =
      start.year != nil
      && (start.year ?? 0, start.month, start.earliest)
        > (end.year ?? 0, end.month, end.latest)
    guard !isReversed else { return nil }
    let span = DateSpan(first: start, last: end)
    if start.year != nil, end.year != nil { run = span }
    return span
  }

  /// The year in which a date lies within the run said last: 2026 of 12月24日 behind 2026年9月24日～2027年1月29日.
  private func yearWithinRun(_ word: DateWord) -> Int? {
    guard word.year == nil, let month = word.month, let first = run?.first, let last = run?.last,
      let start = first.year, let end = last.year
    else { return nil }
    let years = (start...max(start, min(end, start + 2))).filter { year in
      guard let day = Self.end(word.part, year: year, month: month, isLast: false) else {
        return false
      }
      return (start, first.month, first.earliest) <= (year, month, day.earliest)
        && (year, month, day.earliest) <= (end, last.month, last.latest)
    }
    return years.count == 1 ? years[0] : nil
  }

  /// 3日 of "12月31日から3日まで" as 1月3日: a few days later, in the month after.
  private static func inNextMonth(_ last: DateWord, after first: DateWord) -> DateWord {
    guard let month = first.month, last.month == nil, case .day(let start) = first.part,
      case .day(let end) = last.part, end < start, start > 20, end < 15
    else { return last }
    var word = last
    word.month = month % 12 + 1
    return word
  }

  /// A date alone; a month alone is all of its days.
  private mutating func single(_ word: DateWord, _ start: SpanEnd) -> DateSpan? {
    guard word.part == .month else { return DateSpan(first: start, last: start) }
    return end(word, isLast: true).map { DateSpan(first: start, last: $0) }
  }

  private mutating func end(_ word: DateWord, isLast: Bool) -> SpanEnd? {
    guard let month = word.month ?? month else { return nil }
    if let said = word.year ?? yearWithinRun(word) {
      year = said
    } else if let said = year, let before = self.month, month < before || word.isNextYear {
      // 2025年12月29日～1月3日 goes on in the next year.
      year = said + 1
    }
    self.month = month
    guard var end = Self.end(word.part, year: year, month: month, isLast: isLast) else {
      return nil
    }
    end.weekday = word.weekday
    if let year, let weekday = word.weekday,
      CivilDate(year: year, month: month, day: end.earliest)?.weekday != weekday
    {
      return nil
    }
    if year != nil { end.weekday = nil }
    return end
  }

  private static func end(
    _ part: DateWord.Part, year: Int?, month: Int, isLast: Bool
  ) -> SpanEnd? {
    let length = CivilDate.days(inMonth: month, of: year ?? 2000)
    return switch part {
    case .day(let day): SpanEnd(year: year, month: month, day: day)
    case .month: SpanEnd(year: year, month: month, day: isLast ? length : 1)
    case .third(let third): .third(third, year: year, month: month)
    case .end: SpanEnd(year: year, month: month, day: length)
    }
  }
}
