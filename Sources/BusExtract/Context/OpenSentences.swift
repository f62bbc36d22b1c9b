import BusLabels
import BusModel

/// The net below all readers of sentences: what none of them used and what may limit the buses is kept
/// as printed, so that it is named and the days are doubted of which it speaks. See <doc:Sentences>.
struct OpenSentences {
  let tree: PageTree
  let readings: [LayoutResult]
  let scope: LineScope
  let parts: PartSentences
  /// What marks, trips and rules for dates were made of.
  let used: Set<String>
  /// What speaks of days with a service of their own.
  let special: Set<String>
  /// What looks, colours and the like mean, of which no line is noted.
  let legend: [String]
  /// The words that the timetables bear: labels, and what qualifies them.
  let labels: [String]
  /// The same, to be looked for all at once.
  private let anyLabel: WordList
  /// Those of them that say more than plain days.
  private let qualified: [String]

  init(
    tree: PageTree, readings: [LayoutResult], scope: LineScope, parts: PartSentences,
    used: Set<String>, special: Set<String>, legend: [String], labels: Set<String>
  ) {
    self.tree = tree
    self.readings = readings
    self.scope = scope
    self.parts = parts
    self.used = used
    self.special = special
    self.legend = legend
    self.labels = labels.sorted()
    anyLabel = WordList(self.labels)
    qualified = self.labels.filter { !DayWords.isPlain($0) }
  }

  /// The sentences in page order; `lines` are those beside the timetables, divided into sentences.
  func sentences(of lines: PageLines) -> [String] {
    let names = headings
    var found: [String] = []
    let headed = headed(lines.lines)
    for (index, line) in headed.enumerated()
    where !used.contains(line.text) && !found.contains(where: { $0.ends(with: line.text) }) {
      let isOurs = readings.contains { scope.holds(line.node, for: $0.node) }
      if isOurs || scope.isBelowUnnamed(line.node), let dates = dates(ofBreaks: line) {
        found.append(dates)
        continue
      }
      guard !entitles(line, headed.dropFirst(index + 1).first), !isLink(line.node),
        (isOurs || isOfAnyBus(line)) && isOpen(line) || saysDays(line, isOurs),
        !isBelowThing(line), !isFactOfThing(line), !OtherTopics.isOne(line.text, besides: names),
        !isOfUsedRow(line), !isSaidAgain(line.text)
      else { continue }
      found.append(withDates(line, headed.prefix(index).last))
    }
    return found
  }

  /// "年末年始の運行について" directly over the sentence that says it, of which a rule was made.
  private func entitles(_ line: PageLines.Line, _ next: PageLines.Line?) -> Bool {
    guard let next,
      Self.titles.ends(line.text)
        || DayWords.headsRest(line) && Self.restVerbs.isFound(in: next.text),
      line.block == next.block || tree.nodes[line.block].tag.isHeading
    else { return false }
    return special.contains(next.text) && !ParsedDayRules.read(next.text).rules.isEmpty
  }

  /// A list of days below 運休日 is not said by its first line alone; a sentence that says 運休 is.
  private static let restVerbs = WordList(["運休", "欠航", "運行しません", "運行いたしません"])
  private static let titles = WordList(["について", "のお知らせ", "のご案内"])

  /// "定休日" and "土日祝" in lines of their own are one sentence, but in facts about an office.
  private func headed(_ lines: [PageLines.Line]) -> [PageLines.Line] {
    zip(lines, lines.dropFirst()).compactMap { head, days in
      let isPeriod =
        DayWords.hasHint(days) && OperatingDays.periods.isOne(Texts.compact(head.text))
      let isRest =
        DayWords.headsRest(head) && DayWords.isUnderstood(Texts.compact(days.text))
        && !DayWords.onlyCancels(days.text) && isInRow(head, days)
      guard isRest || isPeriod else { return head }
      let text = HeadedDays.bare(head.text) + "：" + Texts.compact(days.text)
      return PageLines.Line(
        text: isOfOffice(head.node) ? head.text : text, block: head.block, node: head.node)
    } + lines.suffix(1)
  }

  /// 全便運休 in the row 1月1日 | 全便運休, of which a rule was made.
  private func isOfUsedRow(_ line: PageLines.Line) -> Bool {
    tree.nodes[line.block].tag.isCell
      && used.contains { $0 != line.text && $0.ends(with: "は" + line.text) }
  }

  /// A cell heads the cells of its own row alone.
  private func isInRow(_ head: PageLines.Line, _ days: PageLines.Line) -> Bool {
    !tree.nodes[head.block].tag.isCell || tree.parent(of: head.block) == tree.parent(of: days.block)
  }

  private func isOfOffice(_ node: PageTree.Index) -> Bool {
    tree.nearest(from: node) { [.dl, .table, .ul].contains(tree.nodes[$0].tag) }
      .map { Self.offices.isFound(in: Texts.line(of: $0, in: tree)) } ?? false
  }

  private static let offices = WordList([
    "営業所", "営業時間", "受付", "電話", "窓口", "センター", "案内所", "定期券", "診療", "開館",
  ])

  /// Whether a sentence may limit buses and no label says so.
  private func isOpen(_ line: PageLines.Line) -> Bool {
    let text = line.text
    let traits = SentenceTraits.of(text)
    // ■12/30 土日祝 explains no colour that departures bear.
    guard !traits.isEmpty || special.contains(text), !traits.contains(.adds),
      !SilentSentences.isOne(text),
      !legend.contains(where: text.contains) || DayStatements.isDate(text)
    else { return false }
    let bare = Texts.compact(text)
    // 期間中は毎日運行 beside the label 12月19日～3月28日.
    if text.contains("毎日"), LimitingWords.refersToPeriod(text),
      labels.contains(where: { DayStatements.isDate($0) })
    {
      return false
    }
    if !labels.isEmpty {
      let plain = Self.plain(bare)
      // 園内バスは木曜日に運休します beside the label 木曜日に運休します.
      let said = plain.firstIndex(of: "は").map { String(plain[$0...].dropFirst()) } ?? plain
      if labels.contains(where: { $0.contains(plain) }) || isLabels(bare)
        || said.length > 4 && BusRests.isOne(text) && labels.contains(where: { $0.contains(said) })
      {
        return false
      }
    }
    // 夏は土日祝ダイヤ says more than the label 土日祝, and 岬行 土日祝のみ運行 no more than 土日祝のみ運行.
    if !qualified.contains(where: bare.contains), isUnreadRule(text) { return true }
    guard
      traits.contains(.limits) || traits.contains(.matters) && parts.isOne(text)
        || traits.contains(.unheard) && !isHeard(text)
        || traits.contains(.validity) && scope.holdsForAll(line.node) && !headsSection(line.node)
    else { return false }
    guard let label = labels.first(where: bare.contains) else { return true }
    let rest = bare.replacing(label, with: "")
    let isUnheard = UnheardWords.isOne(DayWords.isPlain(label) ? text : rest)
    return rest != bare && (LimitingWords.isLimit(rest) || isUnheard)
  }

  /// 夏ダイヤ（4/1～9/30）毎日運航, where a timetable bears both.
  private func isLabels(_ bare: String) -> Bool {
    guard anyLabel.isFound(in: bare) else { return false }
    let said = labels.filter { !$0.isEmpty && bare.contains($0) }
    guard said.count > 1 else { return false }
    let rest = said.reduce(bare) { $0.replacing(bytes: $1, with: "") }
    return !rest.contains { $0.isLetter || $0.isNumber }
  }

  /// Whether a rule for days with a service of their own was made of it.
  private func isHeard(_ text: String) -> Bool {
    special.contains(text) && !ParsedDayRules.read(text).rules.isEmpty
  }

  /// "土日祝ダイヤ実施期間　4月27日～当面": as what days run, not understood.
  private func isUnreadRule(_ text: String) -> Bool {
    guard special.contains(text), !OtherSubjects.isOne(text), !PeriodDefinition.isLine(text),
      !HolidayDefinition.begins(Self.plain(Texts.compact(text)))
    else {
      return false
    }
    let reading = ParsedDayRules.read(text)
    return !reading.unread.isEmpty && reading.rules.isEmpty && reading.limit == nil
      && ParsedDayRules.namesDates(text) && !ParsedDayRules.tellsBeginning(text)
      && !Self.usual.isFound(in: text)
  }

  /// What runs as ever is no service of its own.
  private static let usual = WordList(UsualService.words)

  private static let signs = WordList("※・●■◆○◎＊*".map { String($0) })

  /// A sentence without the sign it begins with and the full stop at its end.
  private static func plain(_ bare: String) -> String {
    let rest = signs.begins(bare) ? String(bare.drop { "※・●■◆○◎＊*".contains($0) }) : bare
    return rest.ends(with: "。") ? String(rest.dropLast()) : rest
  }

  /// Whether the nearest heading speaks of an office or of tickets, and the line of no bus that rests.
  private func isBelowThing(_ line: PageLines.Line) -> Bool {
    guard let heading = tree.headings().last(where: { $0 < line.node }),
      readings.allSatisfy({ $0.node < heading || line.node < $0.node }),
      !OtherSubjects.speaksOfBuses(line.text)
    else { return false }
    let text = Texts.line(of: heading, in: tree)
    // 温泉センター 時刻表 is of a stop.
    return OtherSubjects.namesThing(text) && !text.contains("時刻表")
  }

  /// Whether a line stands behind the name of an office or its hours in a list of facts: 外来受付 | 平日 8:00～11:30.
  private func isFactOfThing(_ line: PageLines.Line) -> Bool {
    guard tree.nodes[line.block].tag == .dd || tree.nodes[line.block].tag == .td,
      !OtherSubjects.speaksOfBuses(line.text)
    else { return false }
    let before = tree.elements(of: tree.parent(of: line.block)).filter { $0 < line.block }
    let head = before.last { tree.nodes[$0].tag != tree.nodes[line.block].tag } ?? before.first
    guard let head, [.dt, .th].contains(tree.nodes[head].tag) else { return false }
    let text = Texts.line(of: head, in: tree)
    return OtherSubjects.namesThing(text) || Self.offices.isFound(in: text)
  }

  /// Whether a line speaks of buses below a heading that names none.
  private func isOfAnyBus(_ line: PageLines.Line) -> Bool {
    (OtherSubjects.speaksOfBuses(line.text) || answers(line)) && scope.isBelowUnnamed(line.node)
  }

  /// Whether a line says on which days buses run where no timetable bears any: 運行日：月～金 above them, below a
  /// heading too that names none.
  private func saysDays(_ line: PageLines.Line, _ isOurs: Bool) -> Bool {
    guard labels.isEmpty else { return false }
    // A list of dates below it became nobody's days.
    if OperatingDays.periods.isOne(Texts.compact(line.text)) { return isOurs }
    return OtherSubjects.speaksOfBuses(line.text) && UnreadDayLines.tellsDays(line.text)
      && !SilentSentences.isOne(line.text)
      && (isOurs
        ? !special.contains(line.text) && !ParsedDayRules.read(line.text).isSettled
        : scope.isBelowUnnamed(line.node))
  }

  /// Whether a line heads one of several sections: how long it holds is said of that alone.
  private func headsSection(_ node: PageTree.Index) -> Bool {
    guard readings.count > 1 else { return false }
    return tree.nearest(from: node) { tree.nodes[$0].tag.isHeading }
      .map { tree.nodes[$0].tag != .h1 } ?? false
  }

  /// All headings and names of the page.
  private var headings: String {
    let titles = tree.headings(and: .title).map { Texts.line(of: $0, in: tree) }
    let stops = readings.flatMap(\.columns).compactMap(\.stop)
    return Texts.compact((titles + stops).joined(separator: " "))
  }

  private func isLink(_ node: PageTree.Index) -> Bool {
    tree.isInside(node, .a, .nav)
  }
}
