import BusModel

/// A kind of day that stands in the old figures and in the new ones.
struct DayChange {
  /// The kind of day; Sundays for Sundays and holidays that are one.
  let key: DayKey
  /// Which kind of day, and where, for messages.
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
        return DayChange(key: key, days: key.gateDays, before: before, now: now)
      }
      // The holidays are told with the Sundays.
      guard key.isSunday else { return nil }
      return DayChange(
        key: key, days: key.gateDays(.sundayHoliday), before: before, now: now)
    }
  }
}

/// A table that stands in the old figures and in the new ones under the same days and names.
struct TableChange {
  /// Which kind of day, and where, for messages.
  let days: GateDays
  /// The stop, where a page has several tables for these days; else nil.
  let stop: String?
  /// What it was.
  let before: DayFigures.Day
  /// What it is.
  let now: DayFigures.Day

  /// Every kind of day, and where several tables have the same days, each of them.
  static func all(from old: DayFigures?, to new: DayFigures) -> [TableChange] {
    DayChange.all(from: old, to: new).flatMap { change -> [TableChange] in
      let tables = (old?.tables ?? [:]).filter { $0.key.days == change.key }
        .compactMap { key, before in
          new.tables[key].map {
            TableChange(days: change.days, stop: key.stop, before: before, now: $0)
          }
        }
        .filter { $0.before != $0.now }
      // Under other names the tables cannot be told apart: the day as a whole is looked at.
      guard tables.count > 1 || tables.first.map({ $0.before != change.before }) ?? false else {
        return [TableChange(days: change.days, stop: nil, before: change.before, now: change.now)]
      }
      return tables.sorted { ($0.stop ?? "") < ($1.stop ?? "") }
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
