import BusLabels

/// What single words say of the names around a timetable.
enum NameWords {
  /// "系統12" and "路線12A" as 12 and 12A.
  static func numberedLine(_ word: String) -> String? {
    guard let label = ["系統番号", "系統", "路線番号", "路線"].first(where: word.begins(with:)) else {
      return nil
    }
    let number = String(word.dropFirst(label.count))
    return HeadingWords.looksLikeRoute(number) && number.length <= 4
      && number.unicodeScalars.allSatisfy { Scalars.folded($0.value) < 0x80 } ? number : nil
  }

  /// What a word means that stands apart from its name.
  enum Lone { case departure, destination, direction, timetable, stop, platform, line, via }

  /// Such words.
  static let lone: [String: Lone] = [
    "発": .departure, "行": .destination, "行き": .destination, "ゆき": .destination,
    "方面行": .direction, "方面行き": .direction, "方面ゆき": .direction, "方面": .direction,
    "時刻表": .timetable, "発車時刻表": .timetable, "運行時刻表": .timetable, "運行時刻": .timetable,
    "バス時刻表": .timetable, "の時刻表": .timetable,
    "のバス時刻表": .timetable, "発時刻表": .timetable, "バス停": .stop, "停留所": .stop,
    "発車時刻": .timetable, "のりば": .platform, "乗り場": .platform, "番のりば": .platform, "のりば番号": .platform,
    "乗り場番号": .platform, "バスのりば": .platform, "乗場": .platform, "乗車場": .platform, "系統": .line,
    "号系統": .line, "経由": .via,
  ]

  /// Whether a text is such a word.
  static func isLone(_ text: String) -> Bool { loneWords.isOne(text) }

  private static let loneWords = WordList(Array(lone.keys))

  /// The stop in "港発", "港発車"; nil when the word is none such.
  static func departed(_ word: String) -> String? {
    guard let ending = departures.first(where: { word.ends(with: $0) }),
      word.length > ending.length, !isTurn(word), !word.ends(with: "始発")
    else { return nil }
    let stop = String(word.before(ending: ending))
    return mayBePlace(stop) && PlatformWords.platform(in: stop) == nil ? stop : nil
  }

  /// Whether a word that ends in 発 says which bus it is or when, and not from where: 次発, まもなく発車.
  static func isTurn(_ word: String) -> Bool { notDeparted.contains(word) }

  private static let departures = ["出発", "発車", "出發", "發車", "出发", "发车", "発"]

  /// "港発浜行き", "港発の浜方面" as the stop and the rest; 北新発田行 and 開発センター行 are one name.
  static func gluedStop(_ word: String) -> (stop: String, platform: String?, rest: String)? {
    guard HeadingWords.destination(in: word) != nil,
      let (start, way) = DepartedPlace.divided(word)
    else { return nil }
    // "港駅発・浜行き".
    let rest = String(way.drop { "・／/、".contains($0) })
    let (stop, platform) = numbered(start)
    guard stop.length > 1, let place = HeadingWords.destination(in: rest), place.length > 1,
      mayBePlace(stop), mayBePlace(place)
    else { return nil }
    return (stop, platform, rest)
  }

  /// "駅東口6番" and "駅東口6番のりば" as 駅東口 and 6.
  private static func numbered(_ stop: String) -> (name: String, platform: String?) {
    if let (name, platform) = PlatformWords.divided(stop) { return (name, platform) }
    guard stop.ends(with: "番") else { return (stop, nil) }
    let bare = stop.before(ending: "番")
    let number = bare.reversed().prefix(while: \.isNumber).count
    guard (1...2).contains(number), bare.count > number + 1 else { return (stop, nil) }
    return (String(bare.dropLast(number)), String(bare.suffix(number)))
  }

  private static let notDeparted: Set<String> = [
    "まもなく発車", "間もなく発車", "次に発車", "まもなく出発", "間もなく出発", "次に出発", "定刻発車", "定時発車", "同時発車",
    "始発", "先発", "次発", "次々発", "次次発", "出発", "終発", "後発", "初発", "当駅始発", "再発", "開発",
  ]

  /// "205号系統", "臨(山手ライン)号系統", "10系統・20系統", "臨海線", "北ルート" as the line.
  static func line(_ word: String) -> String? {
    if let ending = timetables.first(where: { word.ends(with: $0) && word.length > $0.length }) {
      return line(String(word.before(ending: ending)))
    }
    if let line = chineseLine(word) { return line }
    if word.ends(with: "系統"), word.length <= 40 {
      let stem = word.before(ending: "系統")
      let bare = stem.ends(with: "号") ? stem.before(ending: "号") : stem
      let parts = String(bare).split(separator: "・").map { part in
        let text = withoutOrdinal(String(part))
        return text.ends(with: "系統") ? String(text.before(ending: "系統")) : text
      }
      let text = parts.joined(separator: "・")
      return text.isEmpty || notLines.contains(text) || NeverNames.isWord(text) ? nil : text
    }
    for ending in ["線各駅停車", "線各駅", "線快速", "線普通", "線上り", "線下り"] where word.ends(with: ending) {
      return word
    }
    if word.ends(with: "線バス"), !word.ends(with: "路線バス") {
      return HeadingWords.route(in: String(word.before(ending: "バス")))
    }
    return HeadingWords.route(in: word).flatMap { line in
      notLines.contains(line) || NeverNames.isRailway(line) ? nil : line
    }
  }

  /// "第12" as 12.
  private static func withoutOrdinal(_ text: String) -> String {
    let number = text.dropFirst()
    return text.begins(with: "第") && !number.isEmpty && isNumber(String(number))
      ? String(number) : text
  }

  /// "紅16公車時刻", "12路": a number before the words for buses and lines.
  private static func chineseLine(_ word: String) -> String? {
    if word.ends(with: "路"), isNumber(String(word.dropLast())), word.length <= 4 { return word }
    guard chineseBuses.isFound(in: word),
      let bus = ["公車", "公交", "巴士"].lazy.compactMap({ word.firstRange(of: $0) }).first
    else { return nil }
    let line = String(word[..<bus.lowerBound])
    return HeadingWords.looksLikeRoute(line) ? line : nil
  }

  private static let chineseBuses = WordList(["公車", "公交", "巴士"])
  private static let timetables = [
    "の停留所別発車時刻表", "の停留所別発車時刻", "の停留所別時刻表", "の停留所別時刻", "のバス停別時刻表", "の各停留所の時刻", "の各停留所の発車時刻", "の発車時刻",
    "の運行時刻", "バス時刻表", "の時刻表", "時刻表", "の時刻", "時刻",
  ]

  /// Whether a line is a railway's: 函館本線, 中央線各駅.
  static func isRailway(_ line: String) -> Bool { railways.ends(line) }

  private static let railways = WordList([
    "本線", "各駅", "各駅停車", "右回り", "左回り", "内回り", "外回り", "線快速",
  ])
  private static let notLines: Set<String> = [
    "他路線", "支線", "新線", "旧線", "他線", "全", "全ての", "すべての", "各", "他", "他の", "この", "同", "両", "次の", "号",
    "別", "運行", "当該",
    "各線", "新幹線", "全線", "路線", "在来線", "運行路線", "運航路線", "対象路線",
    "乗車ルート", "主要ルート", "主なルート", "運行ルート", "運行コース", "バスルート", "各ルート",
  ]

  /// "54系統港行き" and "港線・浜行き" as the line and the rest.
  static func gluedLine(_ word: String) -> (line: String, rest: String)? {
    // "5／港行き".
    if let slash = word.firstIndex(where: { "／/".contains($0) }) {
      let (line, rest) = (String(word[..<slash]), String(word[word.index(after: slash)...]))
      if HeadingWords.looksLikeRoute(line), let place = HeadingWords.destination(in: rest),
        !place.contains("／"), !place.contains("/")
      {
        return (line, rest)
      }
    }
    // "港05・駅行き".
    if let point = word.firstIndex(of: "・"), isLineNumber(String(word[..<point])) {
      let rest = String(word[word.index(after: point)...])
      if let place = HeadingWords.destination(in: rest), !place.contains("・"), mayBePlace(place),
        !HeadingWords.looksLikeRoute(place)
      {
        return (String(word[..<point]), rest)
      }
    }
    for joint in ["線・", "線／", "線/", "線、"] {
      guard let range = word.firstRange(of: joint) else { continue }
      let (name, rest) = (
        String(word[..<range.lowerBound]) + "線", String(word[range.upperBound...])
      )
      guard HeadingWords.destination(in: rest) != nil, let line = line(name) else { continue }
      return (line, rest)
    }
    if let both = lineBesideWay(word) { return both }
    guard let range = word.firstRange(of: "系統"), range.upperBound < word.endIndex else {
      return nil
    }
    let rest = String(word[range.upperBound...])
    guard HeadingWords.destination(in: rest) != nil || departed(rest) != nil,
      let line = line(String(word[..<range.upperBound]))
    else { return nil }
    return (line, rest)
  }

  /// "10系統・20系統", "急行", "支線": lines, or which of a line's buses is meant.
  static func tellLines(_ compact: String) -> Bool {
    compact.ends(with: "系統") && line(compact) != nil || variants.contains(compact)
  }

  /// "右回り", "北ルート": which of a line's ways.
  static func isVariant(_ word: String) -> Bool { variants.contains(word) && word.length > 2 }

  /// "内回り", "左まわり": which way round.
  static func isTurnRound(_ word: String) -> Bool {
    ["内", "外", "右", "左", "時計", "反時計"].contains { side in
      ["回り", "まわり", "廻り"].contains { word == side + $0 }
    }
  }

  private static let variants: Set<String> = [
    "急行", "特急", "快速", "準急", "直行", "直通", "各停", "支線", "本線", "右回り", "左回り", "内回り", "外回り", "右まわり",
    "左まわり",
    "内まわり", "外まわり", "北回り", "南回り", "東回り", "西回り", "北ルート", "南ルート", "東ルート", "西ルート",
  ]

  /// The stop in "港時刻表", "港バス停", "港駅の時刻表".
  static func stopBeforeTimetable(_ word: String) -> String? {
    guard let stop = HeadingWords.stopBeforeTimetable(word), !NeverNames.isWord(stop) else {
      return nil
    }
    // スクールバス時刻表 names a bus.
    let namesBus = word.length > stop.length + 2 && word.begins(with: stop + "バス時刻表")
    return namesBus && (!BareName.isLikely(stop) || kindsOfPlace.contains(stop)) ? nil : stop
  }

  /// Of 空港バス時刻表 and 病院バス時刻表 the first word says which buses, and names no stop.
  private static let kindsOfPlace: Set<String> = [
    "空港", "大学", "病院", "学校", "駅", "温泉", "団地", "公園", "役場", "市役所", "ホテル", "工場", "港", "学園",
  ]

  /// Whether a text may name where buses stop or go, when words beside it say that it does.
  static func mayBePlace(_ text: String) -> Bool {
    isLikePlace(text) && !NeverNames.isWord(text) && PlatformWords.platform(in: text) == nil
      && DayLabel.labels(in: text).isEmpty
  }

  /// The same of a text that is known to be no day and no word that never names.
  static func isLikePlace(_ text: String) -> Bool {
    !text.isEmpty && text.length <= 40 && !places.ends(text) && !PlatformWords.isTrack(text)
      && text.unicodeScalars.contains { isKanaOrKanji($0) || $0.properties.isAlphabetic }
  }

  private static func isKanaOrKanji(_ scalar: Unicode.Scalar) -> Bool {
    (0x4E00...0x9FFF).contains(scalar.value) || (0x30A1...0x30FA).contains(scalar.value)
      || (0x3041...0x3096).contains(scalar.value)
  }

  /// Digits, dots and colons only.
  static func isNumber(_ word: String) -> Bool {
    word.unicodeScalars.allSatisfy { (0x2D...0x3A).contains(Scalars.folded($0.value)) }
  }

  /// Numbers and hyphens only: a page's own code.
  static func isCode(_ word: String) -> Bool {
    word.utf8.count > 3 && word.unicodeScalars.allSatisfy { (0x2D...0x39).contains($0.value) }
  }

  private static let places = WordList(["時刻表", "交通局", "株式会社", "について", "便", "時刻", "バス", "号", "系統"])
}
