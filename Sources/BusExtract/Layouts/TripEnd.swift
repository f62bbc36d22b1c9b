extension Reading.Column {
  /// The column with the ends of its trips decided. Where the heading names a place that is none of
  /// the table's stops, the buses go on behind its last one, and its times are departures as well;
  /// else these are arrivals, and the trips go to the last stop.
  func closed(heading destination: String?, stops: [String]) -> Reading.Column {
    guard departures.contains(where: { $0.end != nil }) else { return self }
    let goesOn =
      destination.map { place in !stops.contains { RowName.areRelated($0, place) } } ?? false
    var closed = self
    closed.departures = departures.compactMap { departure in
      guard let end = departure.end else { return departure }
      if goesOn { return departure }
      guard !end.isHere else { return nil }
      var ended = departure
      ended.destination = departure.destination ?? (end.stop == stop ? nil : end.stop)
      return ended
    }
    return closed
  }
}
