import BusModel

extension [PublishedPage] {
  /// The first service day that all columns hold for, when all of them are announced ahead.
  func effectiveFrom(after today: CivilDate) -> CivilDate? {
    let starts = flatMap(\.timetables).map(\.validFrom)
    let ahead = starts.compactMap { $0 }.filter { $0 > today }
    return ahead.count == starts.count ? ahead.max() : nil
  }
}
