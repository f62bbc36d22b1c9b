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

/// What the pages of a place call their stops, lines and destinations.
struct PlaceNames: Hashable, Sendable {
  private var printed: [GateName: [String]] = [:]

  /// Notes the names of a column and of its departures.
  mutating func add(_ column: BusTimetable) {
    note(.stop, [column.stop])
    note(.line, [column.routeName] + column.departures.map(\.routeName))
    note(.destination, [column.destination] + column.departures.map(\.destination))
  }

  /// The names of a kind as printed, in page order.
  func names(_ kind: GateName) -> [String] { printed[kind] ?? [] }

  /// The kinds for which both name something and nothing is the same.
  func changes(to new: PlaceNames) -> [GateName] {
    GateName.allCases.filter { kind in
      let (before, now) = (names(kind), new.names(kind))
      guard !before.isEmpty, !now.isEmpty else { return false }
      return !before.contains { old in now.contains { Self.isSame(old, $0) } }
    }
  }

  /// Whether both have a name, of whatever kind: 山川・港方面 that of 山川.
  func sharesName(with old: PlaceNames) -> Bool {
    let before = old.printed.values.joined()
    return printed.values.joined().contains { now in before.contains { Self.isSame($0, now) } }
  }

  private mutating func note(_ kind: GateName, _ names: [String?]) {
    for case let name? in names
    where printed[kind]?.last != name && !self.names(kind).contains(name) {
      printed[kind, default: []].append(name)
    }
  }

  /// Whether two names may be one: alike but for blanks and the width of letters, or one is the other
  /// with words that name nothing, as 港・駅方面 and 港行き are 港. 本町二丁目 and 北本町 are not 本町.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    let (left, right) = (plain(left), plain(right))
    if left.filter({ $0 != " " }) == right.filter({ $0 != " " }) { return true }
    let (short, long) = left.count < right.count ? (left, right) : (right, left)
    guard !short.isEmpty else { return false }
    return long.indices.contains { start in
      long[start...].starts(with: short)
        && namesNothing(long[..<start].reversed(), at: .before)
        && namesNothing(long[(start + short.count)...], at: .after)
    }
  }

  private enum Side { case before, after }

  /// Whether what stands beside a name is set off from it, or says only of what kind it is.
  private static func namesNothing(
    _ rest: some Collection<Unicode.Scalar>, at side: Side
  ) -> Bool {
    guard let next = rest.first, next.properties.isAlphabetic || next.properties.numericType != nil
    else { return true }
    return side == .after && kinds.contains(String(String.UnicodeScalarView(rest)))
  }

  private static let kinds: Set<String> = [
    "停留所", "停留場", "バス停", "のりば", "乗り場", "発", "行", "行き", "ゆき", "方面", "方面行", "方面行き", "方向", "止まり",
    "系統", "番", "号", "号線", "路線", "線",
  ]

  private static func plain(_ name: String) -> [Unicode.Scalar] {
    name.unicodeScalars.map { scalar in
      if scalar.properties.isWhitespace { return " " }
      // Full-width forms stand in the order of ASCII.
      guard (0xFF01...0xFF5E).contains(scalar.value) else { return scalar }
      return Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar
    }
  }
}
