import BusModel

/// Chooses among the readings of one grid; tables of trips may lie either way.
enum Orientation {
  /// The best reading. Where a table of trips can be read both ways and nothing says which is right,
  /// the better one is doubtful.
  static func winner(of readings: [LayoutResult]) -> LayoutResult? {
    guard let best = whole(of: readings) else { return nil }
    guard isTrips(best), !best.isOrientationSure else { return best }
    let other = readings.first { other in
      isTrips(other) && other.layout != best.layout && other.score >= PageReader.threshold
        && other.leftovers.isEmpty
    }
    guard let other else { return best }
    if other.isOrientationSure { return other }
    var doubtful = best
    doubtful.leftovers.append(
      Notice(.leftOver(.unsaidOrientation), at: best.columns.first?.at))
    return doubtful
  }

  /// The best reading; a list that cannot tell what some of its columns are is none where they are trips.
  private static func whole(of readings: [LayoutResult]) -> LayoutResult? {
    guard let best = readings.max(by: { $0.score < $1.score }) else { return nil }
    guard !best.leftovers.isEmpty, !isTrips(best) else { return best }
    return readings.first { other in
      isTrips(other) && other.isOrientationSure && other.leftovers.isEmpty
        && other.score >= PageReader.threshold + 0.2
    } ?? best
  }

  private static func isTrips(_ reading: LayoutResult) -> Bool {
    reading.layout == Layout.stopsByTrips.name || reading.layout == Layout.tripsByStops.name
  }
}
