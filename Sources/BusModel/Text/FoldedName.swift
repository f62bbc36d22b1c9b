/// A name as people compare names: by the letters, whatever their width, case and blanks.
///
/// What Unicode's NFKC makes of the characters that timetables and keyboards have is made of them:
/// full-width letters and digits, half-width kana, numbers and kanji in circles and brackets, Roman
/// numerals, Kangxi radicals. Composed and decomposed letters are equal to Swift as they are.
public struct FoldedName: Hashable, Sendable {
  private let text: String

  /// The folded form of a name.
  public init(_ name: String) { text = Self.folded(name) }

  /// Whether nothing is left of it: it had blanks alone.
  public var isEmpty: Bool { text.isEmpty }

  /// Whether another name stands in this one; every name has the empty one.
  public func contains(_ other: FoldedName) -> Bool {
    other.text.isEmpty || text.contains(other.text)
  }

  /// Text in plain letters: nothing that is wide, narrow, circled or large.
  ///
  /// - Parameters:
  ///   - text: any text.
  ///   - keepingBlanks: whether white space stays, as one space a character.
  /// - Returns: the folded text.
  public static func folded(_ text: String, keepingBlanks: Bool = false) -> String {
    var result = ""
    for character in text {
      guard !character.isWhitespace else {
        if keepingBlanks { result += " " }
        continue
      }
      for scalar in character.unicodeScalars { append(scalar, to: &result) }
    }
    return result.lowercased()
  }

  private static func append(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar.value {
    case 0x20...0x7E: text.unicodeScalars.append(scalar)
    case 0xFF01...0xFF5E:
      text.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value - 0xFEE0)))
    case 0x200B...0x200D, 0xFEFF, 0xFE00...0xFE0F: break
    // The voice marks of half-width kana become combining ones, which Swift compares as composed.
    case 0xFF9E: text.unicodeScalars.append("\u{3099}")
    case 0xFF9F: text.unicodeScalars.append("\u{309A}")
    case 0xFF61...0xFF9D: text += letter(Int(scalar.value) - 0xFF61, of: kana)
    case 0x2F00...0x2FD5: text += letter(Int(scalar.value) - 0x2F00, of: radicals)
    default: text += numbered(scalar) ?? String(scalar)
    }
  }

  /// Numbers and letters in circles and brackets, and Roman numerals; nil for anything else.
  private static func numbered(_ scalar: Unicode.Scalar) -> String? {
    let value = Int(scalar.value)
    switch value {
    case 0x2460...0x2473: return "\(value - 0x2460 + 1)"
    case 0x2474...0x2487: return "(\(value - 0x2474 + 1))"
    case 0x2488...0x249B: return "\(value - 0x2488 + 1)."
    case 0x24B6...0x24E9: return String(Unicode.Scalar(UInt8(97 + (value - 0x24B6) % 26)))
    case 0x24EA: return "0"
    case 0x3251...0x325F: return "\(value - 0x3251 + 21)"
    case 0x2160...0x216B: return roman[value - 0x2160]
    case 0x2170...0x217B: return roman[value - 0x2170]
    case 0x3220...0x3243: return "(" + letter(value - 0x3220, of: bracketed) + ")"
    case 0x3280...0x32B0: return letter(value - 0x3280, of: circled)
    case 0xB2, 0xB3: return "\(value - 0xB0)"
    case 0xB9: return "1"
    case 0x2070, 0x2074...0x2079: return "\(value - 0x2070)"
    case 0x2080...0x2089: return "\(value - 0x2080)"
    case 0x2116: return "No"
    default: return nil
    }
  }

  private static func letter(_ index: Int, of letters: [Character]) -> String {
    letters.indices.contains(index) ? String(letters[index]) : ""
  }

  /// U+FF61 … U+FF9D in their order.
  private static let kana = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン")
  /// U+3220 … U+3243.
  private static let bracketed = Array("一二三四五六七八九十月火水木金土日株有社名特財祝労代呼学監企資協祭休自至")
  /// U+3280 … U+32B0.
  private static let circled = Array(
    "一二三四五六七八九十月火水木金土日株有社名特財祝労秘男女適優印注項休写正上中下左右医宗学監企資協夜")
  private static let roman = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii",
  ]
  /// U+2F00 … U+2FD5.
  static let radicals = Array(
    "一丨丶丿乙亅二亠人儿入八冂冖冫几凵刀力勹匕匚匸十卜卩厂厶又口囗土士夂夊夕大女子宀寸小尢尸屮山巛工己巾干幺广廴廾弋弓彐彡彳"
      + "心戈戶手支攴文斗斤方无日曰月木欠止歹殳毋比毛氏气水火爪父爻爿片牙牛犬玄玉瓜瓦甘生用田疋疒癶白皮皿目矛矢石示禸禾穴立"
      + "竹米糸缶网羊羽老而耒耳聿肉臣自至臼舌舛舟艮色艸虍虫血行衣襾見角言谷豆豕豸貝赤走足身車辛辰辵邑酉釆里金長門阜隶隹雨靑非"
      + "面革韋韭音頁風飛食首香馬骨高髟鬥鬯鬲鬼魚鳥鹵鹿麥麻黃黍黑黹黽鼎鼓鼠鼻齊齒龍龜龠")
}

/// The one of some things whose name is meant: the very name, else the only one that is equal to it
/// by its letters.
///
/// - Parameters:
///   - name: as typed.
///   - things: what is named.
///   - key: their names.
/// - Returns: nil when there is none, or when it cannot be told which.
@inlinable
public func named<Thing>(
  _ name: String, in things: [Thing], by key: (Thing) -> String
) -> Thing? {
  if let exact = things.first(where: { key($0) == name }) { return exact }
  let folded = FoldedName(name)
  let alike = things.filter { FoldedName(key($0)) == folded }
  return alike.count == 1 && !folded.isEmpty ? alike[0] : nil
}
