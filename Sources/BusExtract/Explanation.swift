public import BusModel

/// Why a page was read as it was: for the person who writes a hint.
public struct Explanation: Hashable, Sendable {
  /// One grid of the page.
  public struct Trial: Hashable, Sendable {
    /// Its place: "table[2]".
    public let at: String
    /// How many rows and columns it has.
    public let rowCount: Int
    /// How many columns it has.
    public let columnCount: Int
    /// The first words that stand in it.
    public let opening: String
    /// What each layout made of it, none when no layout could make anything of it.
    public let attempts: [Attempt]
  }

  /// What one layout made of one grid.
  public struct Attempt: Hashable, Sendable {
    /// The layout's name.
    public let layout: String
    /// 0 … 1; below `threshold` it is no timetable.
    public let score: Double
    /// How many departures it read.
    public let departures: Int
    /// What was left over.
    public let leftovers: [Notice]
  }

  /// The score from which a reading counts as a timetable.
  public let threshold: Double
  /// The grids that hold numbers, in page order.
  public let trials: [Trial]
  /// How many grids hold no numbers and gave no reading.
  public let silentGrids: Int

  init(_ trials: [PageReader.Trial], threshold: Double) {
    self.threshold = threshold
    let telling = trials.filter { !$0.readings.isEmpty || $0.holdsNumbers }
    silentGrids = trials.count - telling.count
    self.trials = telling.map { trial in
      let opening = trial.grid.cells.prefix(12).flatMap { $0.tokens.map($0.tokens.text) }.prefix(12)
      return Trial(
        at: trial.grid.at, rowCount: trial.grid.rowCount, columnCount: trial.grid.columnCount,
        opening: opening.joined(separator: " "),
        attempts: trial.readings.sorted { $0.score > $1.score }.map { reading in
          Attempt(
            layout: reading.layout, score: reading.score, departures: reading.departureCount,
            leftovers: reading.leftovers)
        })
    }
  }
}
