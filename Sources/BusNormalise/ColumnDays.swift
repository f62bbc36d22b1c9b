import BusLabels
import BusModel

/// The days of a page's columns, by their labels and by what the page says of days.
extension PageDays {
  /// The days that a label names, as the page itself explains them.
  private func days(of label: String, _ read: ServicePattern) -> ServicePattern {
    if let holidays, HolidayDefinition.isOf(label) {
      // 土休日 are Saturdays besides, where 休日 are said to be Sundays and holidays.
      let namesMore = read.namesSaturdays && !holidays.namesSaturdays
      return namesMore ? read : holidays.taking(read)
    }
    if read.saysNoService { return days(ofSentence: label, read) }
    let own = namesSundays ? read.leavingSundays : read.leaving(weekend)
    let days = givesHolidays(besides: label) && own.isOfWeekdaysByName ? own.leavingHolidays : own
    guard !asSundays.isEmpty else { return days }
    // 日曜 beside 土曜・祝日: of 12/31～1/3は日曜ダイヤ all are the first one's.
    let isOfSundays = days.base.contains { term in
      term.days.kinds == [.sunday]
        || term.days.kinds.contains(.sunday) && !term.days.weekdays.isEmpty
    }
    if isOfSundays { return days.restoring(asSundays) }
    let isOfHolidays = days.base.contains { term in
      term.days.kinds.contains(.holiday) && !term.days.kinds.contains(.sunday)
    }
    // 月・水・金 are the days of the calendar, but not where 祝日は日曜ダイヤ.
    return isOfHolidays || days.isOfWeekdaysByName
      ? ServicePattern(base: days.base, rules: days.rules + [.cancels(asSundays)]) : days
  }

  /// Whether another label of the page is of holidays: beside 土・日・祝 what is headed 月 is of no holiday.
  private func givesHolidays(besides label: String) -> Bool {
    labels.contains { other in
      other != label && ServicePattern.read(other).pattern?.namesHolidays == true
    }
  }

  /// The days of which a sentence or a mark speaks: whether 休日 are Saturdays too is open where nothing
  /// else on the page is said of these.
  func days(ofSentence words: String, _ read: ServicePattern) -> ServicePattern {
    namesSaturdays || holidays != nil ? read : read.openingSaturdays(of: words)
  }

  /// The days of a column by its label and the words beside it.
  ///
  /// - Parameter column: its `remarks` may qualify the label: お盆・年末年始を除く, 8月14日～8月16日.
  /// - Returns: the pattern, nil when the page names no days or none is understood; and the words
  ///   that were not understood.
  func pattern(of column: RawTimetable) -> (pattern: ServicePattern?, unread: [String]) {
    if let words = column.unreadDays { return (nil, [words]) }
    guard let label = column.label else {
      // お盆特別運行（8/13～8/16） over this one alone.
      let own = column.remarks.lazy.compactMap { ParsedDayRules.read($0).limit }.first
      let said = OwnDays(column.remarks.filter { !linesOfAll.contains($0) })
      return ((own ?? limit ?? week).map(said.limiting) ?? said.rest, said.unread)
    }
    if isOfUnsaidPeriod(label) || Self.datesWithLatinDays(label) { return (limit, [label]) }
    let plain = ServicePattern.read(label)
    let defined = definition(of: label)
    guard let days = defined ?? plain.pattern.map({ days(of: label, $0) }) else {
      return (limit, [label])
    }
    var unread = defined == nil ? plain.unread : []
    var pattern = days
    let printed = label.filter { !$0.isWhitespace }
    let words = column.remarks.filter { remark in
      remark != label && !UsualService.isOne(remark) && !isOfAnotherLabel(remark, than: label)
        && !isSaid(remark, in: printed) && !Self.defines(remark, partOf: label)
    }
    let remarks = words.filter(Self.qualifies)
    let own = OwnDays(words.filter { !Self.qualifies($0) && !linesOfAll.contains($0) })
    // 授業期間 limits 平日; 8/14～8/16 and お盆を除く in its head are more or fewer days.
    let parts = remarks.filter { Self.partOfYear($0) != nil }
    let others = remarks.filter { Self.partOfYear($0) == nil }
    if let read = Self.whole(label, others, besides: days) {
      pattern = read
    } else {
      unread += others
    }
    // 土曜のみ運行 beside 平日 is said of another one, or the label is: nobody knows.
    let denied = own.limits.filter { pattern.sharesNoDay(with: $0.days) }
    unread += denied.map(\.line)
    let limits = limits(
      parts, own.limits.map(\.days).filter { !pattern.sharesNoDay(with: $0) }, besides: pattern)
    if limits.contains(where: areOpen) { unread.append(label) }
    return (own.limiting(limited(pattern, to: limits)), unread + own.unread)
  }

  /// A label with the words beside it, read together; nil where they are not understood, or there are none.
  private static func whole(
    _ label: String, _ others: [String], besides days: ServicePattern
  ) -> ServicePattern? {
    let isAnother = others.contains { remark in
      let said = ServicePattern.read(remark).pattern
      // 月～金 over 第1・3土曜 in one head.
      return said?.hasOrdinals != true && said?.namesOtherDays(than: days) ?? false
    }
    guard !others.isEmpty, !isAnother else { return nil }
    let whole = ServicePattern.read(([label] + others).joined(separator: " "))
    return whole.unread.isEmpty ? whole.pattern : nil
  }

  /// The parts of the year and the days to which words beside a label limit it, and the days to which the page does.
  private func limits(
    _ parts: [String], _ own: [ServicePattern], besides days: ServicePattern
  ) -> [ServicePattern] {
    (parts.compactMap(Self.partOfYear) + own + (limit.map { [$0] } ?? []))
      .reduce(into: [ServicePattern]()) { if !$0.contains($1) { $0.append($1) } }
      .filter { !days.rules.contains(.limits(topic: [], to: $0.base)) }
  }

  /// The days of a label within some limits, with what the page says of them besides.
  private func limited(_ days: ServicePattern, to limits: [ServicePattern]) -> ServicePattern {
    // 運行日：月～金（祝日含む） says more of a page's one label 平日 than the label does.
    let wider = limits.first { isOneKind && $0.covers(days) }
    let limited = wider ?? limits.reduce(days) { $0.limited(to: $1) }
    let whole =
      areWeekdays && !restored.isEmpty ? limited.withHolidays : limited.restoring(restored)
    return whole.standing(stand).defining(names)
  }

  /// Whether some days are those that lines leave open, 夏季 8/7～8/15 below 運休: whether these alone run nobody knows.
  private func areOpen(_ limit: ServicePattern) -> Bool {
    let open = rules.filter { $0.runs == nil }.flatMap(\.when).flatMap(\.periods)
    return !limit.base.isEmpty
      && limit.base.allSatisfy { !$0.periods.isEmpty && $0.periods.allSatisfy(open.contains) }
  }

  /// Whether a label speaks of a period, 期間中の土日, of which no limit of the page gives the dates.
  private func isOfUnsaidPeriod(_ label: String) -> Bool {
    Self.periods.contains(where: label.hasPrefix)
      && limit?.base.contains { !$0.periods.isEmpty } != true
  }

  /// "2026.12.11 Fri. – 12.25 Fri.": the days of an event's dates are none on which buses run.
  private static func datesWithLatinDays(_ label: String) -> Bool {
    label.contains(where: \.isNumber) && label.contains { "–—-～〜~".contains($0) }
      && latinDays.contains(where: label.holds(bytes:))
  }

  private static let latinDays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    .flatMap { day in [" \(day).", "(\(day))", " \(day.uppercased())"] }
  private static let periods =
    ["", "開催", "運行", "営業", "開園", "イベント", "上記"].flatMap { of in
      ["期間中の", "期間中は", "期間中、", "期間中毎"].map { of + $0 }
    } + ["会期中", "開催中", "シーズン中"]

  /// Whether a line gives the dates of a part of a label alone: 休業期間：12月24日～1月5日 below 授業期間の土曜・休業期間の月～土.
  private static func defines(_ remark: String, partOf label: String) -> Bool {
    guard let end = remark.firstIndex(where: { "：:".contains($0) }) else { return false }
    let head = remark[..<end].filter { !$0.isWhitespace }
    return head.count > 1 && head.count < label.count - 2 && label.holds(bytes: head)
      && label.contains { "・、と".contains($0) }
  }

  /// Whether the label itself holds words beside it: 祝日も運行します of 月曜・木曜。祝日も運行します.
  private func isSaid(_ remark: String, in label: String) -> Bool {
    var bare = remark.filter { !$0.isWhitespace }
    if bare.hasSuffix("。") { bare.removeLast() }
    return bare == label || bare.count > 5 && label.hasSuffix("。" + bare)
  }

  /// The part of the year that words name and nothing else, お盆 and 年末年始 apart: these are days
  /// more or fewer.
  private static func partOfYear(_ remark: String) -> ServicePattern? {
    ServicePattern.read(remark).pattern.flatMap {
      $0.namesPartOfYear && !$0.isOfSeasons ? $0 : nil
    }
  }

  /// Whether words beside a label say more of its days than their kind, which the label says: dates,
  /// exceptions, service. When a timetable begins to hold is told elsewhere.
  private static func qualifies(_ remark: String) -> Bool {
    guard !beginnings.contains(where: remark.holds(bytes:)) else { return false }
    let reading = ServicePattern.read(remark)
    // 公開日 2023年9月15日 is when something was made.
    if reading.pattern?.daysAlone?.allSatisfy(\.isDayOfYear) == true { return false }
    return reading.pattern.map { !$0.isWeekly || $0.hasOrdinals && reading.unread.isEmpty }
      ?? reading.unread.contains { part in
        limits.contains(where: part.holds(bytes:))
      }
  }

  private static let limits = ["除く", "運休", "のみ運行", "に限", "限り運行", "休校", "学校"]
}

extension ServicePattern {
  /// The same days, with what a label takes out of those that it calls by another name: 土休日（1月1日は運休）.
  fileprivate func taking(_ label: ServicePattern) -> ServicePattern {
    guard !label.isWeekly else { return self }
    let terms = base.map { term in
      DayTerm(
        periods: term.periods, days: term.days, except: term.except + label.base.flatMap(\.except),
        stand: term.stand)
    }
    return ServicePattern(
      base: terms + label.base.filter { !$0.periods.isEmpty }, rules: rules + label.rules)
  }

  /// 第1・3土曜 and nothing else.
  fileprivate var hasOrdinals: Bool {
    isWeekly && !base.isEmpty && base.allSatisfy { !$0.days.ordinals.isEmpty }
  }
}

extension DayTerm {
  /// Whether it is one day of one year.
  fileprivate var isDayOfYear: Bool {
    days.isEmpty && except.isEmpty && !periods.isEmpty
      && periods.allSatisfy { period in
        if case .span(let span) = period { span.isDay && span.first?.year != nil } else { false }
      }
  }
}

extension ServicePattern {
  /// Whether Saturdays are among its days.
  fileprivate var namesSaturdays: Bool { base.contains { $0.days.kinds.contains(.saturday) } }
}
