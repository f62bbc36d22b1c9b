/// What stands before a row of times: the stop's name, and whether the row is 着 or 発.
enum StopHeading {
  /// The stop's name (nil when only 着 or 発 stands there) and the row's kind (nil when unsaid);
  /// nil when the cells name no stop.
  static func read(_ cells: [Grid.Cell], _ tree: PageTree) -> (name: String?, isArrival: Bool?)? {
    var name: String?
    var isArrival: Bool?
    for cell in cells {
      let text = NameText.of(cell: cell.node, in: tree)
      if let kind = kind(of: text) {
        isArrival = kind
        continue
      }
      if Int(Texts.compact(text)) != nil { continue }
      let (stem, kind) = divided(text)
      if name == nil, !RowName.isVehicle(stem) { name = stem }
      isArrival = isArrival ?? kind
    }
    guard name != nil || isArrival != nil else { return nil }
    return (name, isArrival)
  }

  /// 着 is true, 発 is false, anything else nil.
  static func kind(of text: String) -> Bool? {
    guard text.utf8.count <= 40 else { return nil }
    return kinds[Texts.lowercased(Texts.compact(text))]
  }

  private static let kinds: [String: Bool] = {
    let arrivals = [
      "着", "分着", "到着", "降車", "降車専用", "降車のみ", "(着)", "（着）", "着時刻", "着時間", "到着時刻", "到着時間", "到",
      "到达", "到達", "抵达", "抵達", "到站", "入港", "着岸", "着港", "도착", "도착시간", "arr", "arr.", "arrive",
      "arrives", "arrival", "arrivals",
      "arrivaltime", "arrivingtime",
    ]
    let departures = [
      "発", "出発", "乗車", "乗車専用", "乗車のみ", "(発)", "（発）", "発車", "発時刻", "発時間", "出発時刻", "出発時間", "发", "發",
      "开", "開", "发车", "發車", "出发", "出發", "开车", "開車", "출발", "출발시간", "발차", "出港", "出航", "出船", "dep",
      "dep.", "depart",
      "departs", "departure", "departures", "departuretime", "leave", "leaves",
    ]
    let pairs = arrivals.map { ($0, true) } + departures.map { ($0, false) }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// "港発" and "港 出発" as "港"; a name without these words as it is.
  static func name(in text: String) -> String { divided(text).name }

  /// Whether a heading says of itself, or of the place it names, that buses arrive there.
  static func isArrival(_ heading: String) -> Bool {
    (kind(of: heading) ?? divided(heading).isArrival) == true
  }

  /// "A駅 発" as the name and the kind.
  private static func divided(_ printed: String) -> (name: String, isArrival: Bool?) {
    let text = withoutSigns(withoutNumber(withoutFare(printed)))
    if notStarts.contains(text) { return (text, nil) }
    for (suffix, isArrival) in endings where text.ends(with: suffix) {
      let stem = Texts.collapsed(text.before(ending: suffix))
      if !stem.isEmpty { return (stem, isArrival) }
    }
    guard text.utf8.contains(0x20) else { return (text, nil) }
    let words = text.split(separator: " ")
    // "Kobe Dep.", "Arrive Kobe".
    if let last = words.last, last.utf8.first.map({ $0 < 0x80 }) == true,
      let kind = kind(of: String(last))
    {
      return (words.dropLast().joined(separator: " "), kind)
    }
    if let first = words.first, first.utf8.first.map({ $0 < 0x80 }) == true,
      let kind = kind(of: String(first))
    {
      return (words.dropFirst().joined(separator: " "), kind)
    }
    return (text, nil)
  }

  private static let notStarts: Set<String> = ["始発", "終発", "先発", "次発", "後発", "初発"]

  /// "★西浦", "西浦●" as 西浦.
  private static func withoutSigns(_ text: String) -> String {
    guard signList.begins(text) || signList.ends(text) else { return Texts.collapsed(text) }
    var rest = text.drop { signs.contains($0) }
    while let last = rest.last, signs.contains(last) { rest.removeLast() }
    return rest.isEmpty ? text : Texts.collapsed(rest)
  }

  private static let signs = "★☆●○◎▲△▼▽■□◆◇※＊*・↓↑"
  private static let signList = WordList(signs.map { String($0) })

  /// "西浦（200円）" as 西浦.
  private static func withoutFare(_ text: String) -> String {
    guard fares.ends(text),
      let open = text.unicodeScalars.lastIndex(where: { "（(".unicodeScalars.contains($0) })
    else { return text }
    let name = Texts.collapsed(text[..<open])
    return name.isEmpty ? text : name
  }

  /// "1 駅" as 駅: a running number before the name.
  private static func withoutNumber(_ text: String) -> String {
    guard let space = text.utf8.firstIndex(of: 0x20) else { return text }
    let number = text[..<space]
    guard (1...2).contains(number.utf8.count),
      number.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return text }
    let name = Texts.collapsed(text[space...])
    return ["丁目", "番", "号", "条", "区", "階"].contains(where: name.begins) ? text : name
  }

  private static let fares = WordList(["円）", "円)"])

  private static let endings: [(String, Bool)] = [
    ("発時刻", false), ("出発時刻", false), ("着時刻", true), ("到着時刻", true), ("（降車のみ）", true),
    ("(降車のみ)", true), ("（降車専用）", true), ("（乗車のみ）", false),
    ("(乗車のみ)", false), ("（乗車専用）", false), ("発着", false), ("（着）", true), ("(着)", true),
    ("（発）", false), ("(発)", false), ("[着]", true),
    ("[発]", false), ("到着", true), ("出発", false), ("入港", true), ("出港", false), ("着", true),
    ("発", false), ("到达", true),
    ("到達", true), ("抵達", true), ("发车", false), ("發車", false), ("出发", false), ("出發", false),
    ("도착", true), ("출발", false), ("(도착)", true), ("(출발)", false), ("(Arr.)", true),
    ("(Dep.)", false), ("(arr)", true), ("(dep)", false),
  ]
}
