import BusLabels
import BusModel

/// Days that stand apart from the word that says what is on them: 休館日 | 毎週水曜日 in a row, a heading
/// お休み over 日曜・祝日, 日曜日 under 8/23, "下記の日は運休します" over a list of days, 日曜・祝日 | 運休.
///
/// Such days are no label: read without their head they would be those on which something runs. They
/// and their head are one line for all who read sentences, and nothing for those who look for labels.
struct HeadedDays: Sendable {
  /// For the first text of each head the sentence that it makes with its days.
  private(set) var sentences: [PageTree.Index: String] = [:]
  /// The first texts of the lines of days, which are said with their head.
  private(set) var lines: Set<PageTree.Index> = []
  /// The texts of which no label is made.
  private(set) var texts: Set<PageTree.Index> = []

  /// None.
  init() {}

  /// Those of a page.
  init(_ tree: PageTree) {
    guard Self.mayHold(tree) else { return }
    let lines = tree.lines
    // One look at each line: those without any of the letters are neither days nor heads.
    let may = lines.indices.map { index in
      Self.letters.isFound(in: lines[index]) || tree.definedLabels.isOne(lines[index].text)
    }
    var index = 0
    while index + 1 < lines.count {
      guard may[index] || may[index + 1] else {
        index += 1
        continue
      }
      let next =
        dated(lines[index], lines[index + 1], tree)
        ?? closing(lines[index], lines[index + 1], tree)
        ?? defining(lines[index], lines[index + 1], tree) ?? listing(index, lines, tree)
        ?? ofTrips(index, lines, tree) ?? below(index, lines, tree)
      index += max(next, 1)
    }
    guard tree.tokens.words.mayHold(Self.followLetters) else { return }
    for line in lines where sentences[line.node] == nil && !self.lines.contains(line.node) {
      behind(line, tree)
    }
  }

  /// A look at the bytes: most pages have no such word.
  private static func mayHold(_ tree: PageTree) -> Bool {
    tree.nodes.indices.contains { index in
      guard tree.nodes[index].tag == .text else { return false }
      let bytes = tree.textBytes(index)
      return (3...150).contains(bytes.count)
        && (hints.isFound(in: bytes) || bytes.count <= 9 && weekday.isFound(in: bytes))
    } || !tree.definedLabels.labels.isEmpty
  }

  private static let hints = WordList([
    "年末年始", "お盆", "1月", "8月", "12/", "月曜", "休", "除外日", "運行しない", "運行しません", "窓口", "受付", "なし", "ダイヤ",
    "時刻で", "便",
  ])

  /// "8/23" and "日曜日" one behind the other: that date, and no Sunday besides.
  private mutating func dated(
    _ date: PageLines.Line, _ day: PageLines.Line, _ tree: PageTree
  ) -> Int? {
    guard date.text.utf8.count <= 40, !tree.nodes[date.block].tag.isCell,
      !tree.nodes[day.block].tag.isCell, Self.weekday.isFound(in: day.text)
    else { return nil }
    let bare = Self.bare(day.text)
    guard bare.utf8.count <= 9, Self.weekday.ends(bare), "月火水木金土日".contains(bare.prefix(1)),
      DayStatements.isDate(date.text), DayWords.onlyDates(date.text)
    else { return nil }
    // The date is the label of what stands below.
    take(day, [], "", tree)
    (sentences[day.node], sentences[date.node]) = (nil, date.text + "（" + bare.prefix(1) + "）")
    lines.insert(day.node)
    return 2
  }

  private static let weekday = WordList(["曜日", "曜"])

  /// "日曜・祝日 | 運休": the days are the head.
  private mutating func closing(
    _ days: PageLines.Line, _ word: PageLines.Line, _ tree: PageTree
  ) -> Int? {
    guard Self.closingLetters.isFound(in: word),
      Self.closings.contains(Self.bare(word.text)), Self.areHeadAndBody(days, word, tree),
      let days = Self.days(days.text.replacing("の運行", with: "")).map({ (line: days, text: $0) }),
      !tree.nodes[word.block].tag.isHeading, !standsAmongTimes(days.line, tree),
      // 3月 | なし in a calendar.
      !(days.text.hasSuffix("月") && Self.bare(word.text).hasPrefix("な"))
    else { return nil }
    take(days.line, [word], "\(days.text)は運休", tree)
    return 2
  }

  /// Whether the second of two lines is what a row of two cells, or a definition, says of the first.
  static func areRow(_ head: PageLines.Line, _ body: PageLines.Line, _ tree: PageTree) -> Bool {
    head.block != body.block
      && (tree.nodes[head.block].tag.isCell || tree.nodes[head.block].tag == .dt)
      && areHeadAndBody(head, body, tree)
  }

  /// Whether the row is one of several that say of each kind of day when something runs: 平日 | 8:00 10:00.
  func standsAmongTimes(_ line: PageLines.Line, _ tree: PageTree) -> Bool {
    var list = line.block
    while list > 0, ![.table, .dl].contains(tree.nodes[list].tag) { list = tree.parent(of: list) }
    return list > 0 && tree.tokens(of: list).holdClockSign
  }

  private static let closings: Set<String> = [
    "運休", "運休です", "全便運休", "終日運休", "運行しません", "運行いたしません", "運行しない", "運行なし", "運行無し", "運転しません", "運転休止",
    "運行休止", "なし", "なし（運休）", "無し", "休み", "お休み", "休",
  ]

  /// Each of them has one of these, whatever white space stands in it: nearly every line is dismissed so.
  static let closingLetters = WordList(["休", "し"], asked: .dayClosing)

  /// The days below a head that says that nothing runs, or of what else they are.
  private mutating func below(
    _ index: Int, _ lines: [PageLines.Line], _ tree: PageTree
  ) -> Int {
    let head = lines[index]
    guard Self.headLetters.isFound(in: head) else { return 0 }
    let words = DayHead.of(head.text)
    guard let said = words.said else { return 0 }
    let first = words.days
    var body: [PageLines.Line] = []
    var days = [first, words.besides].compactMap { $0 }
    for line in lines[(index + 1)...].prefix(8) {
      guard !tree.nodes[line.block].tag.isHeading, tree.nodes[line.block].tag != .caption,
        let text = Self.days(line.text), first == nil || line.block == head.block,
        body.isEmpty
          ? Self.areHeadAndBody(head, line, tree) : Self.areAlike(body[0], line, tree)
      else { break }
      body.append(line)
      days.append(text)
    }
    guard !body.isEmpty else { return 0 }
    take(head, body, said + "：" + days.joined(separator: "、"), tree)
    return body.count + 1
  }

  /// "次の日は運休です。12月4日、12月31日": the days behind their head in one line.
  private mutating func behind(_ line: PageLines.Line, _ tree: PageTree) {
    guard DayHead.follows.isFound(in: line),
      let end = line.text.firstIndex(where: { "。：:）)".contains($0) }),
      case let head = DayHead.of(String(line.text[..<end])), let said = head.said,
      said.begins(with: "運休"),
      let days = Self.days(String(line.text[line.text.index(after: end)...]))
    else { return }
    take(
      line, [], said + "：" + ([head.besides].compactMap { $0 } + [days]).joined(separator: "、"),
      tree)
  }

  mutating func take(
    _ head: PageLines.Line, _ body: [PageLines.Line], _ sentence: String, _ tree: PageTree
  ) {
    sentences[head.node] = sentence
    for line in body { lines.insert(line.node) }
    for line in [head] + body {
      // A line goes on in the texts behind its first, within its block.
      var index = line.node
      while index < Int(tree.nodes[line.block].end) || index == line.node {
        if tree.nodes[index].tag == .br { break }
        if tree.nodes[index].tag == .text { texts.insert(index) }
        index += 1
      }
    }
  }

  /// Whether the second of two lines is said of the first: in a row of two cells, dt and dd, a heading and
  /// what follows it, one line break after the other.
  static func areHeadAndBody(
    _ head: PageLines.Line, _ body: PageLines.Line, _ tree: PageTree
  ) -> Bool {
    if head.block == body.block { return true }
    let (first, second) = (tree.nodes[head.block].tag, tree.nodes[body.block].tag)
    let row = tree.parent(of: head.block)
    if first.isCell || second.isCell {
      return first.isCell && second.isCell && tree.parent(of: body.block) == row
        && tree.elements(of: row).count { tree.nodes[$0].tag.isCell } == 2
    }
    if first == .dt || second == .dd {
      return first == .dt && second == .dd && tree.parent(of: body.block) == row
    }
    return true
  }

  /// Whether two lines stand in one list or one element.
  static func areAlike(
    _ first: PageLines.Line, _ line: PageLines.Line, _ tree: PageTree
  ) -> Bool {
    first.block == line.block
      || tree.nodes[first.block].tag == tree.nodes[line.block].tag
        && [.li, .dd].contains(tree.nodes[line.block].tag)
        && tree.parent(of: first.block) == tree.parent(of: line.block)
  }

  /// The days of a line that holds nothing else, and no word of what is on them; 6月1日（開院記念日） has its
  /// name in brackets.
  static func days(_ text: String) -> String? {
    let bare = withoutName(bare(text))
    guard bare.utf8.count <= 120, DayWords.mayName(bare), !OtherSubjects.isOne(bare) else {
      return nil
    }
    let days = closers.first(where: bare.ends).map { String(bare.before(ending: $0)) } ?? bare
    guard DayWords.isLabel(days), !DayWords.onlyCancels(days), !verbs.isFound(in: days) else {
      return nil
    }
    return days
  }

  private static func withoutName(_ text: String) -> String {
    guard text.hasSuffix("）") || text.hasSuffix(")"),
      let open = text.lastIndex(where: { "（(".contains($0) }), open > text.startIndex,
      case let bracket = String(text[open...]),
      bracket.contains("法律")
        || ServicePattern.read(bracket).pattern == nil
          && DayWords.onlyDates(String(text[..<open]))
    else { return text }
    return String(text[..<open])
  }

  private static let closers = ["休み", "お休み", "休業", "定休"]
  private static let verbs = WordList(["運行", "運転", "ダイヤ", "運休"])

  /// Each of the words of heads has one of these, whatever white space stands in it.
  static let headLetters = WordList(headLetter, asked: .dayHead)
  private static let headLetter = ["休", "な", "し", "除", "閉", "窓", "付", "業", "開", "問", "売", "ダ", "時"]
  /// Those of heads, of what closes and of days.
  static let letters = WordList(headLetter + ["曜", "平日", "日祝", "便"], asked: .headed)
  /// Each of the words behind which days follow begins with one of these.
  private static let followLetters = WordList(["次", "以", "下", "左"])

  /// A text without white space, bullets, brackets around all of it and what ends it.
  static func bare(_ text: String) -> String {
    var bare = Substring(Texts.compact(text)).drop { bullets.contains($0) }
    while let last = bare.last, endSigns.contains(last) { bare.removeLast() }
    return String(bare)
  }

  private static let bullets = "■●◆◇□▼▽▲△○◎・※＊*♦＞>＜<《〈★☆【［[〔"
  private static let endSigns = "】］]〕：:。■●◆◇□▼▽▲△○◎♦＞>》〉★☆"
}
