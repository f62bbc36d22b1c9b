public import BusModel

/// One of the two states that are compared: its columns, each without its departures, which are
/// brought column by column, so that a state need not fit into memory.
public struct ComparedState {
  /// A column of the state.
  public struct Column {
    /// Which way.
    public var direction: Direction
    /// Its names and days; its departures do not count.
    public var head: BusTimetable
    /// Brings its departures.
    let departures: () throws -> [BusSchedule]

    /// A column.
    ///
    /// - Parameters:
    ///   - direction: which way.
    ///   - head: its names and days.
    ///   - departures: brings its departures; may be asked more than once.
    public init(
      direction: Direction, head: BusTimetable, departures: @escaping () throws -> [BusSchedule]
    ) {
      self.direction = direction
      self.head = head
      self.departures = departures
    }

    /// The whole column.
    func whole() throws -> BusTimetable {
      var column = head
      column.departures = try departures()
      return column
    }
  }

  /// The columns in page order.
  public var columns: [Column]

  /// A state.
  public init(_ columns: [Column]) { self.columns = columns }

  /// The state of pages at hand.
  public init(_ pages: [PublishedPage]) {
    columns = pages.flatMap { page in
      page.timetables.map { timetable in
        Column(direction: page.direction, head: timetable) { timetable.departures }
      }
    }
  }
}
