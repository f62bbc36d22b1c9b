/// The words that name a look, and what may follow them: 赤字, オレンジ色の文字, 太字, 網掛け.
enum StyleNames {
  /// Where such a word may end that the text begins with; the reading to prefer first.
  static func ends(of text: Substring) -> [String.Index] {
    let coloured = colours.flatMap { colour -> [String.Index] in
      guard let rest = after(colour, text) else { return [] }
      let linked = ["色", "い"].compactMap { after($0, rest) }
      return (linked + [rest]).flatMap { rest in grounds.compactMap { after($0, rest)?.startIndex }
      }
    }
    let plain = plainColours.compactMap { colour in
      after(colour, text).flatMap { after("色", $0) }?.startIndex
    }
    // "青：東口行　緑：西口行".
    let bare = plainColours.compactMap { after($0, text)?.startIndex }
      .filter { end in ["：", ":", "＝", "="].contains { after($0, text[end...]) != nil } }
    return coloured + plain + others.compactMap { after($0, text)?.startIndex } + bare
  }

  /// The same for a word behind は: "急行は赤字".
  static func predicateEnds(of text: Substring) -> [String.Index] {
    let letters = letterColours.flatMap { colour -> [String.Index] in
      guard let rest = after(colour, text) else { return [] }
      let linked = ["色", "い"].compactMap { after($0, rest) }
      return (linked + [rest]).flatMap { rest in
        ["文字", "字"].compactMap { after($0, rest)?.startIndex }
      }
    }
    let plain = plainColours.compactMap { colour in
      after(colour, text).flatMap { after("色", $0) }?.startIndex
    }
    return letters + plain
      + ["太字", "斜体", "下線", "網掛け", "網かけ"].compactMap { after($0, text)?.startIndex }
  }

  /// Whether a clause goes on behind such a word as if it were complete.
  static func endsClause(_ text: Substring) -> Bool {
    text.isEmpty || ["で", "と", "に", "です", "。"].contains { after($0, text) != nil }
  }

  /// The text without の時刻, で表示 and the like before the sign.
  static func withoutFillers(_ text: Substring) -> Substring {
    var rest = text
    while let next = fillers.lazy.compactMap({ after($0, rest) }).first { rest = next }
    return rest
  }

  /// Where the sign ends with which the meaning begins: は, a colon, …, ・・.
  static func signEnd(_ text: Substring) -> String.Index? {
    if let rest = signs.lazy.compactMap({ after($0, text) }).first { return rest.startIndex }
    for (dot, least) in [("…", 1), ("・", 2)] {
      let dots = text.prefix { String($0) == dot }
      if dots.count >= least { return dots.endIndex }
    }
    return nil
  }

  /// What stands behind a word that the text begins with, byte by byte; nil when it does not.
  private static func after(_ word: String, _ text: Substring) -> Substring? {
    guard text.utf8.starts(with: word.utf8) else { return nil }
    return text[text.utf8.index(text.startIndex, offsetBy: word.utf8.count)...]
  }

  private static let colours = [
    "赤", "朱", "橙", "オレンジ", "黄緑", "黄", "緑", "水", "青", "紺", "紫", "桃", "ピンク", "茶", "灰", "グレー",
  ]
  private static let plainColours = ["赤", "黄", "緑", "青", "水", "桃", "茶"]
  private static let letterColours = ["赤", "青", "緑", "黄", "橙", "紫", "桃", "茶"]
  private static let grounds = ["文字", "太字", "字", "枠", "地", "色", "マーカー"]
  private static let others = [
    "太字", "太文字", "斜体", "斜字", "イタリック", "下線", "アンダーライン", "網掛け", "網かけ", "塗りつぶし",
    "色付き", "色つき", "背景色", "マーカー",
  ]
  private static let fillers = [
    "の", "で", "が", "部分", "表示", "表記", "時刻", "時間", "便", "あり", "付き", "つき", "印",
  ]
  private static let signs = ["は", "：", ":", "＝", "=", "→"]
}
