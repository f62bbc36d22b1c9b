import BusModel

extension ListFrame {
  /// A column of departure times and the days its heading names.
  struct TimeColumn {
    var column: Int
    var label: DayLabel?
    /// The stop that its heading names, where that is no Japanese.
    var stop: String?
    var headings: [String]
    /// The vehicle that it is headed by, where several leave by turns.
    var vehicle: String?
    var at: String
    /// Its times, top down.
    var entries: [TimeColumnReader.Entry]
    /// The half of the day that its heading gives: AM is false.
    var isAfternoon: Bool?
    /// The days that its own heading names, whatever part of the year the rows below belong to.
    var head: DayLabel?
    /// The part of the year that a row over the whole list named last, and the days of the week.
    var season: DayLabel?
    var weekly: DayLabel?
    /// Whether days of the week stood above in a part of the year, and none in the one that has begun.
    private(set) var isUnclear = false

    /// Whether a heading says from where or to where the column's buses go.
    var namesDirection: Bool {
      stop != nil
        || headings.contains {
          NameLine($0).says(.stop, .routeName, .destination) || NameWords.isTurnRound($0)
        }
    }

    /// Goes on under other days or for another way.
    mutating func open(_ section: SectionCell) {
      if let opened = section.label { open(opened) }
      guard let way = section.way else { return }
      headings.removeAll { NameLine($0).says(.stop, .destination) }
      headings.append(way)
    }

    /// Days in a part of the year are those of that part alone.
    private mutating func open(_ opened: DayLabel) {
      guard DayWords.onlyDates(opened.text) else {
        (weekly, isUnclear) = (opened, false)
        label = season.map { opened.within($0) } ?? opened
        return
      }
      (season, isUnclear) = (opened, head == nil && weekly != nil)
      label = head?.within(opened) ?? opened
    }
  }

  /// The days that the cells above a column name.
  struct ColumnDays {
    /// Those of the column.
    private(set) var label: DayLabel?
    /// Those of its own head.
    let head: DayLabel?
    /// The part of the year that a row over the whole list names, and the days of the week.
    let season: DayLabel?
    let weekly: DayLabel?

    init(_ cells: [Grid.Cell], _ grid: Grid, _ tree: PageTree) {
      let nearest = { (cells: [Grid.Cell]) in
        cells.compactMap { DayLabel.find(in: $0.node, of: tree) }
          .reduce(nil) { DayLabel.nearer($1, than: $0) }
      }
      head = nearest(cells.filter { $0.columnSpan < grid.columnCount })
      season = cells.lazy.compactMap { SectionCell(season: $0, in: grid, tree)?.label }.last
      weekly = nearest(
        cells.filter {
          $0.columnSpan == grid.columnCount && SectionCell(season: $0, in: grid, tree) == nil
        })
      label = nearest(cells)
        .map { Self.within(cells.map { Texts.line(of: $0.node, in: tree) }, $0) }
      // 平日 above a row that names a part of the year.
      if let head = head ?? weekly, let season, !DayWords.onlyDates(head.text),
        label.map({ DayWords.onlyDates($0.text) }) == true
      {
        label = head.within(season)
      }
    }

    /// Days below 夏期開園（4/29～11/3） are those of that season alone.
    private static func within(_ heads: [String], _ label: DayLabel) -> DayLabel {
      let seasons = heads.filter { head in
        head.contains(where: \.isNumber) && SpecialDayLines.namesDays(head)
          && !DayLabel.labels(in: head).contains(label.text) && !label.remarks.contains(head)
      }
      let dates = seasons.flatMap { head in
        head.split { "（）()［］[]【】　 ".contains($0) }.map(String.init).filter(DayWords.onlyDates)
      }
      return DayLabel(text: label.text, remarks: label.remarks + (dates.isEmpty ? seasons : dates))
    }
  }
}
