import BusLabels
import BusModel

/// Finds the words that name a kind of day in headings, captions, tabs and cells.
struct DayLabel: Hashable, Sendable {
  /// The label as printed, without white space: "平日", "土曜日".
  var text: String
  /// Words beside it that qualify it.
  var remarks: [String]

  /// The label that a cell or heading gives, or nil.
  ///
  /// Of several, those that are no links win: the current tab has none. A plain kind of day wins over
  /// words that only qualify it (お盆・年末年始を除く), which become remarks. Two plain kinds that
  /// differ are no label.
  /// With `takesLinks` a label that is a link counts when nothing else is there.
  static func find(
    in node: PageTree.Index, of tree: PageTree, takesLinks: Bool = true
  ) -> DayLabel? {
    if let defined = tree.definedLabels.label(of: node, in: tree) {
      return DayLabel(text: defined, remarks: [])
    }
    var found: [(text: String, isLink: Bool)] = []
    var remarks: [String] = []
    let asides = LabelAsides.texts(below: node, of: tree)
    for index in node..<Int(tree.nodes[node].end)
    where tree.nodes[index].tag == .text || tree.nodes[index].tag == .img {
      guard !asides.contains(index), !tree.headedDays.texts.contains(index),
        !isSilent(index, below: node, tree)
      else { continue }
      let printed =
        tree.nodes[index].tag == .img
        ? tree.attribute("alt", of: index) ?? ""
        : String(decoding: tree.textBytes(index), as: UTF8.self)
      if LabelAsides.isLine(Texts.collapsed(printed)) { continue }
      let isLink = isLink(index, below: node, tree)
      let labels = labels(in: printed)
      if labels.isEmpty {
        let remark = Texts.collapsed(printed)
        if !remark.isEmpty { remarks.append(remark) }
      }
      found += labels.map { ($0, isLink) }
    }
    if found.count > 1,
      let whole = statement(in: node, of: tree)
        ?? SeasonSentences.joined(Texts.lines(of: node, in: tree).map(Texts.compact))
    {
      return DayLabel(text: whole, remarks: [])
    }
    if let date = date(in: node, of: tree, found.map(\.text) + remarks) {
      return DayLabel(text: date, remarks: remarks.filter { !date.contains($0) })
    }
    if remarks.contains(where: DayWords.headsRest), let said = choose(found.map(\.text)) {
      return said.resting
    }
    let unlinked = found.filter { !$0.isLink }
    let candidates = unlinked.isEmpty && takesLinks ? found : unlinked
    return choose(candidates.map(\.text), remarks)
  }

  /// The days as those without service, as a heading like 運休日 says them to be.
  var resting: DayLabel {
    DayWords.onlyCancels(text) ? self : DayLabel(text: "運休日：" + text, remarks: remarks)
  }

  /// "運行日：毎日" and "運休日：1月1日" in one element are one statement, and no labels side by side.
  private static func statement(in node: PageTree.Index, of tree: PageTree) -> String? {
    let lines = Texts.lines(of: node, in: tree).map(Texts.compact).filter { !IssueDate.isLine($0) }
    guard lines.contains(where: OperatingDays.headsDays.isFound) else { return nil }
    let first = lines.firstIndex(where: OperatingDays.headsDays.isFound) ?? 0
    let whole = lines[first...].joined(separator: "\u{3000}")
    return whole.utf8.count <= 200 && DayWords.isLabel(whole) ? whole : nil
  }

  /// "8/23" and "（日）" in elements of their own: one date, and no Sundays.
  private static func date(
    in node: PageTree.Index, of tree: PageTree, _ texts: [String]
  ) -> String? {
    guard texts.count > 1, texts.contains(where: beginsWithDate) else { return nil }
    let lines = Texts.lines(of: node, in: tree).map { $0.filter { !"●■◆".contains($0) } }
    return [lines.joined(separator: " "), lines.first ?? ""].map(bare).first { line in
      beginsWithDate(line) && DayWords.isLabel(line)
    }
  }

  private static func beginsWithDate(_ text: String) -> Bool {
    text.unicodeScalars.first.map { (0x30...0x39).contains(Scalars.folded($0.value)) } == true
      && text.contains { "/／月".contains($0) }
  }

  /// The label with the date that stands alone before it: 8月23日 over 日曜日.
  func following(_ date: String) -> DayLabel {
    let date = Self.bare(date)
    guard Self.beginsWithDate(date), DayWords.isLabel(date), DayWords.isPlain(text) else {
      return self
    }
    return DayLabel(text: DayWords.isLabel(date + text) ? date + text : date, remarks: remarks)
  }

  /// Which of two labels that head the same counts: the nearer one, but for a translation.
  static func nearer(_ label: DayLabel, than before: DayLabel?) -> DayLabel {
    guard let before, DayWords.isJapanese(before.text), !DayWords.isJapanese(label.text) else {
      return label
    }
    return before
  }

  /// The label among several candidates, the others as remarks.
  static func choose(_ candidates: [String], _ remarks: [String] = []) -> DayLabel? {
    let plain = candidates.filter { DayWords.isPlain($0) }
    let named = plain.isEmpty ? candidates.filter { !DayWords.onlyQualifies($0) } : plain
    let japanese = named.filter(DayWords.isJapanese)
    let own = japanese.isEmpty ? named : japanese
    guard let first = own.first, own.count == 1 || Set(own.map { DayWords.kind(of: $0) }).count == 1
    else {
      return nil
    }
    return DayLabel(text: first, remarks: candidates.filter { !own.contains($0) } + remarks)
  }

  /// The labels in one run of text: the whole of it, or the parts that brackets and spaces divide.
  static func labels(in printed: String) -> [String] {
    if let note = TripStatement.note(in: printed) { return labels(in: String(printed[..<note])) }
    return DayWords.hasHint(printed)
      ? memo.value(of: printed) { readLabels(in: Requests.removed(from: $0)) } : []
  }

  private static let memo = TextMemo<[String]>()

  private static func readLabels(in printed: String) -> [String] {
    let compact = bare(printed)
    var whole = withoutBullet(compact)
    if whole.ends(with: "。") { whole.removeLast() }
    whole = OperatingDays.withoutStops(whole)
    guard DayWords.mayName(whole) else { return [] }
    if OperatingDays.restsNever(whole) { return ["毎日運行"] }
    if DayWords.isLabel(whole) {
      return IssueDate.isLabel(whole, in: compact) ? [] : [withoutBrackets(whole)]
    }
    if let dates = EventDates.label(in: Texts.collapsed(printed)) { return [dates] }
    if let days = NameDays.days(before: whole) ?? NameDays.days(ofLine: whole)
      ?? BracketedDays.label(in: Texts.collapsed(printed))
    {
      return [days]
    }
    guard compact.utf8.count < printed.utf8.count || dividers.isFound(in: printed) else {
      return DayWords.labelBeforeTimetable(whole).map { [$0] } ?? []
    }
    let named = parts(of: DateWeekdays.removed(from: printed)).map(withoutBullet).filter {
      !$0.isEmpty
    }.map(besideDash)
    let labels = named.filter { DayWords.isLabel($0) && !IssueDate.isLabel($0, in: compact) }
    let rest = named.filter { !DayWords.isLabel($0) }
    // A part that changes the days and is not understood must not get lost: the whole is the label.
    if !labels.isEmpty, rest.contains(where: changesLabel) { return [whole] }
    return labels.isEmpty ? DayWords.labelBeforeTimetable(whole).map { [$0] } ?? [] : labels
  }

  /// 夏休み; 2026年は5/30～11/8; は運休となる: more than a name beside the label, which it limits or turns round.
  private static func changesLabel(_ part: String) -> Bool {
    if particles.begins(part), DayStatements.services.isFound(in: part) { return true }
    guard !isName(part) else { return false }
    return DayWords.changesDays(part) || SeasonSentences.isShortSpan(part)
      || DayStatements.isDate(part) && !IssueDate.words.isFound(in: part)
        && ServicePattern.read(part).pattern != nil
  }

  private static let particles = WordList(["は", "も", "が", "を", "に", "の"])

  /// A text without white space; English is no text without it.
  private static func bare(_ printed: String) -> String {
    let isEnglish = printed.unicodeScalars.allSatisfy { $0.value < 0x3000 }
    return isEnglish ? Texts.collapsed(printed) : Texts.compact(printed)
  }

  /// 盆堀線 and 春日町行き speak of no days, whatever they hold.
  private static func isName(_ part: String) -> Bool {
    NameLine(part).says(.stop, .routeName, .destination)
  }

  /// What brackets divide; of that what spaces divide, but for what is a label as a whole: (every day).
  private static func parts(of printed: String) -> [String] {
    var parts: [String] = [""]
    for scalar in printed.unicodeScalars {
      switch Scalars.classify(scalar.value) {
      case .open, .close: parts.append("")
      default: parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    return parts.flatMap { part -> [String] in
      let whole = Texts.compact(part)
      let words = part.unicodeScalars.split { scalar in
        if case .space = Scalars.classify(scalar.value) { true } else { false }
      }
      let isLatin = whole.utf8.allSatisfy { $0 < 0x80 }
      return words.count < 2 || isLatin && DayWords.isLabel(whole)
        ? [whole] : words.map { String($0) }
    }
  }

  /// "時刻表－平日" as "平日": the one part beside dashes that is a label; anything else as it is.
  private static func besideDash(_ text: String) -> String {
    guard dashes.isFound(in: text), !DayWords.isLabel(text) else { return text }
    let labels = text.split { "－–—―｜|：:".contains($0) }.map(String.init).filter(DayWords.isLabel)
    return labels.count == 1 ? labels[0] : text
  }

  private static let dashes = WordList("－–—―｜|：:".map { String($0) })
  /// What may stand between a label and other words, white space aside.
  private static let dividers = WordList(
    "－–—―｜|：:([{（［｛〈《「『【〔)]}）］｝〉》」』】〕".map { String($0) })

  /// "■平日" and "1．平日" as "平日".
  private static func withoutBullet(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    if bullets.contains(first) || first == "－" && text.unicodeScalars.count > 2 {
      let bare = text.unicodeScalars.drop { bullets.contains($0) || $0 == "－" }
      // "★印の便は…" explains the mark.
      return bare.first == "印" ? text : String(bare)
    }
    let rest = text.unicodeScalars.drop { (0x30...0x39).contains(Scalars.folded($0.value)) }
    guard rest.count < text.unicodeScalars.count, text.unicodeScalars.count - rest.count < 3,
      let sign = rest.first, numbering.contains(sign), rest.count > 1
    else { return text }
    return String(rest.dropFirst())
  }

  /// What stands behind the number of a section.
  private static let numbering = Set(".．、)）".unicodeScalars)

  /// Whether a label names every day.
  static func isDaily(_ label: String) -> Bool {
    DayWords.kind(of: label) == DayWords.kind(of: "毎日")
  }

  /// Whether a text is a label and nothing else, but for its bullet or number.
  static func isWhole(_ text: String) -> Bool {
    let whole = withoutBullet(bare(text))
    return DayWords.isLabel(whole) && !IssueDate.isLabel(whole, in: whole)
  }

  private static let bullets = Set("→⇒➡―—–■●◆◇□▼▽▲△○◎・※＊*★☆▶►".unicodeScalars)

  /// "【平日】" as "平日", when the brackets are around the whole.
  private static func withoutBrackets(_ text: String) -> String {
    guard let bare = MarkKey.withoutBrackets(text),
      !bare.unicodeScalars.contains(where: {
        if case .open = Scalars.classify($0.value) { return true }
        return false
      })
    else { return text }
    return bare
  }

  private static func isLink(_ node: Int, below root: Int, _ tree: PageTree) -> Bool {
    isBelow(node, root, tree) { tag, index in
      tag == .a && tree.attribute("href", of: index) != nil
    }
  }

  private static func isSilent(_ node: Int, below root: Int, _ tree: PageTree) -> Bool {
    isBelow(node, root, tree) { tag, _ in tag.isSilent }
  }

  private static func isBelow(
    _ node: Int, _ root: Int, _ tree: PageTree, _ holds: (Tag, Int) -> Bool
  ) -> Bool {
    var current = tree.parent(of: node)
    while current > root {
      if holds(tree.nodes[current].tag, current) { return true }
      current = tree.parent(of: current)
    }
    return false
  }
}
