import BusLabels
import BusModel

/// What stands around a rule for single trips in its sentence: a title, the name of their line, dates on
/// which all rest.
enum TripStatement {
  /// "東線1便は日祝運休" as 東線 and what is said of its trip.
  static func ofLine(_ text: String) -> (line: String, said: String)? {
    for ending in ["線", "号", "コース", "ルート", "行き", "方面"] {
      guard let range = text[...].firstRange(of: ending) else { continue }
      let rest = text[range.upperBound...].drop { "の・、 　".contains($0) }
      let digits = rest.begins(with: "第") ? rest.dropFirst() : rest
      guard digits.first?.isNumber == true, text[..<range.lowerBound].count < 10 else { continue }
      return (String(text[..<range.upperBound]), String(rest))
    }
    return nil
  }

  /// Where a note on a trip begins behind a sentence about all: "運行日：月～金※③は火曜のみ".
  static func note(in text: String) -> String.Index? {
    guard text.contains("※"), let sign = text.dropFirst().firstIndex(of: "※") else { return nil }
    let note = text[text.index(after: sign)...]
    guard let topic = note.firstIndex(where: { "は：:".contains($0) }),
      TripSubject(note[..<topic]) != nil
    else { return nil }
    return sign
  }

  /// "1月1日は全便運休".
  static func restsOnDates(_ part: String) -> Bool {
    guard DayStatements.isDate(part) else { return false }
    let reading = DayRuleReading.read(part)
    return reading.isSettled && !reading.rules.isEmpty
  }

  /// "土日祝も運行" before what rests then.
  static func isAlso(_ part: String) -> Bool {
    ["も運行", "も運行し", "も運行します", "も運行しますが"].contains { ending in
      guard part.ends(with: ending) else { return false }
      let reading = ServicePattern.read(String(part.dropLast(ending.count)))
      return reading.unread.isEmpty && reading.pattern?.daysAlone != nil
    }
  }

  /// "年末年始の運行：12月31日は…" without what it begins with.
  static func withoutTitle(_ text: String) -> String {
    guard let colon = text.firstIndex(where: { "：:".contains($0) }) else { return text }
    let head = text[..<colon]
    guard head.count <= 12, !head.contains(where: { $0.isNumber || $0 == "便" || $0 == "発" }),
      titles.contains(where: head.ends(with:))
    else { return text }
    return String(text[text.index(after: colon)...])
  }

  /// "次の便は土曜運休：1便、4便" as "1便、4便は土曜運休".
  static func turned(_ text: String) -> String {
    guard let head = ["次の便は", "以下の便は", "下記の便は"].first(where: text.begins(with:)),
      let end = text.firstIndex(where: { "：:。".contains($0) })
    else { return text }
    let said = text[..<end].dropFirst(head.count)
    let trips = text[text.index(after: end)...]
    return TripSubject(trips) == nil ? text : trips + "は" + said
  }

  private static let titles = ["運行", "年末年始", "お盆", "正月", "ダイヤ", "運休", "ご注意", "注意", "お知らせ", "備考"]
}
