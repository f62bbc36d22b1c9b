/// Columns of a table of trips that hold nothing but one cell of days or a way: where trips are rows,
/// these are the rows between them.
struct TripColumnSections {
  /// The columns.
  private(set) var columns = Set<Int>()
  private var sections: [Int: SectionCell] = [:]
  private var seasons: [Int: DayLabel] = [:]
  /// Trips in a part of the year for which no row names the days of the week, though one does in another part.
  private var unclear = Set<Int>()

  init() {}

  /// Looks at the columns that are no trips.
  init(_ grid: Grid, trips: [Int], _ tree: PageTree) {
    let isTrip = Set(trips)
    var label: DayLabel?
    var season: DayLabel?
    var isUnclear = false
    var way: String?
    // What heads the whole table stands in its first row and spans it.
    for column in 0..<grid.columnCount {
      if isTrip.contains(column) {
        if label != nil || way != nil {
          sections[column] = SectionCell(label: label, way: way)
        }
        seasons[column] = season
        if isUnclear { unclear.insert(column) }
        continue
      }
      guard let cell = Self.soleCell(column, grid) else { continue }
      if cell.rowSpan == grid.rowCount, let part = SectionCell(season: cell, tree) {
        columns.insert(column)
        season = part.label
        isUnclear = isUnclear || label != nil
        label = nil
        continue
      }
      guard let section = SectionCell(cell, tree) else { continue }
      columns.insert(column)
      label = section.label ?? label
      isUnclear = isUnclear && section.label == nil
      way = section.way ?? (section.label == nil ? nil : way)
    }
  }

  /// What heads a trip.
  func section(_ trip: Int) -> SectionCell? { sections[trip] }

  /// The days of a trip, which runs in the part of the year of its section; nil where these are not clear.
  func days(_ trip: Int, _ label: DayLabel?) -> DayLabel? {
    guard let season = seasons[trip] else { return label }
    return label.map { $0.within(season) } ?? (unclear.contains(trip) ? nil : season)
  }

  /// The one printed cell of a column.
  private static func soleCell(_ column: Int, _ grid: Grid) -> Grid.Cell? {
    var sole: Int?
    for row in 0..<grid.rowCount {
      guard let index = grid.cellIndex(row, column), !grid.cells[index].isEmpty else { continue }
      guard sole == nil || sole == index, grid.cells[index].columnSpan == 1 else { return nil }
      sole = index
    }
    return sole.map { grid.cells[$0] }
  }
}
