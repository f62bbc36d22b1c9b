/// The words that say that buses arrive at a stop, or leave it. A new word is an entry of a list.
extension StopHeading {
  /// 着 is true, 発 is false, anything else nil.
  static func kind(of text: String) -> Bool? {
    guard text.utf8.count <= 40 else { return nil }
    return kinds[Texts.lowercased(Texts.compact(text))]
  }

  /// True for stops below a head that says that buses only let people off there, 降車地 beside 乗車地; else nil.
  static func isAlighting(under headings: [Grid.Cell]) -> Bool? {
    headings.contains { alighting.contains(Texts.compact($0.tokens.joined)) } ? true : nil
  }

  /// True for a row of its own among stops by which buses only let people off below it: 降車のみ; false for
  /// 乗車のみ, nil for any other.
  static func isAlightingBelow(_ cell: Grid.Cell, of columns: Int) -> Bool? {
    guard cell.columnSpan == columns, columns > 2 else { return nil }
    let text = Texts.compact(cell.tokens.joined)
    return alightingBelow.contains(text) ? true : boardingBelow.contains(text) ? false : nil
  }

  private static let alightingBelow: Set<String> = [
    "降車のみ", "降車専用", "降車停留所", "降車バス停", "以下降車のみ", "以下降車専用", "これより降車のみ", "これより降車専用", "降車専用停留所",
  ]
  private static let boardingBelow: Set<String> = [
    "乗車のみ", "乗車専用", "乗車停留所", "乗車バス停", "以下乗車のみ", "以下乗車専用", "乗車専用停留所",
  ]

  private static let alighting: Set<String> = [
    "降車地", "降車", "降車場", "降車場所", "降車停留所", "降車バス停", "降車専用", "降車のみ", "降車専用停留所", "下車地", "下車",
    "下車場所", "下車停留所", "下車バス停", "お降り場所", "お降りのバス停",
  ]

  private static let kinds: [String: Bool] = {
    let arrivals = [
      "着", "分着", "到着", "降", "(降)", "（降）", "降車", "降車専用", "降車のみ", "(着)", "（着）", "着時刻", "着時間", "到着時刻",
      "到着時間", "到",
      "到达", "到達", "抵达", "抵達", "到站", "入港", "着岸", "着港", "도착", "도착시간", "arr", "arr.", "arrive",
      "arrives", "arrival", "arrivals",
      "arrivaltime", "arrivingtime", "arriving", "ankunft", "arrivée", "arrivées", "llegada",
      "llegadas",
      "arrivo", "an",
      "drop-off", "dropoff", "drop-offtime", "dropofftime", "下车", "下車", "下车时间", "下車時間", "하차",
      "하차시간", "eta",
    ]
    let departures = [
      "発", "出発", "乗", "(乗)", "（乗）", "乗降", "乗車", "乗車専用", "乗車のみ", "(発)", "（発）", "発車", "発時刻", "発時間",
      "出発時刻", "出発時間", "发", "發",
      "开", "開", "发车", "發車", "出发", "出發", "开车", "開車", "출발", "출발시간", "발차", "出港", "出航", "出船", "dep",
      "dep.", "depart",
      "departs", "departure", "departures", "departuretime", "leave", "leaves", "departing",
      "leaving",
      "abfahrt", "départ", "départs", "salida", "salidas", "partenza", "ab",
      "arrive/depart", "arrives/departs", "arr/dep", "arr./dep.", "arrival/departure",
      "depart/arrive",
      "arrive/leave", "着発", "着・発", "着/発", "発/着", "到着・出発", "到着/出発", "到发", "到/发", "到达/出发", "到達/出發",
      "도착/출발", "출발/도착", "an/ab", "arrivée/départ", "llegada/salida",
    ]
    let pairs = arrivals.map { ($0, true) } + departures.map { ($0, false) }
    return Dictionary(pairs) { first, _ in first }
  }()

  /// What names end in that stand without a blank before such a word.
  static let endings: [(String, Bool)] = [
    ("出発時刻", false), ("到着時刻", true), ("発車時刻", false), ("出発時間", false), ("到着時間", true),
    ("発車時間", false),
    ("發車時間", false), ("发车时间", false), ("發車時刻", false), ("发车时刻", false), ("開車時間", false),
    ("开车时间", false),
    ("出發時間", false), ("出发时间", false), ("到達時間", true), ("到达时间", true), ("抵達時間", true),
    ("抵达时间", true),
    ("到站時間", true), ("到站时间", true), ("출발시간", false), ("출발시각", false), ("도착시간", true),
    ("도착시각", true),
    ("출발 시간", false), ("출발 시각", false), ("도착 시간", true), ("도착 시각", true),
    ("発車", false), ("始発", false),
    (" 乗車", false), (" 降車", true), (" 乗車専用", false), (" 降車専用", true), (" 乗車のみ", false),
    (" 降車のみ", true), (" バス発", false), (" バス着", true), ("（バス発）", false), ("（バス着）", true),
    ("(乗車専用)", false), ("(降車専用)", true), ("（降車）", true), ("（乗車）", false), ("発時刻", false),
    ("着時刻", true), ("（降車のみ）", true),
    ("(降車のみ)", true), ("（降車専用）", true), ("（乗車のみ）", false),
    ("(乗車のみ)", false), ("（乗車専用）", false), ("発着", false), ("（着）", true), ("(着)", true),
    ("（発）", false), ("(発)", false), ("[着]", true), ("〈発〉", false), ("〈着〉", true),
    ("【発】", false), ("【着】", true), ("〔発〕", false), ("〔着〕", true), ("＜発＞", false), ("＜着＞", true),
    ("[発]", false), ("到着", true), ("出発", false), ("入港", true), ("出港", false), ("出航", false),
    ("着", true),
    ("発", false), ("到达", true),
    ("到達", true), ("抵達", true), ("发车", false), ("發車", false), ("出发", false), ("出發", false),
    ("도착", true), ("출발", false), ("(도착)", true), ("(출발)", false), ("(Arr.)", true),
    ("(Dep.)", false), ("(arr)", true), ("(dep)", false),
  ]
}
