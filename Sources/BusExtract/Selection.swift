import BusModel

/// Keeps what the hint `only` names.
struct Selection {
  private let only: [String: String]

  init(_ hints: PageHints) { only = hints.only }

  /// The timetables, and of these the departures, that match every given key.
  func applied(to timetables: [RawTimetable]) -> [RawTimetable] {
    guard !only.isEmpty else { return timetables }
    return timetables.compactMap { timetable in
      guard matches("stop", timetable.stop), matches("label", timetable.label) else { return nil }
      var kept = timetable
      kept.departures = timetable.departures.filter { departure in
        matches("routeName", departure.routeName ?? timetable.routeName)
          && matches("destination", departure.destination ?? timetable.destination)
          && matches("platform", departure.platform ?? timetable.platform)
      }
      return kept.departures.isEmpty && !timetable.departures.isEmpty ? nil : kept
    }
  }

  private func matches(_ key: String, _ value: String?) -> Bool {
    guard let wanted = only[key] else { return true }
    return value.map { Texts.compact($0) == Texts.compact(wanted) } ?? false
  }
}
