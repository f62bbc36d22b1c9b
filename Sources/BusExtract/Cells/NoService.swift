/// Words by which a cell says that no bus leaves.
enum NoService {
  /// Whether a cell is nothing but such words.
  static func isOne(_ cell: Grid.Cell) -> Bool {
    guard (1...4).contains(cell.tokens.count) else { return false }
    return words.contains(cell.tokens.filter { $0.kind == .word }.map(cell.tokens.text).joined())
      && !cell.tokens.contains(where: \.isNumber)
  }

  private static let words: Set<String> = [
    "運休", "全便運休", "終日運休", "全日運休", "運休日", "なし", "無し", "ナシ", "運行なし", "運行無し", "便なし", "運行しません",
    "運行はありません", "運行していません", "休み", "お休み", "×", "✕", "✖", "Ｘ", "none", "None",
  ]
}
