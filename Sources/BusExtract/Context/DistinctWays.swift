import BusModel

/// Timetables of which each goes to a place of its own: none is another one's of other days.
enum DistinctWays {
  /// Whether some are, by what stands around them.
  static func are(_ readings: [Reading], _ names: [TimetableNames]) -> Bool {
    let ends = zip(readings, names).compactMap { reading, names in
      reading.columns.first.flatMap { column in
        names.choices(for: column)[NameKind.destination.index].told?.claim.text
      }
    }
    return ends.count == readings.count && Set(ends).count == ends.count
  }
}
