import BusLabels
import BusModel

/// Finds the line in which a page says for all of its buses on which days they run: "運行日：月曜日～
/// 土曜日（祝日・年末年始を除く）", "運休日 日曜・祝日". Its lines are looked for once, for all timetables of the page.
final class OperatingDays {
  /// A line that says it.
  private struct Line {
    var index: Int
    var node: PageTree.Index
    var label: String
    /// Whether its days are those without service.
    var cancels: Bool
  }

  private let lines: PageLines
  private let scope: LineScope
  private lazy var named: [Line] = findNamed()
  private lazy var telling: [PageLines.Line] = findTelling()
  private lazy var running: [PageLines.Line] = findRunning()
  private lazy var positive: [(line: PageLines.Line, printed: String)] = findPositive()
  /// What sentences say without the bus that they name.
  private var withoutBus: [String: String?] = [:]

  init(_ lines: PageLines, scope: LineScope) {
    self.lines = lines
    self.scope = scope
  }

  /// The label of such lines: of the nearest ones above the timetable, else the only ones of the page.
  /// Words that are not understood stay in the label, so that they are told.
  func label(for node: PageTree.Index) -> DayLabel? {
    let found = named.filter { scope.maySay($0.node, daysOf: node) }
    let above = found.filter { $0.node < node }
    let text =
      Self.together(above) ?? (Self.isOneGroup(found) ? Self.together(found) : nil)
      ?? sentences(for: node) ?? Self.agreed(running, for: node, scope)
    return text.map { DayLabel(text: $0, remarks: []) }
  }

  private func findNamed() -> [Line] {
    lines.lines.indices.compactMap { index in
      let line = lines.lines[index]
      guard Self.names.isFound(in: line), !lines.isInWideRow(line),
        let label = Self.label(line.text, Self.following(index, lines))
      else { return nil }
      return Line(
        index: index, node: line.node, label: label + Self.limit(of: label, behind: index, lines),
        cancels: (["運休日"] + Self.rests).contains { Self.bare(line.text).begins(with: $0) })
    }
  }

  /// What the first of some lines says, where the others that may be said of a timetable say no other days.
  private static func agreed(
    _ lines: [PageLines.Line], for node: PageTree.Index, _ scope: LineScope
  ) -> String? {
    let said = lines.filter { scope.maySay($0.node, daysOf: node) }.map(\.text)
    guard let first = said.first else { return nil }
    return said.allSatisfy { DayWords.kind(of: $0) == DayWords.kind(of: first) } ? first : nil
  }

  /// The line behind another one; of dates all that go on behind it: 11月28日・29日, 12月5日・6日 in lines of one paragraph.
  private static func following(_ index: Int, _ lines: PageLines) -> String {
    guard index + 1 < lines.lines.count, case let first = lines.lines[index + 1] else { return "" }
    let dates = lines.lines[(index + 1)...].prefix(12).prefix { line in
      line.block == first.block && DayWords.onlyDates(Texts.compact(line.text))
    }
    return dates.count > 1
      ? dates.map { Texts.compact($0.text) }.joined(separator: "、") : first.text
  }

  /// The words of the one line that says on which days of the week something runs, where another says
  /// when nothing does: "火曜・金曜（祝日運休）"; nil when there is none, or several that differ.
  func positive(for node: PageTree.Index, besides exception: String) -> String? {
    let others = positive.filter { !exception.contains($0.printed) }.map(\.line)
    return Self.agreed(others, for: node, scope)
  }

  private func findPositive() -> [(line: PageLines.Line, printed: String)] {
    lines.lines.compactMap { line in
      guard line.text.utf8.count <= 150, DayWords.hasHint(line), !Self.bearsMark(line.text),
        !OtherSubjects.isOfHouse(line.text)
      else { return nil }
      let said = Self.inOneLine(Self.bare(line.text))
      let text = said.ends(with: "。") ? String(said.dropLast()) : said
      let reading = ServicePattern.read(text)
      let isPositive =
        reading.unread.isEmpty && reading.pattern?.namesSomeWeekdays == true
        || Self.dailies.isFound(in: text) && DayLabel.isDaily(text)
      return isPositive ? (Self.line(line, saying: text), Texts.compact(line.text)) : nil
    }
  }

  /// A line with what it says alone.
  private static func line(_ line: PageLines.Line, saying text: String) -> PageLines.Line {
    PageLines.Line(text: text, block: line.block, node: line.node)
  }

  /// What the last of some lines says; 運行日 and 運休日 beside each other add up.
  private static func together(_ lines: [Line]) -> String? {
    guard let last = lines.last else { return nil }
    let beside = lines.dropLast().last
    guard let beside, beside.cancels != last.cancels, last.index - beside.index <= 2 else {
      return last.label
    }
    let said = beside.cancels ? [last, beside] : [beside, last]
    return said.map(\.label).joined(separator: "。")
  }

  private static func isOneGroup(_ lines: [Line]) -> Bool {
    lines.count == 1
      || lines.count == 2 && lines[0].cancels != lines[1].cancels
        && lines[1].index - lines[0].index <= 2
  }

  /// A text without white space, but for that which divides its days: 月～金　祝日は運休.
  private static func said(_ printed: String) -> String {
    let (compact, collapsed) = (Texts.compact(printed), Texts.collapsed(printed))
    let isSame = ServicePattern.read(compact).pattern == ServicePattern.read(collapsed).pattern
    return isSame || !DayWords.isUnderstood(collapsed) ? compact : collapsed
  }

  /// A line without the sign it begins with and without white space.
  private static func bare(_ line: String) -> String {
    said(String(line.drop { "■●◆◇□▼▽▲△○◎・※＊*♦【［[〔 　".contains($0) }))
  }

  /// The days of a line that begins with the word for them; they may stand on the line after it.
  private static func label(_ line: String, _ next: String) -> String? {
    let text = withoutStops(bare(line))
    for (name, ending) in beginnings where text.begins(with: name) {
      let rest = text.dropFirst(name.length).drop { "：:はー－-…＝=】］]〕／/".contains($0) }
      let days = rest.isEmpty ? said(next) : String(rest)
      // 令和8年12月 over 2日、9日: some days of the month, and not all of it.
      if rest.isEmpty, days.ends(with: "月"), DayWords.onlyDates(days) { return days + "の一部の日" }
      if ending == "運休", none.begins(days) { return "毎日運行" }
      // "運行日：火・木　運休日：祝日" says two things.
      let isDouble =
        headsDays.isFound(in: days) || ending.isEmpty && days.contains("運休")
        || name.ends(with: "期間")
      let said = days.ends(with: "。") ? String(days.dropLast()) : days
      let label = isDouble ? name + "：" + said : said + ending
      return label.count <= 200 && ServicePattern.read(label).pattern != nil ? label : nil
    }
    return ofTable(text, next)
  }

  /// "曜日：土曜", or the two cells of a table of facts: no other words may begin like these.
  private static func ofTable(_ text: String, _ next: String) -> String? {
    guard let key = keys.first(where: text.begins(with:)) else { return nil }
    let rest = text.dropFirst(key.length)
    guard let sign = rest.first else {
      let days = Texts.compact(next)
      return DayWords.isUnderstood(days) ? days : nil
    }
    let days = String(rest.dropFirst())
    return "：:／/".contains(sign) && DayWords.isUnderstood(days) ? days : nil
  }

  static let keys = ["曜日区分", "運行区分", "ダイヤ区分", "ダイヤ", "曜日", "対象日"]

  /// "※土日祝日は運休です。": short sentences about the days and nothing else; several count together.
  private func sentences(for node: PageTree.Index) -> String? {
    let said = scope.own(telling.filter { scope.maySay($0.node, daysOf: node) }, for: node)
      .map(\.text).filter { !$0.begins(with: "の") }
    let whole = said.filter(DayWords.isUnderstood)
    if let seasons = SeasonSentences.joined(whole) { return seasons }
    if !whole.isEmpty { return whole.joined(separator: whole.count > 1 ? "。" : "") }
    let ofBus = said.compactMap(withoutBus)
    return ofBus.count == 1 && said.count == 1 ? ofBus[0] : nil
  }

  private func findTelling() -> [PageLines.Line] {
    lines.lines.filter { line in
      line.text.utf8.count <= 120
        && (Self.speaks.isFound(in: line) || Self.limitsAll(line.text) || Self.isDaily(line.text))
        && !Self.news.isFound(in: line.text.replacing("全便", with: ""))
        && !LimitingWords.refersToPeriod(line.text)
        && !Self.bearsMark(line.text) && !Self.saysService(line.text)
        && !LegendLine.explainsSign(line.text)
    }.map { line in
      let said = Self.inOneLine(String(line.text.drop { "※・●■ ".contains($0) }))
      return Self.line(line, saying: said.ends(with: "。") ? String(said.dropLast()) : said)
    }
  }

  /// A Japanese sentence without white space; an English one needs its blanks.
  private static func inOneLine(_ text: String) -> String {
    verbs.isFound(in: text) ? Texts.collapsed(text) : Texts.compact(text)
  }

  /// "毎日運行", "毎日　高速船に接続" and, beside the only timetable of a page, "月・水・金運行": the one line
  /// that says when something runs.
  private func findRunning() -> [PageLines.Line] {
    lines.lines.compactMap { line in
      guard line.text.utf8.count <= 120, DayWords.hasHint(line), !Self.bearsMark(line.text),
        !OtherSubjects.isOfHouse(line.text), !lines.isInWideRow(line)
      else { return nil }
      return Self.runningDays(line.text, isOnly: scope.isOne).map { Self.line(line, saying: $0) }
    }
  }

  private static func runningDays(_ line: String, isOnly: Bool) -> String? {
    guard !LimitingWords.refersToPeriod(line) else { return nil }
    let text = bare(line)
    let plain = text.ends(with: "。") ? String(text.dropLast()) : text
    if dailies.isFound(in: plain), DayLabel.isDaily(plain) {
      return plain.utf8.contains { (0x61...0x7A).contains($0) } ? Texts.collapsed(line) : plain
    }
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    if words.count == 2, words[1].ends(with: "接続"), DayLabel.isDaily(words[0]) { return words[0] }
    // 月 may head a column of months.
    guard isOnly, plain.length > 1, drives.isFound(in: plain) || DayLabel.isWhole(line),
      DayWords.isUnderstood(plain),
      ServicePattern.read(plain).pattern?.namesSomeWeekdays == true
    else { return nil }
    return plain
  }

  /// "桃山号は火・木に運行しています" on the page of 桃山号, without the bus.
  private func withoutBus(_ sentence: String) -> String? {
    if let known = withoutBus[sentence] { return known }
    let rest = Self.withoutBus(sentence, lines)
    withoutBus[sentence] = .some(rest)
    return rest
  }

  private static func withoutBus(_ sentence: String, _ lines: PageLines) -> String? {
    guard let topic = sentence.firstIndex(of: "は") else { return nil }
    let bus = String(sentence[..<topic])
    let rest = String(sentence[sentence.index(after: topic)...])
    guard bus.length > 1, ServicePattern.read(bus).pattern == nil, DayWords.isUnderstood(rest),
      lines.lines.contains(where: {
        $0.text.contains(bus) && Texts.compact($0.text).length <= 30
          && !Texts.compact($0.text).begins(with: sentence)
      })
    else { return nil }
    return rest
  }
}
