import BusModel

/// Markup laid out as rows and columns of cells, whatever elements it is made of: a table with its
/// spans, a definition list, nested lists, blocks. Layouts read grids and never see markup.
struct Grid {
  /// One cell, in every slot that it spans.
  struct Cell {
    /// The element.
    var node: PageTree.Index
    /// Its tokens.
    var tokens: Tokens
    /// Whether the markup calls it a heading (th, dt, a heading element).
    var isHeading: Bool
    /// The first row and column it stands in.
    var row: Int
    var column: Int
    /// How many of them it spans.
    var rowSpan: Int
    var columnSpan: Int
    /// Its place.
    var place: Place

    /// Its place as printed: "table[1]/tr[3]/td[1]".
    var at: String { place.name }

    /// Whether nothing is printed in it.
    var isEmpty: Bool { tokens.isEmpty }
  }

  /// The element that holds the whole.
  var node: PageTree.Index
  /// The place of the whole: "table[1]".
  var at: String
  /// The cells in document order.
  var cells: [Cell]
  /// Whether the first column is hours because the grid was made along them.
  var leadsWithHours = false
  /// Whether each of its rows is an element of text that begins with its hour.
  var isOfHourRows = false
  /// Whether the words above it name days, so that hours may be as few as the buses.
  var isBelowDays = false
  /// Texts in cells of minutes that name the lines of these.
  var lineNumbers: Set<PageTree.Index> = []
  /// Whether the cells are lines of one element's text.
  var isLines = false
  /// Whether each of its rows stands below an element that is its hour.
  var isBelowHours = false
  /// Whether each of its cells is a line of text that is a trip.
  var isTripLines = false
  /// Whether each of its cells is a card that is a trip.
  var isCards = false
  /// Whether others of the page are made of such lines too.
  var isOneOfSeveral = false
  /// The stops of all these trips, where they stand above and each cell is times alone.
  var stopNames: [String] = []
  /// Whether each of its rows is the name of a stop and its times.
  var isStopLines = false
  /// Whether each of its cells is a sentence that tells departures.
  var isSentences = false
  /// Whether these stand below a heading of buses.
  var isOfBuses = false
  /// Whether its two columns are departures and arrivals.
  var isPairs = false
  /// Whether its times stood side by side, a row for each place they go to.
  var standsAlongRows = false
  /// Whether it is what stands below one term of a list, so that a single time is one of several parts.
  var isSection = false
  /// Whether it stands below days of its own beside lists below others, so that a single time is one of these.
  var isOfOtherDays = false
  /// Whether arrivals stood behind its times, so that its heads lead from where to where.
  var leadsToArrivals = false
  /// The words above it that say which way its buses go, where the grid was found by them.
  var ways: [String] = []
  /// The lines above the first row, inside the same element.
  var leadingLines: [String] = []
  /// Texts with numbers that stand inside the whole but in none of its cells.
  var strays: [PageTree.Index] = []
  /// How many rows and columns there are.
  var rowCount: Int
  var columnCount: Int
  /// For row × column the index of the cell, or -1.
  private(set) var slots: [Int32]
  /// The cells read as clock times.
  let clocks: GridClocks

  /// Slots that a grid may have; more is no timetable.
  static let slotLimit = 400_000

  /// Lays the cells out in their slots; the first cell that claims a slot keeps it.
  init(node: PageTree.Index, at: String, cells: [Cell], clocks: GridClocks? = nil) {
    self.clocks = clocks ?? GridClocks(cells)
    self.node = node
    self.at = at
    self.cells = cells
    rowCount = cells.reduce(0) { max($0, $1.row + $1.rowSpan) }
    columnCount = cells.reduce(0) { max($0, $1.column + $1.columnSpan) }
    guard rowCount * columnCount <= Self.slotLimit else {
      rowCount = 0
      columnCount = 0
      slots = []
      return
    }
    slots = [Int32](repeating: -1, count: rowCount * columnCount)
    for (index, cell) in cells.enumerated() {
      for row in cell.row..<cell.row + cell.rowSpan {
        for column in cell.column..<cell.column + cell.columnSpan
        where slots[row * columnCount + column] < 0 {
          slots[row * columnCount + column] = Int32(index)
        }
      }
    }
  }

  /// The same of other cells, with what stands around them.
  func holding(_ cells: [Cell]) -> Grid {
    var other = Grid(node: node, at: at, cells: cells)
    other.strays = strays
    other.ways = ways
    other.leadingLines = leadingLines
    return other
  }

  /// The index of the cell in a slot, or nil.
  func cellIndex(_ row: Int, _ column: Int) -> Int? {
    let index = slots[row * columnCount + column]
    return index < 0 ? nil : Int(index)
  }

  /// The cell in a slot, or nil.
  subscript(row: Int, column: Int) -> Cell? { cellIndex(row, column).map { cells[$0] } }

  /// The same cells with rows and columns exchanged.
  var transposed: Grid {
    var turned = Grid(node: node, at: at, cells: cells.map(\.turned), clocks: clocks)
    turned.strays = strays
    turned.ways = ways
    turned.leadingLines = leadingLines
    return turned
  }
}

extension Grid.Cell {
  /// The cell with rows and columns exchanged.
  var turned: Grid.Cell {
    var turned = self
    (turned.row, turned.column) = (column, row)
    (turned.rowSpan, turned.columnSpan) = (columnSpan, rowSpan)
    return turned
  }
}

/// Texts inside a grid that belong to no cell.
enum StrayTexts {
  /// A left-over for each.
  static func notices(of grid: Grid, _ tree: PageTree) -> [Notice] {
    grid.strays.map { text in
      let printed = Texts.line(of: text, in: tree)
      return Notice(
        .leftOver(.outsideCells(String(printed.prefix(40)))), at: grid.at
      )
    }
  }
}
