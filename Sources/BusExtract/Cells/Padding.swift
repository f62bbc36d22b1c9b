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
