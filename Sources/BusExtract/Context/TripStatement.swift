import BusLabels
import BusModel

/// What stands around a rule for single trips in its sentence: a title, the name of their line, dates on
/// which all rest.
enum TripStatement {
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
    let reading = ParsedDayRules.read(part)
    return reading.isSettled && !reading.rules.isEmpty
  }

  /// "土日祝も運行" before what rests then.
  static func isAlso(_ part: String) -> Bool {
    ["も運行", "も運行し", "も運行します", "も運行しますが"].contains { ending in
      guard part.ends(with: ending) else { return false }
      return ServicePattern.read(String(part.dropLast(ending.count))).daysAlone != nil
    }
  }

  /// "年末年始の運行：12月31日は…", "【駅伝】1月24日は…", "（注1）…" without what they begin with.
  static func withoutTitle(_ printed: String) -> String {
    let text = withoutBracket(printed)
    guard let colon = text.firstIndex(where: { "：:".contains($0) }) else { return text }
    let head = text[..<colon]
    guard head.count <= 12, !head.contains(where: { $0.isNumber || $0 == "便" || $0 == "発" }),
      titles.contains(where: head.ends(with:))
    else { return text }
    return String(text[text.index(after: colon)...])
  }

  private static func withoutBracket(_ text: String) -> String {
    for head in ["両方向とも", "往復とも", "上下とも", "上り、下りとも", "上り・下りとも", "上り下りとも"]
    where text.begins(with: head) {
      return String(text.dropFirst(head.count))
    }
    for (open, close) in [("【", "】"), ("［", "］"), ("[", "]")] where text.begins(with: open) {
      guard let end = text.firstRange(of: close), end.upperBound < text.endIndex,
        !DayWords.hasHint(String(text[..<end.lowerBound]))
      else { continue }
      return String(text[end.upperBound...])
    }
    for (open, close) in [("（", "）"), ("(", ")"), ("", "）"), ("", ")"), ("", "．"), ("", ".")]
    where text.begins(with: open + "注") {
      guard let end = text.firstRange(of: close), text[..<end.lowerBound].count < 5 else {
        continue
      }
      return String(text[end.upperBound...])
    }
    return text
  }

  /// A sentence without the bracket at its end that gives a reason, says that both ways are meant, or says of
  /// another trip that it runs (`aside`): （休診日のため）, （両方向とも）, （12:00の便は毎日運行します）.
  static func withoutAside(_ text: String) -> (whole: String, aside: String?) {
    guard text.last.map({ "）)".contains($0) }) == true,
      let open = text.lastIndex(where: { "（(".contains($0) }), open > text.startIndex
    else { return (text, nil) }
    let inner = String(text[text.index(after: open)...].dropLast())
    let isHarmless =
      ["両方向とも", "往復とも", "上下とも", "両方向", "上下便とも"].contains(inner)
      || inner.ends(with: "のため") && ParsedDayRules.read(inner).rules.isEmpty
    if isHarmless { return (String(text[..<open]), nil) }
    return TripRule.rules(of: inner) == nil ? (text, nil) : (String(text[..<open]), inner)
  }

  /// The parts of a sentence between commas that stand in no brackets.
  static func parts(of text: String) -> [String] {
    var depth = 0
    return text.split { character in
      if "（(".contains(character) { depth += 1 }
      if "）)".contains(character) { depth -= 1 }
      return depth == 0 && "、／/".contains(character)
    }.map(String.init)
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

  /// "通常期（9月1日～7月19日）：1・2・3便、繁忙期（7月20日～8月31日）：全便" as what it says of trips: "通常期（…）は1・2・3便のみ運行". Nil for
  /// any other text.
  static func byDays(_ text: String) -> [String]? {
    guard text.contains("便") else { return nil }
    let segments = text.split { "：:".contains($0) }
    guard segments.count > 1 else { return nil }
    var statements: [String] = []
    var days = segments[0]
    for (place, segment) in segments.enumerated().dropFirst() {
      var trips = segment
      if place + 1 < segments.count {
        guard let end = segment.lastIndex(of: "便") else { return nil }
        trips = segment[...end]
      }
      guard ServicePattern.read(String(days)).daysAlone?.isEmpty == false,
        let said = statement(of: trips, on: days)
      else { return nil }
      if !said.isEmpty { statements.append(said) }
      days = segment[trips.endIndex...].drop { "、，／/・。".contains($0) || $0.isWhitespace }
    }
    return statements
  }

  /// What some words say of the trips that they name; empty where all are meant, nil for other words.
  private static func statement(of words: Substring, on days: Substring) -> String? {
    var trips = words.drop(while: \.isWhitespace)
    while let last = trips.last, last == "。" || last.isWhitespace { trips.removeLast() }
    let isAlso = ["も運行します", "も運行"].contains(where: trips.hasSuffix)
    for word in ["も運行します", "も運行", "のみ運行します", "のみ運行", "のみ", "を運行します", "を運行", "が運行", "運行します", "運行"]
    where trips.hasSuffix(word) {
      trips = trips.dropLast(word.count)
      break
    }
    if ["全便", "全ての便", "すべての便", "毎便"].contains(String(trips)) { return "" }
    guard trips.hasSuffix("便"), TripSubject(trips) != nil else { return nil }
    return isAlso ? "\(trips)は\(days)のみ運行" : "\(days)は\(trips)のみ運行"
  }

  private static let titles = ["運行", "年末年始", "お盆", "正月", "ダイヤ", "運休", "ご注意", "注意", "お知らせ", "備考"]
}
