import BusModel

/// Makes a timetable of a column that was read and of what stands around it.
struct TimetableAssembler {
  let sorter: WordSorter
  let context: ContextReader
  let hints: PageHints
  /// Whether the page lists several stops, of which the hint `stop` chooses one and renames none.
  let choosesStop: Bool

  /// The timetable; marks that nothing explains are noted.
  func assemble(
    _ found: Reading.Column, _ reading: Reading, notices: inout [Notice]
  ) -> RawTimetable {
    let facts = context.facts(for: found)
    let column = found.closed(
      heading: hints.destination ?? facts.destination, stops: reading.columns.compactMap(\.stop))
    var timetable = RawTimetable(
      stop: choosesStop ? column.stop : hints.stop ?? column.stop ?? facts.stop,
      routeName: hints.routeName ?? facts.routeName,
      destination: hints.destination ?? facts.destination,
      platform: hints.platform ?? facts.platform, label: hints.service ?? facts.label?.text,
      remarks: (facts.label?.remarks ?? []) + context.revision, at: column.at)
    if hints.destination == nil, timetable.destination == timetable.stop {
      timetable.destination = soleDestination(column)
    }
    var unexplained: [String: String] = [:]
    for departure in column.departures {
      let sorted = sorter.sort(departure.words)
      for word in sorted.unexplained where unexplained[word] == nil {
        unexplained[word] = departure.at
      }
      timetable.departures.append(raw(departure, sorted))
    }
    for (mark, place) in unexplained.sorted(by: { $0.key < $1.key })
    where !notices.contains(where: { $0.content.isAbout(mark) }) {
      notices.append(
        Notice(.unexplainedMark(mark), at: place))
    }
    return timetable
  }

  /// No bus goes to the stop it leaves from: where the heading names the other direction, the
  /// departures' own destination counts.
  private func soleDestination(_ column: Reading.Column) -> String? {
    let destinations = Set(column.departures.compactMap(\.destination))
    return destinations.count == 1 ? destinations.first : nil
  }

  private func raw(
    _ departure: Reading.Departure, _ sorted: WordSorter.Sorted
  ) -> RawDeparture {
    RawDeparture(
      hour: departure.hour, minute: departure.minute, marks: sorted.marks,
      routeName: departure.routeName, destination: sorted.destination ?? departure.destination,
      platform: departure.platform, days: departure.days, trip: departure.trip,
      stopPosition: departure.stopPosition, at: departure.at)
  }
}

extension Notice.Content {
  /// Whether it is about that word itself, so that no second notice need say it.
  fileprivate func isAbout(_ word: String) -> Bool {
    switch self {
    case .unexplainedMark(word), .unreadDays(.words(word)): true
    case .leftOver(.unplacedMark(word)), .leftOver(.notOneTime(word)), .leftOver(.notMinute(word)),
      .leftOver(.hourless(word)), .leftOver(.outsideCells(word)), .leftOver(.notTime(word)),
      .leftOver(.notTrip(word)):
      true
    default: false
    }
  }
}
