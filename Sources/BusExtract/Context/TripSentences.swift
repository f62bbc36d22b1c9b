import BusLabels
import BusModel

/// Sentences that speak of single trips: "1便は土日祝運休", "土曜日は1便のみ運行", "最終便は日曜運休". What they
/// say becomes a mark of those trips, as if it stood beside them.
struct TripSentences {
  /// What the sentences say, under the words for the trips.
  private(set) var legend: [Mark] = []
  /// The sentences that are used so.
  private(set) var used: Set<String> = []
  /// What these say besides, of all buses; of what is left open of single trips nothing is.
  private var rests: [String: [String]] = [:]
  /// Which departures the words for trips stand beside: reading, column and index of each.
  private var marked: [String: [[Int]]] = [:]

  /// Some lines without what single trips were marked with.
  func left(of lines: PageLines) -> PageLines {
    lines.replacing { rests[$0.text] }
  }

  /// Adds the marks to the departures of the readings.
  init(_ readings: inout [LayoutResult], lines: PageLines, tree: PageTree) {
    let found = lines.lines.indices.compactMap { index -> (line: PageLines.Line, said: Said)? in
      let line = lines.lines[index]
      guard TripRule.mayStand(in: line) else { return nil }
      // 便1 月木 in a cell heads its column.
      let isCell = tree.nodes[line.block].tag.isCell
      if isCell, !DayStatements.services.isFound(in: line) { return nil }
      let said = Self.said(in: line.text)
      guard !said.rules.isEmpty, let but = Self.exception(behind: index, lines) else {
        return said.rules.isEmpty ? nil : (line, said)
      }
      // ただし12月30日は運休 is said of the same trips, and never of all; one that is not understood opens its dates.
      let whole = said.rules.count == 1 ? said.rules[0].excepting(but) : nil
      guard whole != nil || ParsedDayRules.read(but).isSettled else { return (line, said) }
      rests[but] = []
      if whole != nil { used.insert(but) }
      return whole.map { (line, Said(rules: [$0], rest: said.rest)) }
    }
    // Where each timetable has sentences of its own below it, those below the last are its own too.
    let noted = Set(found.compactMap { TripPlaces.above($0.line, readings, tree) })
    for (line, said) in found {
      let near =
        TripPlaces.above(line, readings, tree).map { [$0] }
        ?? TripPlaces.readings(readings, of: line, tree).filter { !noted.contains($0) }
      let own = TripPlaces.headed(near, line, readings, tree)
      var marked = readings
      let places = said.rules.map { Self.place($0, in: &marked, among: own, tree) }
      guard !places.contains(nil) else {
        if readings.count == 1, said.rules.contains(where: { Self.isAbsent($0, readings[0]) }) {
          readings[0].leftovers.append(Notice(.unreadDays(.words(line.text)), at: nil))
        }
        continue
      }
      readings = marked
      for (rule, places) in zip(said.rules, places) { add(rule, of: places ?? []) }
      used.insert(line.text)
      rests[line.text] = said.rest
    }
  }

  /// Whether a rule is of a bus at a time at which none leaves: "14:20の便は土曜日は運休" among 13:00 and 14:30 is said
  /// of one of these, or of none.
  private static func isAbsent(_ rule: TripRule, _ reading: LayoutResult) -> Bool {
    guard rule.scope == nil, rule.subject.parts.count == 1,
      case .time(let time) = rule.subject.parts[0]
    else { return false }
    return !reading.columns.contains { column in
      column.departures.contains { $0.hour * 60 + $0.minute == time }
    }
  }

  /// The sentence behind one in the same line that takes something out of what it says: ただし…は運休します.
  private static func exception(behind index: Int, _ lines: PageLines) -> String? {
    guard index + 1 < lines.lines.count, case let next = lines.lines[index + 1],
      next.block == lines.lines[index].block,
      TripRule.buts.contains(where: next.text.begins(with:))
    else { return nil }
    return next.text
  }

  /// What a sentence says of some trips, and of dates on which all rest.
  fileprivate struct Said: Sendable {
    var rules: [TripRule] = []
    var rest: [String] = []
  }

  /// The rules that a sentence gives; none when any part of it is not understood.
  private static func said(in sentence: String) -> Said {
    memo.value(of: sentence, read: readAfresh)
  }

  /// The pages of a company say the same of their trips.
  private static let memo = TextMemo<Said>()

  private static func readAfresh(_ sentence: String) -> Said {
    let bare = Texts.compact(sentence.drop { "※＊*・●■◆　 ".contains($0) })
    var text = bare.ends(with: "。") ? String(bare.dropLast()) : bare
    for word in ["ただし、", "ただし", "但し", "なお、", "また、"] where text.begins(with: word) {
      text.removeFirst(word.count)
    }
    if let parts = TripStatement.byDays(text) {
      let rules = parts.map { TripRule.rules(of: $0) }
      return rules.contains { $0 == nil } ? Said() : Said(rules: rules.flatMap { $0 ?? [] })
    }
    // 12月29日は平日でも2便を運休.
    text = TripStatement.turned(TripStatement.withoutTitle(text)).replacing("は平日でも", with: "は")
    let (whole, aside) = TripStatement.withoutAside(text)
    if let rules = TripRule.rules(of: whole) {
      return Said(rules: rules + (aside.flatMap(TripRule.rules) ?? []))
    }
    // "1便は火・木に運行し、2便は毎日運行します", "12月31日は1便のみ運行、1月1日は全便運休".
    let parts = TripStatement.parts(of: text).reduce(into: [String]()) { parts, part in
      let begins =
        TripRule.rules(of: part) != nil || part.begins(with: "第") || part.begins(with: "便")
        || TripStatement.restsOnDates(part)
      if begins || parts.isEmpty {
        parts.append(part)
      } else {
        parts[parts.count - 1] += "、" + part
      }
    }
    guard parts.count > 1 else { return Said() }
    return parts.reduce(into: Said()) { said, part in
      let isOpen = part.ends(with: "運行し") || part.ends(with: "運休し")
      if let rules = TripRule.rules(of: isOpen ? String(part.dropLast()) : part) {
        said.rules += rules
      } else {
        said.rest.append(part)
      }
    }.whole { TripStatement.restsOnDates($0) || TripStatement.isAlso($0) }
  }

  /// Adds what a rule says to the legend: 12月7日欠航 and 2月3日欠航 of the same 2便 are one entry.
  private mutating func add(_ rule: TripRule, of places: [[Int]]) {
    let known = legend.firstIndex { $0.mark == rule.mark }
    if let known, marked[rule.mark] == places, let text = legend[known].text {
      if text != rule.text { legend[known] = Mark(mark: rule.mark, text: text + "。" + rule.text) }
    } else {
      legend.append(Mark(mark: rule.mark, text: rule.text))
      marked[rule.mark] = places
    }
  }

  /// Marks the departures that a rule means, and gives their places; nil where it is not clear which they are,
  /// or there are none.
  private static func place(
    _ rule: TripRule, in readings: inout [LayoutResult], among own: [Int], _ tree: PageTree
  ) -> [[Int]]? {
    // What names its line, where its trips begin, or the part of the year says it wherever it stands.
    let isNamed =
      rule.scope.map { if case .days(let words) = $0 { DayWords.onlyDates(words) } else { true } }
      ?? false
    let runs = TripRuns(readings, among: isNamed ? Array(readings.indices) : own) {
      reading, column in
      rule.scope?.holds(column, under: TripPlaces.heading(of: reading, tree)) ?? true
    }
    guard let meant = runs.meant(by: rule.subject) else { return nil }
    var places: [[Int]] = []
    for run in rule.isOthers ? runs.others(than: meant) : meant {
      for (column, index) in run.places {
        places.append([run.reading, column, index])
        // Said twice of one bus, it stands there once.
        let departure = readings[run.reading].columns[column].departures[index]
        if departure.words.contains(where: { $0.text == rule.mark }) { continue }
        let node = departure.node
        readings[run.reading].columns[column].departures[index].words.append(
          MinuteCell.Word(
            text: rule.mark, number: nil, node: node ?? readings[run.reading].node,
            isGrouped: true))
      }
    }
    return places
  }
}

extension TripSentences.Said {
  /// It, unless something besides the rules is not understood.
  fileprivate func whole(where isRest: (String) -> Bool) -> Self {
    rest.allSatisfy(isRest) ? self : Self()
  }
}
