import BusLabels
import BusModel

/// Reads lines that name what they say: "行先:港行き", "のりば: 2", "系統名 港01", "バス停：港".
enum LabelledNames {
  /// What a line says; a label alone speaks of the next line where `next` gives it.
  static func claims(_ line: String, next: String?) -> [NameClaim] {
    guard line.utf8.count <= 240, line.length <= 80 else { return [] }
    if let stop = quotedStop(in: line) { return [stop] }
    guard hasColon(line) || line.utf8.count <= 60 else { return [] }
    let found = labelled(line, next)
    return found.flatMap { all($0, $1) }
      + (found.isEmpty ? [] : LabelDeeds.before(line, found.map(\.0)))
  }

  /// The name that a value is which a label stands for.
  static func claim(_ label: String, value: String) -> NameClaim? {
    (kind(of: label) ?? LabelDeeds.kind(of: label, value: value)).flatMap { claim($0, value) }
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
    return [claim(kind, printed)].compactMap { $0 }
  }

  /// "路線：港→岬" says where its buses go; from where the reader takes one is another thing.
  private static func ends(_ way: String) -> [NameClaim] {
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
    let value = unquoted(NameBrackets.withoutAside(NameText.withoutSecondLanguage(printed)))
    guard !isLabel(value), !NeverNames.isLine(value), !NeverNames.isWord(value),
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

  /// "『港』" as 港.
  private static func unquoted(_ value: String) -> String {
    guard let first = value.first, let last = value.last, value.length > 2,
      ["『": "』", "「": "」"][first] == last
    else { return value }
    return String(value.dropFirst().dropLast())
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
        if last.0 != .destination, HeadingWords.destination(in: String(word)) != nil { break }
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
    let isWhole = values.count == 2 && NameParts.isPart(String(values[values.endIndex - 1]))
    return values.count == 1 || isWhole ? (kind, values.joined(separator: " ")) : nil
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

  /// What a label names; nil for any other text.
  private static func kind(of label: some StringProtocol) -> NameKind? {
    var bare = LabelDeeds.isBilingual(label) ? bare(LabelDeeds.ours(label)) : bare(label)
    // "選択中の停留所：港".
    if let lead = leads.first(where: bare.begins(with:)) {
      bare = String(bare.dropFirst(lead.count))
    }
    // "おりるバス停（終点）".
    if bare.ends(with: "）"), let open = bare.firstIndex(of: "（") { bare = String(bare[..<open]) }
    return anyName.isOne(bare) ? names[bare] : nil
  }

  private static let leads = ["選択中の", "表示中の", "検索した", "指定した", "現在の", "ご利用の", "ご乗車の", "この時刻表の"]
  private static let anyName = WordList(Array(names.keys))

  /// A label without white space, bullets and brackets: "■ 行 先" as 行先.
  private static func bare(_ label: some StringProtocol) -> String {
    let compact = Texts.compact(label)
    let isPlain = compact.unicodeScalars.allSatisfy { scalar in
      !isBullet(scalar) && !(0x41...0x5A).contains(Scalars.folded(scalar.value))
    }
    guard !isPlain else { return compact }
    return String(String.UnicodeScalarView(compact.unicodeScalars.filter { !isBullet($0) }))
      .lowercased()
  }

  private static func isBullet(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x25A0...0x25FF, 0x3010, 0x3011, 0x3A, 0xFF1A, 0x5B, 0x5D, 0x30FB: true
    default: false
    }
  }

  private static let names: [String: NameKind] = [
    "行先": .destination, "行き先": .destination, "方面": .destination, "行先名": .destination,
    "ゆき先": .destination, "行先方面": .destination, "方向": .destination, "終点": .destination,
    "系統": .routeName, "系統名": .routeName, "系統番号": .routeName, "路線": .routeName,
    "路線名": .routeName, "運行系統": .routeName, "路線系統": .routeName, "バス停": .stop,
    "バス停名": .stop, "停留所": .stop, "停留所名": .stop, "乗車バス停": .stop, "乗車停留所": .stop,
    "のるところ": .stop, "乗るところ": .stop, "乗る停留所": .stop, "乗るバス停": .stop, "乗車場所": .stop,
    "表示停留所": .stop, "表示バス停": .stop, "この停留所": .stop, "当停留所": .stop,
    "おりるところ": .destination, "降りるところ": .destination, "降りる停留所": .destination, "降りるバス停": .destination,
    "のる": .stop, "乗る": .stop, "のるバス停": .stop, "のる停留所": .stop, "バス停の名前": .stop,
    "停留所の名前": .stop, "標柱": .stop, "おりる": .destination, "降りる": .destination,
    "おりるバス停": .destination, "おりる停留所": .destination, "降車停留所": .destination,
    "降車バス停": .destination, "降車場所": .destination, "降車地": .destination, "下車停留所": .destination,
    "下車バス停": .destination, "下車場所": .destination, "下車地": .destination, "線名": .routeName,
    "路線番号": .routeName, "行先番号": .routeName, "ポール": .platform,
    "停留場": .stop, "停留場名": .stop, "バス停留所": .stop, "のりば": .platform, "乗り場": .platform,
    "乗場": .platform, "のりば番号": .platform, "乗り場番号": .platform, "バスのりば": .platform,
    "出発": .stop, "出発地": .stop, "出発停留所": .stop, "出発バス停": .stop, "乗車地": .stop, "発地": .stop,
    "到着地": .destination, "目的地": .destination, "到着停留所": .destination,
    "stop": .stop, "busstop": .stop, "route": .routeName, "routeno.": .routeName,
    "destination": .destination, "towards": .destination,
    "platform": .platform, "bay": .platform, "站名": .stop, "车站": .stop, "車站": .stop,
    "路线": .routeName, "路線編號": .routeName, "开往": .destination, "開往": .destination,
    "上車地點": .stop, "上车地点": .stop, "上車站": .stop, "下車地點": .destination, "下车地点": .destination,
    "출발지": .stop, "승차지": .stop, "도착지": .destination, "목적지": .destination,
    "정류장": .stop, "정류소": .stop, "노선": .routeName, "행선지": .destination, "승강장": .platform,
  ]
}
