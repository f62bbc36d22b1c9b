import BusLabels
import BusModel

/// Sentences that speak of single trips: "1便は土日祝運休", "土曜日は1便のみ運行", "最終便は日曜運休". What they
/// say becomes a mark of those trips, as if it stood beside them.
struct TripSentences {
  /// What the sentences say, under the words for the trips.
  private(set) var legend: [Mark] = []
  /// The sentences that are used so.
  private(set) var used: Set<String> = []

  /// A rule for some trips, or, with `isOthers`, for all others.
  private struct Rule {
    var subject: TripSubject
    var mark: String
    var text: String
    var isOthers = false
  }

  /// Adds the marks to the departures of the readings.
  init(_ readings: inout [Reading], lines: PageLines, tree: PageTree) {
    let found = lines.lines.compactMap { line -> (line: PageLines.Line, rules: [Rule])? in
      guard Self.mayBeOne(line.text) else { return nil }
      // 便1 月木 in a cell heads its column.
      let isCell = tree.nodes[line.block].tag.isCell
      if isCell, !DayStatements.services.isFound(in: line.text) { return nil }
      let rules = Self.rules(in: line.text)
      return rules.isEmpty ? nil : (line, rules)
    }
    // Where each timetable has sentences of its own below it, those below the last are its own too.
    let noted = Set(found.compactMap { Self.above($0.line, readings, tree) })
    for (line, rules) in found {
      let own =
        Self.above(line, readings, tree).map { [$0] }
        ?? Self.readings(readings, of: line, tree).filter { !noted.contains($0) }
      var marked = readings
      let isPlaced = rules.allSatisfy { rule in
        own.map { Self.place(rule, in: &marked[$0]) }.contains(true)
      }
      guard isPlaced else { continue }
      readings = marked
      legend += rules.map { Mark(mark: $0.mark, text: $0.text) }
      used.insert(line.text)
    }
  }

  private static func mayBeOne(_ text: String) -> Bool {
    text.utf8.count <= 200 && subjects.isFound(in: text) && DayWords.hasHint(text)
  }

  private static let subjects = WordList(["便", "発", "最終", "始発", "終バス"])

  /// The rules that a sentence gives; none when any part of it is not understood.
  private static func rules(in sentence: String) -> [Rule] {
    let bare = Texts.compact(sentence.drop { "※＊*・●■◆　 ".contains($0) })
    var text = bare.hasSuffix("。") ? String(bare.dropLast()) : bare
    for word in ["ただし、", "ただし", "但し", "なお、", "また、"] where text.hasPrefix(word) {
      text.removeFirst(word.count)
    }
    if let rule = rule(in: text) { return [rule] }
    // "1便は火・木に運行し、2便は毎日運行します".
    let parts = text.split { "、／/".contains($0) }.reduce(into: [String]()) { parts, next in
      let begins = rule(in: String(next)) != nil || next.hasPrefix("第") || next.hasPrefix("便")
      if begins || parts.isEmpty {
        parts.append(String(next))
      } else {
        parts[parts.count - 1] += "、" + next
      }
    }
    guard parts.count > 1 else { return [] }
    let rules = parts.compactMap { part in
      rule(in: part.hasSuffix("運行し") || part.hasSuffix("運休し") ? String(part.dropLast()) : part)
    }
    return rules.count == parts.count ? rules : []
  }

  private static func rule(in text: String) -> Rule? {
    for (index, character) in zip(text.indices, text) where "は：:（(".contains(character) {
      let head = text[..<index]
      var rest = String(text[text.index(after: index)...])
      if "（(".contains(character), rest.last.map({ "）)".contains($0) }) == true {
        rest.removeLast()
      }
      if let subject = TripSubject(head), isRule(rest) {
        return Rule(subject: subject, mark: String(head), text: rest)
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
      if !isOthers, verb.hasPrefix("運休"), isRule(days + "は" + verb) {
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

  /// The timetable of several, but the last, that a line stands below and no heading parts from it.
  private static func above(
    _ line: PageLines.Line, _ all: [Reading], _ tree: PageTree
  ) -> Int? {
    let before = all.indices.filter { all[$0].node < line.node }
    guard let last = before.last, before.count < all.count else { return nil }
    let isHeaded = (Int(tree.nodes[all[last].node].end)..<line.node).contains {
      tree.nodes[$0].tag.isHeading
    }
    return isHeaded ? nil : last
  }

  /// The timetable that a line heads; below the last it speaks of all.
  private static func readings(
    _ all: [Reading], of line: PageLines.Line, _ tree: PageTree
  ) -> [Int] {
    let before = all.count { $0.node < line.node }
    return before == 0 || before == all.count ? Array(all.indices) : [before]
  }

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

extension String {
  /// Where a word stands first.
  fileprivate func range(ofWord word: String) -> Range<Index>? { self[...].firstRange(of: word) }
}
