public import BusModel

extension ServiceDayRule {
  /// What makes the rule pointless; empty when it is sound.
  ///
  /// Looks at every day of a dated range, and at `yearsLookedAt` years for one that comes back.
  func faults() -> [SettingsFault] {
    on.filter { !isPossible(in: $0) }.map { range in
      let kinds = only.map(\.rawValue).sorted().joined(separator: ", ")
      return SettingsFault(
        path: "\(path).only", expected: .kindThatOccurs(in: range),
        found: .kindsThatNeverOccur(kinds))
    }
  }

  /// A rule's days come back within a cycle of weekdays and leap years.
  private static let yearsLookedAt = 2024..<2052

  private func isPossible(in range: DateRange) -> Bool {
    range.days(inYears: Self.yearsLookedAt).contains {
      matches($0, kind: HolidayLaw.dayKind(of: $0))
    }
  }
}

extension OperatorSetting {
  /// Rules that a later one always overrules.
  public func overruled() -> [OverruledRule] {
    serviceDays.indices.compactMap { index in
      let rule = serviceDays[index]
      return serviceDays[(index + 1)...].first { $0.overrules(rule) }.map {
        OverruledRule(path: rule.path, by: $0.path)
      }
    }
  }
}

extension ServiceDayRule {
  /// The last match wins: a later rule on all of these days and kinds leaves nothing to this one.
  fileprivate func overrules(_ earlier: ServiceDayRule) -> Bool {
    guard only.isEmpty || (!earlier.only.isEmpty && earlier.only.isSubset(of: only)),
      !earlier.on.isEmpty
    else { return false }
    return earlier.on.allSatisfy { range in
      // A range of every year outlives any dated one, whatever years are looked at.
      let rivals = range.first.year == nil ? on.filter { $0.first.year == nil } : on
      return !rivals.isEmpty
        && range.days(inYears: 2024..<2029).allSatisfy { day in
          rivals.contains { $0.contains(day) }
        }
    }
  }
}

extension DateRange {
  /// The days of a dated range, or those of a yearly one in some years, lazily.
  func days(inYears years: Range<Int>) -> some Sequence<CivilDate> {
    let bounds: (Int, Int) =
      if let firstYear = first.year, let lastYear = last.year {
        (firstYear, lastYear)
      } else {
        (years.lowerBound, years.upperBound - 1)
      }
    let start = CivilDate(year: bounds.0, month: 1, day: 1)?.dayNumber ?? 0
    let end = CivilDate(year: bounds.1, month: 12, day: 31)?.dayNumber ?? -1
    return (start..<max(start, end + 1)).lazy.map { CivilDate(dayNumber: $0) }
      .filter { contains($0) }
  }
}
