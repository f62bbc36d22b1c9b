import BusModel

/// Rows above or below the times of trips that are headed by days and hold signs: ○ where a trip runs
/// on them, × or nothing where it does not.
struct TripDayFlags {
  /// The rows, and those among them whose signs cannot be told.
  private(set) var rows: [Int] = []
  private(set) var leftovers: [Notice] = []
  /// Whether they tell the days of every trip.
  var areClear: Bool { !labels.isEmpty && leftovers.isEmpty }
  private var labels: [Int: DayLabel] = [:]
  private var words: [Int: MinuteCell.Word] = [:]

  init() {}

  /// Looks through rows outside the times.
  init(_ grid: Grid, rows: [Int], firstTrip: Int, trips: [Int], _ tree: PageTree) {
    let days = rows.compactMap { row in
      Self.day(of: row, grid, firstTrip, trips, tree)
    }
    if !days.isEmpty { noteEmpty(grid, rows, firstTrip, trips, tree) }
    self.rows = days.map(\.row)
    guard let first = days.first else { return }
    let signs = days.flatMap(\.signs)
    let positive = Set(signs.compactMap(\.positive))
    // One row alone does not say on which other days a trip runs.
    guard days.count > 1, positive.count == 1, !signs.contains(.unknown) else {
      leftovers.append(
        Notice(.unreadDays(.words(first.text)), at: grid[first.row, 0]?.at ?? grid.at))
      return
    }
    for (index, trip) in trips.enumerated() { tell(trip, days, index, grid) }
  }

  /// A row that is headed by days, with the signs of the trips.
  private struct Day {
    var row: Int
    var text: String
    var signs: [Sign]
  }

  /// The row as such a one; nil where it is none.
  private static func day(
    of row: Int, _ grid: Grid, _ firstTrip: Int, _ trips: [Int], _ tree: PageTree
  ) -> Day? {
    let headings = (0..<firstTrip).compactMap { grid[row, $0] }
      .filter { !$0.isEmpty && $0.column + $0.columnSpan <= firstTrip }
    let cells = trips.map { grid[row, $0] }
    guard let heading = headings.last, heading.tokens.count <= 12,
      let label = label(heading, tree),
      cells.contains(where: { $0.map { !$0.isEmpty && sign($0) != nil } ?? false })
    else { return nil }
    let signs = cells.map { $0.flatMap(sign) ?? ($0?.isEmpty ?? true ? .none : .unknown) }
    return Day(row: row, text: bare(label.text), signs: signs)
  }

  /// The days that a heading names: 平日, お盆(8/13～15).
  private static func label(_ heading: Grid.Cell, _ tree: PageTree) -> DayLabel? {
    if let label = DayLabel.find(in: heading.node, of: tree) { return label }
    let text = Texts.line(of: heading.node, in: tree)
    return DayWords.mayName(text) && DayWords.onlyDates(text)
      ? DayLabel(text: text, remarks: []) : nil
  }

  /// Tells the days of a trip, the one of that index among those with signs.
  private mutating func tell(_ trip: Int, _ days: [Day], _ index: Int, _ grid: Grid) {
    let own = days.filter { $0.signs[index].positive != nil }
    guard let first = own.first else {
      leftovers.append(
        Notice(.unreadDays(.someTrips), at: grid[days[0].row, trip]?.at ?? grid.at))
      return
    }
    let isDaily = own.count == days.count && Self.areWeek(days)
    let text = isDaily ? "毎日" : own.map(\.text).joined(separator: "・")
    // × under 12/31～1/3: not then, whatever day of the week it is.
    let rests = days.filter { $0.signs[index].positive == nil && DayWords.onlyDates($0.text) }
    labels[trip] = DayLabel(
      text: ([text] + rests.map { $0.text + "は運休" }).joined(separator: "。"), remarks: [])
    words[trip] = grid[first.row, trip].map { cell in
      MinuteCell.Word(
        text: cell.tokens.joined, number: nil, node: cell.node, isGrouped: false, role: .flag)
    }
  }

  private static func areWeek(_ days: [Day]) -> Bool {
    Set(days.map { String($0.text.prefix(1)) }).isSuperset(of: "月火水木金土日".map(String.init))
  }

  /// Days beside those with signs that have none: nobody knows what runs on them.
  private mutating func noteEmpty(
    _ grid: Grid, _ rows: [Int], _ firstTrip: Int, _ trips: [Int], _ tree: PageTree
  ) {
    // ／ is no token, and says that nothing runs.
    let isBlank = { (cell: Grid.Cell) in
      cell.isEmpty && Texts.compact(Texts.line(of: cell.node, in: tree)).isEmpty
    }
    for row in rows where trips.allSatisfy({ grid[row, $0].map(isBlank) ?? true }) {
      let heading = (0..<firstTrip).lazy.compactMap { grid[row, $0] }.first { !$0.isEmpty }
      guard let heading, heading.column + heading.columnSpan <= firstTrip,
        Self.label(heading, tree) != nil
      else { continue }
      leftovers.append(
        Notice(.unreadDays(.words(heading.tokens.joined)), at: heading.at))
    }
  }

  /// The days of a trip.
  func label(_ trip: Int) -> DayLabel? { labels[trip] }

  /// The sign by which a trip's days are told, which a legend may explain.
  func sign(_ trip: Int) -> MinuteCell.Word? { words[trip] }

  /// What a cell says.
  private enum Sign: Equatable {
    case runs(String)
    case none
    case unknown

    var positive: String? {
      if case .runs(let sign) = self { sign } else { nil }
    }
  }

  /// Nil for what is no such sign.
  private static func sign(_ cell: Grid.Cell) -> Sign? {
    let text = Texts.lowercased(cell.tokens.joined)
    if let sign = runs[text] { return .runs(sign) }
    return Padding.isOne(text) || rests.contains(text) || NoService.isOne(cell) ? Sign.none : nil
  }

  /// "平日運行" as "平日".
  private static func bare(_ text: String) -> String {
    text.ends(with: "運行") ? String(text.before(ending: "運行")) : text
  }

  /// Signs that look alike are one.
  private static let runs: [String: String] = {
    let alike = [
      ["○", "〇", "◯", "o"], ["●"], ["◎"], ["✓", "✔", "☑", "レ", "ﾚ"], ["運行", "運"], ["有", "あり"],
      ["y", "yes"],
      ["可"], ["■"], ["◆"], ["★"], ["☆"],
    ]
    let pairs = alike.flatMap { group in group.map { ($0, group[0]) } }
    return Dictionary(pairs) { first, _ in first }
  }()
  private static let rests: Set<String> = [
    "×", "✕", "✖", "✗", "x", "ｘ", "運休", "休", "休止", "無", "なし", "n", "no", "不可", "□", "☐", "◇",
  ]
}
