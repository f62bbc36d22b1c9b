internal import BusModel

/// Of a list before 運休 or 除く, which days run and which do not: in 月～金、祝日は運休 the days before the
/// comma run, in 土日、祝日は運休 they do not.
extension ClauseReader {
  /// Makes a statement of its own of the days that run; whether there are any.
  mutating func takeRunning(before verb: PatternToken) -> Bool {
    let isTopic = draft.items.isEmpty
    guard isTopic || draft.topic.isEmpty else { return false }
    let items = isTopic ? draft.topic : draft.items
    let saidOnly = onlyEnd(of: items)
    switch isPair(items, before: verb) ? .unclear : restStart(of: items) {
    case .none: return false
    case .unclear:
      draft.isSpoilt = true
      return true
    case .at(let start):
      var clause = Clause(terms: TermBuilder.terms(items[..<start], cancels: false))
      clause.isOnly = saidOnly != nil
      clauses.append(clause)
      draft.isOnly = draft.isOnly && saidOnly == nil
      var rest = Array(items[start...])
      rest[0].separated = false
      rest[0].gap = false
      if isTopic { draft.topic = rest } else { draft.items = rest }
      return true
    }
  }

  /// 土曜 祝日運休, 土曜、祝日の場合は運休: a list, or a label and when it rests.
  private func isPair(_ items: [ClauseItem], before verb: PatternToken) -> Bool {
    guard items.count > 1, !items[0].isPeriod, !items[0].isRunning, !verb.gap, heading == nil,
      draft.dividedAt == nil, draft.onlyEnd == nil,
      items[1].separated ? isInCase && items[1].comma : items[1].gap
    else { return false }
    return items[2...].allSatisfy { $0.separated && !$0.comma }
  }

  /// Where among the pieces those begin that 除く takes out; nil for all of them.
  mutating func exceptStart() -> Int? {
    if draft.items.isEmpty, case .at(let start) = restStart(of: draft.topic) {
      // 月～金、祝日は除く.
      draft.items = draft.topic
      draft.topic = []
      return start
    }
    switch restStart(of: draft.items.isEmpty ? draft.topic : draft.items) {
    case .at(let start) where modifies && draft.items[0].isWorkday:
      // 平日（月・水、祝日を除く）: of 月・水 there is no telling.
      draft.isSpoilt = true
      return start
    case .at(let start): return start
    case .none: return lastGap
    case .unclear:
      draft.isSpoilt = true
      return lastGap
    }
  }

  /// The last piece before which a space stands and nothing else.
  var lastGap: Int? {
    draft.items.indices.dropFirst().last { index in
      // 年末年始 12/26～1/3を除く: the word and its dates are one.
      let isNamed = draft.items[index - 1].isName && draft.items[index].isDated
      return draft.items[index].gap && !draft.items[index].separated && !isNamed
    }
  }

  private func restStart(of items: [ClauseItem]) -> RestStart {
    var isHeaded = false
    if case .verb(let runs)? = heading {
      guard runs else { return .none }
      isHeaded = true
    }
    let said = draft.dividedAt.flatMap { items.indices.contains($0) ? $0 : nil }
    return (onlyEnd(of: items) ?? said).map { .at($0) } ?? RestStart(in: items, isHeaded: isHeaded)
  }

  /// Before which of the pieces のみ was said.
  private func onlyEnd(of items: [ClauseItem]) -> Int? {
    draft.onlyEnd.flatMap { (1..<max(items.count, 1)).contains($0) ? $0 : nil }
  }
}

/// Where in a list the days begin that do not run.
private enum RestStart {
  /// All of them do not.
  case none
  case at(Int)
  /// It can be read both ways: 火・木・祝日は運休.
  case unclear

  /// `isHeaded` says whether 運行日: goes before the list.
  init(in items: [ClauseItem], isHeaded: Bool) {
    guard items.count > 1 else {
      self = .none
      return
    }
    let breaks = items.indices.dropFirst().filter { items[$0].isApart }
    if items[0].isWide {
      self = Self.afterWeek(items, breaks)
    } else if items[0].isWorkday {
      self = Self.afterWorkdays(items, breaks, isHeaded)
    } else if isHeaded {
      self = breaks.count == 1 ? .at(breaks[0]) : .unclear
    } else if items[0].isLong, let first = breaks.first {
      self = .at(first)
    } else {
      // 土日祝、12月～3月は運休; 土日祝、祝日は運休 says the same day twice.
      let isMixed =
        !items[0].isPeriod
        && breaks.contains {
          items[$0].isOfMonths || !items[..<$0].days.isDisjoint(with: items[$0].days)
        }
      self = isMixed ? .unclear : .none
    }
  }

  /// 平日、月～金、毎日: together with what follows they would hardly rest.
  private static func afterWeek(_ items: [ClauseItem], _ breaks: [Int]) -> RestStart {
    let lead = items[1..<(breaks.first ?? items.count)]
    guard !lead.contains(where: { $0.isPeriod && !$0.joined || $0.namesHolidays || $0.isWorkday })
    else {
      return .unclear
    }
    guard let start = breaks.first else { return .none }
    // 平日、土曜は運休: it may be of a bus on Sundays.
    let (before, rest) = (items[..<start].days, items[start...].days)
    let all = before.union(rest).kinds
    let isOfBoth =
      !before.isDisjoint(with: rest) || rest.kinds.contains(.holiday)
      || all.isSuperset(of: [.weekday, .saturday, .sunday])
    return isOfBoth || items[start...].contains(where: \.isPeriod) ? .at(start) : .unclear
  }

  /// 火・木、祝日は運休 runs on 火・木; 水曜、祝日は運休 rests on both; 火・木・祝日は運休 may be either.
  private static func afterWorkdays(
    _ items: [ClauseItem], _ breaks: [Int], _ isHeaded: Bool
  ) -> RestStart {
    guard let first = items.firstIndex(where: { !$0.isWorkday }) else {
      if isHeaded { return breaks.count == 1 ? .at(breaks[0]) : .unclear }
      return breaks.isEmpty || breaks.count == items.count - 1 ? .none : .unclear
    }
    if breaks.contains(first) {
      if isHeaded || first > 1 && breaks.first == first { return .at(first) }
      return first == 1 ? .none : .unclear
    }
    if let start = breaks.first, isHeaded || start > 2, start > first,
      !items[..<start].contains(where: { $0.isPeriod || $0.namesHolidays })
    {
      return .at(start)
    }
    return first == 1 && !isHeaded && breaks.isEmpty ? .none : .unclear
  }
}

extension ClauseItem {
  /// Whether more than ・ or と divides it from what stands before.
  fileprivate var isApart: Bool { comma || gap && !separated }

  /// The days of the week that it names.
  fileprivate var days: DaySet {
    if case .days(let days) = content { days } else { DaySet() }
  }

  /// Whether it names workdays.
  var isRunning: Bool { isWide || isWorkday }

  /// 平日, 月～金, 毎日.
  fileprivate var isWide: Bool { days.kinds.contains(.weekday) || days.weekdays.count > 2 }

  /// 火曜.
  fileprivate var isWorkday: Bool { days.namesWorkdays && days.kinds.isEmpty && !isWide }

  fileprivate var namesHolidays: Bool { days.kinds.contains(.holiday) }

  /// 年末年始, お盆.
  fileprivate var isName: Bool {
    if case .period(let period) = content { period.isName } else { false }
  }

  /// 12/26～1/3.
  fileprivate var isDated: Bool {
    if case .period(let period) = content { period.isDated } else { false }
  }

  var isPeriod: Bool {
    if case .days = content { false } else { true }
  }

  /// 4月～11月: more than half a year.
  var isLong: Bool { months.map { $0 >= 6 } ?? false }

  /// 12月～3月: whole months.
  fileprivate var isOfMonths: Bool {
    guard case .period(.span(let span)) = content, let first = span.first, let last = span.last
    else { return false }
    return first.month != last.month && first.earliest == 1 && last.latest >= 28
  }

  private var months: Int? {
    guard case .period(.span(let span)) = content, let first = span.first, let last = span.last
    else { return nil }
    return (last.month - first.month + 12) % 12
  }
}

extension ArraySlice<ClauseItem> {
  /// All days of the week that they name.
  fileprivate var days: DaySet { reduce(DaySet()) { $0.union($1.days) } }
}

extension DaySet {
  /// Whether no day of the week is in both.
  fileprivate func isDisjoint(with other: DaySet) -> Bool {
    kinds.isDisjoint(with: other.kinds) && weekdays.isDisjoint(with: other.weekdays)
      && !(kinds.contains(.weekday) && other.namesWorkdays)
      && !(other.kinds.contains(.weekday) && namesWorkdays)
  }
}
