import BusLabels
import BusModel

/// The forms in which one line explains one mark or several.
enum LegendLine {
  static let separators: Set<Character> = ["：", ":", "＝", "=", "…", "→", "‥", "･", "⇒"]
  static let anySeparator = WordList(separators.map { String($0) }, asked: .separator)
  /// A line that is one of these and nothing else has a cell of its own.
  static let colons = WordList(["：", ":"])

  private static let boundaries = Set(" 　、,・。（(【［[／/;；※".unicodeScalars)
  /// Each of its sentences holds one of these.
  static let signWords = [
    "印は", "印：", "印:", "印…", "印‥", "印＝", "印=", "印・・", "印の便は", "印のバスは", "印の時刻は", "印の付いた便は", "印のついた便は",
  ]
  private static let signs = WordList(signWords)

  /// Whether a line begins with a sign and the word that explains it: "※は土日祝運休", "（　）内は学休日運休".
  static func explainsSign(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first(where: { !Scalars.isSpace($0.value) }),
      !first.properties.isAlphabetic, first.properties.numericType == nil
    else { return false }
    let text = Texts.compact(line)
    let rest = text.unicodeScalars.dropFirst()
    guard case .open = Scalars.classify(first.value) else {
      return explaining.begins(String(Substring(rest)))
    }
    // "【土】（土曜日のみ運行）".
    guard let close = rest.firstIndex(where: { isClosing($0) }),
      rest.distance(from: rest.startIndex, to: close) <= 2,
      let next = rest[close...].dropFirst().first
    else { return false }
    if close > rest.startIndex, case .open = Scalars.classify(next.value) { return true }
    return explaining.begins(String(Substring(rest[close...].dropFirst())))
  }

  /// What "ただし、※の便は日祝運休" says behind its first word, where that explains a sign; nil for other lines.
  static func behindJoint(_ line: String) -> String? {
    guard joints.begins(line), let joint = jointWords.first(where: line.begins) else { return nil }
    let rest = String(line.dropFirst(joint.count).drop { "、， 　".contains($0) })
    return explainsSign(rest) ? rest : nil
  }

  private static let jointWords = ["ただし", "但し", "なお", "また"]
  private static let joints = WordList(jointWords)

  private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
    if case .close = Scalars.classify(scalar.value) { true } else { false }
  }

  /// Whether a line is a mark of one or two characters, a sign and a few words.
  static func explainsMark(_ text: String) -> Bool {
    guard text.utf8.count <= 120,
      let sign = text.firstIndex(where: separators.contains)
    else { return false }
    return (1...2).contains(Texts.compact(text[..<sign]).length)
  }

  private static let explaining = WordList([
    "は", "印は", "印の", "内は", "内の", "のみは", "の便は", "：", ":", "…", "‥", "＝", "=",
  ])

  /// "△印は駅前までです。" one after the other; the text is the whole sentence. Nil without 印は.
  static func sentences(_ line: String) -> [Mark]? {
    guard signs.isFound(in: line) else { return nil }
    let text = line.drop { "※・●■◆○".contains($0) && !isMarkBeforeSign($0, line) || $0 == " " }
    var starts: [(start: String.Index, marks: [String])] = []
    var from = text.startIndex
    while let sign = sign(in: text[from...]) {
      let start = sentenceStart(before: sign.lowerBound, in: text, from: from)
      let mark = Texts.collapsed(text[start..<sign.lowerBound])
      if !mark.isEmpty, mark.count <= 6 {
        let (first, others) = JoinedMarks.before(start, in: text, from: from)
        starts.append((first, others + [mark]))
      }
      from = sign.upperBound
    }
    // "無印：…" is a pair, not a sentence.
    guard !starts.isEmpty, !text.begins(with: "無印：") else { return nil }
    return starts.enumerated().flatMap { position, entry in
      let end = position + 1 < starts.count ? starts[position + 1].start : text.endIndex
      let sentence = trimmed(text[entry.start..<end].drop { $0 == "・" || $0 == " " })
      return entry.marks.map { mark in
        Mark(mark: mark == "無" ? "無印" : bare(mark), text: sentence)
      }
    }
  }

  /// The next 印は, 印の便は and the like.
  static func sign(in text: Substring) -> Range<Substring.Index>? {
    let simple = ["印は", "印：", "印:", "印…", "印‥", "印＝", "印=", "印・・"].lazy
      .compactMap { text.firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
    let long = ["印の便は", "印のバスは", "印の時刻は", "印の付いた便は", "印のついた便は"]
      .compactMap { text.firstRange(of: $0) }.min { $0.lowerBound < $1.lowerBound }
    guard let simple, let long else { return simple ?? long }
    return simple.lowerBound < long.lowerBound ? simple : long
  }

  /// "丘：丘の上経由", "P…東口 Q…西口": used marks (and 無印), a separator, the meaning.
  static func pairs(_ line: String, used: UsedMarks) -> [Mark]? {
    guard used.mayPair(line) else { return nil }
    var starts: [(start: String.Index, meaning: String.Index, marks: [String])] = []
    var position = line.startIndex
    while position < line.endIndex {
      let isBoundary =
        position == line.startIndex
        || boundaries.contains(line.unicodeScalars[line.unicodeScalars.index(before: position)])
        // "西：西口経由無印：東口経由" lost the line's end between the two.
        || line[position] == "無" && line[position...].begins(with: "無印")
      if isBoundary, let (marks, meaning) = pairStart(line[position...], used) {
        starts.append((position, meaning, marks))
        position = meaning
      } else {
        position = line.index(after: position)
      }
    }
    guard !starts.isEmpty else { return nil }
    let marks = starts.enumerated().flatMap { index, entry in
      let next = index + 1 < starts.count ? starts[index + 1].start : line.endIndex
      let end = unusedPair(in: line[entry.meaning..<next]) ?? next
      let isLast = end == line.endIndex
      let text = isLast ? line[entry.meaning..<end] : withoutDelimiter(line[entry.meaning..<end])
      return entry.marks.map { Mark(mark: $0, text: Texts.collapsed(text)) }
    }.filter { $0.text?.isEmpty == false }
    return marks.isEmpty ? nil : marks
  }

  /// "【凡例】※：土曜運休", "（注）山…山の手止まり" without the word that says what follows.
  static func withoutTitle(_ text: String) -> String {
    guard anyTitle.begins(text), let title = titles.first(where: text.begins) else { return text }
    let rest = text.dropFirst(title.length).drop { "：: 　".contains($0) }
    return rest.isEmpty ? text : String(rest)
  }

  /// "◎・・・低床バス" as "◎…低床バス".
  static func withDots(_ text: String) -> String {
    guard dots.isFound(in: text) else { return text }
    var plain = String.UnicodeScalarView()
    var run: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars {
      if let dot = run.first, dot != scalar {
        plain += run.count > 1 ? ["…"] : run
        run = []
      }
      if "・･.．。".unicodeScalars.contains(scalar) {
        run.append(scalar)
      } else {
        plain.append(scalar)
      }
    }
    plain += run.count > 1 ? ["…"] : run
    return String(plain)
  }

  /// What `withDots` looks for.
  static let dots = WordList(["・・", "･･", "...", "．．", "。。"], asked: .dots)
  private static let anyTitle = WordList(titles)
  private static let titles = [
    "【記号の説明】", "【記号】", "【記号の意味】", "【記号説明】", "［記号］", "記号の説明：", "【凡例】", "［凡例］", "〔凡例〕", "＜凡例＞",
    "<凡例>", "凡例：", "凡例:", "凡例 ", "凡例　", "【注】", "（注）", "(注)", "注）",
    "注)", "【備考】",
    "備考：",
  ]

  /// A text without the separator it may begin with.
  static func withoutSeparator(_ text: some StringProtocol) -> String {
    Texts.collapsed(text.drop { separators.contains($0) || $0 == " " || $0 == "　" })
  }

  /// A mark without the separator it may end with: "大：" gives "大".
  static func withoutTrailingSeparator(_ text: String) -> String {
    var rest = Substring(text)
    while let last = rest.last, separators.contains(last) || last == " " { rest.removeLast() }
    return String(rest)
  }

  private static func pairStart(
    _ text: Substring, _ used: UsedMarks
  ) -> (marks: [String], meaning: String.Index)? {
    guard let separator = text.prefix(7).firstIndex(where: { separators.contains($0) }) else {
      return nil
    }
    var mark = bare(Texts.collapsed(text[..<separator]))
    // Beside 赤 and 青 times in black have no mark.
    if ["黒", "黒字"].contains(mark), ["赤", "青", "緑"].contains(where: used.contains) { mark = "無印" }
    let marks =
      used.contains(mark) || mark == "無印"
      ? [mark] : JoinedMarks.all(text[..<separator], used: used) ?? []
    guard !marks.isEmpty else { return nil }
    let meaning = text[separator...].firstIndex { !separators.contains($0) && $0 != " " }
    return meaning.map { (marks, $0) }
  }

  /// Marks may be quoted in their legend: 「P」, 【P】.
  private static func bare(_ mark: String) -> String {
    guard let first = mark.first, let last = mark.last, mark.count > 2,
      ["「": "」", "【": "】", "『": "』"][first] == last
    else { return mark }
    return Texts.collapsed(mark.dropFirst().dropLast())
  }

  private static func sentenceStart(
    before sign: Substring.Index, in text: Substring, from: Substring.Index
  ) -> Substring.Index {
    var before = text[from..<sign]
    while let last = before.last, last == " " || last == "　" { before.removeLast() }
    // "( )印は": the blank is a part of the mark.
    if let last = before.last, "）)]］〕】".contains(last),
      let open = before.lastIndex(where: { "（([［〔【".contains($0) })
    {
      before = before[..<open]
    }
    let end = before.lastIndex { "。・、．／/;；　 ".contains($0) }
    return end.map { text.index(after: $0) } ?? from
  }

  /// Whether a bullet character is itself the mark that the line explains: "●印は".
  private static func isMarkBeforeSign(_ character: Character, _ line: String) -> Bool {
    line.contains("\(character)印") || isBeforeSigns(character, line)
      || JoinedMarks.joiners.contains { line.contains("\(character)\($0)") }
        && JoinedMarks.isJoined(character, in: line)
  }

  /// "○△印": nothing but signs between a sign and 印.
  private static func isBeforeSigns(_ character: Character, _ line: String) -> Bool {
    guard let sign = line[...].firstRange(of: "印"), let place = line.firstIndex(of: character),
      place < sign.lowerBound
    else { return false }
    return line[place..<sign.lowerBound].allSatisfy { SignLegend.isSign(String($0)) }
  }

  private static func trimmed(_ text: Substring) -> String {
    Texts.collapsed(withoutTrailingBullet(text))
  }

  private static func withoutTrailingBullet(_ text: Substring) -> Substring {
    text.ends(with: "・") ? text.dropLast() : text
  }

  private static func withoutDelimiter(_ text: Substring) -> Substring {
    var rest = text
    while let last = rest.last, " 　、,・／/;；(（※".contains(last) { rest.removeLast() }
    return rest
  }
}
