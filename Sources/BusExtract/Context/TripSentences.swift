import BusLabels
import BusModel

/// Sentences that speak of single trips: "1便は土日祝運休", "土曜日は1便のみ運行", "最終便は日曜運休". What they
/// say becomes a mark of those trips, as if it stood beside them.
struct TripSentences {
  /// What the sentences say, under the words for the trips.
  private(set) var legend: [Mark] = []
  /// The sentences that are used so.
  private(set) var used: Set<String> = []
  /// What these say besides, of all buses.
  private var rests: [String: [String]] = [:]

  /// Some lines without what single trips were marked with.
  func left(of lines: PageLines) -> PageLines {
    lines.replacing { used.contains($0.text) ? rests[$0.text] ?? [] : [$0.text] }
  }

  /// A rule for some trips, or, with `isOthers`, for all others.
  fileprivate struct Rule {
    var subject: TripSubject
    var mark: String
    var text: String
    var isOthers = false
  }

  /// Adds the marks to the departures of the readings.
  init(_ readings: inout [Reading], lines: PageLines, tree: PageTree) {
    let found = lines.lines.compactMap { line -> (line: PageLines.Line, said: Said)? in
      guard Self.mayBeOne(line.text) else { return nil }
      // 便1 月木 in a cell heads its column.
      let isCell = tree.nodes[line.block].tag.isCell
      if isCell, !DayStatements.services.isFound(in: line.text) { return nil }
      let said = Self.said(in: line.text)
      return said.rules.isEmpty ? nil : (line, said)
    }
    // Where each timetable has sentences of its own below it, those below the last are its own too.
    let noted = Set(found.compactMap { TripPlaces.above($0.line, readings, tree) })
    for (line, said) in found {
      let own =
        said.line.map { TripPlaces.readings(readings, ofLine: $0, tree) }
        ?? TripPlaces.above(line, readings, tree).map { [$0] }
        ?? TripPlaces.readings(readings, of: line, tree).filter { !noted.contains($0) }
      var marked = readings
      let isPlaced = said.rules.allSatisfy { rule in
        own.map { Self.place(rule, in: &marked[$0]) }.contains(true)
      }
      guard isPlaced else { continue }
      readings = marked
      legend += said.rules.map { Mark(mark: $0.mark, text: $0.text) }
      used.insert(line.text)
      rests[line.text] = said.rest
    }
  }

  private static func mayBeOne(_ text: String) -> Bool {
    text.utf8.count <= 200 && subjects.isFound(in: text)
      && (DayWords.hasHint(text) || conditions.isFound(in: text) || rests.isFound(in: text))
  }

  private static let rests = WordList([
    "運行していません", "運行しておりません", "運行しません", "運行いたしません", "廃止しました", "廃止いたしました", "廃止となりました", "運休中",
    "運休しています",
    "運休しております", "運休です", "休止しています", "休止しております", "休止中",
  ])

  private static let subjects = WordList(["便", "発", "最終", "始発", "終バス"])

  /// What a sentence says of some trips, and of dates on which all rest.
  fileprivate struct Said {
    var rules: [Rule] = []
    var rest: [String] = []
    /// The line whose trips are meant: 東線 of "東線1便は日祝運休".
    var line: String?
  }

  /// The rules that a sentence gives; none when any part of it is not understood.
  private static func said(in sentence: String) -> Said {
    let bare = Texts.compact(sentence.drop { "※＊*・●■◆　 ".contains($0) })
    var text = bare.hasSuffix("。") ? String(bare.dropLast()) : bare
    for word in ["ただし、", "ただし", "但し", "なお、", "また、"] where text.hasPrefix(word) {
      text.removeFirst(word.count)
    }
    text = TripStatement.withoutTitle(text)
    if let rule = rule(in: text) { return Said(rules: [rule]) }
    if let (line, said) = TripStatement.ofLine(text), let rule = rule(in: said) {
      return Said(rules: [rule], line: line)
    }
    // "1便は火・木に運行し、2便は毎日運行します", "12月31日は1便のみ運行、1月1日は全便運休".
    let parts = text.split { "、／/".contains($0) }.reduce(into: [String]()) { parts, next in
      let part = String(next)
      let begins =
        rule(in: part) != nil || part.hasPrefix("第") || part.hasPrefix("便")
        || TripStatement.restsOnDates(part)
      if begins || parts.isEmpty {
        parts.append(part)
      } else {
        parts[parts.count - 1] += "、" + part
      }
    }
    guard parts.count > 1 else { return Said() }
    return parts.reduce(into: Said()) { said, part in
      let isOpen = part.hasSuffix("運行し") || part.hasSuffix("運休し")
      if let rule = rule(in: isOpen ? String(part.dropLast()) : part) {
        said.rules.append(rule)
      } else {
        said.rest.append(part)
      }
    }.whole(where: TripStatement.restsOnDates)
  }

  /// "1便以外は土日祝運休", "1便を除き、土日祝は運休": what is said of all other trips.
  private static func ofOthers(_ text: String, _ except: Range<String.Index>) -> Rule? {
    let end = others.first { text[except.lowerBound...].hasPrefix($0) } ?? ""
    let rest = String(text[except.lowerBound...].dropFirst(end.length))
    guard !end.isEmpty, let subject = TripSubject(text[..<except.lowerBound]), isRule(rest) else {
      return nil
    }
    return Rule(
      subject: subject, mark: text[..<except.lowerBound] + "以外", text: rest, isOthers: true)
  }

  /// The longer first.
  private static let others = [
    "以外の便は、", "以外の便は", "以外の便：", "以外は、", "以外は", "以外：", "を除く便は、", "を除く便は", "を除き、", "を除いて、",
    "を除き", "を除いて",
  ]

  /// The days that are taken out, where nothing else is said.
  private static func excepted(_ text: String) -> String? {
    ["を除く", "を除きます", "を除き運行", "を除き運行します", "以外運行", "以外運行します", "以外は運行します"].lazy
      .filter(text.hasSuffix).map { String(text.before(ending: $0)) }.first(where: isDays)
  }

  private static func rule(in text: String) -> Rule? {
    if let except = text.range(ofWord: "以外") ?? text.range(ofWord: "を除"),
      TripSubject(text[..<except.lowerBound]) != nil
    {
      return ofOthers(text, except)
    }
    for (index, character) in zip(text.indices, text) where "は：:（(".contains(character) {
      let head = text[..<index]
      var rest = String(text[text.index(after: index)...])
      if "（(".contains(character), rest.last.map({ "）)".contains($0) }) == true {
        rest.removeLast()
      }
      if let subject = TripSubject(head), isRule(rest) || isConditional(rest) {
        return Rule(subject: subject, mark: String(head), text: rest)
      }
      // "2便は土日祝を除く".
      if let subject = TripSubject(head), let days = excepted(rest) {
        return Rule(subject: subject, mark: String(head), text: days + "運休")
      }
      // Nobody says since when, or until when.
      if let subject = TripSubject(head), rests.begins(rest) {
        return Rule(subject: subject, mark: String(head), text: "当面の間運休")
      }
      // "第3便：月・水・金".
      if "：:".contains(character), let subject = TripSubject(head), isDays(rest) {
        return Rule(subject: subject, mark: String(head), text: rest + "のみ運行")
      }
      if character == "は", let rule = ofDays(String(head), rest) { return rule }
    }
    // "日祝の1便は運休", "1便土日祝運休".
    if let topic = text.lastIndex(of: "は"), let of = text[..<topic].firstIndex(of: "の") {
      let (days, trip) = (String(text[..<of]), text[text.index(after: of)..<topic])
      let rest = days + String(text[text.index(after: topic)...])
      if let subject = TripSubject(trip), isDays(days), isRule(rest) {
        return Rule(subject: subject, mark: String(trip), text: rest)
      }
    }
    guard let next = endOfTrips(text) else { return nil }
    let rest = String(text[next...])
    guard let subject = TripSubject(text[..<next]), isRule(rest) || isDays(rest) else { return nil }
    // "第3便　平日" says what runs then.
    let said = isRule(rest) ? rest : rest + "のみ運行"
    return Rule(subject: subject, mark: String(text[..<next]), text: said)
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
  private static func ofDays(_ days: String, _ said: String) -> Rule? {
    guard isDays(days) else { return nil }
    for (word, isOthers) in [
      ("便のみ", true), ("便だけ", true), ("便を", false), ("便は", false), ("便が", false), ("便", false),
    ] {
      guard let range = said.range(ofWord: word) else { continue }
      let trip = String(said[..<range.lowerBound]) + "便"
      let rest = said[range.upperBound...]
      guard let subject = TripSubject(trip) else { continue }
      let verb = rest.hasPrefix("の") ? rest.dropFirst() : rest
      // "12月31日は1便～3便のみ運行、1月1日は運休します" says more.
      if isOthers, verbs.isOne(String(verb)) {
        return Rule(subject: subject, mark: trip + "以外", text: days + "運休", isOthers: true)
      }
      if !isOthers, verb.hasPrefix("運休"), !verb.contains("、"), isRule(days + "は" + verb) {
        return Rule(subject: subject, mark: trip, text: days + "運休")
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

  private static let conditions = WordList(["予約", "要請", "連絡", "利用者がい", "希望者"])

  /// Marks the departures that a rule means; whether there are any.
  private static func place(_ rule: Rule, in reading: inout Reading) -> Bool {
    var isPlaced = false
    for column in reading.columns.indices {
      let departures = reading.columns[column].departures
      let times = departures.map { $0.hour * 60 + $0.minute }
      for index in departures.indices {
        let isMeant = rule.subject.means(
          departures[index], isFirst: times[index] == times.min(),
          isLast: times[index] == times.max())
        guard isMeant != rule.isOthers else {
          isPlaced = isPlaced || isMeant
          continue
        }
        isPlaced = isPlaced || isMeant
        reading.columns[column].departures[index].words.append(
          MinuteCell.Word(
            text: rule.mark, number: nil, node: departures[index].node ?? reading.node,
            isGrouped: true))
      }
    }
    return isPlaced
  }
}

extension TripSentences.Said {
  /// It, unless something besides the rules is not understood.
  fileprivate func whole(where isRest: (String) -> Bool) -> Self {
    rest.allSatisfy(isRest) ? self : Self()
  }
}

extension String {
  /// Where a word stands first.
  fileprivate func range(ofWord word: String) -> Range<Index>? { self[...].firstRange(of: word) }
}
