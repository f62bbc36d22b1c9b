package import BusModel

/// 休日 where a page does not say what it means by it: Sundays and holidays with some companies, Saturdays as
/// well with others.
extension ServicePattern {
  /// The same days, open on Saturdays where words such as 休日は運休 speak of no Saturday.
  package func openingSaturdays(of words: String) -> ServicePattern {
    guard words.holds(bytes: "休日"), !words.holds(bytes: "土"), Self.namesRestDays(words) else {
      return self
    }
    return ServicePattern(base: base.openingSaturdays, rules: rules.map(\.openingSaturdays))
  }

  /// Whether the word stands by itself in some words, and is no part of 学休日 or 運休日.
  private static func namesRestDays(_ words: String) -> Bool {
    let label = LabelText(words)
    return PatternScanner.tokens(of: label).contains { token in
      if case .days = token.meaning { label.quote(token.places) == "休日" } else { false }
    }
  }
}

extension [DayTerm] {
  fileprivate var openingSaturdays: [DayTerm] {
    flatMap { term -> [DayTerm] in
      guard term.periods.isEmpty, term.days.kinds.isSuperset(of: [.sunday, .holiday]),
        !term.days.kinds.contains(.saturday)
      else { return [term] }
      var saturday = DayTerm(days: DaySet(kinds: [.saturday]), except: term.except)
      saturday.periods = [.open(OpenPeriod(word: "休日", doubt: nil))]
      return [term, saturday]
    }
  }
}

extension PatternRule {
  fileprivate var openingSaturdays: PatternRule {
    switch self {
    case .cancels(let terms): .cancels(terms.openingSaturdays)
    case .restores(let terms): .restores(terms.openingSaturdays)
    case .limits(let topic, let terms): .limits(topic: topic, to: terms.openingSaturdays)
    }
  }
}
