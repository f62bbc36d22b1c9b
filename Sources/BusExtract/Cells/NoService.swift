/// Words by which a cell says that no bus leaves.
enum NoService {
  /// Whether a cell is nothing but such words.
  static func isOne(_ cell: Grid.Cell) -> Bool {
    guard (1...4).contains(cell.tokens.count) else { return false }
    return words.contains(cell.tokens.filter { $0.kind == .word }.map(cell.tokens.text).joined())
      && !cell.tokens.contains(where: \.isNumber)
  }

  /// Whether a line says so of a whole timetable.
  static func isSaid(in line: String) -> Bool {
    line.utf8.count <= 150 && sayings.isFound(in: line)
  }

  private static let sayings = WordList([
    "運休", "運行なし", "運行無し", "運行はありません", "運行はございません", "運行しません", "運行いたしません", "運行致しません", "運転しません",
    "便はありません", "便はございません", "運行していません",
  ])

  private static let words: Set<String> = [
    "運休", "全便運休", "終日運休", "全日運休", "運休日", "なし", "無し", "ナシ", "運行なし", "運行無し", "便なし", "運行しません",
    "運行はありません", "運行していません", "休み", "お休み", "×", "✕", "✖", "Ｘ", "none", "None",
  ]
}
