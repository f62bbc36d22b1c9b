/// What each column of a stop answers for a day, the more specific before the more general.
struct ColumnAnswers {
  private let patterns: [ServicePattern]
  private let answers: [PatternAnswer]
  private let day: ServiceDay
  /// The columns that run.
  let yes: [Int]
  /// The columns whose words leave it open.
  let unknown: [Int]

  init(_ patterns: [ServicePattern], on day: ServiceDay, in calendar: ServiceCalendar) {
    self.patterns = patterns
    self.day = day
    answers = patterns.indices.map { index in
      // 月曜 leaves a holiday to the column that names 祝日.
      let isApart = patterns.indices.contains { $0 != index && patterns[$0].namesHolidays }
      return patterns[index].runs(on: day, in: calendar, holidaysApart: isApart)
    }
    let running = answers.indices.filter { [answers] in answers[$0].runs == .yes }
    let dated = running.filter { patterns[$0].gives(day.date) }
    let holidays = running.filter { day.holiday != nil && patterns[$0].namesHolidays }
    yes =
      running.count > 1
      ? (dated.count == 1 ? dated : holidays.count == 1 ? holidays : running) : running
    unknown = answers.indices.filter { [answers] in answers[$0].runs == .unknown }
  }

  /// Why a column answers as it does.
  func reason(_ index: Int) -> String { answers[index].because }

  /// Whether a column gives the date itself.
  func isDated(_ index: Int) -> Bool { patterns[index].gives(day.date) }

  /// The words of the exception, when the day would belong to a column but for it.
  var cancelled: String? {
    patterns.indices.first { patterns[$0].coversButForExceptions(day) }
      .map { answers[$0].because }
  }
}

extension ServicePattern {
  /// Whether it names a date by itself, alone or in a run of days that stands beside days of the
  /// week: 8/14 in 日祝、8/14～8/16.
  func gives(_ date: CivilDate) -> Bool {
    base.contains { term in
      term.days.isEmpty
        && term.periods.contains { period in
          if case .span(let span) = period { span.matches(date) == .yes } else { false }
        }
    }
  }

  /// Whether its days of the week are those of a day that one of its own exceptions takes out.
  fileprivate func coversButForExceptions(_ day: ServiceDay) -> Bool {
    base.contains { term in
      !term.days.isEmpty && term.days.matches(day, holidaysApart: false) == .yes
    }
  }
}
