import BusLabels
import BusModel

/// Reads lines that name what they say: "行先:港行き", "のりば: 2", "系統名 港01", "バス停：港".
enum LabelledNames {
  /// What a line says; a label alone speaks of the next line where `next` gives it.
  static func claims(_ line: String, next: String?) -> [NameClaim] {
    guard line.utf8.count <= 240, line.length <= 80 else { return [] }
    if let stop = quotedStop(in: line) { return [stop] }
    let line = LabelSigns.plain(LabelSigns.closed(line))
    guard hasColon(line) || line.utf8.count <= 60 else { return [] }
    let found = labelled(line, next)
    return found.flatMap { all($0, LabelValue.trimmed($1)) }
      + (found.isEmpty ? [] : LabelDeeds.before(line, found.map(\.0)))
  }

  /// The name that a value is which a label stands for.
  static func claim(_ label: String, value: String) -> NameClaim? {
    (kind(of: label) ?? LabelDeeds.kind(of: label, value: value)).flatMap { claim($0, value) }
  }

  /// The same with whatever else the value says: "系統", "5 港行き".
  static func all(_ label: String, value: String) -> [NameClaim] {
    let named = kind(of: label) ?? LabelDeeds.kind(of: label, value: value)
    return named.map { all($0, LabelValue.trimmed(value)) } ?? []
  }

  private static func hasColon(_ text: some StringProtocol) -> Bool {
    text.unicodeScalars.contains { $0 == "：" || $0 == ":" }
  }

  /// "下記は「港」バス停の時刻です。", "「港」を発車する時刻です。": of which stop the times are.
  private static func quotedStop(in line: String) -> NameClaim? {
    guard times.isFound(in: line), let open = line.firstIndex(of: "「"),
      let close = line[open...].firstIndex(of: "」"),
      places.begins(String(line[close...].dropFirst()))
    else { return nil }
    return claim(.stop, String(line[line.index(after: open)..<close]))
  }

  private static let times = WordList(["時刻です", "時刻となります", "時刻を示", "時刻を表示", "時刻を掲載"])
  private static let places = WordList(["バス停", "停留所", "を発車", "を出発", "発の", "からの発車"])

  /// Whether a line is nothing but a label, or several: 停留所・方面.
  static func isLabel(_ line: String) -> Bool {
    line.utf8.count <= 40 && labelMemo.value(of: line, read: areLabels)
  }

  private static let labelMemo = TextMemo<Bool>()

  private static func areLabels(_ line: String) -> Bool {
    kind(of: line) != nil || line.split { "・／/".contains($0) }.allSatisfy { kind(of: $0) != nil }
  }

  /// A value, and the pole's letter or number behind a stop: "桜木町 A".
  private static func all(_ kind: NameKind, _ printed: String) -> [NameClaim] {
    let words = printed.split(separator: " ").map(String.init)
    if kind == .stop, words.count == 2, words[1].length <= 2,
      let number = PlatformWords.numbered(words[1]), let stop = claim(kind, words[0])
    {
      return [stop, NameClaim(kind: .platform, text: number, certainty: .said)]
    }
    // "桜木駅（2番のりば）".
    if kind == .stop, let (name, number) = PlatformWords.divided(printed),
      let stop = claim(kind, name)
    {
      return [stop, NameClaim(kind: .platform, text: number, certainty: .said)]
    }
    // "桜木駅（2番）".
    if kind == .platform, let (name, number) = PlatformWords.numberedPlace(printed), isPlace(name),
      var stop = claim(.stop, name)
    {
      stop.isOfPlatform = true
      return [NameClaim(kind: .platform, text: number, certainty: .said), stop]
    }
    // "桜木駅前広場 2番".
    if kind == .platform, words.count == 2, words[1].contains("番"),
      let number = PlatformWords.numbered(words[1]), PlatformWords.numbered(words[0]) == nil
    {
      let place = isPlace(words[0]) ? claim(.stop, words[0]) : nil
      return [NameClaim(kind: .platform, text: number, certainty: .said)]
        + [place].compactMap { claim in
          var stop = claim
          stop?.isOfPlatform = true
          return stop
        }
    }
    // "桜木町 広場2番": where at the stop.
    if kind == .stop, words.count > 1, words[words.count - 1].ends(with: "番") {
      return [claim(kind, words[0])].compactMap { $0 }
    }
    if kind == .platform, PlatformWords.numbered(printed) == nil, isPlace(printed),
      var stop = claim(.stop, printed)
    {
      stop.isOfPlatform = true
      return [stop]
    }
    if kind == .routeName, SignWords.arrows.isFound(in: printed) { return ends(printed) }
    if kind == .routeName, let both = LineOfValue.claims(in: printed) { return both }
    let value = kind == .routeName ? LineOfValue.line(of: printed) : printed
    return [claim(kind, value)].compactMap { $0 }
  }

  /// "路線：港→岬" says where its buses go; from where the reader takes one is another thing.
  static func ends(_ way: String) -> [NameClaim] {
    let said = NameLine(way).claims.filter { $0.certainty == .said }
    guard said.contains(where: { $0.kind == .stop }) else {
      return [claim(.routeName, way)].compactMap { $0 }
    }
    return said.filter { $0.kind == .destination || $0.kind == .routeName }.map { claim in
      // That of the line; the reader's bus may go the other way.
      NameClaim(kind: claim.kind, text: claim.text, certainty: .beside)
    }
  }

  /// Whether the value of のりば is a place of its own, no part of one.
  private static func isPlace(_ value: String) -> Bool {
    BareName.isLikely(value) && value.length > 3 && !partly.begins(value)
  }

  private static let partly = WordList([
    "駅", "東", "西", "南", "北", "正面", "中央", "道路", "バス", "上り", "下り", "車庫", "改札", "国道", "市道", "県道",
  ])

  private static func claim(_ kind: NameKind, _ printed: String) -> NameClaim? {
    let value = LabelValue.bare(printed, of: kind)
    guard !value.isEmpty, !isLabel(value), !NeverNames.isLine(value), !NeverNames.isWord(value),
      value.length <= 40, !hasColon(value)
    else { return nil }
    switch kind {
    case .platform:
      guard let number = PlatformWords.numbered(value) else { return nil }
      return NameClaim(kind: kind, text: number, certainty: .said)
    case .destination:
      let place = HeadingWords.trimmedDestination(value)
      // "方向：南行き", "方向：時計回り", "方向：海側": which way, and no place.
      return NameWords.mayBePlace(place) && !NameParts.isWay(place)
        && !NameBrackets.isDirection(value)
        && !["側", "時計回り", "時計まわり"].contains(where: place.ends)
        ? NameClaim(kind: kind, text: place, certainty: .said) : nil
    case .stop:
      let stop = value.ends(with: " 発") ? String(value.before(ending: " 発")) : value
      // "Stop A" is a pole, and バス停：駅前 → 病院 are those of a way.
      return NameWords.mayBePlace(stop) && PlatformWords.numbered(stop) == nil
        && !SignWords.arrows.isFound(in: stop)
        ? NameClaim(kind: kind, text: stop, certainty: .said) : nil
    case .routeName:
      let line = NameWords.line(value) ?? value
      let isWay = NamePiece.pieces(of: line).contains { $0.kind != .word($0.word ?? "") }
      return line.length <= 24 && !isWay ? NameClaim(kind: kind, text: line, certainty: .said) : nil
    }
  }

  /// Words that name facts and their values, on the same line or, after the last, on the next:
  /// "系統:港5 行先:市役所".
  private static func labelled(_ line: String, _ next: String?) -> [(NameKind, String)] {
    var found = memo.value(of: line, read: named)
    if found.isEmpty, let next, let kind = LabelDeeds.kind(of: line, value: next) {
      return [(kind, next)]
    }
    if let last = found.last, last.1.isEmpty {
      found.removeLast()
      if let next, !next.isEmpty { found.append((last.0, next)) }
    }
    return found.filter { !$0.1.isEmpty }
  }

  private static let memo = TextMemo<[(NameKind, String)]>()

  /// The same of a line by itself; the last may be without a value.
  private static func named(_ line: String) -> [(NameKind, String)] {
    var found: [(NameKind, String)] = []
    var isNamed = false
    for word in hasColon(line) ? parts(of: line) : [] {
      if let (kind, value) = divided(word) {
        found.append((kind, value))
        isNamed = true
      } else if hasColon(word) {
        isNamed = false
      } else if isNamed, word.contains(where: { $0 != "/" && $0 != "／" && $0 != "|" }) {
        let last = found[found.count - 1]
        // What says of itself where the bus goes belongs to no other name.
        if last.0 != .destination, HeadingWords.destination(in: String(word)) != nil {
          if last.0 == .routeName { found[found.count - 1].1 += " " + word }
          break
        }
        found[found.count - 1].1 += last.1.isEmpty ? String(word) : " " + word
      }
    }
    if found.isEmpty, let pair = besides(line) { found = [pair] }
    // Letter-spaced: 行 先 ： 港.
    if found.isEmpty, line.utf8.contains(where: { $0 >= 0x80 }) {
      found = [divided(line[...]) ?? kind(of: line).map { ($0, "") }].compactMap { $0 }
    }
    return found
  }

  /// "停留所 港", "行 先 港", "行先 第二工場 正門", "系統 Route No. 36" and "【行先】港".
  private static func besides(_ line: String) -> (NameKind, String)? {
    if let close = line.firstIndex(where: { "】]］〕".contains($0) }), let open = line.first,
      "【[［〔".contains(open)
    {
      let value = Texts.collapsed(line[line.index(after: close)...])
      let label = line[..<close].dropFirst()
      if !value.isEmpty, let kind = kind(of: label) ?? LabelDeeds.kind(of: label, value: value) {
        return (kind, value)
      }
    }
    var words = line.utf8.split(separator: 0x20).map(Substring.init)
    // "Destination 行先" is a label in two languages.
    guard words.count > 1, !LabelDeeds.isBilingual(line) || kind(of: line) == nil else {
      return nil
    }
    let letters = words.prefix { $0.utf8.count == 3 }
    if letters.count > 1, letters.count < words.count {
      words.replaceSubrange(..<letters.count, with: [Substring(letters.joined())])
    }
    guard words.count > 1, let kind = kind(of: words[0]) else { return nil }
    var values = words.dropFirst()
    if values.contains(where: { $0.utf8.contains { (0x30...0x39).contains($0) || $0 >= 0x80 } }) {
      values = values.drop { $0.utf8.allSatisfy { $0 < 0x80 && !(0x30...0x39).contains($0) } }
    }
    return SpacedValue.text(values.map(String.init), of: kind).map { (kind, $0) }
  }

  /// The words between blanks, and those between slashes that have labels of their own.
  private static func parts(of line: String) -> [Substring] {
    line.split(separator: " ").flatMap { word in
      let parts = word.unicodeScalars.split(whereSeparator: dividers.contains).map(Substring.init)
      return parts.dropFirst().contains(where: hasColon) ? parts : [word]
    }
  }

  private static let dividers = Set("／/｜|".unicodeScalars)

  /// "系統:港5" as the kind and the value.
  private static func divided(_ word: Substring) -> (NameKind, String)? {
    guard let colon = word.unicodeScalars.firstIndex(where: { $0 == "：" || $0 == ":" }) else {
      return nil
    }
    let value = Texts.collapsed(word[word.unicodeScalars.index(after: colon)...])
    guard
      let kind = kind(of: word[..<colon]) ?? LabelDeeds.kind(of: word[..<colon], value: value)
    else { return nil }
    return (kind, value)
  }
}
