/// Finds the marks that stand beside a trip's name: "2便★", "※3便". They hold for the whole trip.
enum HeaderMarks {
  /// The signs of a heading cell, each as a word, and what stands beside a trip's number: "夏3",
  /// "2便 予", "3便①", "3便A", "1便 注1)".
  static func words(in cell: Grid.Cell) -> [MinuteCell.Word] {
    let (references, rest) = references(in: cell.tokens)
    let isNumbered = cell.tokens.count { $0.isNumber } - references.count == 1
    let bracket = bracketed(in: cell)
    let letter = isNumbered ? letter(in: cell.tokens.joined) : nil
    return references
      + rest.flatMap { token, text in
        // "3便 予約", and 予約 below the number.
        if isNumbered, kinds.contains(text), bracket?.text != text {
          return [MinuteCell.Word(text: text, number: nil, node: token.node, isGrouped: false)]
        }
        let scalars = isNumbered ? behindTrip(text) : Array(text.unicodeScalars)
        let isKanji = isNumbered && scalars.count == 1 && scalars.allSatisfy(isMark)
        var signs: [String] = []
        var previous: Unicode.Scalar?
        for sign in scalars {
          defer { previous = sign }
          guard
            isSign(sign) || isKanji || sign == letter
              || isNumbered && (Scalars.isCircled(sign.value) || isCross(sign))
          else { continue }
          // ※※ is a mark of its own.
          if sign == previous, isSign(sign) {
            signs[signs.count - 1].unicodeScalars.append(sign)
          } else {
            signs.append(String(sign))
          }
        }
        return signs.map { sign in
          MinuteCell.Word(text: sign, number: nil, node: token.node, isGrouped: false)
        }
      } + (bracket.map { [$0] } ?? [])
  }

  /// The references to notes, and the other words without the signs of these.
  private static func references(
    in tokens: Tokens
  ) -> (found: [MinuteCell.Word], rest: [(token: Token, text: String)]) {
    var (found, rest): ([MinuteCell.Word], [(token: Token, text: String)]) = ([], [])
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      if index > 0, let reference = NoteReference.at(index, in: tokens) {
        found.append(
          MinuteCell.Word(text: reference.mark, number: nil, node: token.node, isGrouped: false))
        if token.kind == .word { rest.append((token, String(tokens.text(token).dropLast()))) }
        index += reference.count
        continue
      }
      if token.kind == .word { rest.append((token, tokens.text(token))) }
      index += 1
    }
    return (found, rest)
  }

  /// The "(学休)" of "(学休)2便", and the condition of "2便（要予約）".
  private static func bracketed(in cell: Grid.Cell) -> MinuteCell.Word? {
    let text = cell.tokens.joined
    guard let node = cell.tokens.first?.node,
      let open = text.firstIndex(where: { "（([［【".contains($0) }),
      let close = text[open...].firstIndex(where: { "）)]］】".contains($0) })
    else { return nil }
    if open > text.startIndex {
      let inner = String(text[text.index(after: open)..<close])
      let name = String(text[..<open])
      guard RowName.isTrip(name) || Int(name) != nil, inner.count <= 8,
        conditions.isFound(in: inner) || limits(inner)
      else { return nil }
      return MinuteCell.Word(text: inner, number: nil, node: node, isGrouped: false)
    }
    let end = text.index(after: close)
    let (mark, rest) = (String(text[..<end]), String(text[end...]))
    let inner = mark.dropFirst().dropLast()
    guard (1...4).contains(inner.count), inner.allSatisfy({ $0.isLetter }), RowName.isTrip(rest),
      !RowName.isWay(String(inner)), !RowName.isDays(String(inner))
    else { return nil }
    return MinuteCell.Word(text: mark, number: nil, node: node, isGrouped: false)
  }

  /// 学休運休, which the page explains elsewhere; 日曜運休 is understood and a label.
  private static func limits(_ text: String) -> Bool {
    DayWords.hasHint(text) && LimitingWords.endsLabel(text) && DayLabel.labels(in: text).isEmpty
  }

  /// What a trip is besides its number; 予約不要 is nothing of the kind.
  private static let kinds: Set<String> = [
    "予約", "要予約", "予約制", "予約便", "予約運行", "完全予約制", "デマンド", "デマンド便", "デマンド運行", "臨時", "臨時便", "スクール",
    "スクール便",
    "急行", "快速", "特急", "直行", "直通", "通学", "通学便", "通勤", "深夜", "低床", "ノンステップ", "小型", "小型車", "ジャンボタクシー",
    "タクシー", "増便", "試行", "試験運行", "当面運休", "当分運休", "運休中",
  ]

  private static let conditions = WordList(["予約", "デマンド", "臨時", "スクール"])

  /// The capital letter before or behind "3便"; within it, it is a part of the trip's name.
  private static func letter(in text: String) -> Unicode.Scalar? {
    guard text.contains("便") else { return nil }
    let letters = text.unicodeScalars.filter {
      $0.properties.isAlphabetic && Scalars.folded($0.value) < 0x3000
    }
    let ends = [text.unicodeScalars.first, text.unicodeScalars.last]
    guard letters.count == 1, let letter = letters.first, ends.contains(letter),
      letter.properties.isUppercase
    else { return nil }
    return letter
  }

  /// The 学 of "4便学".
  private static func behindTrip(_ text: String) -> [Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    return scalars.count == 2 && scalars[0] == "便" && isMark(scalars[1])
      ? [scalars[1]] : scalars
  }

  /// A kanji that is no part of a trip's name.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value)
      && !"便号回時分本台第班目往復上下行帰発着登送迎".unicodeScalars.contains(scalar)
  }

  /// The short word that singles a trip out, where others have none: 直通.
  static func word(_ cell: Grid.Cell, _ tree: PageTree) -> MinuteCell.Word? {
    let text = Texts.line(of: cell.node, in: tree)
    guard (1...6).contains(text.length), !cell.tokens.contains(where: \.isNumber),
      !RowName.isTrip(text), !RowName.isWay(text), !RowName.isDays(text), !Padding.isOne(text),
      HeadingWords.destination(in: text) == nil, HeadingWords.route(in: text) == nil,
      ClockCell(cell.tokens).isAfternoon == nil
    else { return nil }
    return MinuteCell.Word(text: text, number: nil, node: cell.node, isGrouped: false)
  }

  /// Geometric shapes, stars and the like: nothing that belongs to a name.
  /// 3×: beside a number no sign of a trip that does not exist.
  private static func isCross(_ scalar: Unicode.Scalar) -> Bool {
    [0xD7, 0x2715, 0x2716].contains(scalar.value)
  }

  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x25A0...0x25FF, 0x2605, 0x2606, 0x203B, 0x23, 0x2A, 0xFF03, 0xFF0A, 0x2020, 0x2021,
      0x3007,
      0x2660...0x266F:
      true
    default: false
    }
  }
}
