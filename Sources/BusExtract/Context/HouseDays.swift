import BusLabels
import BusModel

/// Buses of a house that rest when it does: "休診日は運休します" beside "休診日：日曜・祝日・12/29～1/3", "開館日に運行します" beside
/// "休館日：月曜日（祝日の場合は開館し、翌火曜日休館）". The days of the house are then those of its buses.
struct HouseDays {
  /// When a house is open, when it is not, and what it does: 開館日, 休館日, 館.
  private struct House {
    let open: [String]
    let rest: [String]
    let works: [String]
    let rests: [String]
  }

  private static let houses = [
    House(
      open: ["診療日", "外来診療日"], rest: ["休診日", "外来休診日"], works: ["診療"], rests: ["休診"]),
    House(open: ["開館日"], rest: ["休館日"], works: ["開館"], rests: ["休館"]),
    House(open: ["開園日"], rest: ["休園日"], works: ["開園"], rests: ["休園"]),
    House(open: ["営業日"], rest: ["定休日", "休業日"], works: ["営業"], rests: ["休業", "定休"]),
    House(open: ["開校日"], rest: ["休校日"], works: ["開校", "授業"], rests: ["休校"]),
    House(open: ["開場日"], rest: ["休場日"], works: ["開場"], rests: ["休場"]),
  ]

  /// "学…学校休業日は運休": what is said of the buses with a mark, and of days of schools, is of no house.
  private static func isOfSome(_ text: String) -> Bool {
    text.holds(bytes: "学校休業") || text.holds(bytes: "学校の休業") || LegendLine.explainsMark(text)
  }

  /// The lines with the days of the house as those of the buses, where a sentence says that they are the same.
  static func told(_ lines: PageLines) -> PageLines {
    let saying = lines.lines.filter { words.isFound(in: $0) && !isOfSome($0.text) }
    guard let house = houses.first(where: { house in saying.contains { links($0, house) } })
    else { return lines }
    var rule: (at: Int, end: Int, text: String)?
    for index in lines.lines.indices where rule == nil {
      let (line, next) = (lines.lines[index], lines.lines[(index + 1)...].prefix(12))
      rule =
        self.rule(line.text, next.first?.text ?? "", house).map { (index, index, $0) }
        ?? list(below: line, next, house).map { (index, index + $0.count, $0.rule) }
    }
    guard let rule, DayWords.isUnderstood(rule.text), !saysMore(lines, house, besides: rule.at)
    else {
      return lines
    }
    var index = -1
    return lines.replacing { line in
      index += 1
      let others = sentences(line.text).filter { !links($0, house) }
      if index == rule.at { return [rule.text] + others.filter { !defines($0, house) } }
      if (rule.at...rule.end).contains(index) { return [] }
      return links(line, house) ? others : nil
    }
  }

  /// The dates below 休館日のご案内 as those of the buses, and in how many lines they stand; that a month has none
  /// says nothing new.
  private static func list(
    below head: PageLines.Line, _ lines: ArraySlice<PageLines.Line>, _ house: House
  ) -> (rule: String, count: Int)? {
    guard head.text.utf8.count <= 60,
      case let bare = Texts.compact(head.text.drop { "■●◆◇□○◎・※【 　".contains($0) }),
      let word = house.rest.first(where: bare.begins),
      listEnds.contains(String(bare.dropFirst(word.count)))
    else { return nil }
    let days = lines.prefix { line in
      line.text.utf8.count <= 150
        && (DayWords.onlyDates(Texts.compact(line.text)) || noRests.isFound(in: line.text))
    }
    let dates = days.map { Texts.compact($0.text) }.filter { !noRests.isFound(in: $0) }
    guard !dates.isEmpty else { return nil }
    return ("運休日：" + dates.joined(separator: "、"), days.count)
  }

  private static let listEnds: Set<String> = [
    "", "】", "のご案内", "のお知らせ", "カレンダー", "一覧", "（予定）", "について", "のご案内】", "のお知らせ】",
  ]
  private static let noRests = WordList(["休まず", "無休"])

  /// Whether a label is such a sentence, which the lines no longer hold: its days are said elsewhere.
  static func isTold(_ label: String, in lines: PageLines) -> Bool {
    label.utf8.count <= 120 && words.isFound(in: label) && houses.contains { links(label, $0) }
      && !lines.lines.contains { $0.text.holds(bytes: label) }
      && lines.lines.contains { $0.text.begins(with: "運休日：") }
  }

  /// Whether other lines move the days of the house: "月曜日が祝日に当たるときは開館します".
  private static func saysMore(_ lines: PageLines, _ house: House, besides rule: Int) -> Bool {
    let moves = (house.works + house.rests).flatMap { ["\($0)し", "\($0)いた", "\($0)とな"] }
    return lines.lines.indices.contains { index in
      index != rule && !links(lines.lines[index], house)
        && moves.contains(where: lines.lines[index].text.contains)
    }
  }

  private static func sentences(_ text: String) -> [String] {
    text.split(separator: "。").map { Texts.collapsed($0) }.filter { !$0.isEmpty }
  }

  private static func links(_ line: PageLines.Line, _ house: House) -> Bool {
    words.isFound(in: line) && line.text.utf8.count <= 600
      && sentences(line.text).contains { links($0, house) }
  }

  /// Whether a sentence says that the buses run with the house.
  private static func links(_ sentence: String, _ house: House) -> Bool {
    guard drives.isFound(in: sentence), !DayStatements.isDate(sentence) else { return false }
    // ご予約なしでご利用いただけます（休館日を除き毎日運行）.
    if let open = sentence.lastIndex(where: { "（(".contains($0) }), open > sentence.startIndex,
      sentence.last.map({ "）)".contains($0) }) == true,
      case let inner = String(sentence[sentence.index(after: open)...].dropLast()),
      saysDaily(sentence[..<open]), links(inner, house) || exceptions(house).contains(inner)
    {
      return true
    }
    // バスは休場日を除き毎日運行いたします.
    if let range = range(of: house.rest.flatMap { ["\($0)を除", "\($0)以外"] }, in: sentence) {
      let rest = String(sentence[range.upperBound...])
      return !stops.isFound(in: rest) && !limits.isFound(in: rest) && saysDaily(rest[...])
        && isHead(sentence[..<range.lowerBound])
    }
    guard !limits.isFound(in: sentence) else { return false }
    if let range = range(of: house.rest.map { $0 + "は" }, in: sentence) {
      return stops.isFound(in: String(sentence[range.upperBound...]))
        && isHead(sentence[..<range.lowerBound])
    }
    let opens = house.open.flatMap { ["\($0)に", "\($0)のみ", "\($0)は"] }
    guard let range = range(of: opens, in: sentence) else { return false }
    return !stops.isFound(in: sentence) && isHead(sentence[..<range.lowerBound])
  }

  /// Whether words name no days but all.
  private static func saysDaily(_ words: Substring) -> Bool {
    let text = String(words).replacing(bytes: "毎日", with: "")
    return ServicePattern.read(text).pattern == nil && !LimitingWords.namesDays(text)
  }

  /// 毎日運行（休館日を除く）.
  private static func exceptions(_ house: House) -> [String] {
    house.rest.flatMap { ["\($0)を除く", "\($0)除く", "\($0)は除く", "\($0)以外"] }
  }

  /// Nothing but who it is stands before the days: "当館の".
  private static func isHead(_ text: Substring) -> Bool {
    ServicePattern.read(String(text)).pattern == nil && text.count <= 20
  }

  private static func range(of words: [String], in text: String) -> Range<String.Index>? {
    words.lazy.compactMap { text[...].firstRange(of: $0) }.first
  }

  private static func defines(_ sentence: String, _ house: House) -> Bool {
    house.rest.contains { word in
      ["：", ":", "は", " ", "／"].contains { sentence.contains(word + $0) }
    }
  }

  /// The days that a line says the house rests, as those of its buses: "運休日：日曜・祝日・12/29～1/3".
  private static func rule(_ text: String, _ next: String, _ house: House) -> String? {
    guard text.utf8.count <= 400 else { return nil }
    for word in house.rest {
      var days: Substring
      if Texts.compact(text) == word || Texts.compact(text) == "【\(word)】" {
        days = next[...]
      } else if let range = range(of: ["：", ":", " ", "　", "／"].map { word + $0 }, in: text) {
        days = text[range.upperBound...]
      } else {
        continue
      }
      days = days.prefix { $0 != "。" }
      guard !days.isEmpty, !drives.isFound(in: String(days)) else { continue }
      return "運休日：" + plain(Texts.collapsed(days), house)
    }
    return nil
  }

  /// （祝日の場合は開館し、翌火曜日休館） in the words of buses.
  private static func plain(_ days: String, _ house: House) -> String {
    let open = house.works.reduce(days) {
      $0.replacing($1 + "し", with: "運行し").replacing("は" + $1, with: "は運行")
    }
    return nextDay(house.rests.reduce(open) { $0.replacing($1, with: "運休") })
  }

  /// 翌火曜日 behind Mondays is 翌日.
  private static func nextDay(_ days: String) -> String {
    let week = Array("月火水木金土日")
    guard let next = days.firstIndex(of: "翌"),
      let named = days[next...].dropFirst().first.flatMap(week.firstIndex(of:)),
      let first = days.first(where: week.contains).flatMap(week.firstIndex(of:)),
      named == (first + 1) % 7
    else { return days }
    let rest = days[next...].dropFirst(2)
    return days[..<next] + "翌日"
      + (["曜日", "曜"].first(where: rest.starts(with:)).map { rest.dropFirst($0.count) } ?? rest)
  }

  static let words = WordList(houses.flatMap { $0.open + $0.rest }, asked: .house)
  private static let drives = WordList(["運行", "運休", "運転", "毎日"])
  private static let stops = WordList([
    "運休", "運行しません", "運行いたしません", "運行しておりません", "運行していません", "運行はありません", "運転しません",
  ])
  private static let limits = WordList(["一部", "場合", "ダイヤ", "便は", "便の", "除く", "除き"])
}
