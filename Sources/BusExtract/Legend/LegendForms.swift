import BusLabels
import BusModel

/// The forms in which a page says what its marks mean, each tried on a line.
struct LegendForms {
  /// The marks that stand beside departures.
  let used: UsedMarks
  /// Signs with which several lines of the page begin.
  let bullets: Set<Unicode.Scalar>
  let tree: PageTree

  /// What a line explains, together with the one below it; nil when it is no legend.
  func entries(in line: PageLines.Line, _ next: PageLines.Line?) -> [Mark]? {
    if Self.buses.isFound(in: line), Self.isOfDates(line.text) { return nil }
    return inSentences(line) ?? beginning(line, next)
      ?? (Self.marked.isFound(in: line) ? onlyMarked(line.text) : nil)
      ?? SignLegend.sentence(line.text, used: used, bullets) ?? ofBuses(line)
      ?? QuotedLegend.entries(in: line, used: used)
  }

  /// "1月1日は◎の便のみ運行し、無印の便は運休します": what some buses do on a date is no meaning of their marks.
  private static func isOfDates(_ line: String) -> Bool {
    guard let topic = line.firstIndex(of: "は") else { return false }
    let head = String(line[..<topic].drop { "※・●■ 　".contains($0) })
    return head.first?.isNumber == true && DayWords.onlyDates(head)
  }

  /// "◎の便は病院に停車しません", where nothing shorter says it: the text is the whole sentence.
  private func ofBuses(_ line: PageLines.Line) -> [Mark]? {
    guard Self.topics.isFound(in: line), let sign = line.text.first,
      !(sign.isLetter || sign.isNumber), case let mark = SignRun.beginning(line.text),
      Self.topics.begins(String(line.text[mark.endIndex...])), used.contains(mark)
    else { return nil }
    return [Mark(mark: String(mark), text: line.text)]
  }

  static let buses = WordList(["便"], asked: .bus)
  static let marked = WordList(["印の"], asked: .marked)
  static let topics = WordList(["の便は", "のバスは"], asked: .busTopic)

  /// Entries that signs, brackets or separators tell, wherever in the line they stand.
  private func inSentences(_ line: PageLines.Line) -> [Mark]? {
    // One look for the words of three forms spares nearly every line one for each.
    let mayBe = Self.words.isFound(in: line)
    if mayBe, let others = UnmarkedLegend(used: used).entries(in: line.text) { return others }
    if mayBe, let both = beforeUnmarked(line) { return both }
    let found =
      NotedLegend.entries(in: line.text, used: used)
      ?? (mayBe
        ? LegendLine.sentences(line.text).map(withoutLead) ?? BracketLegend.read(line.text) : nil)
      ?? SignLegend.entries(in: line.text, used: used)
    // "◎：急行　土：土山行" holds a mark that is no sign.
    if used.mayPair(line),
      let pairs = entryByEntry(line) ?? LegendLine.pairs(line.text, used: used),
      pairs.count > found?.count ?? 0
    {
      return pairs
    }
    return found
  }

  /// "学 大学経由 無印は駅行": what stands before the last entry is one too.
  private func beforeUnmarked(_ line: PageLines.Line) -> [Mark]? {
    guard line.text.utf8.count <= 300 else { return nil }
    // "休：土日のみ運行　印のない便は毎日運行": what adds nothing is no part of the last meaning.
    if let end = UnmarkedBuses.start(of: line.text) {
      var head = line
      head.text = Texts.collapsed(line.text[..<end])
      return entries(in: head, nil)
    }
    guard let range = line.text.firstRange(of: " 無印は") else { return nil }
    var (head, tail) = (line, line)
    head.text = String(line.text[..<range.lowerBound])
    tail.text = Texts.collapsed(line.text[range.lowerBound...])
    guard let first = entries(in: head, nil), let last = entries(in: tail, nil) else { return nil }
    return first + last
  }

  static let words = WordList(
    UnmarkedLegend.words + LegendLine.signWords + BracketLegend.words, asked: .legend)

  /// Entries that a used mark begins.
  private func beginning(_ line: PageLines.Line, _ next: PageLines.Line?) -> [Mark]? {
    guard used.mayBegin(line.text) else { return nil }
    return bracketed(line.text) ?? plain(line.text) ?? lettered(line.text) ?? spaced(line.text)
      ?? circled(line.text) ?? alone(line, next) ?? unseparated(line.text)
  }

  /// "土曜日は◎印のみ運行": the text is the whole sentence; of "日曜・祝日は△印の便は運休" it is what rests.
  private func onlyMarked(_ line: String) -> [Mark]? {
    guard line.utf8.count <= 90,
      let sign = ["印のみ", "印の便のみ", "印のバスのみ", "印の便は運休"].lazy
        .compactMap({ line[...].firstRange(of: $0) }).first,
      let topic = line[..<sign.lowerBound].lastIndex(of: "は")
    else { return nil }
    let mark = line[line.index(after: topic)..<sign.lowerBound]
    guard mark.count <= 2, used.contains(mark) else { return nil }
    let rest = String(line[..<topic].drop { "※＊*・●■ ".contains($0) }) + "は運休"
    return [Mark(mark: String(mark), text: line[sign].contains("運休") ? rest : line)]
  }

  /// "※深夜料金大人400円", "※深夜料金小人200円" of the mark 深: remarks that begin with a used kanji; what
  /// they have in common counts where nothing else explains it.
  func remark(_ line: String) -> [Mark] {
    guard let sign = line.unicodeScalars.first, Self.isRemarkSign(sign) else { return [] }
    let text = line.drop { "※＊*・●■ ".contains($0) }
    // 赤字は … speaks of looks.
    guard text.count < line.count, text.count <= 40, let first = text.first,
      text.dropFirst().first != "字",
      first.unicodeScalars.allSatisfy({ (0x4E00...0x9FFF).contains($0.value) }),
      used.contains(String(first))
    else { return [] }
    return [Mark(mark: String(first), text: Texts.collapsed(text))]
  }

  private static func isRemarkSign(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "※", "＊", "*", "・", "●", "■", " ": true
    default: false
    }
  }

  /// Entries in elements of their own, without a blank between them: each is read alone.
  private func entryByEntry(_ line: PageLines.Line) -> [Mark]? {
    let children = tree.children(of: line.block).filter { !tree.isBlank($0) }
    guard children.count > 1, children.allSatisfy({ tree.nodes[$0].tag != .text }) else {
      return nil
    }
    let parts = children.map { Texts.line(of: $0, in: tree) }
    guard parts.joined().filter({ $0 != " " }) == line.text.filter({ $0 != " " }) else {
      return nil
    }
    let marks = parts.map { LegendLine.pairs($0, used: used) ?? [] }
    return marks.allSatisfy { $0.count == 1 } ? marks.flatMap { $0 } : nil
  }

  /// "【ﾛ】 中央循環", "(P) 東口経由 (Q) 西口経由", "「土」は土山行です。".
  private func bracketed(_ line: String) -> [Mark]? {
    var marks: [Mark] = []
    for part in BracketParts.split(line) where used.contains(part.inner) {
      let text = SignLegend.withoutConnector(part.after)
      if !text.isEmpty { marks.append(Mark(mark: Texts.collapsed(part.inner), text: text)) }
    }
    return marks.isEmpty ? nil : marks
  }

  /// "○は中央止り", "Aは土曜運休": a used sign, は, what it means; the text is the whole sentence.
  private func plain(_ line: String) -> [Mark]? {
    guard line.unicodeScalars.dropFirst().prefix(5).contains("は"), let sign = line.first,
      case let mark = SignRun.beginning(line), line[mark.endIndex...].first == "は",
      used.contains(mark), sign == "〇" || isCapital(sign) || !(sign.isLetter || sign.isNumber)
    else { return nil }
    return [Mark(mark: String(mark), text: line)]
  }

  /// "グは車庫行き（予約制）", "a. 東口経由", "b) 西口経由": one used letter, and は or the sign of a list.
  private func lettered(_ line: String) -> [Mark]? {
    guard let letter = line.first, letter.isLetter, used.contains(String(letter)) else {
      return nil
    }
    let rest = line.dropFirst()
    if letter.isASCII, let sign = rest.first, ".)．）".contains(sign) {
      let text = Texts.collapsed(rest.dropFirst())
      return text.length > 1 ? [Mark(mark: String(letter), text: text)] : nil
    }
    let isKanaOrKanji = letter.unicodeScalars.allSatisfy { (0x30A1...0x9FFF).contains($0.value) }
    guard isKanaOrKanji, rest.first == "は", line.utf8.count <= 150, Self.ofBuses.isFound(in: line)
    else { return nil }
    return [Mark(mark: String(letter), text: line)]
  }

  private static let ofBuses = WordList(["行", "止", "経由", "運休", "運行", "便", "バス", "通過", "停車"])

  /// A capital Latin letter, of ordinary or full width.
  func isCapital(_ sign: Character) -> Bool {
    sign.unicodeScalars.count == 1
      && sign.unicodeScalars.allSatisfy { (0x41...0x5A).contains(Scalars.folded($0.value)) }
  }

  /// A mark and nothing else: what it means stands in the next line.
  func isAlone(_ line: String) -> Bool {
    let mark = LegendLine.withoutTrailingSeparator(line)
    return mark.count <= 4 && used.contains(mark)
  }

  /// "表中の◎" and "［◎" before 印は as ◎, where that alone is used, and "○△" as ○ and △.
  private func withoutLead(_ marks: [Mark]) -> [Mark] {
    marks.flatMap { entry -> [Mark] in
      guard entry.mark.count > 1, !used.contains(entry.mark),
        let sign = entry.mark.last(where: { SignLegend.isSign(String($0)) }),
        used.contains(String(sign))
      else { return [entry] }
      // ” behind “★ is none of them.
      let signs = entry.mark.reversed().drop { $0 != sign }.prefix {
        SignLegend.isSign(String($0)) && used.contains(String($0))
      }
      let marks = signs.reversed().map { String($0) }
      // ★★ is a mark of its own.
      if Set(marks).count == 1, marks.count > 1 {
        return used.contains(marks.joined()) ? [Mark(mark: marks.joined(), text: entry.text)] : []
      }
      return marks.map { Mark(mark: $0, text: entry.text) }
    }
  }

  func isBracket(_ sign: Unicode.Scalar) -> Bool {
    if case .open = Scalars.classify(sign.value) { true } else { false }
  }

  /// A mark alone in a dt, th or td, its meaning in the element after it.
  private func alone(_ line: PageLines.Line, _ next: PageLines.Line?) -> [Mark]? {
    guard let next, !NeverNames.dials(next.text) else { return nil }
    if line.block == next.block {
      // "◎", and what it means behind a line break.
      let isSign =
        SignLegend.isSign(line.text) && used.contains(line.text) && !RowName.isTrip(next.text)
      return isSign ? [Mark(mark: line.text, text: next.text)] : nil
    }
    guard tree.nodes[line.block].tag.isCell || tree.nodes[line.block].tag == .dt else { return nil }
    let tag = tree.nodes[next.block].tag
    // 3便 before 4便 are the heads of trips.
    guard !RowName.isTrip(line.text), !RowName.isTrip(next.text), tag == .dd || tag == .td,
      tree.parent(of: next.block) == tree.parent(of: line.block),
      line.text.utf8.count <= 48
    else { return nil }
    let mark = LegendLine.withoutTrailingSeparator(line.text)
    if mark.count <= 4, used.contains(mark) || mark == "無印" {
      return [Mark(mark: mark, text: next.text)]
    }
    guard next.text.count <= 4, used.contains(next.text), isMarkColumn(next.block) else {
      return nil
    }
    return [Mark(mark: next.text, text: line.text)]
  }

  /// Whether the head of a cell's column says that marks stand there: 種別｜表示.
  private func isMarkColumn(_ cell: PageTree.Index) -> Bool {
    let row = tree.parent(of: cell)
    guard let column = tree.elements(of: row).firstIndex(of: cell),
      let head = tree.elements(of: tree.parent(of: row)).first, head != row
    else { return false }
    let heads = tree.elements(of: head)
    guard heads.indices.contains(column) else { return false }
    return Self.markHeads.contains(Texts.compact(Texts.line(of: heads[column], in: tree)))
  }

  private static let markHeads: Set<String> = ["表示", "記号", "印", "マーク", "略号", "表記", "凡例"]
}
