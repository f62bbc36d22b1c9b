extension DaySet {
  /// Whether a day is one of them.
  ///
  /// Kinds go by what the operator runs, so that a Friday run as 日祝 is no 平日; weekdays by name go
  /// by the calendar. What a rule of the operator leaves open (is a Friday run as 日祝 a Sunday or a
  /// holiday to a bus of the Sundays?) stays unknown.
  ///
  /// - Parameters:
  ///   - day: the day.
  ///   - holidaysApart: whether another column names the holidays; Monday to Friday by name then
  ///     leave them to it.
  /// - Returns: unknown only where the operator's rule leaves it open.
  func matches(_ day: ServiceDay, holidaysApart: Bool) -> Match {
    switch day.runs {
    case .none, .special: return .no
    case .weekday: return Match(kinds.contains(.weekday)).or(named(day)).or(ordinal(day))
    case .saturday:
      return Match(kinds.contains(.saturday)).or(ordinal(day))
        .or(deviating(day, holidaysApart))
    case .sundayHoliday:
      return sundayHoliday(day).or(ordinal(day))
        .or(deviating(day, holidaysApart))
    }
  }

  private func named(_ day: ServiceDay) -> Match { Match(weekdays.contains(day.weekday)) }

  /// Monday to Friday by name on a date that runs as something else.
  private func deviating(_ day: ServiceDay, _ holidaysApart: Bool) -> Match {
    guard weekdays.contains(day.weekday), !holidaysApart else { return .no }
    return day.isDeviation ? .unknown : .yes
  }

  private func sundayHoliday(_ day: ServiceDay) -> Match {
    let sunday = kinds.contains(.sunday)
    let holiday = kinds.contains(.holiday)
    if sunday && holiday { return .yes }
    if sunday && day.weekday == .sunday || holiday && day.kind == .holiday { return .yes }
    // 土日 names the whole weekend, also when a holiday falls on the Saturday.
    if sunday && kinds.contains(.saturday) && day.weekday == .saturday { return .yes }
    return day.isDeviation && (sunday || holiday) ? .unknown : .no
  }

  private func ordinal(_ day: ServiceDay) -> Match {
    guard let ordinals = ordinals[day.weekday] else { return .no }
    let date = day.date
    let isLast = date.day + 7 > CivilDate.days(inMonth: date.month, of: date.year)
    return Match(
      ordinals.contains(.nth((date.day + 6) / 7)) || ordinals.contains(.last) && isLast)
  }
}
