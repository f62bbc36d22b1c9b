import BusLabels
import BusModel

/// What one sentence says of some trips: "1便は土日祝運休", "最終便は日曜運休"; or, with `isOthers`, of all
/// others: "土曜日は1便のみ運行".
struct TripRule {
  let subject: TripSubject
  /// The words for the trips.
  let mark: String
  /// What is said of them.
  let text: String
  var isOthers = false

  /// Whether a line may hold such sentences: a look that spares most lines the reading.
  static func mayStand(in line: PageLines.Line) -> Bool {
    line.text.utf8.count <= 200 && subjects.isFound(in: line)
      && (DayWords.hasHint(line) || conditions.isFound(in: line) || rests.isFound(in: line))
  }

  static let subjects = WordList(
    ["便", "発", "最終", "始発", "終バス"] + "①②③④⑤⑥⑦⑧⑨⑩".map { String($0) }, asked: .trip)
  private static let conditions = WordList(["予約", "要請", "連絡", "利用者がい", "希望者"])
  private static let rests = WordList([
    "運行していません", "運行しておりません", "運行しません", "運行いたしません", "廃止しました", "廃止いたしました", "廃止となりました", "運休中",
    "運休しています",
    "運休しております", "運休です", "休止しています", "休止しております", "休止中",
  ])
}

extension TripRule {
  /// The rule that a sentence gives; nil when any part of it is not understood.
  init?(_ text: String) {
    let rule: TripRule? =
      if let except = text.range(ofWord: "以外") ?? text.range(ofWord: "を除"),
        let subject = TripSubject(text[..<except.lowerBound])
      {
        Self.ofOthers(text, than: subject, except)
      } else {
        Self.divided(text) ?? Self.ofDaysBefore(text) ?? Self.undivided(text)
      }
    guard let rule else { return nil }
    self = rule
  }

  /// "1便以外は土日祝運休", "1便を除き、土日祝は運休": what is said of all other trips.
  private static func ofOthers(
    _ text: String, than subject: TripSubject, _ except: Range<String.Index>
  ) -> TripRule? {
    let end = others.first { text[except.lowerBound...].begins(with: $0) } ?? ""
    let rest = String(text[except.lowerBound...].dropFirst(end.length))
    guard !end.isEmpty, isRule(rest) else { return nil }
    return TripRule(
      subject: subject, mark: text[..<except.lowerBound] + "以外", text: rest, isOthers: true)
  }

  /// The longer first.
  private static let others = [
    "以外の便は、", "以外の便は", "以外の便：", "以外は、", "以外は", "以外：", "を除く便は、", "を除く便は", "を除き、", "を除いて、",
    "を除き", "を除いて",
  ]

  /// "1便は土日祝運休", "第3便：月・水・金", "1便（土日祝運休）": the trips, or the days, before the first sign
  /// that makes a rule of both sides.
  private static func divided(_ text: String) -> TripRule? {
    for (index, character) in zip(text.indices, text) where "は：:（(".contains(character) {
      let head = String(text[..<index])
      var rest = String(text[text.index(after: index)...])
      if "（(".contains(character), rest.last.map({ "）)".contains($0) }) == true {
        rest.removeLast()
      }
      if let subject = TripSubject(head),
        let said = said(rest, isHeaded: "：:".contains(character))
      {
        return TripRule(subject: subject, mark: head, text: said)
      }
      if character == "は", let rule = ofDays(head, rest) { return rule }
    }
    return nil
  }

  /// What is said behind the words for trips.
  private static func said(_ rest: String, isHeaded: Bool) -> String? {
    if isRule(rest) || isConditional(rest) { return rest }
    // "2便は土日祝を除く".
    if let days = excepted(rest) { return days + "運休" }
    // Nobody says since when, or until when.
    if rests.begins(rest) { return "当面の間運休" }
    // "第3便：月・水・金".
    return isHeaded && isDays(rest) ? rest + "のみ運行" : nil
  }

  /// The days that are taken out, where nothing else is said.
  private static func excepted(_ text: String) -> String? {
    ["を除く", "を除きます", "を除き運行", "を除き運行します", "以外運行", "以外運行します", "以外は運行します"].lazy
      .filter(text.ends(with:)).map { String(text.before(ending: $0)) }.first(where: isDays)
  }

  /// "日祝の1便は運休".
  private static func ofDaysBefore(_ text: String) -> TripRule? {
    guard let topic = text.lastIndex(of: "は"), let of = text[..<topic].firstIndex(of: "の") else {
      return nil
    }
    let (days, trip) = (String(text[..<of]), text[text.index(after: of)..<topic])
    let rest = days + String(text[text.index(after: topic)...])
    guard let subject = TripSubject(trip), isDays(days), isRule(rest) else { return nil }
    return TripRule(subject: subject, mark: String(trip), text: rest)
  }

  /// "1便土日祝運休"; "第3便　平日" says what runs then.
  private static func undivided(_ text: String) -> TripRule? {
    guard let next = endOfTrips(text) else { return nil }
    let rest = String(text[next...])
    guard let subject = TripSubject(text[..<next]), isRule(rest) || isDays(rest) else { return nil }
    let said = isRule(rest) ? rest : rest + "のみ運行"
    return TripRule(subject: subject, mark: String(text[..<next]), text: said)
  }

  /// Where the trips end with which a text begins: "第1便～第2便毎日", "便3土日祝運休".
  private static func endOfTrips(_ text: String) -> String.Index? {
    guard let first = text.first else { return nil }
    if first == "便" {
      return text.indices.dropFirst().first { !text[$0].isNumber }
    }
    let end = text.indices.first { index in
      text[index] == "便"
        && !text[text.index(after: index)...].prefix(4).contains("便")
    }
    return end.map { text.index(after: $0) }
  }

  /// "土曜日は1便のみ運行", "12月31日は3便を運休します", "日祝は1便運休".
  private static func ofDays(_ days: String, _ said: String) -> TripRule? {
    guard isDays(days) else { return nil }
    for (word, isOthers) in [
      ("便のみ", true), ("便だけ", true), ("便を", false), ("便は", false), ("便が", false), ("便", false),
    ] {
      guard let range = said.range(ofWord: word) else { continue }
      let trip = String(said[..<range.lowerBound]) + "便"
      let rest = said[range.upperBound...]
      guard let subject = TripSubject(trip) else { continue }
      let verb = rest.begins(with: "の") ? rest.dropFirst() : rest
      // "12月31日は1便～3便のみ運行、1月1日は運休します" says more.
      if isOthers, verbs.isOne(String(verb)) {
        return TripRule(subject: subject, mark: trip + "以外", text: days + "運休", isOthers: true)
      }
      if !isOthers, verb.begins(with: "運休"), !verb.contains("、"), isRule(days + "は" + verb) {
        return TripRule(subject: subject, mark: trip, text: days + "運休")
      }
    }
    return nil
  }

  private static let verbs = WordList(
    ["運行", "運転"].flatMap { verb in
      ["", "です", "します", "いたします", "となります", "とします", "する"].map { verb + $0 }
    })

  private static func isDays(_ text: String) -> Bool {
    let reading = ServicePattern.read(text)
    return reading.unread.isEmpty && reading.pattern?.daysAlone != nil
  }

  private static func isRule(_ text: String) -> Bool {
    let reading = ServicePattern.read(text)
    return reading.unread.isEmpty && reading.pattern != nil
      && DayStatements.services.isFound(in: text)
  }

  /// "2便は予約があった場合のみ運行します": it is said beside the bus, on whatever days that may be.
  private static func isConditional(_ text: String) -> Bool {
    conditions.isFound(in: text) && (text.contains("のみ") || text.contains("限り"))
      && DayStatements.services.isFound(in: text) && !DayWords.isUnderstood(text)
  }
}

extension String {
  /// Where a word stands first.
  fileprivate func range(ofWord word: String) -> Range<Index>? { self[...].firstRange(of: word) }
}
