import BusModel

extension GateRule {
  /// Another stop, line or destination with other times stands at the address, whatever day the
  /// page says it begins: a renamed stop keeps its times, a revised line its names.
  static let otherNames = GateRule { old, new, thresholds in
    guard let old else { return [] }
    return new.renamings(since: old).filter { change in
      let (kept, all) = new.kept(of: old, at: change.place)
      return all > 0 && kept * 100 < all * thresholds.keptPercent
    }.map { change in
      .otherNames(
        change.kind, before: change.before, now: change.now, change.place.direction,
        url: change.place.url)
    }
  }
}

/// A place that is called something else than before.
struct Renaming: Hashable, Sendable {
  let place: DayKey.Pages
  let kind: GateName
  /// The first name there was, and the first there is.
  let before: String
  let now: String
}

extension DayFigures {
  /// The places that are called something else than before, in a stable order.
  func renamings(since old: DayFigures) -> [Renaming] {
    names.sorted { $0.key.name < $1.key.name }.flatMap { place, names -> [Renaming] in
      guard let before = old.names[place] else { return [] }
      return before.changes(to: names).compactMap { kind in
        guard let first = before.names(kind).first, let now = names.names(kind).first else {
          return nil
        }
        return Renaming(place: place, kind: kind, before: first, now: now)
      }
    }
  }

  /// The kinds of name that a place has and did not have, with the first, in a stable order.
  func namings(since old: DayFigures) -> [(kind: GateName, name: String)] {
    names.sorted { $0.key.name < $1.key.name }.flatMap { place, names in
      GateName.allCases.compactMap { kind in
        guard let before = old.names[place], before.names(kind).isEmpty else { return nil }
        return names.names(kind).first.map { (kind, $0) }
      }
    }
  }

  /// How many departures of a place stand where they stood, and how many there were.
  func kept(of old: DayFigures, at place: DayKey.Pages) -> (kept: Int, all: Int) {
    old.days.filter { $0.key.place == place }.reduce(into: (0, 0)) { sum, day in
      sum.0 += day.value.times.commonCount(with: days[day.key]?.times ?? [])
      sum.1 += day.value.departures
    }
  }
}
