/// On which days something runs: a set of day kinds with dates, ranges, ordinals and exceptions.
///
/// Comes from reading a page's words (`BusLabels`), is shown as `text`, its canonical words, and is
/// stored as `stored`, its coded form.
public struct ServicePattern: Hashable, Sendable {
  /// The days it runs on; empty when the text only speaks of days without service.
  package let base: [DayTerm]
  /// What else is said, in order; a later statement wins.
  package let rules: [PatternRule]

  /// A pattern of statements as a reader finds them.
  package init(base: [DayTerm], rules: [PatternRule]) {
    self.init(settled: base.settled, rules: rules)
  }

  /// A pattern whose terms have their one form already.
  package init(settled base: [DayTerm], rules: [PatternRule]) {
    self.base = base
    self.rules = rules
  }

  /// The pattern in its canonical words, as it is shown: "平日", "月曜・水曜運行。祝日運休".
  public var text: String {
    var texts = rules.map(\.text)
    // 土日祝のみ運行 says what runs and that nothing else does.
    if !base.isEmpty, !isExclusive { texts.insert(base.text + (rules.isEmpty ? "" : "運行"), at: 0) }
    return texts.joined(separator: "。")
  }

  /// Whether it says that there is no service on any other day than its own: 土日祝のみ, …に限る.
  public var isExclusive: Bool {
    !base.isEmpty && rules.first == .limits(topic: [], to: base)
  }

  /// The same days without the words that there is no service on others.
  public var inclusive: ServicePattern {
    isExclusive ? ServicePattern(settled: base, rules: Array(rules.dropFirst())) : self
  }

  /// The pattern as the JSON contract names it: by its days of the week, also when お盆 or 年末年始
  /// are taken out or added; `custom` for all else, which this would misname.
  public var service: ServiceKind {
    guard let first = base.first, first.periods.isEmpty, first.stand == nil,
      isWeekly(first.except),
      isWeekly(Array(base.dropFirst())),
      inclusive.rules.allSatisfy({ rule in
        if case .cancels(let terms) = rule { isWeekly(terms) } else { false }
      }), first.days.weekdays.isEmpty, first.days.ordinals.isEmpty
    else { return .custom }
    return Self.services[first.days.kinds] ?? .custom
  }

  /// Whether the exceptions leave the week as it is: お盆 and 年末年始 do.
  private func isWeekly(_ terms: [DayTerm]) -> Bool {
    terms.allSatisfy { $0.days.isEmpty && $0.except.isEmpty && $0.periods.allSatisfy(\.isFeast) }
  }

  private static let services: [Set<DayKind>: ServiceKind] = [
    [.weekday]: .weekday, [.saturday]: .saturday, [.sunday]: .sunday, [.holiday]: .holiday,
    [.sunday, .holiday]: .sundayHoliday,
    [.saturday, .sunday, .holiday]: .saturdaySundayHoliday,
    Set(DayKind.allCases): .daily,
  ]

  /// Whether it names the holidays by themselves or with others; 毎日 names none.
  package var namesHolidays: Bool {
    base.contains { $0.days.kinds.contains(.holiday) && $0.days != .everyDay }
  }

  /// Whether it names all days of the week: 毎日.
  var namesEveryDay: Bool { base.contains { $0.days == .everyDay } }
}

extension ServicePattern: CustomStringConvertible {
  /// The canonical words.
  public var description: String { text }
}

/// One statement of a pattern.
package enum PatternRule: Hashable, Sendable {
  /// Not on these days.
  case cancels([DayTerm])
  /// On these days after all, whatever was said before.
  case restores([DayTerm])
  /// During `topic` (always, when empty) on no other days than these.
  case limits(topic: [DayTerm], to: [DayTerm])

  /// Its words; reading them after a statement of what runs gives it back.
  var text: String {
    switch self {
    case .cancels(let terms): terms.canBeMistaken ? "運休日：" + terms.text : terms.text + "運休"
    case .restores(let terms): "ただし" + terms.text + "運行"
    case .limits(let topic, let terms):
      (topic.isEmpty ? "" : topic.text + "は") + terms.text + (terms.areSentence ? "" : "のみ運行")
    }
  }
}

extension [DayTerm] {
  /// Whether they are words that nobody understood and that say themselves what runs or rests.
  fileprivate var areSentence: Bool {
    guard count == 1, case .open(let open)? = self[0].periods.first else { return false }
    return ["運", "休", "は", "ます", "。", "発"].contains { open.word.contains($0) }
  }

  /// 月～金、祝日運休 would say that something runs from Monday to Friday.
  fileprivate var canBeMistaken: Bool {
    contains { $0.days.namesWorkdays || $0.days.isEmpty && count > 1 && $0.isLong }
      && (count > 1 || contains { !$0.days.kinds.isEmpty && $0.days != .everyDay })
  }
}

extension DayTerm {
  /// 4月～11月: half a year or more.
  fileprivate var isLong: Bool {
    periods.contains { period in
      guard case .span(let span) = period, let first = span.first, let last = span.last else {
        return false
      }
      return (last.month - first.month + 12) % 12 >= 6
    }
  }
}
