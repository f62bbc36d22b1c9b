import BusLabels
import BusModel

/// What one sentence says of some trips: "1便は土日祝運休", "最終便は日曜運休", "12月31日は7:10発を運休"; or, with
/// `isOthers`, of all others: "土曜日は1便のみ運行".
struct TripRule: Sendable {
  let subject: TripSubject
  /// The words for the trips.
  let mark: String
  /// What is said of them.
  private(set) var text: String
  var isOthers = false
  /// The line, or the place where they begin, that the words name: Ａコース of "Ａコースの3便".
  var scope: TripScope?

  /// Whether a line may hold such sentences: a look that spares most lines the reading.
  static func mayStand(in line: PageLines.Line) -> Bool {
    line.text.utf8.count <= 240
      && (subjects.isFound(in: line) || beginsWithClock(line))
      && (DayWords.hasHint(line) || conditions.isFound(in: line)
        || always.isFound(in: line))
  }

  /// "11:00、14:00は日祝運休": times of buses, where something runs or rests.
  private static func beginsWithClock(_ line: PageLines.Line) -> Bool {
    // Most lines have no such word, and to tell a text's characters apart costs more than to look for one.
    DayStatements.services.isFound(in: line)
      && line.text.unicodeScalars.prefix(8).contains { $0 == ":" || $0 == "：" }
      && TripClock(TripWords.folded(line.text.prefix(12))) != nil
  }

  static let subjects = WordList(
    ["便", "発", "号", "最終", "始発", "終バス", "以降", "のバス"] + "①②③④⑤⑥⑦⑧⑨⑩".map { String($0) }, asked: .trip)
  /// What says that trips do not run, and neither since when nor until when.
  private static let always = WordList([
    "運行していません", "運行しておりません", "運行しません", "運行いたしません", "廃止しました", "廃止いたしました", "廃止となりました", "運休中",
    "運休しています",
    "運休しております", "運休です", "休止しています", "休止しております", "休止中",
  ])
  private static let conditions = WordList(["予約", "要請", "連絡", "利用者がい", "希望者"])
}

extension TripRule {
  /// The rules that a sentence gives, one for each line or way that it names; nil when any part of it is not
  /// understood.
  static func rules(of text: String) -> [TripRule]? {
    if let except = text.range(ofWord: "以外") ?? text.range(ofWord: "を除"),
      let named = Named(text[..<except.lowerBound])
    {
      return ofOthers(text, than: named, except)
    }
    return divided(text) ?? ofDays(text) ?? ofEnds(text) ?? undivided(text)
  }

  /// How a sentence begins that takes something out of the one before it.
  static let buts = ["ただし", "但し"]

  /// The rule with what a sentence behind it takes out; nil where that is not understood.
  func excepting(_ sentence: String) -> TripRule? {
    let said = Texts.compact(sentence)
    guard let but = Self.buts.first(where: said.begins(with:)) else { return nil }
    let words = said.dropFirst(but.count).drop { "、，".contains($0) }
    var rule = self
    rule.text += "。ただし" + (words.ends(with: "。") ? words.dropLast() : words)
    return Self.isRule(String(words)) && Self.isRule(rule.text) ? rule : nil
  }

  private init(_ named: Named, _ text: String, isOthers: Bool = false) {
    subject = named.subject
    mark = isOthers ? named.words + "以外" : named.words
    self.text = text
    self.isOthers = isOthers
    scope = named.scope
  }

  /// "1便以外は土日祝運休", "1便を除き、土日祝は運休": what is said of all other trips.
  private static func ofOthers(
    _ text: String, than named: Named, _ except: Range<String.Index>
  ) -> [TripRule]? {
    let end = others.first { text[except.lowerBound...].begins(with: $0) } ?? ""
    let rest = String(text[except.lowerBound...].dropFirst(end.length))
    guard !end.isEmpty, isRule(rest) else { return nil }
    return [TripRule(named, rest, isOthers: true)]
  }

  /// The longer first.
  private static let others = [
    "以外の便は、", "以外の便は", "以外の便：", "以外は、", "以外は", "以外：", "を除く便は、", "を除く便は", "を除き、", "を除いて、",
    "を除き", "を除いて",
  ]

  /// "1便は土日祝運休", "第3便：月・水・金", "1便（土日祝運休）": the trips before the first sign that makes a rule of
  /// both sides.
  private static func divided(_ text: String) -> [TripRule]? {
    for (index, character) in zip(text.indices, text) where "は：:（(…‥＝=→".contains(character) {
      // ①…土曜運休 explains a sign.
      let isOfSign = !"は：:（(".contains(character) && !text[..<index].contains { "便発".contains($0) }
      guard !isOfSign, let named = Named.all(text[..<index]) else { continue }
      var rest = String(text[text.index(after: index)...].drop { "、，…‥＝=→".contains($0) })
      if "（(".contains(character), rest.last.map({ "）)".contains($0) }) == true {
        rest.removeLast()
      }
      if let said = said(rest, isHeaded: "：:".contains(character)) {
        return named.map { TripRule($0, said) }
      }
    }
    return nil
  }

  /// "82便…臨時便", "2便は急行です": trips and what they are, and nothing of days; the sentence behind it is of them.
  static func heads(_ text: String) -> Bool {
    guard subjects.isFound(in: text), !DayStatements.services.isFound(in: text),
      let sign = text.firstIndex(where: { "は：:…‥＝=→".contains($0) })
    else { return false }
    return Named.all(Texts.compact(text[..<sign])) != nil
  }

  /// What is said behind the words for trips.
  private static func said(_ printed: String, isHeaded: Bool) -> String? {
    let rest = withoutKind(printed)
    if isRule(rest) || isConditional(rest) { return rest }
    // "2便は土日祝を除く".
    if let days = excepted(rest) { return days + "運休" }
    // Nobody says since when, or until when.
    if always.begins(rest) { return "当面の間運休" }
    // "第3便：月・水・金".
    if isHeaded, isDays(rest) { return rest + "のみ運行" }
    // "休館のため金曜日は運行しません".
    guard let (days, verb) = ServiceVerbs.resting(rest), let days = DaysBeforeService(days)?.days
    else {
      return nil
    }
    return verb.isOnly ? days + "のみ運行" : days + "運休"
  }

  /// "臨時便。12月26日に運行" without what kind of bus it is.
  private static func withoutKind(_ text: String) -> String {
    guard let stop = text.firstIndex(of: "。"), case let kind = String(text[..<stop]),
      !DayStatements.services.isFound(in: kind), !DayWords.hasHint(kind)
    else { return text }
    return String(text[text.index(after: stop)...])
  }

  /// The days that are taken out, where nothing else is said.
  private static func excepted(_ text: String) -> String? {
    ["を除く", "を除きます", "を除き運行", "を除き運行します", "以外運行", "以外運行します", "以外は運行します"].lazy
      .filter(text.ends(with:)).map { String(text.before(ending: $0)) }.first(where: isDays)
  }

  /// "土曜日は1便のみ運行", "12月31日は、7:10発と17:50発を運休します", "日祝の1便は運休", "8月13日は花火大会のため16:00発を運休".
  private static func ofDays(_ text: String) -> [TripRule]? {
    guard let (head, verb) = ServiceVerbs.resting(text) else { return nil }
    let words = verb.isOnly ? head : head.withoutParticle
    for start in words.indices where words.endsClause(before: start) {
      guard let named = Named.all(words[start...]), !verb.isOnly || named.count == 1 else {
        continue
      }
      let before = words[..<start].last.map { "：:".contains($0) } == true ? 1 : 0
      guard let days = DaysBeforeService(String(words[..<start].dropLast(before)))?.days else {
        return nil
      }
      return named.map { TripRule($0, days + "運休", isOthers: verb.isOnly) }
    }
    return nil
  }

  /// "土曜日の運行は12:10発までです", "日曜・祝日は17:40発が最終便です": what leaves later does not run then.
  private static func ofEnds(_ text: String) -> [TripRule]? {
    // 土曜の受付は11:30まで is of no bus.
    guard buses.isFound(in: text), !OtherSubjects.isOne(text) else { return nil }
    for (words, isLast) in ServiceVerbs.ends where text.ends(with: words) {
      let head = String(text.before(ending: words))
      for start in head.indices where head.endsClause(before: start) {
        guard let named = Named(head[start...]), let part = named.subject.parts.first,
          named.subject.parts.count == 1, named.subject.repeated.isEmpty,
          let beyond = part.beyond(isLast: isLast)
        else { continue }
        guard let days = DaysBeforeService(String(head[..<start]))?.days else { return nil }
        return [
          TripRule(
            subject: TripSubject(beyond), mark: named.words + (isLast ? "より後" : "より前"),
            text: days + "運休", scope: named.scope)
        ]
      }
    }
    return nil
  }

  private static let buses = WordList(["発", "便", "運行", "運転", "運航", "最終", "終バス"])

  /// "1便土日祝運休"; "第3便　平日" says what runs then.
  private static func undivided(_ text: String) -> [TripRule]? {
    guard let next = endOfTrips(text), let named = Named.all(text[..<next]) else { return nil }
    let rest = String(text[next...])
    guard isRule(rest) || isDays(rest) else { return nil }
    return named.map { TripRule($0, isRule(rest) ? rest : rest + "のみ運行") }
  }

  /// Where the trips end with which a text begins: "第1便～第2便毎日", "便3土日祝運休", "18:30発金曜日運休".
  private static func endOfTrips(_ text: String) -> String.Index? {
    guard let first = text.first else { return nil }
    if first == "便" {
      return text.indices.dropFirst().first { !text[$0].isNumber }
    }
    let end = text.indices.first { index in
      "便発".contains(text[index])
        && !text[text.index(after: index)...].prefix(4).contains { "便発".contains($0) }
    }
    return end.map { text.index(after: $0) }
  }

  private static func isDays(_ text: String) -> Bool { ServicePattern.read(text).daysAlone != nil }

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

  fileprivate var withoutParticle: String {
    last.map { "をはが".contains($0) } == true ? String(dropLast()) : self
  }

  /// Whether a word for trips may begin here: behind a topic, a comma, a reason, "日祝の".
  fileprivate func endsClause(before index: Index) -> Bool {
    let head = self[..<index]
    if head.last.map({ "は、，の）)】：:".contains($0) }) == true { return true }
    // 12月7日2便.
    return head.last == "日" && head.dropLast().last?.isNumber == true
      || ServiceVerbs.reasons.contains { head.ends(with: $0) }
  }
}
