/// The cells of a grid read as clock times: once, for all layouts that ask, and only if one does.
final class GridClocks {
  /// For every cell of the grid what it says about times.
  private(set) lazy var cells = tokens.map { ClockCell($0) }
  /// Whether any cell is nothing but an hour.
  private(set) lazy var hasHours = tokens.contains { HourAxis.hour(in: $0) != nil }
  /// Whether at least two cells hold one time and nothing but words beside it.
  private(set) lazy var hasTimes =
    hasColons && cells.lazy.filter { $0.soleTime != nil }.prefix(2).count == 2
  /// Whether a cell lists times.
  private(set) lazy var hasListedTimes = hasColons && cells.contains { !$0.listedTimes.isEmpty }
  private lazy var hasColons = tokens.contains { $0.contains { $0.is(.clockColon) } }

  private let tokens: [Tokens]

  init(_ cells: [Grid.Cell]) { tokens = cells.map(\.tokens) }
}
