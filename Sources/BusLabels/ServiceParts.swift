internal import BusModel

/// Sentences that say several things of dates, each by itself: "12/29・30は土曜ダイヤ、12/31～1/3は日祝ダイヤ",
/// "12/29～1/3は土日祝ダイヤ（1/1は運休）".
package struct ServiceParts {
  /// The statements about dates, in the order of the text.
  private(set) var statements: [String] = []
  /// What stands in brackets and only may be: "1/2は運休の場合があります".
  private(set) var chances: [String] = []
  /// What brackets say of some of the buses: "通学便運休".
  private(set) var asides: [String] = []

  /// Nil for a sentence that is one statement as it stands, or none.
  init?(_ sentence: String) {
    guard sentence.utf8.count <= 400, Self.speaksOfService(sentence) else { return nil }
    guard let text = takingBrackets(of: Self.withoutHead(sentence)) else { return nil }
    // "Sunday schedule … (12/30～1/3は日祝ダイヤ)" says the same in two languages.
    if !statements.isEmpty, text.utf8.allSatisfy({ $0 < 0x80 }), text.contains(where: \.isLetter) {
      return
    }
    var own: [String] = []
    for piece in Self.withMonths(Self.pieces(of: text)) {
      guard let statement = PieceOfService(piece)?.statement else { return nil }
      own.append(statement)
    }
    statements = own + statements
    guard !own.isEmpty, statements != [sentence] else { return nil }
  }

  /// The statements of a line of dates with a kind of day each and no word of service: "12/29→平日　12/30→土日祝";
  /// nil for any other line.
  package static func ofKinds(_ line: String) -> [String]? {
    guard let parts = ServiceParts(line), parts.chances.isEmpty,
      parts.asides.isEmpty
    else { return nil }
    let statements = parts.statements.filter { UsualService.rules(of: $0) != [] }
    let isRead = statements.allSatisfy { ParsedDayRules.read($0).isSettled }
    return isRead && !statements.isEmpty ? statements : nil
  }

  private static func speaksOfService(_ text: String) -> Bool {
    services.contains(where: text.holds(bytes:)) && text.contains { $0.isNumber || $0 == "盆" }
      || arrows.contains(where: text.holds(bytes:)) && text.contains(where: \.isNumber)
  }

  private static let services = ["ダイヤ", "運休", "時刻", "運行しません"]
  /// Signs that may say は with kinds of day behind them.
  package static let arrows =
    ["：", ":", "→", "⇒", "】", "＞", "＝", "="].flatMap { sign in
      ["平日", "土曜", "土日", "日祝", "休日", "土休", "日曜"].map { sign + $0 }
    } + ["は平日", "は土曜", "は土日", "は日祝", "は土休", "は日曜"]

  /// Without a title before the first date: 【年末年始の運行について】, ◆年末年始ダイヤ◆, ご案内：.
  private static func withoutHead(_ text: String) -> String {
    guard let first = text.firstIndex(where: \.isNumber) else { return text }
    let head = text[..<first]
    guard let end = head.lastIndex(where: { "】◆■］〕》＞：:*＊".contains($0) }) else { return text }
    let title = head[...end]
    // お盆：8/13 and 通学便：12/29 say whose the dates are.
    guard titles.contains(where: title.contains), !parts.contains(where: title.contains),
      text[text.index(after: end)...].drop(while: \.isWhitespace).first?.isNumber == true,
      !kinds.contains(where: title.contains)
    else { return text }
    return String(text[text.index(after: end)...].drop(while: \.isWhitespace))
  }

  private static let titles = ["ダイヤ", "運行", "知らせ", "案内", "重要", "注意", "備考", "運転", "予定"]
  private static let parts = ["便", "系統", "線", "行き", "行）", "号", "コース", "ルート"]
  private static let kinds = ["平日", "土", "日祝", "休日", "日曜", "運休"]

  /// The text without the brackets that are statements of their own, or speak of some of the buses; nil
  /// for one that holds anything else about service.
  private mutating func takingBrackets(of text: String) -> String? {
    var rest = ""
    var inside = ""
    var depth = 0
    for character in text {
      switch character {
      case "（", "(":
        depth += 1
        if depth > 1 { inside.append(character) }
      case "）", ")":
        depth -= 1
        guard depth >= 0 else { return nil }
        if depth > 0 {
          inside.append(character)
        } else {
          guard let kept = take(inside) else { return nil }
          rest += kept
          inside = ""
        }
      default:
        if depth > 0 { inside.append(character) } else { rest.append(character) }
      }
    }
    return depth == 0 ? rest : nil
  }

  /// What stays of a bracket where it stands; nil for one that makes all of it unclear.
  private mutating func take(_ inside: String) -> String? {
    let said = PieceOfService.withoutBut(inside)
    guard Self.verbs.contains(where: said.contains) else { return "（\(inside)）" }
    let tokens = PatternScanner.tokens(of: LabelText(said))
    let named = tokens.contains(where: \.beginsDays)
    if ParsedDayRules.mayHappen(String(said.split(separator: "。").first ?? "")), named {
      chances.append(String(said.split(separator: "。").first ?? ""))
      return ""
    }
    if named, !Self.pieces(of: said).isEmpty {
      let own = Self.pieces(of: said).map { PieceOfService($0)?.statement ?? "" }
      guard !own.contains("") else { return nil }
      statements += own
      return ""
    }
    guard !named, Self.isOfSomeBuses(said) else { return nil }
    asides.append(said)
    return ""
  }

  private static let verbs = ["ダイヤ", "運休", "運行", "時刻", "運転"]

  /// "通学便運休", "急行便は運行しません": of a kind of bus, and of no hour.
  private static func isOfSomeBuses(_ text: String) -> Bool {
    guard !text.contains(where: \.isNumber),
      let verb = ["運休", "運行しません", "は運行いたしません", "は運転しません"].lazy
        .compactMap({ text[...].firstRange(ofBytes: $0) }).first
    else { return false }
    var bus = text[..<verb.lowerBound]
    for particle in ["は", "を", "が"] where bus.hasSuffix(particle) { bus = bus.dropLast() }
    return ["便", "バス", "急行", "特急", "快速", "直行"].contains(where: bus.hasSuffix)
      && !["全便", "最終便", "始発便", "一部の便", "各便"].contains(String(bus)) && !bus.contains("一部")
  }

  /// What commas and blanks divide where another date begins behind what is said of one.
  static func pieces(of text: String) -> [String] {
    var pieces: [String] = [""]
    var rest = text[...]
    while let character = rest.first {
      let next = rest.dropFirst()
      let isOfDate = "/／".contains(character) && pieces[pieces.count - 1].last?.isNumber == true
      if character == "【" || dividers.contains(character) && !isOfDate,
        PieceOfService.endsStatement(pieces[pieces.count - 1]),
        beginsDates(character == "【" ? rest : next.drop { dividers.contains($0) })
      {
        pieces.append("")
        if character != "【" {
          rest = next
          continue
        }
      }
      pieces[pieces.count - 1].append(character)
      rest = next
    }
    return pieces.map { $0.trimmed(of: dividers) }.filter { !$0.isEmpty }
  }

  /// "12月28日は…" and "29日は…" with the month for both.
  package static func withMonths(_ pieces: [String]) -> [String] {
    var month: Substring?
    return pieces.map { piece in
      let bare = PieceOfService.withoutBut(piece)
      let behind = bare.drop(while: \.isNumber)
      let isBare =
        behind.count < bare.count && behind.first == "日"
        && behind.dropFirst().first.map { !"間目前後程".contains($0) } ?? true
      let said = isBare ? (month.map { $0 + "月" } ?? "") + bare : piece
      // By their bytes first: a long line has hardly any of the signs.
      let sign = said.utf8.indices.last {
        [0x2F, 0xE6, 0xEF].contains(said.utf8[$0]) && "月/／".contains(said[$0])
          && said[..<$0].last?.isNumber == true
      }
      if let sign { month = said[..<sign].suffix(while: \.isNumber) }
      return said
    }
  }

  private static let dividers = Set("、，,／/ 　。；;")

  private static func beginsDates(_ text: Substring) -> Bool {
    guard let first = text.first else { return false }
    return first.isNumber && first.isASCII || ("０"..."９").contains(first)
      || beginnings.contains(where: text.hasPrefix)
  }

  private static let beginnings = [
    "令和", "R", "【", "元日", "元旦", "大晦日", "年末年始", "お盆", "年始", "正月", "三が日", "その他", "それ以外", "上記以外",
    "ただし", "但し", "なお", "また",
  ]
}

extension Substring {
  fileprivate func suffix(while isOne: (Character) -> Bool) -> Substring {
    let start = lastIndex { !isOne($0) }.map { index(after: $0) } ?? startIndex
    return self[start...]
  }
}

extension String {
  fileprivate func trimmed(of characters: Set<Character>) -> String {
    var text = self[...].drop { characters.contains($0) }
    while let last = text.last, characters.contains(last) { text.removeLast() }
    return String(text)
  }
}
