/// A time that people name without saying its dates.
package struct OpenPeriod: Hashable, Sendable {
  /// The word: "お盆", "当面".
  package let word: String
  /// The days of every year outside which it certainly is not; nil when it may be any day.
  package let doubt: DateSpan?

  package init(word: String, doubt: DateSpan?) {
    self.word = word
    self.doubt = doubt
  }

  /// Whether a date is in it. An operator with a rule in these days has said which ones they are:
  /// those that a rule decides to run as something else.
  func matches(_ day: ServiceDay, in calendar: ServiceCalendar) -> Match {
    guard let doubt else { return .unknown }
    guard doubt.matches(day.date) == .yes else { return .no }
    if let rule = day.rule, rule.on.contains(where: { $0.isShort && $0.contains(day.date) }) {
      return Match(day.isDeviation)
    }
    guard let days = doubt.days(around: day.date) else { return .unknown }
    return calendar.hasRule(between: days.first, and: days.last) ? .no : .unknown
  }
}

extension DateSpan {
  /// The run of dates of a yearly span that a date lies in.
  fileprivate func days(around date: CivilDate) -> (first: CivilDate, last: CivilDate)? {
    guard let first, let last else { return nil }
    let begins = (date.month, date.day) >= (first.month, first.earliest)
    let year = begins ? date.year : date.year - 1
    let ends = (last.month, last.latest) < (first.month, first.earliest) ? year + 1 : year
    guard let start = CivilDate(year: year, month: first.month, day: first.earliest),
      let end = CivilDate(year: ends, month: last.month, day: last.latest)
    else { return nil }
    return (start, end)
  }
}
