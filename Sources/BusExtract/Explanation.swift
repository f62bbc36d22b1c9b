import BusModel

extension Explanation {
  init(_ trials: [PageReader.Trial], names: [NameTrial], threshold: Double) {
    let telling = trials.filter { !$0.readings.isEmpty || $0.holdsNumbers }
    self.init(
      threshold: threshold, trials: telling.map { Trial($0) },
      silentGrids: trials.count - telling.count, names: names)
  }
}

extension Explanation.Trial {
  fileprivate init(_ trial: PageReader.Trial) {
    let opening = trial.grid.cells.prefix(12).flatMap { $0.tokens.map($0.tokens.text) }.prefix(12)
    self.init(
      at: trial.grid.at, rowCount: trial.grid.rowCount, columnCount: trial.grid.columnCount,
      opening: opening.joined(separator: " "),
      attempts: trial.readings.sorted { $0.score > $1.score }.map { reading in
        Explanation.Attempt(
          layout: reading.layout, score: reading.score, departures: reading.departureCount,
          leftovers: reading.leftovers)
      }, signs: trial.signs)
  }
}
