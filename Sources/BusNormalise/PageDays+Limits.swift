import BusLabels
import BusModel

/// Lines that limit the service of a page to some days.
extension PageDays {
  /// Takes a limit that a line names; where the line says until when something runs (`isValidity`), it limits
  /// no column to that day.
  mutating func take(
    _ said: ServicePattern, _ line: String, _ page: RawPage, _ patterns: [ServicePattern],
    isValidity: Bool
  ) {
    if said.base == [.holidays], isOneKind || areWeekdays,
      !["のみ", "限", "だけ"].contains(where: line.holds(bytes:))
    {
      // 月～金 and 祝日運行 beside it.
      return restore([.holidays], because: line)
    }
    guard !isValidity else { return }
    if !patterns.isEmpty, patterns.allSatisfy(\.saysNoService), !Self.saysOnly(line),
      said.base.allSatisfy({ $0.days.isEmpty })
    {
      // 1月3日 運行 behind 12月30日～1月2日 運休.
      restored += said.base
      return
    }
    if !isOneKind, patterns.count > 1, !Self.saysOnly(line),
      said.base.contains(where: \.isOfFewDates)
    {
      // 12月12日は、土曜日ですが平日の時刻で運行 beside three columns says of the date alone that something runs.
      guard !Self.heads(line, page) else { return }
      let dated = said.base.filter { !$0.periods.isEmpty }
      return leaveOpen(dated.isEmpty ? said.base : dated, because: line)
    }
    guard limit == nil, !Self.isSaid(said, patterns) else { return }
    let denied = patterns.filter { $0.sharesNoDay(with: said) }
    guard !denied.isEmpty else {
      limit = said
      return
    }
    // 平日のみ運行 beside a column of Sundays, 12月5日 beside 平日: nobody knows which of the two holds.
    leaveOpen(denied.flatMap(\.base) + said.base, because: line)
  }

  mutating func leaveOpen(_ days: [DayTerm], because line: String) {
    rules.append(PageDayRule(when: days.settled, runs: nil, because: line))
    notices.append(Notice(.specialDays(line: line)))
  }

  /// Whether a line says that nothing runs on other days.
  private static func saysOnly(_ line: String) -> Bool {
    (["のみ", "限", "だけ", "運行日", "運転日", "運休", "only", "Only"] + PeriodHeading.words)
      .contains(where: line.holds(bytes:))
  }

  /// Whether a line begins with a label of the page: 試験期間　1月25日～2月5日 explains it.
  private static func heads(_ line: String, _ page: RawPage) -> Bool {
    let bare = line.drop { "※・●■◆○【［〔 　".contains($0) }
    return page.timetables.compactMap(\.label).contains { $0.count > 2 && bare.hasPrefix($0) }
  }

  /// Whether the labels say all that limits the service: 4月～11月の毎日 of two seasons.
  private static func isSaid(_ limit: ServicePattern, _ patterns: [ServicePattern]) -> Bool {
    !patterns.isEmpty && !limit.base.isEmpty
      && patterns.allSatisfy { pattern in
        limit.base.allSatisfy(pattern.base.contains) && pattern.base.count >= limit.base.count
      }
  }
}

extension ServicePattern {
  /// Whether kinds of day alone are named on both sides, and none on both.
  func sharesNoDay(with other: ServicePattern) -> Bool {
    let (own, others) = (base, other.base)
    guard !own.isEmpty, !others.isEmpty, (own + others).allSatisfy(\.isOfKinds) else {
      return false
    }
    return own.allSatisfy { day in
      others.allSatisfy { $0.days.kinds.isDisjoint(with: day.days.kinds) }
    }
  }
}

extension DayTerm {
  /// Whether it is single dates.
  fileprivate var isOfFewDates: Bool {
    days.isEmpty
      && periods.contains { period in
        if case .span(let span) = period { span.isDay } else { false }
      }
  }

  fileprivate var isOfKinds: Bool {
    periods.isEmpty && days.weekdays.isEmpty && days.ordinals.isEmpty && !days.kinds.isEmpty
  }
}
