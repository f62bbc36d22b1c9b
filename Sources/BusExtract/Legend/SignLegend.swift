import BusLabels
import BusModel

/// Legends whose marks are signs that nothing else is written with, so that no separator is needed to
/// tell them: "★ 急行　▲ 土曜運休", "※★の便は土曜運休".
enum SignLegend {
  /// The entries of a line of several signs, each with what follows it; nil unless the line begins
  /// with a sign and holds another. Of a sign that no departure bears the text is no other's.
  static func entries(in line: String, used: UsedMarks) -> [Mark]? {
    let isOne = { (sign: Unicode.Scalar) in
      isSign(sign) || isNote(sign) && used.contains(String(sign))
    }
    // The first bytes of all signs: nearly every line begins with another.
    guard let byte = line.utf8.first, [0xE2, 0xEF, 0x2A, 0x23].contains(byte),
      let first = line.unicodeScalars.first, isOne(first)
    else { return nil }
    var entries: [(sign: String, text: String.UnicodeScalarView)] = []
    var previous: Unicode.Scalar = " "
    for scalar in line.unicodeScalars {
      if isOne(scalar), boundaries.contains(previous) {
        entries.append((String(scalar), String.UnicodeScalarView()))
      } else if scalar == previous, isOne(scalar), entries[entries.count - 1].text.isEmpty {
        entries[entries.count - 1].sign.unicodeScalars.append(scalar)
      } else {
        entries[entries.count - 1].text.append(scalar)
      }
      previous = scalar
    }
    let meanings = entries.map { entry in
      let text = String(entry.text)
      return meaning(of: String(text[..<(LegendLine.unusedPair(in: text[...]) ?? text.endIndex)]))
    }
    guard entries.count > 1, !meanings.contains(where: \.isEmpty) else { return nil }
    let marks = zip(entries, meanings).filter { used.contains($0.0.sign) }
      .map { Mark(mark: $0.sign, text: $1) }
    return marks.isEmpty ? nil : marks
  }

  /// "土曜は★の便が運休します", "※★便は土曜運休": a sentence about days that holds one used sign; the text is
  /// the sentence without it. What is not understood of it is a doubt about the marked buses, and not
  /// lost.
  static func sentence(
    _ line: String, used: UsedMarks, _ bullets: Set<Unicode.Scalar>
  ) -> [Mark]? {
    // With this byte all signs begin.
    guard line.utf8.count <= 150, line.withBytes({ ByteSearch.holds(0xE2, $0) }),
      line.unicodeScalars.contains(where: isSign),
      line.unicodeScalars.first.map(bullets.contains) != true
    else { return nil }
    let signs = Set(line.unicodeScalars.filter { isSign($0) && used.contains(String($0)) })
    guard signs.count == 1, let sign = signs.first,
      let place = line.unicodeScalars.firstIndex(of: sign),
      case let mark = SignRun.beginning(line[place...]), used.contains(mark)
    else { return nil }
    var before = line[..<place].drop { leads.contains($0) || $0.isNumber }
    if places.contains(where: before.ends(with:)) { before = "" }
    let after = meaning(of: String(line[mark.endIndex...]))
    let text = Texts.collapsed(before + after)
    guard speaks.isFound(in: text), DayWords.mayName(Texts.compact(text)) else { return nil }
    return [Mark(mark: String(mark), text: text)]
  }

  /// The signs with which several lines of a page begin: there they mark entries, and no departures,
  /// unless each stands below another table and says when something runs.
  static func bullets(
    of lines: PageLines, _ stretches: LegendPlaces.Stretches
  ) -> Set<Unicode.Scalar> {
    var places: [Unicode.Scalar: [Int]] = [:]
    var entitling: Set<Unicode.Scalar> = []
    // A head "★3便" is no entry of a list.
    for line in lines.lines {
      guard let sign = line.text.unicodeScalars.first, isSign(sign), line.text.length > 2,
        !RowName.isTrip(line.text), SignRun.beginning(line.text).utf8.count <= 4,
        // ★印の便は and ★印以外は speak of the mark.
        line.text.unicodeScalars.dropFirst().first != "印"
      else { continue }
      places[sign, default: []].append(stretches.index(of: line.node))
      if !speaks.isFound(in: line.text) { entitling.insert(sign) }
    }
    let signs = places.filter { sign, places in
      guard places.count > 1 else { return false }
      return places.contains(0) || Set(places).count < places.count || entitling.contains(sign)
    }
    return Set(signs.keys)
  }

  /// What is said, without the words that only say of what: "の便は", "：", "が付いた便は".
  static func meaning(of text: String) -> String {
    var rest = withoutConnector(text)
    // ★印の便の運行日は…
    if let owner = ["の便の運", "のバスの運", "の運"].first(where: { rest.begins(with: $0) }) {
      rest = String(rest.dropFirst(owner.count - 1))
    }
    rest = LegendLine.withoutSeparator(rest.drop { "－―—-・、,（(".contains($0) || $0 == " " })
    while let last = rest.last, "、,・。）) ".contains(last) {
      if last == "）" || last == ")", rest.contains("（") || rest.contains("(") { break }
      rest.removeLast()
    }
    return rest
  }

  /// What stands behind a mark and the words or the separator that join it to the mark.
  static func withoutConnector(_ text: some StringProtocol) -> String {
    let whole = LegendLine.withoutSeparator(text)
    guard let word = connectors.first(where: { whole.begins(with: $0) }) else { return whole }
    return LegendLine.withoutSeparator(whole.dropFirst(word.count))
  }

  private static let connectors = [
    "のある便は", "がある便は", "印のある便は", "印がある便は", "のついた便は", "のついた便が", "の付いた便は", "がついた便は", "が付いた便は",
    "マークの便は", "マークは", "印の便は", "印の便が", "の便は",
    "の便が",
    "便は", "便が", "印は", "印：", "印:", "印", "は", "が",
  ]
  /// Where the signs stand of which a sentence speaks: 時刻の前に◎がある便は.
  private static let places = ["時刻の前に", "時刻の後に", "時刻の横に", "時刻に", "便名に", "便に", "表中の", "表中に"]
  private static let leads = Set("※・注）)（(凡例：:備考.．、 　")
  private static let boundaries = Set(" 　、,。／/・（(".unicodeScalars)
  private static let speaks = WordList(["運休", "運行", "運転", "運航", "のみ", "除く", "除き", "休止", "走り", "欠航"])

  /// Whether a sign begins notes as well.
  private static func isNote(_ sign: Unicode.Scalar) -> Bool {
    switch sign {
    case "※", "＊", "*", "#", "＃": true
    default: false
    }
  }

  /// Whether a mark is such a sign.
  static func isSign(_ mark: String) -> Bool {
    mark.unicodeScalars.count == 1 && mark.unicodeScalars.allSatisfy(isSign)
  }

  /// Geometric shapes and stars.
  private static func isSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x25A0...0x25FF, 0x2605, 0x2606, 0x2660...0x266F, 0x2020, 0x2021: true
    default: false
    }
  }
}

/// A sign that stands several times side by side, ※※ or ★★: a mark of its own beside the single one.
enum SignRun {
  /// The first character of a text with all that follow it and are the same; letters and digits stand alone.
  static func beginning(_ text: some StringProtocol) -> Substring {
    let text = Substring(text)
    guard let first = text.first, !first.isLetter, !first.isNumber else { return text.prefix(1) }
    return text.prefix { $0 == first }
  }
}
