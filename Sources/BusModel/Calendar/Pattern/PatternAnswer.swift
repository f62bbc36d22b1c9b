/// Whether something runs on a date, and the words that decided.
public struct PatternAnswer: Hashable, Sendable {
  /// The answer.
  public let runs: Runs
  /// What it rests on.
  public let basis: Basis

  init(runs: Runs, basis: Basis) {
    self.runs = runs
    self.basis = basis
  }

  /// The answer that a page's own words leave open.
  public init(openBy rule: PageDayRule) {
    self.init(runs: .unknown, basis: .open(rule.because))
  }

  /// What decided, with the words of the text in their canonical form.
  public enum Basis: Hashable, Sendable {
    /// The words speak of the day: "祝日運休".
    case words(String)
    /// The words leave it open whether they speak of the day: "お盆".
    case open(String)
    /// The day is none of those that the words name, and why it is what it is.
    case outside(String, ServiceDay)
    /// The words only say when nothing runs, and the day is not among them.
    case notCancelled(String)
    /// Another column of the line is more specific on the day: one that gives the date.
    case givesWay(to: String)
    /// The operator runs nothing on the day.
    case suspended(ServiceDay)
  }

  /// Why, in Japanese, with the deciding words quoted: "「祝日運休」".
  public var because: String {
    switch basis {
    case .words(let words): "「\(words)」"
    case .open(let words): "「\(words)」に当たるかどうか定まらない"
    case .outside(let words, let day): "「\(words)」の日ではない（\(day.because)）"
    case .notCancelled(let words): "「\(words)」の日に当たらない"
    case .givesWay(let words): "「\(words)」が優先"
    case .suspended(let day): "運休日: \(day.because)"
    }
  }

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
    if day.runs == .none { return PatternAnswer(runs: .no, basis: .suspended(day)) }
    var answer = start(day) { $0.matches(day, in: calendar, holidaysApart: holidaysApart) }
    for rule in rules {
      let isApart = if case .cancels = rule { false } else { holidaysApart }
      let (effect, match) = rule.effect {
        $0.matches(day, in: calendar, holidaysApart: isApart)
      }
      guard match != .no else { continue }
      if answer.runs == effect {
        // 平日・土曜運行。日祝運休 says of Sundays that nothing runs, and not only nothing.
        if match == .yes, case .cancels = rule, case .outside = answer.basis {
          answer = PatternAnswer(runs: effect, basis: .words(rule.text))
        }
        continue
      }
      if match == .unknown && answer.runs == .unknown { continue }
      let runs = match == .yes ? effect : .unknown
      answer = PatternAnswer(
        runs: runs, basis: runs == .unknown ? .open(rule.text) : .words(rule.text))
    }
    return answer
  }

  private func start(_ day: ServiceDay, _ matches: ([DayTerm]) -> Match) -> PatternAnswer {
    guard !base.isEmpty else {
      // 日祝運休 says nothing of a day with a timetable of its own.
      if case .special(let name) = day.runs {
        return PatternAnswer(runs: .unknown, basis: .open(name))
      }
      return PatternAnswer(runs: .yes, basis: .notCancelled(text))
    }
    switch matches(base) {
    case .yes: return PatternAnswer(runs: .yes, basis: .words(base.text))
    case .unknown: return PatternAnswer(runs: .unknown, basis: .open(base.text))
    case .no: return PatternAnswer(runs: .no, basis: .outside(base.text, day))
    }
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
