internal import BusModel

/// What one column says about a date.
enum ColumnVerdict: Hashable {
  case yes
  case no
  /// It would run but for words of its own.
  case cancelled(PatternAnswer)
  /// What leaves it open; nil when the label is not understood at all.
  case unknown(PatternAnswer?)
  /// The page names no days for it.
  case unnamed

  /// What the columns of one line say, in their order: which one runs depends on its rivals.
  static func verdicts(
    of rivals: [BusTimetable], areOfRows: Bool = false, on day: ServiceDay,
    in calendar: ServiceCalendar
  ) -> [ColumnVerdict] {
    if areOfRows {
      return rivals.flatMap { verdicts(of: [$0], on: day, in: calendar) }
    }
    var answers = ServicePattern.answers(
      of: rivals.compactMap(\.pattern), on: day, in: calendar)[...]
    return rivals.map { rival in
      let answer = rival.pattern == nil ? nil : answers.popFirst()
      if let label = rival.label, day.runsTimetable(named: label) { return .yes }
      if let answer { return ColumnVerdict(answer) }
      return rival.label == nil
        ? ColumnVerdict(rowsOf: rival, on: day.date, in: calendar) : .unknown(nil)
    }
  }

  private init(_ answer: PatternAnswer) {
    switch answer.runs {
    case .yes: self = .yes
    case .no:
      if case .words = answer.basis { self = .cancelled(answer) } else { self = .no }
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

extension [BusTimetable] {
  /// Whether all are of columns of a page, whose rows or trips name their days one by one: 毎日 and
  /// 土日祝 add up there and are no rivals, and so does the same of the way back.
  var areOfRows: Bool {
    let columns = Dictionary(grouping: self, by: \.at).values
    return !isEmpty
      && columns.allSatisfy { $0.count > 1 && Set($0.map(\.pattern)).count == $0.count }
  }
}
