import BusModel

extension Reading {
  /// The reading with the doubt as a left-over.
  func doubted(_ signs: [Sign]) -> Reading {
    var doubted = self
    let against = signs.filter { $0.weight < 0 }.map(\.words).filter { !$0.isEmpty }
    doubted.leftovers.append(
      Notice(.doubtfulTimetable(against: against.joined(separator: " ")), at: columns.first?.at))
    return doubted
  }
}

extension [Sign] {
  /// The weight of all that speaks for a timetable.
  var weightFor: Int { reduce(0) { $0 + Swift.max($1.weight, 0) } }
  /// The weight of all that speaks against one.
  var weightAgainst: Int { reduce(0) { $0 - Swift.min($1.weight, 0) } }
}
