import BusLabels
import BusModel

/// Finds the part of the year to which a section limits its timetables: 授業期間, 夏期（7/20～8/31）.
enum SectionDays {
  /// The words of the nearest heading above that name a part of the year and nothing else: a heading
  /// of the section or of one around it, or a line directly above with
  /// no table and no heading between.
  static func qualifier(
    above node: PageTree.Index, _ lines: PageLines, _ tree: PageTree
  ) -> String? {
    heading(above: node, lines, tree) ?? line(above: node, lines, tree)
  }

  private static func heading(
    above node: PageTree.Index, _ lines: PageLines, _ tree: PageTree
  ) -> String? {
    var level = 7
    for index in (0..<node).reversed() {
      guard let own = tree.nodes[index].tag.headingLevel, own < level else { continue }
      level = own
      let text = Texts.line(of: index, in: tree)
      let isHead = tree.headedDays.texts.contains {
        (index..<Int(tree.nodes[index].end)).contains($0)
      }
      if !isHead, let held = revision(text, lines) { return held }
      if limits(text), !isHead { return isValidity(text, lines) ? nil : text }
      if level == 1 { return nil }
    }
    return nil
  }

  private static func line(
    above node: PageTree.Index, _ lines: PageLines, _ tree: PageTree
  ) -> String? {
    for line in lines.lines.reversed() where line.node < node {
      let isApart = (line.block..<node).contains { index in
        tree.nodes[index].tag.isHeading && index > line.node
          || tree.nodes[index].tag == .table && Int(tree.nodes[index].end) <= node
      }
      if isApart || isInTable(line.node, besides: node, tree) { return nil }
      if let held = revision(line.text, lines) { return held }
      if limits(line.text) {
        let isOfPage = isOfList(line, lines, tree) || isValidity(line.text, lines)
        return isOfPage ? nil : line.text
      }
    }
    return nil
  }

  /// The dates of "現行（12月11日まで）", "改正後(12月12日から)" and "12月11日までの時刻（駅前発）": one end of the time for which a
  /// timetable holds beside another.
  private static func revision(_ text: String, _ lines: PageLines) -> String? {
    guard let dates = revision(text),
      lines.lines.contains(where: {
        $0.text != text && revision($0.text).map { $0 != dates } == true
      })
    else { return nil }
    return dates
  }

  private static func revision(_ text: String) -> String? {
    guard text.utf8.count <= 90, ends.isFound(in: text), text.contains(where: \.isNumber) else {
      return nil
    }
    var rest = ""
    for part in text.split(whereSeparator: { "（(）)【】［］[]「」".contains($0) }) {
      // In brackets of its own stands where the buses leave, too.
      if part.contains(where: \.isNumber) || states.isFound(in: String(part))
        || ends.isOne(String(part))
      {
        rest += Texts.compact(part)
      } else if !rest.isEmpty, !rest.contains(where: \.isNumber) {
        return nil
      }
    }
    guard rest.contains("日") || rest.contains("/") else { return nil }
    for word in words { rest = rest.replacing(word, with: "") }
    let isOneEnd = ends.ends(rest) || ends.begins(rest)
    return isOneEnd && DayWords.onlyDates(rest) ? rest : nil
  }

  private static let ends = WordList(["まで", "から", "より", "以降", "～", "〜"])
  private static let states = WordList(["現行", "改正", "旧", "新", "現在"])
  /// The longer first.
  private static let words = [
    "現行ダイヤ", "現行時刻表", "現行", "改正前", "改正後", "改正", "旧ダイヤ", "旧時刻表", "新ダイヤ", "新時刻表", "新しい時刻表", "現在の時刻表",
    "旧", "新", "の時刻表", "の時刻", "のダイヤ", "の運行", "時刻表", "ダイヤ", "：", ":",
  ]

  /// Whether a line alone on its page says from a day of one year to a day of the next how long what stands
  /// below it holds: that is said of all tables below, not of the first.
  static func isValidity(_ text: String, _ lines: PageLines) -> Bool {
    ParsedDayRules.heldByYears(text) != nil
      && lines.lines.count { limits($0.text) } == 1
  }

  /// Such a line, which says all there is to say of days where no other line does.
  static func validity(_ lines: PageLines) -> DayLabel? {
    lines.lines.first { isValidity($0.text, lines) }.map { DayLabel(text: $0.text, remarks: []) }
  }

  /// Whether a line is one of several entries of a list of dates, of which another line speaks.
  private static func isOfList(
    _ line: PageLines.Line, _ lines: PageLines, _ tree: PageTree
  ) -> Bool {
    tree.nodes[line.block].tag == .li
      && lines.lines.contains { other in
        other.block != line.block && tree.nodes[other.block].tag == .li
          && tree.parent(of: other.block) == tree.parent(of: line.block) && limits(other.text)
      }
  }

  /// Whether words say what a word of some columns' heads means: 長期休み：12/25～1/7 above 平日（長期休み）.
  static func defines(_ words: String, heads: [String]) -> Bool {
    guard let sign = words.firstIndex(where: { "：:＝= 　".contains($0) }) else { return false }
    let word = Texts.compact(words[..<sign].drop { "※・●■◆○【 　".contains($0) })
    return word.length > 1 && heads.contains { $0.contains(word) }
  }

  /// Whether a line stands in a table that is none around the timetable.
  private static func isInTable(
    _ line: PageTree.Index, besides node: PageTree.Index, _ tree: PageTree
  ) -> Bool {
    tree.nearest(from: line) {
      tree.nodes[$0].tag == .table && Int(tree.nodes[$0].end) <= node
    } != nil
  }

  /// Whether a text names a part of the year and nothing else. A date alone is when the page was
  /// made, or when its timetable begins.
  private static func limits(_ text: String) -> Bool {
    guard text.utf8.count <= 90, ranges.isFound(in: text), !beginnings.isFound(in: text),
      !text.contains("毎日"), !UsualService.isOne(text), TripStatement.byDays(text) == nil
    else { return false }
    let reading = ServicePattern.read(text)
    return reading.unread.isEmpty && reading.pattern?.namesPartOfYear == true
  }

  private static let ranges = WordList([
    "～", "〜", "~", "から", "-", "－", "−", "期", "季", "休み", "休業", "休暇", "授業", "ダイヤ", "シーズン",
  ])
  private static let beginnings = WordList(["改正", "改定", "実施", "現在", "更新", "正月", "盆", "年末"])
}

extension Tag {
  /// 1 … 6 of h1 … h6; nil for all else.
  var headingLevel: Int? {
    switch self {
    case .h1: 1
    case .h2: 2
    case .h3: 3
    case .h4: 4
    case .h5: 5
    case .h6: 6
    default: nil
    }
  }
}
