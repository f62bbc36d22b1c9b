/// Whether something runs on a date, and the words that decided.
public struct PatternAnswer: Hashable, Sendable {
  /// The answer.
  public let runs: Runs
  /// Why, in Japanese, with the deciding words quoted: "「祝日運休」".
  public let because: String

  /// Yes, no, or that the text leaves it open.
  public enum Runs: String, Sendable, Hashable {
    /// It runs.
    case yes
    /// It does not run.
    case no
    /// The words do not say: お盆 without dates, 登校日 without the schools' holidays.
    case unknown
  }
}

extension ServicePattern {
  /// Whether it runs on a date, in the days of an operator.
  ///
  /// A date without service (`none`) is a no to every pattern. On the days of a special timetable
  /// 平日, 土曜 and 日祝 are a no, and the pattern that names it a yes.
  ///
  /// - Parameters:
  ///   - date: the service day.
  ///   - calendar: the operator's days.
  /// - Returns: never without words that justify it.
  public func runs(on date: CivilDate, in calendar: ServiceCalendar) -> PatternAnswer {
    runs(on: calendar.day(date), in: calendar, holidaysApart: false)
  }

  func runs(
    on day: ServiceDay, in calendar: ServiceCalendar, holidaysApart: Bool
  ) -> PatternAnswer {
    if day.runs == .none { return PatternAnswer(runs: .no, because: "運休日: \(day.because)") }
    let matches = { (terms: [DayTerm]) in
      terms.matches(day, in: calendar, holidaysApart: holidaysApart)
    }
    var answer = start(day, matches)
    for rule in rules {
      let (effect, match) = rule.effect(matches)
      let isSettled = answer.runs == effect
      guard match != .no, !isSettled else { continue }
      if match == .unknown && answer.runs == .unknown { continue }
      let runs = match == .yes ? effect : .unknown
      answer = PatternAnswer(runs: runs, because: Self.quote(rule.text, runs))
    }
    return answer
  }

  private func start(_ day: ServiceDay, _ matches: ([DayTerm]) -> Match) -> PatternAnswer {
    guard !base.isEmpty else {
      return PatternAnswer(runs: .yes, because: "「\(text)」の日に当たらない")
    }
    switch matches(base) {
    case .yes: return PatternAnswer(runs: .yes, because: Self.quote(base.text, .yes))
    case .unknown: return PatternAnswer(runs: .unknown, because: Self.quote(base.text, .unknown))
    case .no:
      return PatternAnswer(runs: .no, because: "「\(base.text)」の日ではない（\(day.because)）")
    }
  }

  private static func quote(_ words: String, _ runs: PatternAnswer.Runs) -> String {
    runs == .unknown ? "「\(words)」に当たるかどうか定まらない" : "「\(words)」"
  }
}

extension PatternRule {
  /// What the rule says of the days it speaks of, and whether a day is one.
  fileprivate func effect(_ matches: ([DayTerm]) -> Match) -> (PatternAnswer.Runs, Match) {
    switch self {
    case .cancels(let terms): (.no, matches(terms))
    case .restores(let terms): (.yes, matches(terms))
    case .limits(let topic, let terms):
      (.no, (topic.isEmpty ? .yes : matches(topic)).and(matches(terms).not))
    }
  }
}
