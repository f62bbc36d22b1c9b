/// What pages print where no bus leaves.
enum Padding {
  /// Words that stand for an empty cell.
  static let words = [
    "-", "－", "―", "—", "–", "ー", "‐", "−", "─", "--", "---", "----", "-----", "－－", "――", "ーー",
    "…", "・・・", "‥", "・",
    // What a program prints for nothing.
    "undefined", "null", "NaN",
  ]

  /// Whether a text is nothing but such a word.
  static func isOne(_ text: String) -> Bool { WordTraits.listed(text).contains(.padding) }

  /// Whether a cell for remarks says that there are none.
  static func isNoRemark(_ text: String) -> Bool { isOne(text) || nothing.contains(text) }

  private static let nothing: Set<String> = [
    "なし", "無し", "無", "特になし", "特に無し", "None", "none", "N/A", "n/a", "无", "없음",
  ]

  /// Whether a word says that buses run every so many minutes: its times cannot be known.
  static func meansFrequency(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    frequencies.isFound(in: word) || word.elementsEqual("毎".utf8)
  }

  private static let frequencies = WordList([
    "間隔", "毎時", "分毎", "時間毎", "毎正", "毎分", "ごと", "頃から", "随時", "分おき",
  ])
}

/// Words by which a cell says that no bus leaves.
enum NoService {
  /// Whether a cell is nothing but such words.
  static func isOne(_ cell: Grid.Cell) -> Bool {
    guard (1...4).contains(cell.tokens.count) else { return false }
    // 休診（送迎なし）.
    if cell.tokens.count == 4, ForeignWords.rests.isOne(cell.tokens.joined) { return true }
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
    "運行はありません", "運行していません", "休み", "お休み", "休診", "休園", "休校", "×", "✕", "✖", "Ｘ", "none", "None",
  ]
}
