import BusLabels
import BusModel

/// What becomes of the lines beside a page's timetables once marks, trips and names have taken theirs: rules
/// for dates, sentences that may limit the buses, remarks. See <doc:Sentences>.
struct PageSentences {
  let tree: PageTree
  let readings: [LayoutResult]
  let scope: LineScope
  let parts: PartSentences
  /// The lines as printed, and divided into sentences.
  let lines: PageLines
  let divided: PageLines
  /// The lines that explain marks.
  let legend: Set<PageTree.Index>
  /// The sentences that single trips were marked with.
  let trips: Set<String>
  /// What looks, colours and the like mean.
  let looks: [String]
  /// What speaks of days with a service of their own.
  let special: [PageLines.Line]
  /// The words about days of timetables without any, which are named as not understood.
  let untold: Set<String>

  /// Keeps them.
  func keep(in page: inout RawPage) {
    let labels = page.timetables.compactMap(\.label)
    let titles = titles
    page.dayLines = special.filter { scope.holdsForAll($0.node) && !titles.contains($0.node) }
      .map(\.text)
      .filter { !isOfLabels($0, page) && !gives(labels, $0) }
    // Whether 買い物バス is this page's bus nobody says.
    let names = page.dayLines.isEmpty ? "" : names(page)
    let strange =
      page.dayLines.filter { OtherTopics.isOfUnnamedBus($0, besides: names) }
      + special.filter { limitsOther($0, besides: names) }.map(\.text).filter(
        page.dayLines.contains)
    page.dayLines.removeAll(where: strange.contains)
    let open = open(page, titles)
    // 「休日」は日曜・祝日および8月14日です is understood.
    let unplaced = Set(special.filter { scope.isUnplaced($0.node) }.map(\.text))
    let isUnderstood = open.map { text in
      if HolidayDefinition(text) != nil { return true }
      let isOfDates =
        text.first?.isNumber == true || Self.ofStop.isFound(in: text)
        || Self.columns.begins(text) && text.contains("適用")
      return isOfDates && !SpecialDayLines.headsMonth(text) && DayStatements.isDate(text)
        && !unplaced.contains(text)
        && DatedRemarks.road(of: text, behind: "") == \.dayLines && !page.dayLines.contains(text)
    }
    page.dayLines += zip(open, isUnderstood).filter(\.1).map(\.0)
    page.openLines = zip(open, isUnderstood).filter { !$0.1 }.map(\.0)
    page.openLines += strange.filter { !page.openLines.contains($0) }
    keepDefinitions(of: labels, in: &page)
    // From a day of one year to a day of the next: how long all that stands below holds.
    if let held = SectionDays(lines, tree).validity,
      !page.dayLines.contains(held), !page.openLines.contains(held)
    {
      page.dayLines.append(held)
    }
    let said = trips.union(looks).union(untold)
    RemarkLines(
      tree: tree, readings: readings, scope: scope, legend: legend, said: said, special: special
    ).add(lines, divided: divided.leavingOut(titles), to: &page)
  }

  /// Whether a line says what alone runs below a heading or a line of its own that names another service: 移動図書館 over
  /// 運行日：月・水・金.
  private func limitsOther(_ line: PageLines.Line, besides names: String) -> Bool {
    guard let last = readings.last, ParsedDayRules.read(line.text).limit != nil else {
      return false
    }
    let headings = tree.headings()
    if let heading = headings.last(where: { $0 < line.node }),
      !readings.contains(where: { encloses(heading, $0.node, headings) }),
      case let text = Texts.line(of: heading, in: tree),
      Self.otherServices.isFound(in: text)
        || heading > last.node && !HeadingText.of(text).isRemark
    {
      return true
    }
    guard line.node > last.node else { return false }
    let above = lines.lines.last { $0.node < line.node }
    guard let above, above.node > last.node, above.text.length <= 15 else { return false }
    return OtherTopics.isOfUnnamedBus(above.text + "：", besides: names)
      || Self.otherServices.isFound(in: above.text)
  }

  /// Whether a heading is that of a section in which a timetable stands, or of one around it.
  private func encloses(
    _ heading: PageTree.Index, _ node: PageTree.Index, _ headings: [PageTree.Index]
  ) -> Bool {
    let level = tree.nodes[heading].tag.headingLevel ?? 1
    return heading < node
      && !headings.contains {
        heading < $0 && $0 < node && (tree.nodes[$0].tag.headingLevel ?? 7) <= level
      }
  }

  private static let otherServices = WordList(
    OtherTopics.services + ["観光", "デイサービス", "出張", "収集"])

  /// All headings of the page, and all that its timetables are called by.
  private func names(_ page: RawPage) -> String {
    let titles = tree.headings(and: .title, .caption).map { Texts.line(of: $0, in: tree) }
    let called = page.timetables.flatMap { [$0.stop, $0.routeName, $0.destination] }
    let lines = page.timetables.flatMap(\.departures).compactMap(\.routeName)
    return Texts.compact((titles + called.compactMap { $0 } + Set(lines)).joined(separator: " "))
  }

  /// What the page says that the labels of its timetables mean, of which no other reader made anything.
  private func keepDefinitions(of labels: [String], in page: inout RawPage) {
    let own = Set(labels.map(LabelDefinition.folded))
    guard !own.isDisjoint(with: tree.definedLabels.labels) else { return }
    var known = Set(page.dayLines + page.openLines)
    for line in divided.lines
    where LabelDefinition(line.text, of: own) != nil && known.insert(line.text).inserted {
      page.dayLines.append(line.text)
    }
    for line in lines.lines where LabelDefinition.listed(line.text).map(own.contains) == true {
      let sentences = line.text.split(separator: "。")
      let isTold =
        LabelDefinition(line.text, of: own) != nil || sentences.count > 1
        || known.contains(line.text)
      if !isTold { page.openLines.append(line.text) }
    }
  }

  /// The titles of lines that say as what dates run: 年末年始の運行 over them says nothing more.
  private var titles: Set<PageTree.Index> {
    guard !special.isEmpty else { return [] }
    let nodes = Set(special.filter { Self.saysDates($0.text) }.map(\.node))
    guard !nodes.isEmpty else { return [] }
    var found: Set<PageTree.Index> = []
    for (index, line) in divided.lines.enumerated()
    where Self.titleEnds.ends(line.text) && line.text.length <= 24 && !nodes.contains(line.node) {
      let next = divided.lines.dropFirst(index + 1).prefix(4)
      guard !line.text.contains("は"), !ParsedDayRules.read(line.text).isSettled,
        next.contains(where: { nodes.contains($0.node) && $0.node != line.node })
      else { continue }
      found.insert(line.node)
    }
    return found
  }

  private static func saysDates(_ text: String) -> Bool {
    DayStatements.isDate(text) && ParsedDayRules.read(text).rules.contains { $0.runs != nil }
  }

  /// Of every line, in the section of one too.
  private static let ofAll = WordList(["全線", "全路線", "すべての路線", "全ての路線", "すべてのバス", "全てのバス"])
  private static let ofStop = WordList(["この停留所は", "当停留所は", "このバス停は", "当バス停は"])
  /// 日祝の時刻は8月14日にも適用します.
  private static let columns = WordList(
    ["平日", "土曜", "土休日", "土日祝", "日祝", "休日"].flatMap { [$0, "「" + $0] })
  private static let titleEnds = WordList([
    "について", "のお知らせ", "のご案内", "の運行", "のダイヤ", "特別ダイヤ", "年始ダイヤ", "お盆ダイヤ", "盆ダイヤ", "ダイヤの変更", "の運行日程",
    "の運行予定", "の運休日",
    "の時刻", "運行案内",
  ])

  /// Whether the labels say it, alone or with another sentence behind it: 木曜日に運休します。（祝日の場合は運行します）. What one
  /// of several says, a notice above them all, is said of the others too.
  private func isOfLabels(_ line: String, _ page: RawPage) -> Bool {
    let bare = Self.bare(line)
    let isOne = { (timetable: RawTimetable) in
      timetable.label.map { $0 == bare || $0.begins(with: bare + "。") } == true
    }
    if page.timetables.allSatisfy(isOne) { return true }
    return !DayWords.onlyCancels(bare) && page.timetables.contains { $0.label == bare }
  }

  private static func bare(_ line: String) -> String {
    let text = Texts.compact(line)
    return text.ends(with: "。") ? String(text.dropLast()) : text
  }

  /// Whether a line is a name with the days in brackets that a timetable got as its label.
  private func gives(_ labels: [String], _ line: String) -> Bool {
    BracketedDays.label(in: line).map(labels.contains) ?? false
  }

  /// Whether rules were made of a sentence, in its words or in those of its buses.
  private func ruled(_ rules: [String], _ sentence: String) -> Bool {
    let end = sentence.firstIndex { "：:は　".contains($0) }
    let days = end.map { Texts.compact(sentence[$0...].dropFirst()) } ?? Texts.compact(sentence)
    let dates = end.map { String(Texts.compact(sentence[..<$0]).suffix(12)) } ?? days
    return rules.map { Texts.compact($0) }.contains { rule in
      rule.contains(days) || DayStatements.isDate(dates) && rule.contains(dates)
    }
  }

  /// Whether a row of a table says when buses rest, below a heading that names none: 12月31日 | 運休 below カレンダー.
  private func isOfNobody(_ line: PageLines.Line) -> Bool {
    tree.nodes[line.block].tag.isCell && !scope.holdsForSome(line.node)
      && scope.isBelowUnnamed(line.node) && OtherSubjects.speaksOfBuses(line.text)
  }

  /// The sentences that nothing used and that may limit the buses.
  private func open(_ page: RawPage, _ titles: Set<PageTree.Index>) -> [String] {
    let rules = special.filter {
      scope.holdsForSome($0.node) && ParsedDayRules.read($0.text).isSettled
    }.map(\.text)
    let labels = page.timetables.flatMap { timetable in
      // Where no label says the days, nothing is made of words beside it.
      [timetable.label].compactMap { $0 }
        + timetable.remarks.filter {
          timetable.label != nil || !LimitingWords.isLimit($0) && !UnheardWords.isOne($0)
        }
    }
    let net = OpenSentences(
      tree: tree, readings: readings, scope: scope, parts: parts,
      used: trips.union(rules).union(untold),
      special: Set(special.map(\.text)), legend: looks,
      labels: Set(labels.map(Texts.compact)))
    let unplaced = special.filter {
      scope.isUnplaced($0.node) || isOfNobody($0)
        || Self.ofAll.isFound(in: $0) && !scope.holdsForAll($0.node)
    }.map(\.text)
    let ofHouse = HouseRests(lines).sentences(of: lines).filter { !ruled(rules, $0) }
    return (net.sentences(of: divided.leavingOut(legend.union(titles))) + unplaced + ofHouse)
      .filter { !gives(page.timetables.compactMap(\.label), $0) }
  }
}
