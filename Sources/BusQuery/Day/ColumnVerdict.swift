internal import BusModel

/// What one column says about a date.
enum ColumnVerdict: Hashable {
  case yes
  case no
  case unknown(String)
  /// The page names no days for it.
  case unnamed

  init(_ timetable: BusTimetable, on date: CivilDate, by rules: ServiceRules) {
    if let pattern = timetable.pattern {
      self.init(rules.runs(pattern, date))
    } else if let label = timetable.label {
      self = .unknown("「\(label)」")
    } else {
      self.init(rowsOf: timetable, on: date, by: rules)
    }
  }

  private init(_ answer: RunsAnswer) {
    switch answer {
    case .yes: self = .yes
    case .no: self = .no
    case .unknown(let why): self = .unknown(why)
    }
  }

  /// In a list of departures each row may name its days; such a column is as good as named.
  private init(rowsOf timetable: BusTimetable, on date: CivilDate, by rules: ServiceRules) {
    let patterns = timetable.departures.compactMap(\.pattern)
    guard !patterns.isEmpty, patterns.count == timetable.departures.count else {
      self = .unnamed
      return
    }
    let answers = Set(patterns).map { rules.runs($0, date) }
    let unknown = answers.first { $0 != .yes && $0 != .no }
    self = answers.contains(.yes) ? .yes : ColumnVerdict(unknown ?? .no)
  }
}
