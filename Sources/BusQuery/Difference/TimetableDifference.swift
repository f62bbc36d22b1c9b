public import BusModel

/// What differs between two states of a route's timetables, by best matching: a bus that moved by
/// three minutes is one change, not one bus gone and another come.
public struct TimetableDifference: Hashable, Sendable {
  /// The changes: direction by direction, column by column in page order, then by time.
  public private(set) var changes: [TimetableChange] = []

  /// Whether a passenger would notice nothing.
  public var isEmpty: Bool { changes.isEmpty }

  /// The contract's exit status of `bus diff`: 0 the same, 1 different.
  public var exitStatus: Int32 { isEmpty ? 0 : 1 }

  /// Compares two states; places in pages, bytes and addresses do not matter.
  ///
  /// ```swift
  /// let difference = TimetableDifference(from: old.pages, to: new.pages)
  /// print(difference.text(.ja))   // 平日 08:12 → 08:15
  /// ```
  ///
  /// - Parameters:
  ///   - old: the pages before.
  ///   - new: the pages after.
  public init(from old: [PublishedPage], to new: [PublishedPage]) {
    for direction in Direction.allCases {
      let before = Self.columns(old, direction)
      let after = Self.columns(new, direction)
      for pair in ColumnMatching(before, after).pairs { compare(pair, direction) }
    }
  }

  private static func columns(_ pages: [PublishedPage], _ way: Direction) -> [BusTimetable] {
    pages.filter { $0.direction == way }.flatMap(\.timetables)
  }

  private mutating func compare(_ pair: ColumnMatching.Pair, _ direction: Direction) {
    guard let shown = pair.new ?? pair.old else { return }
    let count = shown.departures.count
    var found: [(kind: TimetableChange.Kind, count: Int)] = []
    switch (pair.old, pair.new) {
    case (let old?, let new?): found = ColumnDifference(from: old, to: new).kinds
    case (nil, _): found = [(.columnAdded, count)]
    case (_, nil): found = [(.columnRemoved, count)]
    }
    changes += found.map { kind, count in
      TimetableChange(
        direction: direction, stop: shown.stop, routeName: shown.routeName,
        destination: shown.destination, days: shown.days, kind: kind, count: count)
    }
  }
}

extension BusTimetable {
  /// The words for its days: as labelled, else by pattern.
  var days: String { label ?? pattern?.text ?? "" }
}
