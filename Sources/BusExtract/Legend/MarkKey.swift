/// Marks compared as people compare them: width, brackets and look-alikes aside.
enum MarkKey {
  /// The key under which a mark and its legend meet: "（ ）" and "( )" are the same, as are 〇 and ○,
  /// ﾛ and ロ, Ｐ and P.
  static func of(_ mark: some StringProtocol) -> String {
    let isKey = mark.unicodeScalars.allSatisfy {
      !Scalars.isSpace($0.value) && folded($0.value) == $0.value
    }
    if isKey { return String(mark) }
    var key = String.UnicodeScalarView()
    for scalar in mark.unicodeScalars where !Scalars.isSpace(scalar.value) {
      if let unicode = Unicode.Scalar(folded(scalar.value)) { key.append(unicode) }
    }
    return String(key)
  }

  /// The character under which it and its look-alikes meet.
  static func folded(_ scalar: UInt32) -> UInt32 {
    let folded = Scalars.folded(scalar)
    guard folded >= 0x2000 else { return folded }
    return lookAlikes[folded] ?? fullWidthKana(folded)
  }

  /// A key without the brackets around it: "(急)" gives "急"; nil when there are none.
  static func withoutBrackets(_ key: String) -> String? {
    guard key.unicodeScalars.count > 2, let first = key.unicodeScalars.first,
      let last = key.unicodeScalars.last, case .open = Scalars.classify(first.value),
      case .close = Scalars.classify(last.value)
    else { return nil }
    return String(key.dropFirst().dropLast())
  }

  private static let lookAlikes: [UInt32: UInt32] = [
    0x3007: 0x25CB, 0x25EF: 0x25CB, 0x2B55: 0x25CB, 0x26AA: 0x25CB, 0x26AB: 0x25CF,
    0x3014: 0x5B, 0x3015: 0x5D, 0x2217: 0x2A, 0x204E: 0x2A, 0xFF65: 0x30FB,
  ]

  /// Half-width katakana as full-width; voiced marks stay apart, as they do in the page.
  private static func fullWidthKana(_ scalar: UInt32) -> UInt32 {
    guard (0xFF66...0xFF9D).contains(scalar) else { return scalar }
    return kana[Int(scalar - 0xFF66)]
  }

  private static let kana: [UInt32] = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars.map(\.value))
}
