import BusLabels
import BusModel

/// Days on which something runs after all, or besides those of the labels.
extension PageDays {
  /// Takes what runs after all for days of the page's one label: nothing else could run then.
  mutating func restore(_ days: [DayTerm], because line: String) {
    if days == [.holidays], areWeekdays {
      // 祝日も運行 beside 火 and 木: on holidays that are Tuesdays and Thursdays.
      restored += days
      return
    }
    if days == [.holidays] { exceptHolidays(fromRestsOf: line) }
    guard isOneKind, !days.isEmpty, days.allSatisfy({ $0.usualRules(because: line) != nil }) else {
      return
    }
    restored += days
    rules.removeAll { rule in rule.runs == nil && rule.when.allSatisfy(days.contains) }
    let usual = days.flatMap { $0.usualRules(because: line) ?? [] }
    // Behind 日祝運休, and before 12/31～1/3運休, which holidays do not take back.
    let isWeekly = days.allSatisfy(\.isOfHolidays)
    let last = rules.lastIndex { $0.when.allSatisfy(\.periods.isEmpty) }.map { $0 + 1 } ?? 0
    rules.insert(contentsOf: usual, at: isWeekly ? last : rules.count)
  }

  /// 1月～2月の月曜運休（祝日は運行）: of the days that the same line takes out.
  private mutating func exceptHolidays(fromRestsOf line: String) {
    rules = rules.map { rule in
      guard rule.because == line, rule.runs == ServiceDayKind.none else { return rule }
      let when = rule.when.map { term in
        var term = term
        if !term.days.weekdays.isEmpty, term.stand == nil, !term.except.contains(.holidays) {
          term.except.append(.holidays)
        }
        return term
      }
      return PageDayRule(when: when, runs: rule.runs, because: line)
    }
  }

  /// Leaves open the days on which buses with a mark run besides those of the page's timetables.
  mutating func addDays(of legend: [Mark], _ patterns: [ServicePattern]) {
    let known = patterns + (week.map { [$0] } ?? [])
    for entry in legend {
      guard let text = entry.text,
        let added = LegendMeaning.of(text, mark: entry.mark).addedDays
      else { continue }
      if known.contains(where: { $0.gives(added.when) }) {
        // Of days that a column has, 第2土曜は診療のため◇印の便のみ運行 says that the others rest.
        guard !added.isSaid, text.holds(bytes: "のみ"), OnlyMarked(entry) == nil else { continue }
      }
      if !added.isSaid { further.insert(entry.mark) }
      leaveOpen(added.when, because: text)
    }
  }

  /// Whether the timetables give the days that a sentence adds: 祝日も運行 beside a column of 日祝.
  static func gives(
    _ added: PageDayRule, _ page: RawPage, _ patterns: [ServicePattern]
  ) -> Bool {
    // 「月・木」の便は祝日も運行 is said of these alone, whatever runs every day.
    if isOfTrips(added.because, patterns), let own = topic(of: added.because) {
      return own.gives(added.when)
    }
    if page.timetables.contains(where: { $0.label == nil }) { return true }
    let giving = patterns.filter { $0.gives(added.when) }
    // 祝日も運行 beside trips of 月～金 and others of 毎日 is said of the former.
    return giving.count == patterns.count || giving.contains { !$0.isOfEveryDay }
  }

  /// Whether a sentence speaks of the buses of some timetable's days.
  static func isOfTrips(_ line: String, _ patterns: [ServicePattern]) -> Bool {
    topic(of: line).map { own in patterns.contains { $0.inclusive == own.inclusive } } ?? false
  }

  /// The days of whose buses a sentence speaks: 月・木 of ・「月・木」の便は祝日も運行します.
  private static func topic(of line: String) -> ServicePattern? {
    var text = line.drop { !$0.isLetter && !$0.isNumber }
    if let also = (text.firstRange(ofBytes: "の便も") ?? text.firstRange(ofBytes: "便も")),
      let topic = text[..<also.lowerBound].lastIndex(of: "は")
    {
      text = text[text.index(after: topic)...]
    }
    let ends = ["の便", "運行の便", "のバス", "便は", "便も", "は"].compactMap { text.firstRange(ofBytes: $0) }
    guard let end = ends.map(\.lowerBound).min() else { return nil }
    let reading = ServicePattern.read(String(text[..<end].filter { !"「」『』”“\"".contains($0) }))
    return reading.unread.isEmpty ? reading.pattern : nil
  }
}

extension ServicePattern {
  /// 毎日 and nothing else.
  fileprivate var isOfEveryDay: Bool { base == [DayTerm(days: .everyDay)] }

  /// Whether something runs on all of some days.
  fileprivate func gives(_ days: [DayTerm]) -> Bool {
    days.allSatisfy { day in
      day.days.isEmpty ? rules.isEmpty : base.contains { $0.gives(day.days) }
    }
  }
}

extension DayTerm {
  /// Whether it names all kinds of some days, without dates or exceptions.
  fileprivate func gives(_ other: DaySet) -> Bool {
    periods.isEmpty && except.isEmpty && days.kinds.isSuperset(of: other.kinds)
      && (other.weekdays.isEmpty || days.kinds.contains(.weekday)) && other.ordinals.isEmpty
  }
}
