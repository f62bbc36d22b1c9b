/// Words that no table of departures has, because they belong to approach boards, sessions of an
/// event, or opening hours, all of which are full of times.
enum ForeignWords {
  /// Whether a grid is something of that kind.
  static func mark(_ grid: Grid) -> Bool {
    grid.cells.contains { cell in
      guard cell.tokens.count <= 12, cell.tokens.contains(where: { $0.kind == .word }) else {
        return false
      }
      return words.isFound(in: cell.tokens.joined)
    }
  }

  private static let words = WordList([
    "会場", "開催", "講座", "受付", "公演", "上映", "診療", "営業", "開演", "試合", "接近", "予測", "遅れ", "現在地", "分待ち",
    "まもなく", "見込", "通過予定", "発予定", "定刻", "番組", "開館", "閉館", "入場",
  ])
}
