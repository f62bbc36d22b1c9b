import BusLabels
import BusModel

/// What stands at the head of a statement and says nothing of days.
extension DayStatements {
  /// "2026年度後期（9月24日～1月29日）" as 後期（9月24日～1月29日）: the year in which a page was made.
  static func withoutYear(_ text: String) -> String {
    let year = text.begins(with: "令和") ? text.dropFirst(2) : text[...]
    let rest = year.drop(while: \.isNumber)
    guard rest.count < year.count, rest.begins(with: "年度") else { return text }
    let said = rest.dropFirst(2).drop { "の、 　".contains($0) }
    return said.isEmpty || said.begins(with: "は") ? text : String(said)
  }

  /// "運行期間 Service period：12月12日～3月28日" without its head in English.
  static func withoutTranslation(_ text: String) -> String {
    guard colons.isFound(in: text), let colon = text.firstIndex(where: { "：:".contains($0) }),
      case let head = text[..<colon], let last = head.lastIndex(where: { !$0.isASCII }),
      case let english = head[head.index(after: last)...],
      english.first.map({ $0 == " " || $0 == "/" }) == true,
      english.contains(where: \.isLetter), !english.contains(where: \.isNumber)
    else { return text }
    return String(head[...last] + text[colon...])
  }

  private static let colons = WordList(["：", ":"])

  /// "12月1日～3月31日は冬季運休です" as …は運休です: the season has its dates; without them it stays.
  static func withoutSeason(_ text: String) -> String {
    guard let word = ["は冬季運休", "は冬期運休", "は夏季運休", "は夏期運休"].first(where: text.contains),
      let range = text.firstRange(of: word), DayWords.onlyDates(String(text[..<range.lowerBound]))
    else { return text }
    return String(text[..<range.lowerBound]) + "は運休" + text[range.upperBound...]
  }

  /// "(1) 土日祝運休" and "→土日祝運休" without what counts or points; a mark that departures bear stays.
  func withoutBullet(_ text: String) -> String {
    guard let first = text.first, !used.contains(String(first)), !first.isLetter || first == "〇"
    else {
      return text
    }
    let rest = text.drop { character in
      let isSign = !character.isLetter && !character.isNumber && !"【［[（(「".contains(character)
      return isSign || character == "〇" || "①②③④⑤⑥⑦⑧⑨⑩".contains(character)
    }
    let bare = Self.withoutNumber(rest)
    return bare.isEmpty || Self.withoutNumber(text[...]).isEmpty ? text : String(bare)
  }

  /// "1．", "（1）" and "1 ".
  private static func withoutNumber(_ text: Substring) -> Substring {
    let open = text.drop { "（([［".contains($0) }
    let digits = open.prefix(while: \.isNumber)
    guard (1...2).contains(digits.count) else { return text }
    let rest = open.dropFirst(digits.count)
    guard let sign = rest.first, ".．)）]］、 ".contains(sign) else { return text }
    let isOpen = open.count < text.count
    return isOpen == ")）]］".contains(sign) || !isOpen
      ? rest.drop { ".．)）]］、 　".contains($0) } : text
  }

  /// "現在土日祝運休" and "当バスは土日祝運休" as 土日祝運休.
  static func withoutAdverb(_ text: String) -> String {
    adverbMemo.value(of: text, read: readWithoutAdverb)
  }

  private static func readWithoutAdverb(_ text: String) -> String {
    var rest = text[...]
    while let word = adverbs.first(where: rest.begins), word.count < rest.count {
      rest = rest.dropFirst(word.count).drop { "、，は 　".contains($0) }
    }
    return String(rest)
  }

  private static let adverbMemo = TextMemo<String>()

  private static let adverbs = [
    "現在は", "現在", "通常は", "通常", "基本的には", "基本的に", "原則として", "原則", "また", "尚", "なお", "全便とも", "全便", "当バスは",
    "このバスは", "本バスは", "シャトルバスは", "送迎バスは", "無料バスは", "無料送迎バスは", "コミュニティバスは", "循環バスは", "巡回バスは", "当路線は",
    "本路線は", "この路線は", "当線は", "本線は", "当シャトルは", "本シャトルは", "当便は全て", "バスは",
    "運行は", "この停留所は", "当停留所は", "この停留所では", "このバス停は",
    "運行：", "運行:",
  ]
}
