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
    // Pages at hand have their departures at hand: nothing can be thrown.
    self = (try? TimetableDifference(from: ComparedState(old), to: ComparedState(new))) ?? Self()
  }

  /// Compares two states without having all of either in memory.
  ///
  /// - Parameters:
  ///   - old: the state before.
  ///   - new: the state after.
  /// - Throws: what bringing the departures of a column throws.
  public init(from old: ComparedState, to new: ComparedState) throws {
    for direction in Direction.allCases {
      let before = old.columns.filter { $0.direction == direction }
      let after = new.columns.filter { $0.direction == direction }
      for pair in try ColumnMatching(before, after).pairs { try compare(pair, direction) }
    }
  }

  private init() {}

  private mutating func compare(_ pair: ColumnMatching.Pair, _ direction: Direction) throws {
    guard let shown = pair.new?.head ?? pair.old?.head else { return }
    var found: [ColumnDifference.Found] = []
    switch (pair.old, pair.new) {
    case (let old?, let new?):
      found = ColumnDifference(from: try old.whole(), to: try new.whole()).kinds
    case (nil, let new?): found = [(.columnAdded, try new.departures().count, [])]
    case (let old?, nil): found = [(.columnRemoved, try old.departures().count, [])]
    case (nil, nil): break
    }
    changes += found.map { kind, count, times in
      TimetableChange(
        direction: direction, stop: shown.stop, routeName: shown.routeName,
        destination: shown.destination, days: shown.days, kind: kind, count: count, times: times)
    }
  }
}

extension BusTimetable {
  /// The words for its days: as labelled, else by pattern.
  var days: String { label ?? pattern?.text ?? "" }
}
