import BusLabels
import BusModel

/// Pairs whose marks stand beside no departure of the page.
extension LegendLine {
  /// Where a pair begins whose mark stands beside no departure today: "市…市民病院経由 終…最終便"
  /// explains 終 on every page of the operator. Only … and ＝ divide so; a colon may be part of what is said.
  static func unusedPair(in meaning: Substring) -> Substring.Index? {
    var position = meaning.startIndex
    while let space = meaning[position...].firstIndex(where: { " 　、，／/".contains($0) }) {
      let word = meaning.index(after: space)
      if isEntry(meaning[word...], behind: meaning[space]) || isQuoted(meaning[word...]) {
        return space
      }
      if headsCode(meaning[word...]) {
        let said = meaning[..<space].reversed().drop { " 　、，／/".contains($0) }
        return said.startIndex.base
      }
      if !meaning[space].isWhitespace {
        // "平＝平日、土＝土曜日": one sign and its separator.
        if let sign = meaning[word...].first, sign.isLetter || SignLegend.isSign(String(sign)),
          meaning[word...].dropFirst().first.map({ separators.contains($0) }) == true
        {
          return space
        }
        position = word
        continue
      }
      if meaning[word...].begins(with: "無印は") { return word }
      // A single sign before a colon, as the entries before it have one.
      let rest = meaning[word...].dropFirst()
      if let sign = meaning[word...].first, !sign.isNumber,
        rest.first.map({ "：:".contains($0) || $0 == "は" && !sign.isLetter }) == true
      {
        return word
      }
      // The ＝ of "＝…運行なし" is itself the mark.
      if meaning[word...].dropFirst().prefix(2).contains(where: { "…‥＝=".contains($0) }) {
        return word
      }
      position = word
    }
    return nil
  }

  /// "M35=港 (西回り)": the code of a line that runs not from here, and its separator.
  private static func headsCode(_ text: Substring) -> Bool {
    let code = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return (2...4).contains(code.count) && code.first?.isUppercase == true
      && code.contains(where: \.isNumber)
      && text[code.endIndex...].first.map { "…‥＝=".contains($0) } == true
  }

  /// "「空」：空港直行".
  private static func isQuoted(_ text: Substring) -> Bool {
    guard text.first == "「", let close = text.prefix(5).firstIndex(of: "」") else { return false }
    return text[close...].dropFirst().first.map { separators.contains($0) } == true
  }

  /// "大：大門行／奥：奥院行", "医→医院行 / 他→駅行": behind a slash one sign and its separator.
  private static func isEntry(_ text: Substring, behind slash: Character) -> Bool {
    guard "／/".contains(slash) else { return false }
    let rest = text.drop { $0 == " " || $0 == "　" }
    guard let sign = rest.first, sign.isLetter || SignLegend.isSign(String(sign)) else {
      return false
    }
    return rest.dropFirst().first.map { separators.contains($0) } == true
  }
}
