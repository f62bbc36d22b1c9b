/// The cells of a grid read as clock times: once, for all layouts that ask, and only if one does.
final class GridClocks {
  /// For every cell of the grid what it says about times.
  private(set) lazy var cells = tokens.map { ClockCell($0) }
  /// Whether at least two cells hold nothing but a time and its words.
  private(set) lazy var hasTimes =
    tokens.contains { $0.contains { $0.is(.clockColon) } }
    && cells.lazy.filter { !$0.listedTimes.isEmpty }.prefix(2).count == 2

  private let tokens: [Tokens]

  init(_ cells: [Grid.Cell]) { tokens = cells.map(\.tokens) }
}
