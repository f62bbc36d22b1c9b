internal import BusModel

/// What differs between a column before and after.
struct ColumnDifference {
  /// A change, how many departures it concerns, and when they leave now.
  typealias Found = (kind: TimetableChange.Kind, count: Int, times: [ServiceTime])

  /// The changes by time; names come last.
  private(set) var kinds: [Found] = []

  init(from old: BusTimetable, to new: BusTimetable) {
    let matching = DepartureMatching(old.effective, new.effective)
    var order: [TimetableChange.Kind] = []
    var found: [TimetableChange.Kind: [ServiceTime]] = [:]
    func note(_ kind: TimetableChange.Kind, _ time: ServiceTime) {
      if found[kind] == nil { order.append(kind) }
      found[kind, default: []].append(time)
    }
    for pair in matching.pairs {
      switch (pair.old, pair.new) {
      case (let old?, let new?):
        if old.departureTime != new.departureTime {
          note(.moved(from: old.departureTime, to: new.departureTime), new.departureTime)
        }
        for kind in Self.names(old, new) { note(kind, new.departureTime) }
      case (let old?, nil): note(.removed(old.departureTime), old.departureTime)
      case (nil, let new?): note(.added(new.departureTime), new.departureTime)
      case (nil, nil): break
      }
    }
    let names = order.filter { $0.time == nil }
    let times = order.compactMap { kind in kind.time.map { (kind: kind, time: $0) } }
      .sorted { $0.time < $1.time }.map(\.kind)
    kinds = (times + names).map { kind in
      let times = found[kind] ?? []
      return (kind, times.count, times.sorted())
    }
    kinds += Self.names(of: old, new)
  }

  /// What a departure is called otherwise.
  private static func names(_ old: BusSchedule, _ new: BusSchedule) -> [TimetableChange.Kind] {
    var kinds: [TimetableChange.Kind] = []
    func compare(_ field: TimetableChange.Field, _ from: String?, _ to: String?) {
      if from != to { kinds.append(.renamed(field, from: from, to: to)) }
    }
    compare(.routeName, old.routeName, new.routeName)
    compare(.destination, old.destination, new.destination)
    compare(.platform, old.platform, new.platform)
    if old.pattern != new.pattern { compare(.days, old.pattern?.text, new.pattern?.text) }
    if old.marks != new.marks { compare(.marks, words(old.marks), words(new.marks)) }
    return kinds
  }

  /// What the column itself is called otherwise; its other names are those of its departures.
  private static func names(
    of old: BusTimetable, _ new: BusTimetable
  ) -> [Found] {
    var kinds: [Found] = []
    let count = new.departures.count
    if old.stop != new.stop {
      kinds.append((.renamed(.stop, from: old.stop, to: new.stop), count, []))
    }
    if old.days != new.days || old.pattern != new.pattern {
      let (from, to) =
        old.days == new.days
        ? (old.pattern?.text, new.pattern?.text)
        : (old.days, new.days)
      kinds.append((.renamed(.days, from: from, to: to), count, []))
    }
    return kinds
  }

  private static func words(_ marks: [Mark]) -> String? {
    marks.isEmpty ? nil : marks.map { Language.ja.words(for: $0) }.joined(separator: "、")
  }
}

extension TimetableChange.Kind {
  /// The time it is told at; nil for names.
  var time: ServiceTime? {
    switch self {
    case .added(let time), .removed(let time), .moved(let time, _): time
    default: nil
    }
  }
}

extension BusTimetable {
  /// The departures with the column's names filled in, in time order.
  fileprivate var effective: [BusSchedule] {
    var filled = departures
    for index in filled.indices {
      if filled[index].routeName == nil { filled[index].routeName = routeName }
      if filled[index].destination == nil { filled[index].destination = destination }
      if filled[index].platform == nil { filled[index].platform = platform }
    }
    let isInOrder = zip(filled, filled.dropFirst()).allSatisfy {
      $0.departureTime <= $1.departureTime
    }
    return isInOrder ? filled : filled.sorted { $0.departureTime < $1.departureTime }
  }
}
