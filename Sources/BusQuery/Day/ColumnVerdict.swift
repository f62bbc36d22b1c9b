internal import BusModel

/// What one column says about a date.
enum ColumnVerdict: Hashable {
  case yes
  case no
  /// What leaves it open; nil when the label is not understood at all.
  case unknown(PatternAnswer?)
  /// The page names no days for it.
  case unnamed

  init(_ timetable: BusTimetable, on date: CivilDate, in calendar: ServiceCalendar) {
    if let pattern = timetable.pattern {
      self.init(pattern.runs(on: date, in: calendar))
    } else if timetable.label != nil {
      self = .unknown(nil)
    } else {
      self.init(rowsOf: timetable, on: date, in: calendar)
    }
  }

  private init(_ answer: PatternAnswer) {
    switch answer.runs {
    case .yes: self = .yes
    case .no: self = .no
    case .unknown: self = .unknown(answer)
    }
  }

  /// In a list of departures each row may name its days; such a column is as good as named.
  private init(rowsOf timetable: BusTimetable, on date: CivilDate, in calendar: ServiceCalendar) {
    let patterns = timetable.departures.compactMap(\.pattern)
    guard !patterns.isEmpty, patterns.count == timetable.departures.count else {
      self = .unnamed
      return
    }
    let answers = Set(patterns).map { $0.runs(on: date, in: calendar) }
    let deciding = answers.first { $0.runs == .yes } ?? answers.first { $0.runs == .unknown }
    self = deciding.map { ColumnVerdict($0) } ?? .no
  }
}
