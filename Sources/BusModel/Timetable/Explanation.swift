/// Why a page was read as it was: for the person who writes a hint.
public struct Explanation: Hashable, Sendable {
  /// The score from which a reading counts as a timetable.
  public let threshold: Double
  /// The grids that hold numbers, in page order.
  public let trials: [Trial]
  /// How many grids hold no numbers and gave no reading.
  public let silentGrids: Int
  /// What the page gives for the names of its timetables.
  public let names: [NameTrial]

  /// One grid of the page.
  public struct Trial: Hashable, Sendable {
    /// Its place: "table[2]".
    public let at: String
    /// How many rows it has.
    public let rowCount: Int
    /// How many columns it has.
    public let columnCount: Int
    /// The first words that stand in it.
    public let opening: String
    /// What each layout made of it, none when no layout could make anything of it.
    public let attempts: [Attempt]
    /// What speaks for and against the best of them being a timetable.
    public let signs: [Sign]

    /// A grid.
    public init(
      at: String, rowCount: Int, columnCount: Int, opening: String, attempts: [Attempt],
      signs: [Sign]
    ) {
      self.at = at
      self.rowCount = rowCount
      self.columnCount = columnCount
      self.opening = opening
      self.attempts = attempts
      self.signs = signs
    }
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

    /// What a layout made of it.
    public init(layout: String, score: Double, departures: Int, leftovers: [Notice]) {
      self.layout = layout
      self.score = score
      self.departures = departures
      self.leftovers = leftovers
    }
  }

  /// An explanation.
  public init(threshold: Double, trials: [Trial], silentGrids: Int, names: [NameTrial]) {
    self.names = names
    self.threshold = threshold
    self.trials = trials
    self.silentGrids = silentGrids
  }
}
