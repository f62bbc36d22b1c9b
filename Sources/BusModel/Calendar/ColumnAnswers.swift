extension ServicePattern {
  /// What each column of one line answers for a day, the more specific before the more general.
  ///
  /// A column that gives the date itself (8/14～8/16) wins over 平日, one that names 祝日 over 月曜, and
  /// nothing else decides between columns: two that still say yes contradict each other.
  ///
  /// - Parameters:
  ///   - patterns: the columns' days; they are rivals of each other.
  ///   - day: the service day asked for.
  ///   - calendar: the operator's days.
  /// - Returns: an answer for each column, in their order.
  public static func answers(
    of patterns: [ServicePattern], on day: ServiceDay, in calendar: ServiceCalendar
  ) -> [PatternAnswer] {
    let answers = patterns.indices.map { index in
      // 月曜 leaves a holiday to the column that names 祝日.
      let isApart = patterns.indices.contains { $0 != index && patterns[$0].namesHolidays }
      return patterns[index].runs(on: day, in: calendar, holidaysApart: isApart)
    }
    guard let winner = winner(patterns, answers, day) else { return answers }
    return answers.indices.map { index in
      let isRival = patterns[index] != patterns[winner] && answers[index].runs != .no
      return isRival
        ? PatternAnswer(runs: .no, basis: .givesWay(to: patterns[winner].text)) : answers[index]
    }
  }

  /// The one column, perhaps printed more than once, that is more specific than its rivals.
  private static func winner(
    _ patterns: [ServicePattern], _ answers: [PatternAnswer], _ day: ServiceDay
  ) -> Int? {
    let running = answers.indices.filter { answers[$0].runs == .yes }
    let dated = running.filter { patterns[$0].gives(day.date) }
    if let first = dated.first {
      return dated.allSatisfy { patterns[$0] == patterns[first] } ? first : nil
    }
    // Of 毎日 and 土日祝 there is no telling, on a holiday as on a Sunday.
    guard answers.allSatisfy({ $0.runs != .unknown }),
      !running.contains(where: { patterns[$0].namesEveryDay })
    else { return nil }
    // 金・土・祝前日 wins over 日～木, and not over 日祝.
    let eves = running.filter { patterns[$0].namesEves }
    if day.holiday == nil, let first = eves.first,
      eves.allSatisfy({ patterns[$0] == patterns[first] }),
      !running.contains(where: { patterns[$0].namesHolidays })
    {
      return first
    }
    guard day.holiday != nil else { return nil }
    let holidays = running.filter { patterns[$0].namesHolidays }
    guard let first = holidays.first else { return nil }
    return holidays.allSatisfy { patterns[$0] == patterns[first] } ? first : nil
  }

  /// Whether it names days before holidays by themselves.
  private var namesEves: Bool {
    base.contains { term in
      term.periods.contains { period in
        if case .beside(_, .dayBefore) = period { true } else { false }
      }
    }
  }

  /// Whether it names a date by itself, alone or in a run of days that stands beside days of the
  /// week: 8/14 in 日祝、8/14～8/16.
  public func gives(_ date: CivilDate) -> Bool {
    base.contains { term in
      term.days.isEmpty
        && term.periods.contains { period in
          if case .span(let span) = period { span.matches(date) == .yes } else { false }
        }
    }
  }

  /// Whether it names a date in a run of no more than sixteen days: of 12月 other words may take it out.
  public func givesItself(_ date: CivilDate) -> Bool {
    base.contains { term in
      term.days.isEmpty
        && term.periods.contains { period in
          guard case .span(let span) = period, let length = span.length, length <= 16 else {
            return false
          }
          return span.matches(date) == .yes
        }
    }
  }

  /// Whether a day is of its days of the week, and only its own exceptions take it out: 12/30 of
  /// 毎日（12/29～1/3を除く）.
  public func excepts(_ day: ServiceDay) -> Bool {
    base.contains { term in
      !term.days.isEmpty && term.days.matches(day, holidaysApart: false) == .yes
        && !term.except.isEmpty
    }
  }
}

extension ServiceDay {
  /// Whether the day runs the special timetable of that name: 正月ダイヤ, 正月ﾀﾞｲﾔ.
  public func runsTimetable(named label: String) -> Bool {
    guard case .special(let name) = runs else { return false }
    return TimetableName(name) == TimetableName(label)
  }
}
