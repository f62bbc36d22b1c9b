import BusLabels
import BusModel

/// Finds the part of the year to which a section limits its timetables: 授業期間, 夏期（7/20～8/31）.
final class SectionDays {
  private let lines: PageLines
  private let tree: PageTree
  private let tables: [PageTree.Index]
  private let headings: [PageTree.Index]
  /// For each line whether it limits, where it was looked at.
  private var limiting: [Bool?]
  private lazy var limitCount = lines.lines.indices.count(where: limits)
  /// A line that says from a day of one year to a day of the next how long all holds: that says all there is to say
  /// of days where no other line does.
  private(set) lazy var validity = lines.lines.lazy.map(\.text).first(where: isValidity)

  /// Looks at the lines of a page.
  init(_ lines: PageLines, _ tree: PageTree) {
    self.lines = lines
    self.tree = tree
    tables = tree.elements(tagged: .table)
    headings = tree.headings()
    limiting = [Bool?](repeating: nil, count: lines.lines.count)
  }

  /// The words of the nearest heading above that name a part of the year and nothing else: a heading
  /// of the section or of one around it, or a line directly above with
  /// no table and no heading between.
  func qualifier(above node: PageTree.Index) -> String? {
    heading(above: node) ?? line(above: node)
  }

  private func heading(above node: PageTree.Index) -> String? {
    var level = 7
    for index in headings.prefix(headings.leadingCount(where: { $0 < node })).reversed() {
      guard let own = tree.nodes[index].tag.headingLevel, own < level else { continue }
      level = own
      let text = Texts.line(of: index, in: tree)
      let isHead = tree.headedDays.texts.contains {
        (index..<Int(tree.nodes[index].end)).contains($0)
      }
      if !isHead, let held = Self.revision(text), isOneOfSeveral(held) { return held }
      if Self.limits(text), !isHead { return isValidity(text) ? nil : text }
      if level == 1 { return nil }
    }
    return nil
  }

  private func line(above node: PageTree.Index) -> String? {
    let heading = headings.lastLeading(where: { $0 < node }) ?? 0
    let table =
      tables.prefix(tables.leadingCount(where: { $0 < node }))
      .last { Int(tree.nodes[$0].end) <= node } ?? 0
    for index in lines.lines.indices.reversed() where lines.lines[index].node < node {
      let line = lines.lines[index]
      if heading > line.node || table > 0 && table >= line.block { return nil }
      if isInTable(line.node, besides: node) { return nil }
      if let held = Self.revision(line.text), isOneOfSeveral(held) { return held }
      if limits(index) { return isOfList(line) || isValidity(line.text) ? nil : line.text }
    }
    return nil
  }

  /// The different dates that lines give for the timetables below them.
  private lazy var revisions = Set(lines.lines.lazy.map(\.text).compactMap(Self.revision))

  private func isOneOfSeveral(_ dates: String) -> Bool {
    revisions.count > 1 && revisions.contains(dates)
  }

  /// The dates of "現行（12月11日まで）", "改正後(12月12日から)" and "12月11日までの時刻（駅前発）": one end of the time for which a
  /// timetable holds beside another.
  private static func revision(_ text: String) -> String? {
    guard text.utf8.count <= 90, ends.isFound(in: text), text.contains(where: \.isNumber) else {
      return nil
    }
    var rest = ""
    for part in text.split(whereSeparator: { "（(）)【】［］[]「」".contains($0) }) {
      // In brackets of its own stands where the buses leave, too.
      if part.contains(where: \.isNumber) || states.isFound(in: String(part))
        || ends.begins(String(part))
      {
        rest += Texts.compact(part)
      } else if !rest.isEmpty, !rest.contains(where: \.isNumber) {
        return nil
      }
    }
    guard rest.contains("日") || rest.contains("/") else { return nil }
    for word in words { rest = rest.replacing(word, with: "") }
    return isEnd(rest) ? rest : nil
  }

  /// Whether a text says until or from which day something holds, and nothing else: 12月11日まで.
  static func isEnd(_ text: String) -> Bool {
    (ends.ends(text) || ends.begins(text)) && DayWords.onlyDates(text)
  }

  private static let ends = WordList(["まで", "から", "より", "以降", "～", "〜"])
  private static let states = WordList(["現行", "改正", "旧", "新", "現在"])
  /// The longer first.
  private static let words = [
    "現行ダイヤ", "現行時刻表", "現行", "改正前", "改正後", "改正", "旧ダイヤ", "旧時刻表", "新ダイヤ", "新時刻表", "新しい時刻表", "現在の時刻表",
    "旧", "新", "の時刻表", "の時刻", "のダイヤ", "の運行", "時刻表", "ダイヤ", "実施", "適用", "：", ":",
  ]

  /// Whether a line names a part of the year and nothing else.
  private func limits(_ index: Int) -> Bool {
    if let known = limiting[index] { return known }
    let isOne = Self.limits(lines.lines[index].text)
    limiting[index] = isOne
    return isOne
  }

  /// Whether a line alone on its page says from a day of one year to a day of the next how long what stands
  /// below it holds: that is said of all tables below, not of the first.
  func isValidity(_ text: String) -> Bool {
    ParsedDayRules.heldByYears(text) != nil && limitCount == 1
  }

  /// Whether a line is one of several entries of a list of dates, of which another line speaks.
  private func isOfList(_ line: PageLines.Line) -> Bool {
    tree.nodes[line.block].tag == .li
      && lines.lines.indices.contains { index in
        let other = lines.lines[index].block
        return other != line.block && tree.nodes[other].tag == .li
          && tree.parent(of: other) == tree.parent(of: line.block) && limits(index)
      }
  }

  /// Whether words say what a word of some columns' heads means: 長期休み：12/25～1/7 above 平日（長期休み）.
  static func defines(_ words: String, heads: [String]) -> Bool {
    guard let sign = words.firstIndex(where: { "：:＝= 　".contains($0) }) else { return false }
    let word = Texts.compact(words[..<sign].drop { "※・●■◆○【 　".contains($0) })
    return word.length > 1 && heads.contains { $0.contains(word) }
  }

  /// Whether a line stands in a table that is none around the timetable.
  private func isInTable(_ line: PageTree.Index, besides node: PageTree.Index) -> Bool {
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
    // 2027年1月10日からの時刻表です: before that something else holds.
    if presents.ends(text), DayWords.onlyBegins(text) { return false }
    let reading = ServicePattern.read(text)
    return reading.unread.isEmpty && reading.pattern?.namesPartOfYear == true
  }

  private static let presents = WordList(
    ["時刻表です", "時刻です", "ダイヤです"].flatMap { [$0, $0 + "。"] })
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
