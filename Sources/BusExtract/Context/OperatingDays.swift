import BusLabels
import BusModel

/// Finds the line in which a page says for all of its buses on which days they run: "運行日：月曜日～
/// 土曜日（祝日・年末年始を除く）", "運休日 日曜・祝日".
enum OperatingDays {
  /// A line that says it.
  private struct Line {
    var index: Int
    var node: PageTree.Index
    var label: String
    /// Whether its days are those without service.
    var cancels: Bool
  }

  /// The label of such lines: of the nearest ones above the timetable, else the only ones of the page.
  /// Words that are not understood stay in the label, so that they are told.
  static func label(
    for node: PageTree.Index, _ lines: PageLines, _ scope: LineScope
  ) -> DayLabel? {
    var found: [Line] = []
    for (index, line) in lines.lines.enumerated()
    where names.isFound(in: line) && scope.maySay(line.node, daysOf: node)
      && !lines.isInWideRow(line)
    {
      let next = following(index, lines)
      guard let label = label(line.text, next) else { continue }
      found.append(
        Line(
          index: index, node: line.node, label: label + limit(of: label, line, index, lines),
          cancels: (["運休日"] + rests).contains { bare(line.text).begins(with: $0) }))
    }
    let above = found.filter { $0.node < node }
    let text =
      together(above) ?? (isOneGroup(found) ? together(found) : nil)
      ?? sentences(lines, node, scope) ?? running(lines, node, scope)
    return text.map { DayLabel(text: $0, remarks: []) }
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
  static func positive(
    for node: PageTree.Index, _ lines: PageLines, _ scope: LineScope, besides exception: String
  ) -> String? {
    let said = lines.lines.filter { line in
      line.text.utf8.count <= 150 && !exception.contains(Texts.compact(line.text))
        && DayWords.hasHint(line) && !bearsMark(line.text)
        && !OtherSubjects.isOfHouse(line.text) && scope.maySay(line.node, daysOf: node)
    }
    .map { inOneLine(bare($0.text)) }
    .map { $0.ends(with: "。") ? String($0.dropLast()) : $0 }
    .filter { text in
      let reading = ServicePattern.read(text)
      return reading.unread.isEmpty && reading.pattern?.namesSomeWeekdays == true
        || dailies.isFound(in: text) && DayLabel.isDaily(text)
    }
    guard let first = said.first else { return nil }
    return said.allSatisfy { DayWords.kind(of: $0) == DayWords.kind(of: first) } ? first : nil
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
  private static func sentences(
    _ lines: PageLines, _ node: PageTree.Index, _ scope: LineScope
  ) -> String? {
    let telling = lines.lines.filter { line in
      line.text.utf8.count <= 120
        && (speaks.isFound(in: line) || limitsAll(line.text) || isDaily(line.text))
        && !news.isFound(in: line.text.replacing("全便", with: ""))
        && !LimitingWords.refersToPeriod(line.text)
        && !bearsMark(line.text) && !saysService(line.text) && !LegendLine.explainsSign(line.text)
        && scope.maySay(line.node, daysOf: node)
    }
    let said = scope.own(telling, for: node)
      .map { inOneLine(String($0.text.drop { "※・●■ ".contains($0) })) }
      .map { $0.ends(with: "。") ? String($0.dropLast()) : $0 }
      .filter { !$0.begins(with: "の") }
    let whole = said.filter(DayWords.isUnderstood)
    if let seasons = SeasonSentences.joined(whole) { return seasons }
    if !whole.isEmpty { return whole.joined(separator: whole.count > 1 ? "。" : "") }
    let ofBus = said.compactMap { withoutBus($0, lines) }
    return ofBus.count == 1 && said.count == 1 ? ofBus[0] : nil
  }

  /// A Japanese sentence without white space; an English one needs its blanks.
  private static func inOneLine(_ text: String) -> String {
    verbs.isFound(in: text) ? Texts.collapsed(text) : Texts.compact(text)
  }

  /// "毎日運行", "毎日　高速船に接続" and, beside the only timetable of a page, "月・水・金運行": the one line
  /// that says when something runs.
  private static func running(
    _ lines: PageLines, _ node: PageTree.Index, _ scope: LineScope
  ) -> String? {
    let said = lines.lines.filter { line in
      line.text.utf8.count <= 120 && DayWords.hasHint(line) && !bearsMark(line.text)
        && !OtherSubjects.isOfHouse(line.text) && !lines.isInWideRow(line)
        && scope.maySay(line.node, daysOf: node)
    }
    .compactMap { runningDays($0.text, isOnly: scope.isOnly(node)) }
    guard let first = said.first else { return nil }
    return said.allSatisfy { DayWords.kind(of: $0) == DayWords.kind(of: first) } ? first : nil
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

  /// "毎日運行", "4月～11月：毎日運行".
  private static func isDaily(_ text: String) -> Bool {
    dailies.isFound(in: text) && drives.isFound(in: text)
  }

  private static let drives = WordList(["運行", "運転", "運航"])
  /// 平日土日祝 in a row of tabs is no such word.
  private static let dailies = WordList([
    "毎日", "無休", "全日", "連日", "365日", "３６５日", "aily", "very day",
  ])

  /// "12/31～1/3、土日祝の時刻で運行" says as what dates run, and not when something does.
  private static func saysService(_ text: String) -> Bool {
    DayStatements.isDate(text)
      && ParsedDayRules.read(text).rules.contains {
        $0.runs != nil && $0.runs != ServiceDayKind.none
      }
  }

  /// "日曜・祝日はお休みです", "土日祝限定": all that it says is when nothing runs, or alone something does.
  private static func limitsAll(_ text: String) -> Bool {
    guard DayStatements.services.isFound(in: text) else { return false }
    let pattern = ServicePattern.read(text).pattern
    return pattern.map { $0.saysNoService || $0.isExclusive } ?? false
  }

  /// "桃山号は火・木に運行しています" on the page of 桃山号, without the bus.
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
