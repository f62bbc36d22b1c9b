import BusLabels

/// The sentences of a line, as full stops and blanks divide them.
extension DayStatements {
  /// What full stops divide; one within brackets divides nothing.
  static func sentences(of text: String) -> [String] {
    sentenceMemo.value(of: text, read: divided)
  }

  private static let sentenceMemo = TextMemo<[String]>()

  private static func divided(_ text: String) -> [String] {
    var depth = 0
    let parts = text.split { character in
      if "（(".contains(character) { depth += 1 }
      if "）)".contains(character) { depth = max(depth - 1, 0) }
      return "。！!".contains(character) && depth == 0
    }
    return parts.flatMap(besidesNote).flatMap { part in
      part.contains(". ")
        ? inEnglish(part) : part.contains("　") ? besidesValidity(part) : besidesOffer(part)
    }
    .map { Texts.collapsed($0) }.filter { !$0.isEmpty }
  }

  /// "It is free. There is no service on weekends." as its two sentences; Dec. 29 ends none.
  private static func inEnglish(_ text: Substring) -> [Substring] {
    var sentences: [Substring] = []
    var rest = text
    var from = text.startIndex
    while let stop = rest[from...].firstRange(of: ". ") {
      from = stop.upperBound
      let before = rest[..<stop.lowerBound]
      let word = before.reversed().prefix { $0.isLetter }
      guard word.count > 4 || before.last == ")", rest[from...].first?.isUppercase == true else {
        continue
      }
      sentences.append(before)
      rest = rest[from...]
    }
    return sentences + [rest]
  }

  /// "毎日運行　2026年10月25日～2027年3月27日の時刻です" as both: how long it holds is no part of the days.
  private static func besidesValidity(_ text: Substring) -> [Substring] {
    let parts = text.split(separator: "　")
    guard parts.contains(where: { ParsedDayRules.validity(String($0)) != nil }) else {
      return [text]
    }
    return parts
  }
}
