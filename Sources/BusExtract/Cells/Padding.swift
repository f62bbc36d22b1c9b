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

  /// Whether a word says that buses run every so many minutes: its times cannot be known.
  static func meansFrequency(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    frequencies.isFound(in: word) || word.elementsEqual("毎".utf8)
  }

  private static let frequencies = WordList([
    "間隔", "毎時", "分毎", "時間毎", "毎正", "毎分", "ごと", "頃から", "随時", "分おき",
  ])
}
