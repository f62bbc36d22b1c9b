/// Which of a stop's columns runs on a day: exactly one, or the reason why there is no telling.
public enum ColumnChoice: Hashable, Sendable {
  /// The column at this place of the list runs, with the words that decided.
  case column(Int, because: String)
  /// Nothing runs on this day, as the operator's rule or every column's words say.
  case noService(because: String)
  /// No column, or more than one, covers the day, or a column's words leave it open.
  case unknown(Fault)

  /// Why no column was chosen.
  public struct Fault: Hashable, Sendable {
    /// What is the matter.
    public let code: Code
    /// The places of the columns concerned.
    public let columns: [Int]
    /// One sentence in Japanese for a person.
    public let because: String
  }

  /// The sorts of fault.
  public enum Code: String, Sendable, Hashable {
    /// There is no column at all.
    case noColumns
    /// No column's days cover the date.
    case noneCovers
    /// Several columns' days cover the date.
    case severalCover
    /// The words of a column leave open whether it covers the date.
    case open
    /// A column says nothing of its days.
    case unlabelled
    /// The day runs a special timetable and no column has its name.
    case specialMissing
  }

  /// One column as the choice sees it.
  public struct Column: Hashable, Sendable {
    /// The label as printed, or nil when the page gives none.
    public var label: String?
    /// Its days, or nil when the page does not say.
    public var pattern: ServicePattern?

    /// A column.
    public init(label: String?, pattern: ServicePattern?) {
      self.label = label
      self.pattern = pattern
    }
  }

  /// Chooses among the columns of one stop, route and direction.
  ///
  /// What is more specific wins over what is more general, and nothing else does: a column that gives
  /// the date itself (8/14～8/16) over 平日, and one that names 祝日 over 月曜. On the days of a special
  /// timetable only the column of that name will do.
  ///
  /// - Parameters:
  ///   - columns: in page order.
  ///   - day: the service day asked for.
  ///   - calendar: the operator's days.
  /// - Returns: a choice, never a guess.
  public static func choose(
    among columns: [Column], on day: ServiceDay, in calendar: ServiceCalendar
  ) -> ColumnChoice {
    if day.runs == .none { return .noService(because: day.because) }
    guard !columns.isEmpty else { return fault(.noColumns, [], "時刻表の列がない") }
    if case .special(let name) = day.runs { return special(name, columns, day) }
    let unlabelled = columns.indices.filter { columns[$0].pattern == nil }
    guard unlabelled.isEmpty else {
      return fault(.unlabelled, unlabelled, "どの日の時刻表か書かれていない列がある")
    }
    let answers = ColumnAnswers(columns.compactMap(\.pattern), on: day, in: calendar)
    return choose(answers, day)
  }

  private static func choose(_ answers: ColumnAnswers, _ day: ServiceDay) -> ColumnChoice {
    let yes = answers.yes
    if yes.count == 1, answers.unknown.isEmpty || answers.isDated(yes[0]) {
      return .column(yes[0], because: answers.reason(yes[0]))
    }
    if yes.count > 1 {
      let words = yes.map { answers.reason($0) }.joined(separator: "と")
      return fault(.severalCover, yes, "\(words)の両方が\(day.because)に当てはまる")
    }
    if let open = answers.unknown.first {
      return fault(.open, answers.unknown, answers.reason(open))
    }
    // A lone column whose own exceptions take the day out says that nothing runs.
    if let reason = answers.cancelled { return .noService(because: reason) }
    return fault(.noneCovers, [], "\(day.because)に当てはまる列がない")
  }

  private static func special(
    _ name: String, _ columns: [Column], _ day: ServiceDay
  ) -> ColumnChoice {
    let wanted = TimetableName(name)
    let named = columns.indices.filter { index in
      columns[index].label.map(TimetableName.init) == wanted
        || columns[index].pattern?.names.contains { TimetableName($0) == wanted } ?? false
    }
    switch named.count {
    case 1: return .column(named[0], because: "「\(name)」: \(day.because)")
    case 0: return fault(.specialMissing, [], "\(name)の時刻表がない: \(day.because)")
    default: return fault(.severalCover, named, "\(name)の列が二つ以上ある")
    }
  }

  private static func fault(_ code: Code, _ columns: [Int], _ because: String) -> ColumnChoice {
    .unknown(Fault(code: code, columns: columns, because: because))
  }
}
