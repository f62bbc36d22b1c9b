internal import BusModel

/// Brackets without a statement of their own: what they say of the days before them.
extension ClauseReader {
  /// A bracket without a verb: お盆（8/13～8/16）, 夏ダイヤ（5月～10月）, 休日（土日祝）, 平日（4月～11月）.
  mutating func explain(_ said: [DayTerm]) {
    guard let item = draft.items.last else { return }
    // 学校休業日（土日祝、8/1～8/31）: its dates stand for it, and the days beside them are more.
    let isOfSchool = item.isFreeDay && said.contains(where: \.isDatedAlone)
    let terms = isOfSchool ? said.filter(\.isDatedAlone) + said.filter { !$0.isDatedAlone } : said
    for (index, term) in terms.enumerated() {
      switch item.content {
      case .period(let period) where index > 0 && (period.isOfHouse || isOfSchool):
        draft.addListed(term)
      case .period(let period):
        if period.isName, term.days.isEmpty, term.periods.allSatisfy(\.isDated) {
          draft.items.removeLast()
          for period in term.periods { draft.addListed(period) }
          draft.items[draft.items.count - term.periods.count].separated = item.separated
        } else if term.periods.isEmpty, period.isOfHouse {
          // 役場の開庁日（平日）: these are the days.
          draft.items[draft.items.count - 1].content = .days(term.days)
          if !term.except.isEmpty { draft.add(.except(term.except), gap: false) }
        } else if term.periods.isEmpty, period == .school(.freeDay),
          terms.contains(where: { !$0.periods.isEmpty })
        {
          // 学校休業日（土日祝、夏休み・冬休み・春休み期間）: what these days are, and not which of them.
          continue
        } else if term.periods.isEmpty {
          draft.joins = true
          draft.add(.days(term.days), gap: false)
        } else if !term.periods.allSatisfy(\.isName) {
          draft.addListed(term)
        }
      case .days(let days):
        refine(days, by: term)
        if !term.except.isEmpty, term.periods.isEmpty {
          draft.add(.except(term.except), gap: false)
        }
      case .except, .stand: draft.addListed(term)
      }
    }
  }

  private mutating func refine(_ days: DaySet, by term: DayTerm) {
    if term.periods.isEmpty {
      let isGeneric = days.kinds == [.sunday, .holiday] || days.kinds == [.weekday]
      // 土曜日（第2土曜）.
      let isNumbered = days.only != nil && term.days.numberedDay == days.only
      let last = draft.items.count - 1
      draft.items[last].content =
        .days(isGeneric || isNumbered ? term.days : days.union(term.days))
      if days.kinds == [.weekday], !term.days.weekdays.isEmpty {
        // 平日（月・水・金） are those days when they are no holidays.
        draft.inner.append(
          Clause(runs: false, terms: [DayTerm(days: DaySet(kinds: [.sunday, .holiday]))]))
      }
    } else if term.days.isEmpty, term.periods.allSatisfy(\.limits) {
      for (index, period) in term.periods.enumerated() {
        draft.joins = index == 0
        draft.separated = index > 0
        draft.add(.period(period), gap: false)
      }
    } else {
      draft.addListed(term)
    }
  }
}

extension ClauseDraft {
  fileprivate mutating func addListed(_ period: Period) {
    separated = true
    add(.period(period), gap: false)
  }

  fileprivate mutating func addListed(_ term: DayTerm) {
    separated = true
    for period in term.periods { addListed(period) }
    guard !term.days.isEmpty else { return }
    joins = !term.periods.isEmpty
    add(.days(term.days), gap: false)
  }
}

extension ClauseItem {
  var isFreeDay: Bool {
    if case .period(.school(.freeDay)) = content { true } else { false }
  }
}

extension DayTerm {
  /// Whether it is dates and nothing else.
  fileprivate var isDatedAlone: Bool {
    days.isEmpty && !periods.isEmpty && periods.allSatisfy(\.isDated)
  }
}

extension Period {
  /// Whether it is a day on which a house is open or closed, of which its bracket says when it is.
  var isOfHouse: Bool {
    guard case .open(let period) = self else { return false }
    return VocabularyPeriods.houses.contains { period.word == $0 }
  }

  /// Whether it limits the days before its bracket rather than adding to them.
  fileprivate var limits: Bool {
    switch self {
    case .span(let span): !span.isFeast
    case .school, .daysOfMonth, .beside, .holiday: true
    case .open(let period): period.doubt == nil
    case .named: false
    }
  }
}
