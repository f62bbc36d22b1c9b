import BusModel

/// Sentences that take away what a heading says of where buses go: "最終便は西川止まりです",
/// "西川～南浜間は運休します". Of those trips nobody may be told the heading's destination.
struct EndSentences {
  /// A sentence: of which trips it speaks, and of which place.
  private struct Sentence {
    /// Nil for all.
    var subject: TripSubject?
    var place: String
    /// What it says never goes there, where that is more than the buses: 急行 of "急行は港には行きません".
    var topic: String?
  }

  /// Doubts the ends of the departures that the lines speak of; `isOf` says whether a line speaks of a
  /// reading.
  static func doubt(
    _ readings: inout [LayoutResult], lines: PageLines, legend: Set<PageTree.Index>, tree: PageTree
  ) {
    for line in lines.lines where mayBeOne(line) && !legend.contains(line.node) {
      let own = Self.readings(readings, of: line, tree)
      for text in line.text.split(whereSeparator: { "。、".contains($0) }) {
        guard let sentence = sentence(String(text)) else { continue }
        doubt(sentence, in: &readings, among: own)
      }
    }
  }

  private static func mayBeOne(_ line: PageLines.Line) -> Bool {
    line.text.utf8.count <= 240 && hints.isFound(in: line)
  }

  static let hints = WordList(
    [
      "止まり", "止り", "どまり", "行き", "行です", "折り返", "折返", "間は", "間運休", "間を運休", "へは", "には",
    ], asked: .end)

  private static func sentence(_ printed: String) -> Sentence? {
    var text = Texts.compact(printed.drop { "※＊*・●■◆　 ".contains($0) })
    guard !negated.isFound(in: text) else { return nil }
    if let range = text.firstRange(of: "間"), isSection(text[..<range.lowerBound]),
      rests.isFound(in: String(text[range.upperBound...]))
    {
      return Sentence(place: String(text[..<range.lowerBound]))
    }
    for word in ["へは行きません", "には行きません", "へは参りません", "まで行きません", "へは運行しません", "まで運行しません"] {
      guard let range = text.firstRange(of: word) else { continue }
      let parts = text[..<range.lowerBound].split(separator: "は", maxSplits: 1)
      return place(parts.last ?? "").map {
        Sentence(place: $0, topic: parts.count > 1 ? String(parts[0]) : nil)
      }
    }
    for tail in ["となります", "になります", "とします", "です", "運転します", "運転", "運行します", "運行", "ます"]
    where text.ends(with: tail) {
      text = String(text.before(ending: tail))
      break
    }
    guard let end = ends.first(where: text.ends) else { return nil }
    return ended(text.before(ending: end), isWay: end.begins(with: "行"))
  }

  /// "最終便は西川", "全便西川" before 止まり or 行き; of the latter only trips can be the subject.
  private static func ended(_ text: some StringProtocol, isWay: Bool) -> Sentence? {
    let words = String(text)
    if let topic = words.firstIndex(where: { $0 == "は" }) {
      let head = String(words[..<topic])
      guard let place = place(words[words.index(after: topic)...]) else { return nil }
      if let subject = TripSubject(head) { return Sentence(subject: subject, place: place) }
      let isOfAll = alls.contains(head) || RowName.isDays(head) || seasons.isFound(in: head)
      return isWay && !isOfAll || signs.isFound(in: head) ? nil : Sentence(place: place)
    }
    if let range = words.firstRange(of: "便のみ"),
      let subject = TripSubject(words[..<range.lowerBound] + "便")
    {
      return place(words[range.upperBound...]).map { Sentence(subject: subject, place: $0) }
    }
    guard let all = alls.first(where: { words.begins(with: $0) }) ?? seasonal(words) else {
      return nil
    }
    return place(words.dropFirst(all.count)).map { Sentence(place: $0) }
  }

  private static func seasonal(_ words: String) -> String? {
    words.firstRange(of: "より全便").map { String(words[..<$0.upperBound]) }
  }

  private static let ends = ["止まり", "止り", "どまり", "行き", "行", "で折り返し", "で折返し", "で折り返"]
  private static let alls = ["全便", "全ての便", "すべての便", "全バス", "全列車"]
  private static let seasons = WordList(["冬", "夏", "期間", "当面"])
  private static let signs = WordList([
    "印", "★", "☆", "●", "○", "◎", "▲", "△", "※", "赤字", "青字", "緑字", "黒字", "赤色", "青色", "緑色", "太字",
    "斜字", "下線",
  ])
  private static let negated = WordList(["ありません", "ではなく", "行き止ま", "通行止"])
  private static let rests = WordList(["運休", "運行しま", "運転しま", "休止", "不通", "運行いたしま", "運行して"])

  private static func isSection(_ text: some StringProtocol) -> Bool {
    let parts = text.split { "～〜~－ー-⇔↔".contains($0) }
    return parts.count == 2 && parts.allSatisfy { place($0) != nil || $0.length == 1 }
  }

  private static func place(_ text: some StringProtocol) -> String? {
    let name = Texts.compact(text)
    let isName =
      (2...16).contains(name.length) && !RowName.isDays(name)
      && !name.unicodeScalars.contains { (0x30...0x39).contains(Scalars.folded($0.value)) }
    return isName ? name : nil
  }

  /// Of several timetables the one that a line stands below; below the last it speaks of all.
  private static func readings(
    _ all: [LayoutResult], of line: PageLines.Line, _ tree: PageTree
  ) -> [Int] {
    let before = all.indices.filter { all[$0].node < line.node }
    guard let last = before.last, before.count < all.count else { return Array(all.indices) }
    return [last]
  }

  private static func doubt(
    _ sentence: Sentence, in readings: inout [LayoutResult], among own: [Int]
  ) {
    let runs = TripRuns(readings, among: own)
    let isHeaded = sentence.topic.map { topic in
      own.contains { readings[$0].columns.contains { heads(topic, $0) } }
    }
    for run in sentence.subject.map(runs.possible) ?? runs.others(than: []) {
      for (column, index) in run.places {
        if isHeaded == true, let topic = sentence.topic,
          !mayMean(topic, sentence.place, readings[run.reading].columns[column])
        {
          continue
        }
        let departure = readings[run.reading].columns[column].departures[index]
        guard departure.end == nil, departure.destination == nil else { continue }
        readings[run.reading].columns[column].departures[index].doubtfulEnd = sentence.place
      }
    }
  }
}

extension EndSentences {
  /// Whether what heads a column is what a sentence speaks of.
  private static func heads(_ topic: String, _ column: LayoutResult.Column) -> Bool {
    column.headings.contains { Texts.compact($0) == topic }
  }

  /// Whether a sentence on what heads some columns may take away where this one goes: it is one of these, and its own
  /// head names that place or none.
  private static func mayMean(
    _ topic: String, _ place: String, _ column: LayoutResult.Column
  ) -> Bool {
    guard heads(topic, column) else { return false }
    let ends = column.headings.compactMap { HeadingWords.destination(in: $0) }
    return ends.isEmpty || ends.contains { RowName.areRelated($0, place) }
  }
}

/// Where a page says that buses end: "第3便は東町止りです", "東町行".
struct SaidEnds {
  let lines: PageLines

  /// Whether it says so of a stop.
  func says(_ stop: String) -> Bool {
    let phrases = WordList(Self.endings.map { stop + $0 })
    return lines.lines.contains { phrases.isFound(in: $0.text) }
  }

  private static let endings = [
    "止", "どまり", "までです", "まで運", "行", "ゆき", "終点", "終着", "が終点", "は終点", "は終着",
  ]
}
