import BusModel

/// A kind of day that stands in the old figures and in the new ones.
struct DayChange {
  /// Which kind of day, and where.
  let days: GateDays
  /// What it was.
  let before: DayFigures.Day
  /// What it is.
  let now: DayFigures.Day

  /// Every kind of day that is in both, in a stable order; none at a first publication.
  ///
  /// Sundays and holidays of one column are one: they are told in one sentence.
  static func all(from old: DayFigures?, to new: DayFigures) -> [DayChange] {
    guard let old else { return [] }
    return old.keys.compactMap { key in
      guard let before = old.days[key], let now = new.days[key] else { return nil }
      guard let other = key.sisterOfSunday, old.days[other] == before, new.days[other] == now else {
        return DayChange(days: key.gateDays, before: before, now: now)
      }
      // The holidays are told with the Sundays.
      guard key.isSunday else { return nil }
      return DayChange(days: key.gateDays(.sundayHoliday), before: before, now: now)
    }
  }
}

extension DayKey {
  fileprivate var isSunday: Bool { days == .kind(.sunday) }

  /// For Sundays the holidays of the same place, for these the Sundays.
  fileprivate var sisterOfSunday: DayKey? {
    switch days {
    case .kind(.sunday): DayKey(place: place, days: .kind(.holiday))
    case .kind(.holiday): DayKey(place: place, days: .kind(.sunday))
    default: nil
    }
  }
}
