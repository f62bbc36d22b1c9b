import BusLabels

/// What the words of a page say about the platform (のりば).
enum PlatformWords {
  /// The plain words, of which a line that names several platforms has more than one.
  private static let plainNames = ["のりば", "乗り場", "乗場"]
  /// All of them, the longer first.
  private static let names =
    ["のりば番号", "乗り場番号", "乗場番号", "高速バスのりば", "バスのりば", "バス乗り場", "バス乗場"] + plainNames
    + ["乗車場", "ポール", "バースのりば", "バース"]
  private static let endings =
    names.map { "番" + $0 } + ["番線", "番ホーム", "番停", "番"] + names
  private static let anyName = WordList(names + ["番ホーム", "番停"])

  /// "2番のりば", "のりば: 2", "[2]のりば" and "第2のりば" as "2"; a text without these words as it is.
  static func trimmed(_ text: String) -> String {
    if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) { return text }
    return memo.value(of: text, read: readTrimmed)
  }

  // The pages of a company name the same platforms.
  private static let memo = TextMemo<String>()

  private static func readTrimmed(_ text: String) -> String {
    // 南口3番 is one of several with that number.
    if text.ends(with: "番"), let place = text.unicodeScalars.first,
      (0x4E00...0x9FFF).contains(place.value), place != "第"
    {
      return Texts.collapsed(text)
    }
    var rest = plain(Texts.collapsed(text))
    for ending in endings where rest.ends(with: ending) && rest.utf8.count > ending.utf8.count {
      rest = String(rest.before(ending: ending))
      break
    }
    for name in names where rest.begins(with: name) && rest.utf8.count > name.utf8.count {
      rest = String(rest.dropFirst(name.length).drop { ":： 　／/".contains($0) })
      for sign in ["No.", "no.", "№"] where rest.begins(with: sign) {
        rest = String(rest.dropFirst(sign.length).drop { $0 == " " })
      }
      break
    }
    rest = rest.trimmed { "[]［］【】 ".contains($0) }
    let ordinal = rest.dropFirst()
    if rest.begins(with: "第"), !ordinal.isEmpty, ordinal.allSatisfy({ $0.isASCII && $0.isNumber }) {
      rest = String(ordinal)
    }
    return Texts.collapsed(rest)
  }

  /// "港 行き・4番のりば" with a blank before the platform: where to and where from are two things.
  static func apart(_ line: String) -> String {
    guard ways.isFound(in: line), anyName.isFound(in: line),
      let way = wayEnds.first(where: line.contains), let range = line.firstRange(of: way),
      let first = line[range.upperBound...].unicodeScalars.first, isNumber(first.value)
    else { return line }
    return line[..<range.upperBound].dropLast() + " " + line[range.upperBound...]
  }

  /// "森野駅 のりば・時刻表" as 森野駅 時刻表: what else the page shows is no part of a name.
  static func untitled(_ line: String) -> String {
    guard titles.isFound(in: line), let title = titleWords.first(where: line.contains) else {
      return line
    }
    return line.replacing(bytes: title, with: "時刻表")
  }

  private static let titleWords = [
    "のりば案内・時刻表", "のりば・時刻表", "乗り場・時刻表", "乗場・時刻表", "時刻表・のりば", "時刻表・乗り場", "運賃・時刻表", "時刻表・運賃",
    "路線図・時刻表", "時刻表・路線図",
  ]
  private static let titles = WordList(titleWords)
  private static let wayEnds = ["行き・", "ゆき・", "行・", "方面・", "発・"]
  private static let ways = WordList(wayEnds)

  /// "中央駅（3番のりば）", "中央駅 のりば：3", "3番のりば 中央駅" and "中央駅3番のりば" as the name and the platform.
  static func divided(_ text: String) -> (name: String, platform: String)? {
    guard anyName.isFound(in: text) || text.contains("番線") else { return ofBuses(text) }
    if case .bracketed(let inner, let printed, _)? = NamePiece.pieces(of: text).last?.kind,
      text.ends(with: printed),
      let number = platform(in: Texts.collapsed(inner))
        ?? (isTrack(inner) ? numbered(Texts.collapsed(inner)) : nil)
    {
      let name = Texts.collapsed(text.before(ending: printed))
      return name.isEmpty ? nil : (name, number)
    }
    let scalars = Array(text.unicodeScalars)
    for index in scalars.indices.dropFirst() {
      let isDivider = " ／/｜|".unicodeScalars.contains(scalars[index])
      let (first, rest) = (
        part(scalars[..<index]), part(scalars[(isDivider ? index + 1 : index)...])
      )
      if isDivider {
        if let number = platform(in: rest) { return (first, number) }
        if let number = platform(in: first) { return (rest, number) }
      } else if isStart(scalars, index), BareName.isLikely(withoutDeed(first)),
        !NameParts.isPart(first),
        let number = platform(in: rest)
      {
        return (first, number)
      }
    }
    return nil
  }

  /// "中央駅 高速バス5番" as the name and the platform.
  private static func ofBuses(_ text: String) -> (name: String, platform: String)? {
    guard text.ends(with: "番"), let blank = text.lastIndex(of: " ") else { return nil }
    let rest = text[text.index(after: blank)...]
    guard let bus = ["高速バス", "路線バス", "バス"].first(where: rest.begins),
      let number = numbered(String(rest.dropFirst(bus.length)))
    else { return nil }
    return (Texts.collapsed(text[..<blank]), number)
  }

  /// "港駅西口（乗車）" without the bracket.
  private static func withoutDeed(_ text: String) -> String {
    "）)".contains(text.last ?? " ") ? StopHeading.name(in: text) : text
  }

  /// "港駅西口（3番）" as the name and the number, where a label has said that both are of a platform.
  static func numberedPlace(_ text: String) -> (name: String, platform: String)? {
    guard case .bracketed(let inner, let printed, _)? = NamePiece.pieces(of: text).last?.kind,
      text.ends(with: printed), let number = numbered(Texts.collapsed(inner))
    else { return nil }
    let name = Texts.collapsed(text.before(ending: printed))
    return name.isEmpty ? nil : (name, number)
  }

  /// "3番線", by itself a platform's number or a line's.
  static func isTrack(_ text: String) -> Bool {
    text.ends(with: "番線") && text.unicodeScalars.first.map { isNumber($0.value) } == true
  }

  private static func part(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    Texts.collapsed(String(String.UnicodeScalarView(scalars)))
  }

  /// Whether a number or letter begins behind a name.
  private static func isStart(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    let isNumber = { (scalar: Unicode.Scalar) in
      self.isNumber(scalar.value) || isLetter(scalar.value)
    }
    return isNumber(scalars[index]) && !isNumber(scalars[index - 1])
  }

  /// Full-width and circled digits as plain ones: "１" and "①" as "1".
  private static func plain(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      Scalars.folded($0.value) == $0.value && !Scalars.isCircledNumber($0.value)
    }
    guard !isPlain else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if Scalars.isCircledNumber(scalar.value) {
        result += String(scalar.value - 0x245F)
      } else if let folded = Unicode.Scalar(Scalars.folded(scalar.value)) {
        result.unicodeScalars.append(folded)
      }
    }
    return result
  }

  /// Whether a line names several platforms, each for a way of its own.
  static func isList(_ line: String) -> Bool {
    guard anyName.isFound(in: line) else { return false }
    return line.withBytes { bytes in
      plainNames.reduce(0) { $0 + $1.withBytes(bytes.count(of:)) } > 1
    }
  }

  /// Whether a line names several numbered ways: "1番 港行／2番 浜行".
  static func listsWays(_ line: String) -> Bool {
    guard numberedWays.isFound(in: line) else { return false }
    let parts = line.split { "／/、,".contains($0) }.map { Texts.collapsed($0) }
    return parts.count > 1
      && parts.allSatisfy { part in
        part.unicodeScalars.first.map { isNumber($0.value) } == true
          && HeadingWords.destination(in: part) != nil
      }
  }

  private static let numberedWays = WordList(["番", "①", "②", "③"])

  /// The platform that a line names, or nil.
  static func platform(in line: String) -> String? {
    guard line.utf8.count <= 96, anyName.isFound(in: line), line.length <= 24 else { return nil }
    return numbered(line)
  }

  /// The number or letter that a text is, its own words aside; nil when it says anything else.
  static func numbered(_ text: String) -> String? {
    let value = trimmed(text)
    guard value.length <= 4, !value.begins(with: "全") else { return nil }
    let scalars = value.unicodeScalars
    let letters = scalars.filter { isLetter($0.value) }.count
    let hasNumber = scalars.contains { isNumber($0.value) }
    return hasNumber && letters < 3 || letters == 1 && scalars.count == 1 ? value : nil
  }

  private static func isNumber(_ scalar: UInt32) -> Bool {
    (0x30...0x39).contains(Scalars.folded(scalar)) || Scalars.isCircledNumber(scalar)
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    (0x41...0x5A).contains(Scalars.folded(scalar) & ~0x20)
  }
}

extension String {
  /// Without the characters at both ends of which `isEdge` holds.
  fileprivate func trimmed(_ isEdge: (Character) -> Bool) -> String {
    var rest = drop(while: isEdge)
    while let last = rest.last, isEdge(last) { rest.removeLast() }
    return String(rest)
  }
}
