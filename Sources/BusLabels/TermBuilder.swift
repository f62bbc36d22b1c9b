internal import BusModel

/// Puts the pieces of a statement together: which 曜日 belong to which part of the year.
struct TermBuilder {
  private var terms: [DayTerm] = []
  private var isClosed = false
  /// Where the list began to which the next 除く belongs.
  private var groupStart = 0
  private let cancels: Bool
  /// The days named before the last ones of the last term, when ・ or と stands between.
  private var before: DaySet?

  private init(cancels: Bool) { self.cancels = cancels }

  /// The days that pieces name, in a statement of what runs or of what does not.
  static func terms(_ items: some Sequence<ClauseItem>, cancels: Bool) -> [DayTerm] {
    var builder = TermBuilder(cancels: cancels)
    for item in items { builder.add(item) }
    return builder.terms
  }

  /// The piece before the one that is being added.
  private var previous: ClauseItem?

  private mutating func add(_ item: ClauseItem) {
    defer { previous = item }
    switch item.content {
    case .days(let days): add(days, item)
    case .period(let period): add(period, item)
    case .except(let except):
      for index in lastGroup { terms[index].except += except }
      isClosed = true
    case .stand(let stand):
      for index in lastGroup { terms[index].stand = stand }
      isClosed = true
    }
  }

  /// 除く in brackets speaks of the list it follows.
  private var lastGroup: Range<Int> { groupStart..<terms.count }

  private mutating func add(_ days: DaySet, _ item: ClauseItem) {
    guard !isClosed, var last = terms.last else { return start(DayTerm(days: days)) }
    before = item.separated ? last.days : nil
    if last.days.isEmpty {
      // 8/13～8/16の平日, 4/1～11/30 土日祝運行, 当分の間、土曜; but 12/29～1/3 土日祝運休 is a list.
      let isAside =
        last.periods.count == 1 && last.periods[0].isAside(before: item)
        || item.comma && previous?.isSeason(cancels: cancels) == true
      guard item.joined || isAside || (!item.separated && !(item.gap && cancels)) else {
        return start(DayTerm(days: days))
      }
      last.days = days
      if last.periods.count > 1, let month = last.periods.last,
        month.isWholeMonth && last.periods.dropLast().allSatisfy(\.isOfDays)
          || month.isSeason && last.periods.dropLast().allSatisfy(\.isDay)
      {
        // 12月28日～1月4日、2月第2金曜: the Friday is February's alone; 12月31日、1月4日～2月末の月曜.
        terms[terms.count - 1].periods.removeLast()
        return terms.append(DayTerm(periods: [month], days: days))
      }
    } else {
      last.days = last.days.union(days)
    }
    terms[terms.count - 1] = last
  }

  private mutating func add(_ period: Period, _ item: ClauseItem) {
    guard !isClosed, var last = terms.last else { return start(DayTerm(periods: [period])) }
    if last.days.isEmpty {
      if !item.separated, period.isRhythm, name(last).isRange {
        // 12/4から隔週: the first of them, and not which they are.
        last.periods.removeLast()
      } else if !item.separated, period.isRange, name(last).isRhythm {
        return
      } else if item.joined, let open = period.beginning(with: name(last)) {
        last.periods[last.periods.count - 1] = open
        terms[terms.count - 1] = last
        return
      } else if item.joined, period.isSetByDates, name(last).isOfDays {
        // 8/13～8/15のお盆期間 says why.
        return
      } else if !item.separated, let name = last.periods.last,
        item.joined || (name.isName && period.isDated)
      {
        // お盆 8/13～8/16 says when it is; 夏休みの8/1～8/10 which part of it.
        last.periods.removeLast()
      } else if !item.separated, period.isName, !name(last).isName {
        // 8/13～8/16 お盆 says why.
        return
      }
      if !last.periods.contains(period) { last.periods.append(period) }
    } else if let before, !before.isEmpty, last.periods.isEmpty, period.isName, !item.separated,
      !item.gap
    {
      // 平日および祝日授業実施日: of the days before と it says nothing.
      terms[terms.count - 1].days = before
      return start(DayTerm(periods: [period], days: last.days.without(before)))
    } else if last.periods.isEmpty, item.joined || (!item.separated && restricts(period, item)) {
      last.periods = [period]
    } else {
      return start(DayTerm(periods: [period]))
    }
    terms[terms.count - 1] = last
  }

  private func name(_ term: DayTerm) -> Period { term.periods.last ?? .daysOfMonth(0) }

  /// Whether a part of the year after days of the week limits them: 土日祝 4/1～11/30, 平日登校日.
  private func restricts(_ period: Period, _ item: ClauseItem) -> Bool {
    switch period {
    case .span(let span): !cancels && !span.isDay && !span.isFeast
    case .school: !cancels || !item.gap
    case .named: true
    case .open(let open): open.doubt == nil && !cancels
    case .daysOfMonth, .beside, .holiday: false
    }
  }

  private mutating func start(_ term: DayTerm) {
    if isClosed { groupStart = terms.count }
    terms.append(term)
    isClosed = false
  }
}

extension ClauseItem {
  /// 12月1日から3月31日まで、土日祝: with まで, or where it is most of a year, the part of it in which the days
  /// behind the comma are meant, and no item of a list.
  fileprivate func isSeason(cancels: Bool) -> Bool {
    guard case .period(.span(let span)) = content, !span.isDay, !span.isFeast, !span.isOpen else {
      return false
    }
    return saysUntil || !cancels && isLong
  }
}

extension Period {
  /// The 春休み of 2月13日以降の春休み, which begins with that date and ends nobody says when; nil for others.
  fileprivate func beginning(with dates: Period) -> Period? {
    guard case .school(let time) = self, case .span(let span) = dates, let first = span.first,
      span.last == nil
    else { return nil }
    let doubt = DateSpan(first: first, last: time.longest?.last)
    return .open(OpenPeriod(word: time.rawValue, doubt: doubt))
  }

  /// Whether it is a name for days that dates beside it would explain.
  var isName: Bool {
    switch self {
    case .open, .named, .school: true
    default: false
    }
  }

  /// 隔週: of the days from a date on some.
  fileprivate var isRhythm: Bool {
    if case .open(let open) = self { open.word == "隔週" } else { false }
  }

  /// お盆, 夏休み: a name that is said when its dates are.
  fileprivate var isSetByDates: Bool {
    switch self {
    case .open(let open): open.doubt != nil
    case .school: true
    default: false
    }
  }

  /// More than one day of the year.
  fileprivate var isRange: Bool {
    if case .span(let span) = self { !span.isDay } else { false }
  }

  /// A month by its name, or the same days.
  fileprivate var isWholeMonth: Bool {
    guard case .span(let span) = self, let first = span.first, let last = span.last else {
      return false
    }
    return first.month == last.month && first.earliest == 1 && last.latest >= 28
  }

  /// Three weeks or more.
  fileprivate var isSeason: Bool {
    guard case .span(let span) = self, let first = span.first, let last = span.last else {
      return false
    }
    let months = (last.month - first.month + 12) % 12
    return months * 30 + last.latest - first.earliest > 20
  }

  /// One date.
  fileprivate var isDay: Bool {
    if case .span(let span) = self { span.isDay } else { false }
  }

  /// Days of the year, and no month by its name.
  fileprivate var isOfDays: Bool {
    guard case .span(let span) = self, !span.isOpen, !isWholeMonth else { return false }
    return span.isDay || span.first?.earliest != 1
  }

  /// Whether it is said before a comma without being part of a list: 当分の間、…; 10月1日より、….
  func isAside(before item: ClauseItem) -> Bool {
    switch self {
    case .open(let period): period.word == "当面"
    case .span(let span): span.isOpen && span.first != nil && item.comma
    default: false
    }
  }

  /// Whether it says its dates.
  var isDated: Bool {
    if case .span = self { true } else { false }
  }
}
