internal import BusModel

/// Whether what was asked for stands nowhere on a route's pages of a way, on whatever day.
enum UnknownName {
  /// Which name it is that no bus has; nil when each stands somewhere, or no page tells of any bus.
  static func reason(_ question: NextQuestion, in route: PublishedRoute?) -> Reason? {
    let pages = route?.version(on: question.now.date)?.pages ?? []
    let columns = pages.filter { $0.direction == question.direction }.flatMap(\.timetables)
    guard columns.contains(where: { !$0.departures.isEmpty }) else { return nil }
    if let asked = question.filter.destination {
      let known = names(in: columns, \.destination, \.destination)
      if !known.contains(where: { question.filter.wants(destination: $0) }) {
        return .noSuchDestination(asked, known: known)
      }
    }
    if let asked = question.filter.platform {
      let known = names(in: columns, \.platform, \.platform)
      if !known.contains(where: { question.filter.wants(platform: $0) }) {
        return .noSuchPlatform(asked, known: known)
      }
    }
    return nil
  }

  /// The names of the departures, those of their columns where they have none, each once.
  private static func names(
    in columns: [BusTimetable], _ ofColumn: KeyPath<BusTimetable, String?>,
    _ ofDeparture: KeyPath<BusSchedule, String?>
  ) -> [String] {
    var names: [String] = []
    for column in columns {
      for departure in column.departures {
        guard let name = departure[keyPath: ofDeparture] ?? column[keyPath: ofColumn],
          !names.contains(name)
        else { continue }
        names.append(name)
      }
    }
    return names
  }
}
