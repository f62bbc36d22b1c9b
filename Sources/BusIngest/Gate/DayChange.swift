/// A kind of day that stands in the old figures and in the new ones.
struct DayChange {
  /// In people's words: "outbound Saturday service".
  let name: String
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
        return DayChange(name: key.description, before: before, now: now)
      }
      // The holidays are told with the Sundays.
      guard key.isSunday else { return nil }
      return DayChange(name: key.named("Sunday and holiday service"), before: before, now: now)
    }
  }
}

extension DayKey {
  fileprivate var isSunday: Bool { days == "sunday" }

  /// For Sundays the holidays of the same place, for these the Sundays.
  fileprivate var sisterOfSunday: DayKey? {
    switch days {
    case "sunday": DayKey(place: place, days: "holiday")
    case "holiday": DayKey(place: place, days: "sunday")
    default: nil
    }
  }
}
