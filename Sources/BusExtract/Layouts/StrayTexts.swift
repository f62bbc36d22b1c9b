import BusModel

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
