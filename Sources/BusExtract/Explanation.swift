import BusModel

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
    public let leftovers: [String]
  }

  /// What the page says of one name of one timetable.
  public struct NameTrial: Hashable, Sendable {
    /// Where the timetable stands.
    public let at: String
    /// Which name: "stop", "line", "destination", "platform".
    public let kind: String
    /// What is told, nil when nothing is.
    public let told: String?
    /// What the page gives, the weightiest first.
    public let candidates: [NameWitness]
  }

  /// A place of the page that gives a name.
  public struct NameWitness: Hashable, Sendable {
    /// The name as the place gives it.
    public let text: String
    /// What the place is: "caption", "nearest heading", "title".
    public let source: String
    /// The element; nil for the heading of the column itself.
    public let at: String?
    /// How much it counts, from 0 to 100.
    public let weight: Int
  }

  /// The score from which a reading counts as a timetable.
  public let threshold: Double
  /// The grids that hold numbers, in page order.
  public let trials: [Trial]
  /// How many grids hold no numbers and gave no reading.
  public let silentGrids: Int
  /// The names, by timetable and kind; alike timetables stand once.
  public let names: [NameTrial]

  init(_ trials: [PageReader.Trial], names: [NameTrial], threshold: Double) {
    self.threshold = threshold
    self.names = names
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
            leftovers: reading.leftovers.map(\.message))
        })
    }
  }
}
